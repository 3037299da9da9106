/** Who decides for the clients of `palier load`. */
import { BOT_NAMES, botNamed, questionOf } from '@palier/bots';
import type { Command, View } from '@palier/rules';
import { learnt } from '@palier/server/learnt';

/** `decision` names the luck of it. */
export type LoadMind = (view: View, decision: string) => Command;

/** Draws and discards: to measure a server and not the bots beside it. */
const HASTY = 'hasty';

export const MIND_NAMES: readonly string[] = [HASTY, ...BOT_NAMES];

/** Undefined where nobody is called that. */
export function mindNamed(name: string): LoadMind | typeof HASTY | undefined {
  if (name === HASTY) return HASTY;
  const bot = botNamed(name, learnt);
  if (bot === undefined) return undefined;
  return (view, decision) => bot.decide(questionOf(view, decision));
}
