/** The moments worth a flourish: read from events, each once, growing towards the end. */
import { assert, isFault, momentsOf, parsePosition, type Event, type Table } from '@palier/rules';
import { expect, it } from 'vitest';
import { botGame } from '../local/testing/bot-game.ts';
import { heatOf, peaksIn, type Peak } from './peaks.ts';

function tableAt(levels: readonly number[]): Table {
  const position = { palier: 1, edition: 'level-8-101', players: levels.length, dealer: 1, levels };
  const parsed = parsePosition(position, 'a seed');
  assert(!isFault(parsed), JSON.stringify(parsed));
  return parsed.state.table;
}

const LOW = tableAt([1, 1, 1]);

const OUT: Event = {
  t: 'roundEnded',
  by: 'went-out',
  seat: 2,
  last: 2,
  cleared: [[], [1], []],
  keepers: [],
  nextDealer: 1,
};

/** Without the heat, which grows elsewhere. */
function kindsOf(peaks: readonly Peak[]): readonly object[] {
  return peaks.map(({ heat: _, ...peak }) => peak);
}

it('a level laid, with as many cards as it took, and how far up it is', () => {
  const meld = { kind: 'run', cards: [] } as const;
  const laid: Event = { t: 'levelLaid', seat: 2, level: 1, melds: [meld, meld] };
  expect(kindsOf(peaksIn([laid], LOW, LOW))).toEqual([
    { t: 'laid', seat: 2, cards: 0, level: 1, share: 1 / 8 },
  ]);
  const high = tableAt([1, 8, 1]);
  const last = { ...laid, level: 8 };
  expect(kindsOf(peaksIn([last], high, high))).toEqual([
    { t: 'laid', seat: 2, cards: 0, level: 8, share: 1 },
  ]);
});

it('who is stopped, once: the turn that is missed at once is the same moment', () => {
  const passed: Event = { t: 'passPlayed', seat: 1, on: 2 };
  const skipped: Event = { t: 'turnSkipped', seat: 2 };
  const stopped = { t: 'stopped', seat: 2, by: 1 };
  expect(kindsOf(peaksIn([passed, skipped], LOW, LOW))).toEqual([stopped]);
  expect(kindsOf(peaksIn([skipped], LOW, LOW))).toEqual([{ t: 'missed', seat: 2 }]);
});

it.each<readonly [string, readonly number[], readonly number[], readonly object[]]>([
  ['the first to lead', [1, 1, 1], [1, 2, 1], [{ t: 'lead', seat: 2, from: [] }]],
  ['a leader overtaken', [3, 2, 1], [3, 4, 1], [{ t: 'lead', seat: 2, from: [1] }]],
  ['a tie broken', [3, 3, 1], [4, 3, 1], [{ t: 'lead', seat: 1, from: [] }]],
  ['two overtaken by one', [3, 3, 1], [3, 3, 4], [{ t: 'lead', seat: 3, from: [1, 2] }]],
  ['two who overtake together do not lead', [3, 2, 2], [3, 4, 4], []],
  ['who draws level overtakes nobody', [3, 2, 1], [3, 3, 1], []],
  ['who leads on overtakes nobody', [1, 2, 1], [1, 3, 1], []],
  ['the last step, once', [3, 7, 1], [3, 8, 1], [{ t: 'lastStep', seat: 2 }]],
  ['on the last step already', [3, 8, 1], [4, 8, 1], []],
])('on the stairs: %s', (_, before, after, climbs) => {
  expect(kindsOf(peaksIn([], tableAt(before), tableAt(after)))).toEqual(climbs);
});

it('who goes out, before anybody has climbed', () => {
  expect(kindsOf(peaksIn([OUT], LOW, LOW))).toEqual([{ t: 'out', seat: 2 }]);
});

it('nothing of what is taken back', () => {
  const fresh = [{ t: 'takenBack', seat: 1, to: 3 } as const, OUT];
  expect(peaksIn(fresh, LOW, tableAt([1, 2, 1]))).toEqual([]);
});

it('a whole game ends on the moon and grows warmer all the way', () => {
  const moments = momentsOf(botGame({ edition: 'level-8-101', players: 3 }, { seed: 'peaks' }));
  assert(!isFault(moments), 'the game can be followed');
  const peaks = moments
    .slice(1)
    .flatMap(({ event, state }, index) =>
      event === undefined ? [] : peaksIn([event], moments[index]!.state.table, state.table),
    );
  const heats = peaks.map(({ heat }) => heat);
  expect(heats).toEqual(heats.toSorted((a, b) => a - b));
  expect(peaks.at(-1)!.t).toBe('moon');
  expect(heats.at(-1)).toBe(1);
  expect(heatOf(moments[0]!.state.table)).toBe(0);
  expect(new Set(peaks.map(({ t }) => t))).toContain('lead');
});
