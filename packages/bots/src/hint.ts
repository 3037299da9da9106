/** The hint, as page and terminal give it and the coach remembers it: one answer for one view. */
import type { Command, View } from '@palier/rules';
import { advise, adviseBeginner, type Advice } from './advice.ts';
import { areForBeginners } from './bot-names.ts';
import { randomFrom, type Random } from './bot.ts';

/** Said as people at a table with these bots need it. */
export function hintAt(view: View, bots: readonly string[]): Advice {
  const advising = areForBeginners(bots) ? adviseBeginner : advise;
  return advising(view, luckOf(view));
}

/** What it says to anybody, learning or not: a record does not know which bots sat there. */
export function hintedAt(view: View): readonly Command[] {
  return [advise, adviseBeginner].map((advising) => advising(view, luckOf(view)).command);
}

function luckOf({ hand }: View): Random {
  return randomFrom(`hint/${hand.join()}`);
}
