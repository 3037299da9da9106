/** Hints for people from the same minds: the best move, and why it is the one. */
import {
  layableLevels,
  winsByLaying,
  type Command,
  type Seat,
  type Table,
  type View,
} from '@palier/rules';
import { standpointOf, type Random } from './bot.ts';
import { deliberate, type Mind, type MoveOption } from './deliberate.ts';
import { BONUS } from './outlook.ts';
import { reasonsFor, type Reason } from './reasons.ts';
import { levelsToGo } from './standing.ts';
import { EXPERT_MIND } from './thinkers.ts';

export type Advice = { readonly command: Command; readonly reasons: readonly Reason[] };

/** The best move for the seat that decides, as the expert sees it or another mind. */
export function advise(view: View, random: Random, mind: Mind = EXPERT_MIND): Advice {
  return adviceOf(view, deliberate(view, random, mind));
}

/** Of these options, the best first. */
export function adviceOf(view: View, options: readonly MoveOption[]): Advice {
  return waitsInstead(options) === undefined
    ? advising(view, options, options[0]!)
    : waiting(view, options, { t: 'waits' });
}

/** From how many turns' gain on waiting pays, however many play and whoever has laid. */
const SURE_GAIN = 1.25;
/** With so many players somebody lays soon. */
const MANY = 5;

/**
 * The same for people: the expert waits for little too long where several play. A stronger player lays
 * then, three times in four where somebody else has laid (bench/learning.md).
 */
export function playersAdviceOf(view: View, options: readonly MoveOption[]): Advice {
  const laying = waitsInstead(options);
  if (laying === undefined) return advising(view, options, options[0]!);
  const { players } = view.table.setup;
  const isCalm = players < MANY && view.table.laid.every((level) => level === undefined);
  const gain = options[0]!.score - laying.score;
  return gain >= SURE_GAIN || players === 2 || isCalm
    ? waiting(view, options, { t: 'waits' })
    : advising(view, options, laying);
}

/**
 * From how many turns' gain on waiting is worth telling a beginner. A level that could be laid is
 * worth about one turn in every hand (`wait` of the weights), which a beginner seldom turns into
 * anything; only where going out decides the game is it two and more (`prize`, `guard`).
 */
export const WORTH_WAITING = 2;

/** The same for somebody who is learning: lay when you can, unless waiting gains a lot. */
export function beginnersAdviceOf(view: View, options: readonly MoveOption[]): Advice {
  const laying = waitsInstead(options);
  if (laying === undefined) return advising(view, options, options[0]!);
  const gain = options[0]!.score - laying.score;
  const why = gain >= WORTH_WAITING ? whyWait(view) : undefined;
  return why === undefined ? advising(view, options, laying) : waiting(view, options, why);
}

/** The best laying, where something else is better. */
function waitsInstead(options: readonly MoveOption[]): MoveOption | undefined {
  const laying = options.find(({ command }) => command.t === 'layLevel');
  return laying === options[0] ? undefined : laying;
}

function advising(view: View, options: readonly MoveOption[], chosen: MoveOption): Advice {
  const others = options.filter((option) => option !== chosen);
  const { command } = chosen;
  const reasons = reasonsFor(view, chosen, others);
  // A warning says why not: nobody is told to do something without hearing why.
  const isSaid = reasons.some(({ t }) => t !== 'gives');
  return { command, reasons: isSaid ? reasons : [lastReason(command), ...reasons] };
}

/** Where nothing can be said for a move but that every other is worse. */
function lastReason({ t }: Command): Reason {
  return { t: t === 'discard' ? 'needed-least' : 'best-there' };
}

function waiting(view: View, options: readonly MoveOption[], why: Reason): Advice {
  const { command, reasons } = advising(view, options, options[0]!);
  // One word of caution is enough.
  return { command, reasons: [...reasons.filter(({ t }) => t !== 'gives'), why] };
}

/** What a beginner gains by waiting; undefined where a laid level is all that is wanted. */
function whyWait(view: View): Reason | undefined {
  const { table, seat } = standpointOf(view);
  const own = levelsToGo(table, seat);
  if (own === BONUS) return { t: 'waits-to-win' };
  if (own < BONUS) return undefined;
  const others = table.left.map((_, index) => index + 1).filter((other) => other !== seat);
  const ahead = others.find((other) => wouldWinByGoingOut(table, other));
  return ahead === undefined ? undefined : { t: 'waits-to-guard', seat: ahead };
}

/** Who wins by laying already is helped by nothing that others lay. */
function wouldWinByGoingOut(table: Table, seat: Seat): boolean {
  const isDown = table.laid[seat - 1] !== undefined;
  const winsSooner = layableLevels(table, seat).some((level) => winsByLaying(table, seat, level));
  return levelsToGo(table, seat) <= BONUS && (isDown || !winsSooner);
}
