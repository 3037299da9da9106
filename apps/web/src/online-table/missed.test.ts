import { numberCard, type RecordedEvent } from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { byRound, hasMoved, isMuch } from './missed.ts';

const CARD = numberCard(0, 7);

const drawn = (seat: number): RecordedEvent => ({ t: 'cardDrawn', seat, card: CARD });
const discarded = (seat: number): RecordedEvent => ({ t: 'cardDiscarded', seat, card: CARD });
const laid = (seat: number): RecordedEvent => ({ t: 'levelLaid', seat, level: 1, melds: [] });
const skipped: RecordedEvent = { t: 'turnSkipped', seat: 1 };
const ended = { t: 'roundEnded' } as RecordedEvent;
const dealt = (round: number) => ({ t: 'roundDealt', round }) as RecordedEvent;

describe('a sheet', () => {
  test.each([
    ['nothing', [], false],
    ['what stands on the table anyway', [drawn(2), discarded(2)], false],
    ['a whole turn more', [drawn(2), discarded(2), drawn(3)], true],
    ['the end of a round', [discarded(2), ended], true],
  ])('for %s', (_, missed, isSheet) => {
    expect(isMuch(missed)).toBe(isSheet);
  });
});

describe('what was missed', () => {
  test('belongs to the round that goes on where no other was dealt', () => {
    const missed = [drawn(2), discarded(2)];
    expect(byRound(missed, 4)).toEqual([{ round: 4, events: missed }]);
  });

  test('is told of rounds that are over as far as it counted', () => {
    const first = [drawn(2), laid(2), discarded(2), ended];
    const second = [dealt(4), drawn(3), laid(3), ended];
    const now = [dealt(5), drawn(1), discarded(1)];
    expect(byRound([...first, ...second, ...now], 5)).toEqual([
      { round: 3, events: [laid(2), ended] },
      { round: 4, events: [laid(3), ended] },
      { round: 5, events: now },
    ]);
  });

  test('is told whole where the round has just ended', () => {
    const missed = [drawn(2), laid(2), ended];
    expect(byRound(missed, 4)).toEqual([{ round: 4, events: missed }]);
  });
});

describe('somebody moved in a seat', () => {
  test.each([
    ['one’s own', [drawn(1)], 1, true],
    ['another', [drawn(2)], 1, false],
    ['none that one has', [drawn(2)], undefined, false],
    ['what happens to a seat is no move', [skipped], 1, false],
  ])('%s', (_, missed, seat, isSo) => {
    expect(hasMoved(missed, seat)).toBe(isSo);
  });
});
