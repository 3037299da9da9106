/** The referee: a position, moves one after another, and what the rules say to each. */
import { assert } from './assert.ts';
import { seededChance, type Chance } from './chance.ts';
import { shown } from './codec.ts';
import type { Command } from './commands.ts';
import { play, type Played } from './decide.ts';
import type { Event, RoundEnd, RoundEnded } from './events.ts';
import { at, fault, isFault, type Fault } from './faults.ts';
import { decidedBy, groundsOf, type Decided } from './grounds.ts';
import { makeMove, parseMove } from './notation.ts';
import { parsePosition } from './position.ts';
import { isRefusal, refuse, type Refusal } from './refusals.ts';
import type { RuleId } from './rule-ids.ts';
import { refusalSource, type Source } from './rule-sources.ts';
import type { Seat, State, Table } from './state.ts';

/** A move as answered; `seat` is absent where none was named and none could be meant. */
export type JudgedMove = { readonly seat?: Seat; readonly move: string } & (
  | {
      readonly ok: true;
      readonly events: readonly Event[];
      /** The rules that allow it, the nearest first. */
      readonly grounds: readonly RuleId[];
      /** Where a ruling or an option decides that it is allowed. */
      readonly decided?: Decided;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly source: Source }
);

export type JudgedRound = {
  readonly endedBy: RoundEnd;
  readonly seat?: Seat;
  readonly climbed: readonly number[];
  readonly nextDealer?: Seat;
};

export type Judgement = {
  readonly t: 'judgement';
  readonly moves: readonly JudgedMove[];
  readonly state: State;
  readonly seed: string;
  readonly rounds: readonly JudgedRound[];
  readonly winners: readonly Seat[];
};

const MEMBERS = new Set(['position', 'moves']);

/** Judges `{ position, moves }`; only the position and the outer form can be at fault. */
export function judge(json: unknown, freshSeed: string): Judgement | Fault {
  if (!isObject(json)) return fault('wrong-type', '', { expected: 'object' });
  const unknown = Object.keys(json).find((name) => !MEMBERS.has(name));
  if (unknown !== undefined)
    return fault('unknown-member', shown(unknown), { member: shown(unknown) });
  if (!('position' in json)) return fault('missing-member', 'position', { member: 'position' });
  const parsed = parsePosition(json['position'], freshSeed);
  if (isFault(parsed)) return { ...parsed, path: at('position', parsed.path) };
  const { moves = [] } = json;
  if (!Array.isArray(moves)) return fault('wrong-type', 'moves', { expected: 'array' });
  return judgeMoves(parsed.state, parsed.seed, moves);
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function judgeMoves(start: State, seed: string, written: readonly unknown[]): Judgement {
  const chance = seededChance(seed);
  let state = start;
  const moves: JudgedMove[] = [];
  for (const json of written) {
    const read = readMove(json, state.table);
    const named = { ...(read.seat === undefined ? {} : { seat: read.seat }), move: read.move };
    const result = answer(state, read, chance);
    if (isRefusal(result)) {
      const source = refusalSource(result, state.table.setup.edition);
      moves.push({ ...named, ok: false, refusal: result, source });
    } else {
      moves.push({ ...named, ok: true, events: result.events, ...explained(state, read, result) });
      state = result.state;
    }
  }
  const events = moves.flatMap((move) => (move.ok ? move.events : []));
  return {
    t: 'judgement',
    moves,
    state,
    seed,
    rounds: events.filter((event) => event.t === 'roundEnded').map(judgedRound),
    winners: state.table.winners,
  };
}

function answer(state: State, { seat, command }: ReadMove, chance: Chance): Played | Refusal {
  if (isRefusal(command)) return command;
  if (seat === undefined) return refuse('name-the-seat', 'INPUT-1', {});
  return play(state, seat, command, chance);
}

/** What a move that was played rests on. */
function explained(
  { table, hands }: State,
  { seat, command }: ReadMove,
  { events }: Played,
): { readonly grounds: readonly RuleId[]; readonly decided?: Decided } {
  assert(seat !== undefined && !isRefusal(command), 'what was played has a seat and was read');
  const at = { table, seat, hand: hands[seat - 1]! };
  const decided = decidedBy(at, command, events);
  const grounds = groundsOf(at, command, events);
  return decided === undefined ? { grounds } : { grounds, decided };
}

type ReadMove = {
  readonly seat: Seat | undefined;
  readonly move: string;
  readonly command: Command | Refusal;
};

/** A move as written: a text, or a text with its seat. Anything else cannot be read (INPUT-1). */
function readMove(json: unknown, table: Table): ReadMove {
  if (typeof json === 'string') return readText(json, seatInTurn(table));
  const isMove =
    isObject(json) &&
    typeof json['move'] === 'string' &&
    Object.keys(json).every((name) => name === 'seat' || name === 'move');
  const seat =
    isObject(json) && Number.isInteger(json['seat']) ? (json['seat'] as Seat) : undefined;
  const hasSeat = isObject(json) && json['seat'] !== undefined;
  if (!isMove || (hasSeat && seat === undefined)) {
    const move = shown(json);
    return { seat, move, command: refuse('unreadable-move', 'INPUT-1', { move }) };
  }
  return readText(json['move'] as string, seat ?? seatInTurn(table));
}

function readText(text: string, seat: Seat | undefined): ReadMove {
  const command = parseMove(text);
  return { seat, move: isRefusal(command) ? shown(text) : makeMove(command), command };
}

/** Whose move it is when none is named; where several decide a move must name its seat. */
function seatInTurn({ step, turn }: Table): Seat | undefined {
  return step === 'keep' || step === 'offer' ? undefined : turn;
}

function judgedRound(ended: RoundEnded): JudgedRound {
  const { by, seat, cleared, nextDealer } = ended;
  return {
    endedBy: by,
    ...(seat === undefined ? {} : { seat }),
    climbed: cleared.map((levels) => levels.length),
    ...(nextDealer === undefined ? {} : { nextDealer }),
  };
}
