// Where rules come from: what the ledger says in words against what the kernel holds as data.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** @typedef {{ id: string, place: string, lines: readonly string[] }} Entry of the ledger, with its text */
/** @typedef {{ printed: readonly string[], isRuled: boolean, otherReadings: readonly { option: string }[] }} RuleSource */
/**
 * @typedef {object} Sources what the kernel says of where rules come from
 * @property {Readonly<Record<string, RuleSource>>} RULE_SOURCES
 * @property {Readonly<Record<string, readonly string[]>>} DEFAULTS_PRINTED
 */

/** How the ledger cites the booklets that the kernel knows by id. */
const CITED_AS = new Map([
  ['Level Up official', 'level-up.official'],
  ['Level Up guide', 'level-up.guide'],
  ['Level 8, 99 cards', 'level-8-99'],
  ['Level 8, 101 cards', 'level-8-101'],
]);

const KERNEL_SOURCES = 'packages/rules/src/rule-sources.ts';
const SOURCE = /^\*Source:\* (?:book \((?<cited>.+)\)(?<ruled>, ruling)?|ruling)$/u;
const DEFAULT_PRINTED = /^\*Default printed:\* (?<cited>.+)$/u;

/**
 * @param {string} root
 * @returns {Promise<Sources>}
 */
export async function readSources(root) {
  const path = join(root, KERNEL_SOURCES);
  if (!existsSync(path)) return { RULE_SOURCES: {}, DEFAULTS_PRINTED: {} };
  // By vite, so that it can be read by a Node that knows no TypeScript.
  const imported = await runnerImport(path, { root, configFile: false, logLevel: 'silent' });
  return /** @type {{ module: Sources }} */ (imported).module;
}

/**
 * The ledger's words about sources against the kernel's data.
 *
 * @param {readonly Entry[]} entries
 * @param {Sources} sources
 */
export function checkSources(entries, { RULE_SOURCES, DEFAULTS_PRINTED }) {
  const problems = entries.flatMap((entry) => {
    const source = RULE_SOURCES[entry.id];
    if (source === undefined) return [`${entry.place}: ${entry.id} is not in ${KERNEL_SOURCES}`];
    const option = entry.id.startsWith('HOUSE-') ? entry.id.slice('HOUSE-'.length) : undefined;
    return [
      ...checkSource(entry, source),
      ...(option === undefined ? [] : checkDefault(entry, DEFAULTS_PRINTED[option] ?? [])),
      ...source.otherReadings
        .map((reading) => `HOUSE-${reading.option}`)
        .filter((id) => !entry.lines.some((line) => line.includes(id)))
        .map((id) => `${entry.place}: ${entry.id} does not name ${id}, its other reading`),
    ];
  });
  const known = new Set(entries.map(({ id }) => id));
  for (const id of Object.keys(RULE_SOURCES)) {
    if (!known.has(id)) problems.push(`${KERNEL_SOURCES}: ${id} is not in the ledger`);
  }
  const printed = entries.filter(({ lines }) =>
    lines.some((line) => line.startsWith('*Source:* book')),
  );
  return {
    problems,
    book: printed.length,
    partly: printed.filter(({ lines }) => lines.some((line) => /^\*Source:.*, ruling$/u.test(line)))
      .length,
    ruling: entries.length - printed.length,
  };
}

/**
 * @param {Entry} entry
 * @param {RuleSource} source
 * @returns {readonly string[]}
 */
function checkSource({ id, place, lines }, source) {
  const line = lines.find((text) => text.startsWith('*Source:*')) ?? '';
  const read = SOURCE.exec(line)?.groups;
  if (read === undefined) {
    return [`${place}: ${id} needs a line '*Source:* book (BOOKLET: "Heading"), ruling'`];
  }
  const cited = read['cited'] ?? '';
  const isRuled = cited === '' || read['ruled'] !== undefined;
  return [
    ...differences(`${place}: ${id}`, booklets(cited, /: "/u), source.printed),
    ...(isRuled === source.isRuled
      ? []
      : [
          `${place}: ${id} is${isRuled ? '' : ' not'} a ruling here, otherwise in ${KERNEL_SOURCES}`,
        ]),
  ];
}

/**
 * @param {Entry} entry
 * @param {readonly string[]} printed
 * @returns {readonly string[]}
 */
function checkDefault({ id, place, lines }, printed) {
  const cited = lines.map((line) => DEFAULT_PRINTED.exec(line)?.groups?.['cited']).find(Boolean);
  if (cited === undefined) return [`${place}: ${id} needs a line '*Default printed:* BOOKLET; …'`];
  return differences(
    `${place}: the default of ${id}`,
    cited === 'nowhere' ? [] : booklets(cited, /$/u),
    printed,
  );
}

/**
 * @param {string} cited `Level Up official: "Heading"; Level Up guide: "Heading"`
 * @param {RegExp} end what follows the name of a booklet
 * @returns {readonly string[]} ids; what is no booklet as it is written
 */
function booklets(cited, end) {
  return cited
    .split('; ')
    .filter((text) => text !== '')
    .map((text) => text.split(end)[0] ?? text)
    .map((name) => CITED_AS.get(name) ?? name);
}

/**
 * @param {string} what
 * @param {readonly string[]} ledger
 * @param {readonly string[]} kernel
 * @returns {readonly string[]}
 */
function differences(what, ledger, kernel) {
  return [
    ...ledger
      .filter((id) => !kernel.includes(id))
      .map((id) => `${what} is printed in ${id}, not in ${KERNEL_SOURCES}`),
    ...kernel
      .filter((id) => !ledger.includes(id))
      .map((id) => `${what} is not printed in ${id}, but in ${KERNEL_SOURCES}`),
  ];
}
