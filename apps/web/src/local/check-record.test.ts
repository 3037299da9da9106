import { commandOf, makeRecord } from '@palier/rules';
import { describe, expect, test } from 'vitest';
import { receiptOf } from './check-record.ts';
import { botGame } from './testing/bot-game.ts';

const RECORD = botGame({ edition: 'level-8-99', players: 2 }, { seed: 'receipt' });
const MOVES = RECORD.events.filter(
  (event) => event.t !== 'takenBack' && commandOf(event) !== undefined,
).length;

describe('a receipt', () => {
  test('says that all moves are legal and where the shuffles come from', () => {
    expect(receiptOf(makeRecord(RECORD))).toEqual({
      t: 'checked',
      header: RECORD.header,
      secret: RECORD.result?.secret,
      source: 'secret',
      moves: MOVES,
      problem: undefined,
    });
  });

  test('says where a move was not', () => {
    const at = RECORD.events.findIndex(({ t }) => t === 'cardDiscarded');
    const events = RECORD.events.toSpliced(at, 1);
    expect(receiptOf(makeRecord({ ...RECORD, events }))).toMatchObject({
      problem: { event: at + 1 },
    });
  });

  test('says that a secret is not the one promised', () => {
    const result = { ...RECORD.result!, secret: 'f'.repeat(64) };
    expect(receiptOf(makeRecord({ ...RECORD, result }))).toMatchObject({
      problem: { event: undefined },
    });
  });

  test.each([undefined, '', 'no record'])('says nothing of what cannot be read: %j', (text) => {
    expect(receiptOf(text)).toEqual({ t: 'unreadable' });
  });
});
