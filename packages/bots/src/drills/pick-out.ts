/** "Go out now": a hand that can be emptied in this turn. The line is played, so there is no doubt. */
import {
  cardOf,
  firstAddition,
  firstLaying,
  isRefusal,
  ladderOfSeat,
  layCommand,
  layableLevels,
  play,
  seededChance,
  winsByLaying,
  type Command,
  type View,
} from '@palier/rules';
import { standpointOf } from '../bot.ts';
import { hasLaid } from '../outlook.ts';
import { bestLaying, mostAdditions } from '../solver/index.ts';
import type { OutDrill } from './drill.ts';
import type { DrillMoment } from './moments.ts';
import { afterMove } from './play-on.ts';

type Picked = Pick<OutDrill, 'kind' | 'form' | 'line' | 'difficulty'>;

/** A discard alone is no question. */
const SHORTEST = 2;

export function pickOut(moment: DrillMoment, difficulty: number): Picked | undefined {
  const { table } = moment.view;
  if (table.step !== 'play' || winsByLaying(table, moment.seat)) return undefined;
  const line = lineOut(moment.view);
  if (line === undefined || line.length < SHORTEST) return undefined;
  const hard = hardness(moment.view, line);
  if (hard < difficulty || hard > difficulty + 1) return undefined;
  if (!goesOut(moment, line)) return undefined;
  return { kind: 'out', form: 'turn', line, difficulty: hard };
}

/** Some way to empty the hand in this turn. */
function lineOut(view: View): readonly Command[] | undefined {
  const { goingOut } = view.table.setup.rules;
  const laid = afterLaying(view, bestLaying);
  if (laid === undefined) return undefined;
  const { hand, table } = laid.view;
  const { additions, stuck } = mostAdditions(hand, table);
  if (stuck.length > 1) return undefined;
  const [last] = stuck;
  if (last !== undefined) return [...laid.line, ...additions, { t: 'discard', card: last }];
  if (goingOut === 'any') return [...laid.line, ...additions];
  // END-1: the last card is discarded, so the last to be added is kept for it.
  const kept = additions.at(-1);
  if (kept === undefined) return undefined;
  return [...laid.line, ...additions.slice(0, -1), { t: 'discard', card: cardOf(kept.card) }];
}

type Laid = { readonly view: View; readonly line: readonly Command[] };

/** The turn with the level on the table, laid now where it was not. */
function afterLaying(view: View, choose: typeof bestLaying): Laid | undefined {
  const at = standpointOf(view);
  if (hasLaid(at)) return { view, line: [] };
  const { table, seat, hand } = at;
  const level = layableLevels(table, seat)[0]!;
  const laying = choose(hand, ladderOfSeat(table.setup, seat).levels[level - 1]!, table);
  if (laying === undefined) return undefined;
  const command = layCommand(table, seat, { level, laying });
  const after = afterMove(view, command);
  return after.t === 'on' ? { view: after.view, line: [command] } : undefined;
}

/** The kernel has the last word: the whole line on the real cards. */
function goesOut({ state, seat }: DrillMoment, line: readonly Command[]): boolean {
  const chance = seededChance('going out');
  let now = state;
  for (const [index, command] of line.entries()) {
    const played = play(now, seat, command, chance);
    if (isRefusal(played)) return false;
    now = played.state;
    const ended = played.events.find((event) => event.t === 'roundEnded');
    if (ended !== undefined) return ended.seat === seat && index === line.length - 1;
  }
  return false;
}

/** Lines up to here are short. */
const SHORT = 3;

function hardness(view: View, line: readonly Command[]): number {
  const needsCare = !carelessGoesOut(view);
  if (line[0]!.t === 'layLevel') return needsCare ? 4 : 3;
  if (needsCare) return 3;
  return line.length <= SHORT ? 1 : 2;
}

/** Whether somebody gets there who lays the first way that comes and adds what fits first. */
function carelessGoesOut(view: View): boolean {
  const laid = afterLaying(view, (hand, level, { setup }) => firstLaying(hand, level, setup));
  if (laid === undefined) return false;
  let now = laid.view;
  for (;;) {
    if (now.hand.length === 1) return true;
    const command = firstAddition(standpointOf(now));
    if (command === undefined) return false;
    const after = afterMove(now, command);
    if (after.t !== 'on') return after.t === 'out';
    now = after.view;
  }
}
