/** The golden files: this version counts and replays as the one that made them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from './documents.ts';
import { isFault } from './faults.ts';
import { makeRecord, momentsOf, parseRecord, type GameRecord } from './record.ts';
import {
  countAgain,
  variantName,
  playthroughs,
  variants,
  type PerftRow,
} from './testing/fixtures.ts';
import { verify } from './verify.ts';

const folder = fileURLToPath(new URL('../../../fixtures', import.meta.url));
const perft = JSON.parse(readFileSync(`${folder}/perft.json`, 'utf8')) as readonly PerftRow[];
const files = readdirSync(`${folder}/playthroughs`);

function read(file: string): { readonly text: string; readonly record: GameRecord } {
  const text = readFileSync(`${folder}/playthroughs/${file}`, 'utf8');
  const record = parseRecord(text);
  if (isFault(record)) throw new Error(`${file}: ${JSON.stringify(record)}`);
  return { text, record };
}

describe('legal moves are as many as they were', () => {
  it.each(perft.map((row) => [row.name, row] as const))('%s', (_name, row) => {
    expect(countAgain(row)).toEqual(row.counts);
  });

  it('in every edition and ladder', () => {
    const names = perft.map(({ name }) => name);
    for (const variant of variants()) {
      const name = variantName(variant);
      expect(names).toContain(`${name} ready to lay`);
      if (variant.master === 'none') expect(names).toContain(`${name} dealt`);
    }
  });
});

describe('a game once played replays', () => {
  it.each(files)('%s', (file) => {
    const { text, record } = read(file);
    const { winners, rounds } = record.result!;
    expect(verify(record)).toEqual({
      events: record.events.length,
      rounds,
      isFinished: true,
      shuffles: 'checked',
      winners,
      problems: [],
    });
    const moments = momentsOf(record);
    if (isFault(moments)) throw new Error(moments.code);
    expect(moments.at(-1)!.state.table).toMatchObject({ step: 'over', winners, round: rounds });
    expect(makeRecord(record)).toBe(text);
  });

  it('in every edition, ladder and form of the add-on, under either fairness', () => {
    expect(files.toSorted()).toEqual(
      playthroughs()
        .map((one) => `${variantName(one)}.jsonl`)
        .toSorted(),
    );
    const fairness = new Set(files.map((file) => read(file).record.header.fairness.t));
    expect([...fairness].toSorted()).toEqual(['honest', 'seeded']);
  });

  it('and everything that can happen, happens in some', () => {
    const types = new Set(files.flatMap((file) => read(file).record.events.map(({ t }) => t)));
    expect([...types].toSorted()).toEqual(EVENT_TYPES.toSorted());
  });
});
