/** The document for those who write clients says what the code does. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CLOSINGS } from '@palier/table/room';
import { describe, expect, it } from 'vitest';
import { wireSchema } from './api/wire-schemas.ts';

function read(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
}

describe('docs/PROTOCOL.md', () => {
  const text = read('PROTOCOL.md');
  const examples = [...text.matchAll(/^(?<way>[→←]) (?<json>\{.*\})$/gmu)].map(
    ({ groups }) => [groups!['way']!, groups!['json']!] as const,
  );
  const ajv = new Ajv2020({ strict: false });
  const isTell = ajv.compile(wireSchema('live-tell'));
  const isHello = ajv.compile(wireSchema('live-hello'));
  const isAsk = ajv.compile(wireSchema('live-ask'));
  const isLobbyHello = ajv.compile(wireSchema('lobby-hello'));
  const isLobbyTell = ajv.compile(wireSchema('lobby-tell'));
  const ofLobby = new Set(['tables', 'changed']);

  it('has examples that are what they should be', () => {
    expect(examples.length).toBeGreaterThan(12);
    for (const [way, json] of examples) {
      const message = JSON.parse(json) as { readonly t: string; readonly table?: string };
      const hears = ofLobby.has(message.t) ? isLobbyTell : isTell;
      const greets = message.table === undefined ? isLobbyHello : isHello;
      const says = message.t === 'hello' ? greets : isAsk;
      const check = way === '←' ? hears : says;
      expect([json, check(message), check.errors]).toEqual([json, true, null]);
    }
  });

  it('names everything that can be asked and told, and every reason to be closed', () => {
    const asks = wireSchema('live-ask')['oneOf'] as readonly Tagged[];
    const tells = wireSchema('live-tell')['oneOf'] as readonly Tagged[];
    const lobby = wireSchema('lobby-tell')['oneOf'] as readonly Tagged[];
    const names = [...asks, ...tells, ...lobby].map(({ properties }) => properties.t.const);
    const missing = [...names, ...CLOSINGS].filter((name) => !text.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});

type Tagged = { readonly properties: { readonly t: { readonly const: string } } };
