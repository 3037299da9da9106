import { makeRecord, type GameRecord } from '@palier/rules';
import { shownTo } from '@palier/table';
import { describe, expect, test } from 'vitest';
import { checkRecord, type SeenGame } from '../local/check-record.ts';
import { botGame } from '../local/testing/bot-game.ts';
import { checksOf, verdictOf } from './checks.ts';

const RECORD = botGame({ edition: 'level-8-99', players: 2 }, { seed: 'checks' });
const { fairness } = RECORD.header;
const LUCK = fairness.t === 'honest' ? fairness : undefined;
const NOTED = { commitment: LUCK!.commitment, salt: LUCK!.salts[0]! };
const SEEN: SeenGame = { viewer: 1, entries: shownTo(1, RECORD.events) };

function statesOf(
  record: GameRecord,
  { seen = SEEN, noted = NOTED }: { seen?: SeenGame; noted?: typeof NOTED | undefined } = {},
): string {
  const checks = checksOf(checkRecord(makeRecord(record), seen), noted);
  return checks.map(({ name, state }) => `${name} ${state}`).join(', ');
}

const ALL_GOOD = 'promise good, secret good, salt good, game good, seen good';

describe('the proof', () => {
  test('is right in every step where nothing was touched', () => {
    expect(statesOf(RECORD)).toBe(ALL_GOOD);
  });

  test('notices another commitment than the one noted', () => {
    const noted = { ...NOTED, commitment: 'f'.repeat(64) };
    expect(statesOf(RECORD, { noted })).toBe(ALL_GOOD.replace('promise good', 'promise bad'));
  });

  test('notices that what one added was left out', () => {
    const noted = { ...NOTED, salt: 'mine' };
    expect(statesOf(RECORD, { noted })).toBe(ALL_GOOD.replace('salt good', 'salt bad'));
  });

  test('notices another secret than the one promised', () => {
    const result = { ...RECORD.result!, secret: 'e'.repeat(64) };
    expect(statesOf({ ...RECORD, result })).toBe(
      'promise good, secret bad, salt good, game bad, seen good',
    );
  });

  test('notices a secret that is not shown', () => {
    const { secret: _, ...result } = RECORD.result!;
    expect(statesOf({ ...RECORD, result })).toBe(
      'promise good, secret unknown, salt good, game bad, seen good',
    );
  });

  test('notices a game that is not the one seen', () => {
    const other = botGame({ edition: 'level-8-99', players: 2 }, { seed: 'checks 2' });
    const entries = shownTo(1, other.events);
    expect(statesOf(RECORD, { seen: { viewer: 1, entries } })).toBe(
      ALL_GOOD.replace('seen good', 'seen bad'),
    );
  });

  test('notices a game that ended otherwise than it was seen', () => {
    const entries = SEEN.entries.slice(0, -1);
    expect(statesOf(RECORD, { seen: { viewer: 1, entries } })).toContain('seen bad');
  });

  test('does not claim what this device cannot know', () => {
    const checks = checksOf(checkRecord(makeRecord(RECORD), undefined), undefined);
    expect(checks.map(({ state }) => state)).toEqual([
      'unknown',
      'good',
      'unknown',
      'good',
      'unknown',
    ]);
  });

  test.each([undefined, 'no record'])('says that it could not be made of %j', (text) => {
    expect(checksOf(checkRecord(text, SEEN), NOTED)).toEqual([{ name: 'game', state: 'unknown' }]);
  });
});

describe('the verdict', () => {
  test.each([
    [['good', 'good'], 'good'],
    [['good', 'bad', 'unknown'], 'bad'],
    [['good', 'unknown'], 'partly'],
    [['unknown'], 'unknown'],
  ] as const)('of %j is %s', (states, verdict) => {
    expect(verdictOf(states.map((state) => ({ name: 'game', state })))).toBe(verdict);
  });
});
