import { UNKNOWN, makeRecord, isFault, type GameRecord, type SetupChoice } from '@palier/rules';
import { describe, expect, test } from 'vitest';
import {
  linesOf,
  openReplay,
  roundAt,
  sceneAt,
  walk,
  type ReplayEyes,
  type Replay,
} from './replay.ts';
import { botGame } from '../local/testing/bot-game.ts';

const THREE: SetupChoice = { edition: 'level-8-101', players: 3, master: 'specials' };

function replayOf(record: GameRecord): Replay {
  const replay = openReplay(makeRecord(record));
  if (isFault(replay)) throw new Error(replay.code);
  return replay;
}

const RECORD = botGame(THREE, { seed: 'replay' });
const REPLAY = replayOf(RECORD);
const LAST = RECORD.events.length - 1;

describe('a record as steps', () => {
  test('has one for each event, and nothing wrong with it', () => {
    expect(REPLAY.steps.length).toBe(RECORD.events.length);
    expect(REPLAY.problem).toBeUndefined();
    expect(REPLAY.steps.at(-1)?.state.table.winners).toEqual(RECORD.result?.winners);
  });

  test('knows where rounds begin', () => {
    const deals = RECORD.events.flatMap(({ t }, at) => (t === 'roundDealt' ? [at] : []));
    expect(REPLAY.rounds.map(({ at }) => at)).toEqual(deals);
    expect(roundAt(REPLAY, 0)).toBe(0);
    expect(roundAt(REPLAY, deals[1]! - 1)).toBe(0);
    expect(roundAt(REPLAY, deals[1]!)).toBe(1);
    expect(roundAt(REPLAY, LAST)).toBe(deals.length - 1);
  });

  test('a turn ends before the next one begins', () => {
    for (const at of REPLAY.turns) {
      const next = REPLAY.steps[at + 1]?.event?.t;
      expect([
        undefined,
        'roundDealt',
        'cardDrawn',
        'cardTaken',
        'turnSkipped',
        'roundEnded',
      ]).toContain(next);
    }
    expect(REPLAY.turns.at(-1)).toBe(LAST);
  });

  test('tells a round line by line', () => {
    const [first, second] = REPLAY.rounds;
    const lines = linesOf(REPLAY, first!.at + 3, 'spectator');
    expect(lines.map(({ at }) => at)).toEqual(
      Array.from({ length: second!.at - first!.at }, (_, index) => first!.at + index),
    );
  });
});

describe('walking', () => {
  test('there and back again', () => {
    expect(walk(REPLAY, 5, 'first')).toBe(0);
    expect(walk(REPLAY, 5, 'last')).toBe(LAST);
    expect(walk(REPLAY, 5, 'forward')).toBe(6);
    expect(walk(REPLAY, 5, 'back')).toBe(4);
    expect(walk(REPLAY, 0, 'back')).toBe(0);
    expect(walk(REPLAY, LAST, 'forward')).toBe(LAST);
    expect(walk(REPLAY, LAST, 'turn-forward')).toBe(LAST);
    expect(walk(REPLAY, 0, 'turn-back')).toBe(0);
  });

  test('turn by turn through the whole game, in both directions', () => {
    const seen: number[] = [];
    for (let at = 0; at < LAST;) seen.push((at = walk(REPLAY, at, 'turn-forward')));
    expect(seen).toEqual(REPLAY.turns.filter((at) => at > 0));
    const back: number[] = [];
    for (let at = LAST; at > 0;) back.push((at = walk(REPLAY, at, 'turn-back')));
    expect(back.toReversed()).toEqual([...new Set([0, ...REPLAY.turns.slice(0, -1)])]);
  });
});

describe('eyes see what they may', () => {
  const isHidden = (cards: readonly number[]): boolean => cards.every((card) => card === UNKNOWN);

  test.each<[ReplayEyes, readonly boolean[]]>([
    ['open', [false, false, false]],
    ['spectator', [true, true, true]],
    [2, [true, false, true]],
  ])('%s', (eyes, hidden) => {
    for (const [at, { state }] of REPLAY.steps.entries()) {
      const { hands } = sceneAt(REPLAY, at, eyes);
      expect(hands.map((hand) => hand.length)).toEqual(state.hands.map((hand) => hand.length));
      for (const [index, hand] of hands.entries()) {
        if (hidden[index] === true) expect(isHidden(hand)).toBe(true);
        else expect(hand).toEqual(state.hands[index]);
      }
    }
  });

  test('a drawn card is told to its owner alone', () => {
    const at = RECORD.events.findIndex(({ t }) => t === 'cardDrawn');
    const event = RECORD.events[at]!;
    const seat = 'seat' in event ? event.seat : 0;
    expect(sceneAt(REPLAY, at, seat).event).toEqual(event);
    expect(sceneAt(REPLAY, at, 'open').event).toEqual(event);
    const other = seat === 1 ? 2 : 1;
    expect(sceneAt(REPLAY, at, other).event).toEqual({ ...event, card: UNKNOWN });
  });
});

describe('a record that is not sound', () => {
  test('is shown up to where it breaks', () => {
    const at = RECORD.events.findLastIndex(({ t }) => t === 'cardDiscarded');
    const replay = replayOf({ ...RECORD, events: RECORD.events.toSpliced(at, 1) });
    expect(replay.problem).toBeDefined();
    expect(replay.steps.length).toBe(at);
  });

  test('is shown whole where only its shuffles are not what it promised', () => {
    const { result } = RECORD;
    const replay = replayOf({ ...RECORD, result: { ...result!, secret: '0'.repeat(64) } });
    expect(replay.problem).toEqual({ t: 'broken-commitment' });
    expect(replay.steps.length).toBe(RECORD.events.length);
  });

  test('or cannot be read at all', () => {
    expect(openReplay('nonsense')).toMatchObject({ t: 'fault', code: 'not-json' });
  });
});

test('a take-back leads back to where the turn was', () => {
  const at = RECORD.events.findIndex(({ t }) => t === 'levelLaid');
  const laid = RECORD.events[at]!;
  const seat = 'seat' in laid ? laid.seat : 0;
  const events = RECORD.events.toSpliced(at + 1, 0, { t: 'takenBack', seat, to: at }, laid);
  const replay = replayOf({ ...RECORD, events });
  expect(replay.problem).toBeUndefined();
  expect(sceneAt(replay, at + 1, 'open').table).toEqual(sceneAt(replay, at - 1, 'open').table);
  expect(sceneAt(replay, at + 2, 'open').table).toEqual(sceneAt(replay, at, 'open').table);
});
