/** The hint, as page and terminal give it and the coach remembers it: one answer for one view. */
import type { Card, Command, View } from '@palier/rules';
import { beginnersAdviceOf, playersAdviceOf, type Advice } from './advice.ts';
import { aimsOf, spareIn } from './aims.ts';
import { areForBeginners } from './bot-names.ts';
import { randomFrom, standpointOf } from './bot.ts';
import { deliberate, isUndoing, type MoveOption } from './deliberate.ts';
import { hasLaid } from './outlook.ts';
import { EXPERT_MIND } from './thinkers.ts';

/** Said as people at a table with these bots need it. */
export function hintAt(view: View, bots: readonly string[]): Advice {
  const adviceFrom = areForBeginners(bots) ? beginnersAdviceOf : playersAdviceOf;
  return adviceFrom(view, weighed(view));
}

/** What it says to anybody, learning or not: a record does not know which bots sat there. */
export function hintedAt(view: View): readonly Command[] {
  const options = weighed(view);
  return [playersAdviceOf, beginnersAdviceOf].map(
    (adviceFrom) => adviceFrom(view, options).command,
  );
}

/** The expert's options, the best first; of equally good discards one of which a page says that it is spare. */
function weighed(view: View): readonly MoveOption[] {
  const options = deliberate(view, randomFrom(`hint/${view.hand.join()}`), EXPERT_MIND);
  const [best, ...others] = options as readonly [MoveOption, ...MoveOption[]];
  if (best.command.t !== 'discard' || hasLaid(standpointOf(view))) return options;
  const spare = spareOf(view);
  if (spare.includes(best.command.card)) return options;
  const instead = others.find(
    (option) =>
      option.command.t === 'discard' &&
      spare.includes(option.command.card) &&
      isAsGood(option, best),
  );
  return instead === undefined
    ? options
    : [instead, ...options.filter((option) => option !== instead)];
}

function spareOf(view: View): readonly Card[] {
  const [nearest] = aimsOf(view);
  return nearest === undefined ? [] : spareIn(nearest.grouping);
}

/**
 * What others need is guessed from eight hands they may hold: so much a card can cost for one of them.
 * A smaller difference is the guess's, not the cards'.
 */
const AS_GOOD = 0.2;

/** The hand is left as near its level, with as many cards to help it, for the same to the others. */
function isAsGood(option: MoveOption, best: MoveOption): boolean {
  return (
    option.facts.distance === best.facts.distance &&
    option.facts.outs === best.facts.outs &&
    !isUndoing(option) &&
    best.score - option.score <= AS_GOOD
  );
}
