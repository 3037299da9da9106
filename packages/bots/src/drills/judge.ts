/** Whether an answer is right, with the facts that say why. */
import { checkAt, type Command, type LayLevel, type Refusal, type View } from '@palier/rules';
import { standpointOf } from '../bot.ts';
import { countStuck, shapeOf, tallyOf } from '../solver/index.ts';
import type { Drill, GradedMove, LayDrill, MoveDrill, OutDrill } from './drill.ts';
import { playLine, afterMove } from './play-on.ts';

export type DrillVerdict =
  | { readonly t: 'refused'; readonly isRight: false; readonly refusal: Refusal }
  /** Cards that stay in hand after this turn: after the laying asked about, and after the best. */
  | { readonly t: 'laid'; readonly isRight: boolean; readonly stays: number; readonly best: number }
  /** The hand is empty, or so many cards are left when the turn ends. */
  | { readonly t: 'out'; readonly isRight: boolean; readonly left: number }
  | {
      readonly t: 'graded';
      readonly isRight: boolean;
      readonly move: GradedMove;
      readonly best: GradedMove;
    };

/**
 * Whether these moves answer this question at all. Those that were kept may be of another: a day's
 * questions are made anew when they are looked at, and later versions make others.
 */
export function isAnswerTo(drill: Drill, answer: readonly Command[]): boolean {
  const { view } = drill;
  switch (drill.form) {
    case 'laying':
      return answer[0]?.t === 'layLevel' && afterMove(view, answer[0]).t !== 'refused';
    case 'turn': {
      const after = playLine(view, answer);
      return after.t === 'out' || after.t === 'ended';
    }
    case 'card':
    case 'pile':
      return drill.moves.some(({ command }) => answer[0] && isSame(command, answer[0]));
  }
}

/** An answer is a move, or for going out all moves of the turn. */
export function judgeAnswer(drill: Drill, answer: readonly Command[]): DrillVerdict {
  switch (drill.form) {
    case 'laying':
      return judgeLaying(drill, answer[0] as LayLevel);
    case 'turn':
      return judgeLine(drill, answer);
    case 'card':
    case 'pile':
      return judgeMove(drill, answer[0]!);
  }
}

function judgeLaying({ view, goal, stays: best }: LayDrill, command: LayLevel): DrillVerdict {
  const refusal = checkAt(standpointOf(view), command);
  if (refusal !== undefined) return { t: 'refused', isRight: false, refusal };
  const after = afterMove(view, command);
  const stays = after.t === 'on' ? staysIn(after.view) : 0;
  return { t: 'laid', isRight: goal === 'any' || stays <= best, stays, best };
}

/** What stays when all that fits is added and one card discarded. */
function staysIn({ hand, table }: View): number {
  const { top } = table.setup;
  return Math.max(0, countStuck(tallyOf(hand), shapeOf(table.melds, top), top) - 1);
}

function judgeLine({ view }: OutDrill, line: readonly Command[]): DrillVerdict {
  const after = playLine(view, line);
  switch (after.t) {
    case 'refused':
      return { t: 'refused', isRight: false, refusal: after.refusal };
    case 'out':
      return { t: 'out', isRight: true, left: 0 };
    case 'ended':
      return { t: 'out', isRight: false, left: after.left };
    case 'on':
      return { t: 'out', isRight: false, left: after.view.hand.length };
  }
}

function judgeMove({ view, moves }: MoveDrill, command: Command): DrillVerdict {
  const refusal = checkAt(standpointOf(view), command);
  if (refusal !== undefined) return { t: 'refused', isRight: false, refusal };
  const move = moves.find((one) => isSame(one.command, command))!;
  return { t: 'graded', isRight: move.isRight, move, best: moves[0]! };
}

function isSame(a: Command, b: Command): boolean {
  if (a.t === 'discard') return b.t === 'discard' && a.card === b.card;
  if (a.t === 'takeCard') return b.t === 'takeCard' && a.from === b.from;
  return a.t === b.t;
}
