#!/usr/bin/env node
// What `palier` starts with. It keeps to what any Node can read, however old, to tell it that it is too
// old; `old-node.json`, the words for that, is written by `build-program.ts`.
'use strict';

/* oxlint-disable typescript/no-require-imports, unicorn/prefer-node-protocol -- an old Node knows nothing else */
const { readFileSync } = require('fs');
const { join } = require('path');
/* oxlint-enable typescript/no-require-imports, unicorn/prefer-node-protocol */

/** @typedef {{ oldest: string, sentences: Record<string, string> }} OldNode */
const { oldest, sentences } = /** @type {OldNode} */ (
  JSON.parse(readFileSync(join(__dirname, 'old-node.json'), 'utf8'))
);

const found = process.versions.node;
const [wantedMajor = 0, wantedMinor = 0] = oldest.split('.').map(Number);
const [major = 0, minor = 0] = found.split('.').map(Number);

if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) {
  const program = './palier.js';
  void import(program);
} else {
  // As `run.ts` has it: the first of these that is set decides.
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  const named = String([LC_ALL, LC_MESSAGES, LANG, locale].find(Boolean));
  const lang = named.slice(0, 2).toLowerCase();
  const sentence = String(sentences[lang in sentences ? lang : 'en']);
  console.error(sentence.replace('FOUND', found));
  process.exitCode = 1;
}
