import { UNKNOWN, parseCard, type Card, type RecordedEvent } from '@palier/rules';
import { expect, test } from 'vitest';
import { roundsTold } from './told-turns.ts';

const R7 = parseCard('R7') as Card;

const DEALT: RecordedEvent = {
  t: 'roundDealt',
  round: 2,
  dealer: 1,
  hands: [],
  upcard: R7,
  stock: [],
};
const drawn = (seat: number): RecordedEvent => ({ t: 'cardDrawn', seat, card: UNKNOWN });
const discarded = (seat: number): RecordedEvent => ({ t: 'cardDiscarded', seat, card: R7 });
const ENDED: RecordedEvent = {
  t: 'roundEnded',
  by: 'went-out',
  seat: 2,
  last: 2,
  cleared: [[], [1]],
  keepers: [],
};

function turnsOf(events: readonly RecordedEvent[]) {
  const lines = events.map((event) => ({ event }));
  return roundsTold(lines, 1).map(({ round, turns }) => [
    round,
    turns.map((turn) => [turn.seat, turn.lines.map(({ event }) => event.t)]),
  ]);
}

test('a heading for each turn, the deal and the end apart', () => {
  const events = [discarded(1), ENDED, DEALT, drawn(2), discarded(2), drawn(1)];
  expect(turnsOf(events)).toEqual([
    [
      1,
      [
        [1, ['cardDiscarded']],
        [undefined, ['roundEnded']],
      ],
    ],
    [
      2,
      [
        [undefined, ['roundDealt']],
        [2, ['cardDrawn', 'cardDiscarded']],
        [1, ['cardDrawn']],
      ],
    ],
  ]);
});

test('two turns in a row of the same player are two', () => {
  expect(turnsOf([drawn(1), discarded(1), drawn(1)])).toEqual([
    [
      1,
      [
        [1, ['cardDrawn', 'cardDiscarded']],
        [1, ['cardDrawn']],
      ],
    ],
  ]);
});

test('what happens to the piles and what others answer belongs to the turn', () => {
  const offers: RecordedEvent[] = [
    { t: 'offerMade', seat: 2 },
    { t: 'offersShown', offers: [[], [R7]] },
    { t: 'cardPicked', seat: 1, from: 2, card: R7 },
  ];
  const events: RecordedEvent[] = [{ t: 'stockRebuilt', stock: [] }, drawn(1), ...offers];
  expect(turnsOf(events)).toEqual([
    [
      1,
      [
        [undefined, ['stockRebuilt']],
        [1, ['cardDrawn', 'offerMade', 'offersShown', 'cardPicked']],
      ],
    ],
  ]);
});

test('nothing is lost or told twice', () => {
  const events = [drawn(1), DEALT, ENDED, drawn(2), discarded(2), discarded(1), DEALT];
  const lines = events.map((event, number) => ({ event, number }));
  const told = roundsTold(lines, 1).flatMap(({ turns }) => turns.flatMap((turn) => turn.lines));
  expect(told).toEqual(lines);
});
