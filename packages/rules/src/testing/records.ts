/** Games written down, with everything a record may hold: either fairness, take-backs, a position. */
import { assert } from '../assert.ts';
import { seededChance } from '../chance.ts';
import { play, start } from '../decide.ts';
import { isFault } from '../faults.ts';
import { commitmentTo, honestChance } from '../honest.ts';
import { makePosition } from '../position-print.ts';
import { positionDocument } from '../position-document.ts';
import {
  makeHeader,
  makeRecord,
  parseRecord,
  type Fairness,
  type GameRecord,
  type RecordedEvent,
} from '../record.ts';
import { isRefusal } from '../refusals.ts';
import type { Setup } from '../setup.ts';
import { deciders, type State } from '../state.ts';
import { diceFrom } from './dice.ts';
import { chooseMove, type Style } from './player.ts';

export type Recording = {
  readonly seed: string;
  /** Where the luck comes from; `secret` may be kept to oneself. */
  readonly fairness?: 'seeded' | 'honest' | 'honest without secret';
  readonly style?: Style;
  /** How often a player who laid or added takes it back: one time in so many. */
  readonly takeBacks?: number;
  /** Leave the game after so many moves. */
  readonly moves?: number;
  /** Begin here instead of at a first deal. */
  readonly from?: State;
};

const SALTS = ['salt of the first', 'Salz', '塩', 'sel', 'sal', 'só'];

/** A secret for tests: 32 bytes in hexadecimal, from a seed. */
export function secretOf(seed: string): string {
  const dice = diceFrom(`${seed}/secret`);
  return Array.from({ length: 64 }, () => '0123456789abcdef'[dice.below(16)]!).join('');
}

export function recordGame(setup: Setup, recording: Recording): GameRecord {
  const { seed, fairness: kind = 'seeded', from, takeBacks = 0 } = recording;
  const secret = secretOf(seed);
  const salts = SALTS.slice(0, setup.players);
  const fairness: Fairness =
    kind === 'seeded'
      ? { t: 'seeded', seed }
      : { t: 'honest', commitment: commitmentTo(secret), salts };
  const chance = kind === 'seeded' ? seededChance(seed) : honestChance(secret, salts);
  const dice = diceFrom(`${seed}/player`);
  const events: RecordedEvent[] = [];
  let state: State;
  if (from === undefined) {
    const first = start(setup, chance);
    events.push(...first.events);
    ({ state } = first);
  } else state = from;
  const standing = [{ number: events.length, state }];
  for (let moves = 0; state.table.step !== 'over' && moves !== recording.moves; moves++) {
    const seat = dice.pick(deciders(state.table));
    const command = chooseMove(state, seat, recording.style ?? 'eager', dice);
    const result = play(state, seat, command, chance);
    assert(!isRefusal(result), 'a legal move is refused');
    events.push(...result.events);
    ({ state } = result);
    const isPlacing = command.t === 'layLevel' || command.t === 'addCard';
    const isDiscard = command.t === 'discard';
    const isMore = result.events.slice(1).some(({ t }) => t !== 'turnSkipped');
    if (!(isPlacing || isDiscard) || isMore) standing.length = 0;
    standing.push({ number: events.length, state });
    const canTakeBack = standing.length > 1;
    if (takeBacks === 0 || !canTakeBack || !dice.oneIn(takeBacks)) continue;
    const back = dice.below(standing.length - 1);
    standing.length = back + 1;
    events.push({ t: 'takenBack', seat, to: standing[back]!.number });
    ({ state } = standing[back]!);
  }
  const isOver = state.table.step === 'over';
  const shown = kind === 'honest' ? { secret } : {};
  const header = makeHeader(setup, {
    names: SALTS.slice(0, setup.players).map((_, index) => `Player ${index + 1}`),
    fairness,
    engine: 'test',
    ...(from === undefined ? {} : { position: documentOf(from, seed) }),
  });
  const { winners, round } = state.table;
  return asParsed({
    header,
    events,
    ...(isOver ? { result: { t: 'result', winners, rounds: round, ...shown } } : {}),
  });
}

export function documentOf(
  state: State,
  seed: string,
): NonNullable<GameRecord['header']['position']> {
  const document = positionDocument.parse(makePosition(state, seed), '');
  assert(!isFault(document), 'a position printed cannot be read');
  return document;
}

/** A record as it comes out of its file. */
export function asParsed(record: Omit<GameRecord, 't' | 'setup'>): GameRecord {
  const parsed = parseRecord(makeRecord(record));
  assert(!isFault(parsed), () => `a record cannot be read: ${JSON.stringify(parsed)}`);
  return parsed;
}
