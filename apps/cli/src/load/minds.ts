/** Who decides for the clients of `palier load`. */
import { botNamed, BOT_NAMES } from '@palier/bots';
import { below, seededBits, type Command, type View } from '@palier/rules';

/** `decision` names the luck of it. */
export type LoadMind = (view: View, decision: string) => Command;

/** Draws and discards: to measure a server and not the bots beside it. */
const HASTY = 'hasty';

export const MIND_NAMES: readonly string[] = [HASTY, ...BOT_NAMES];

/** Undefined where nobody is called that. */
export function mindNamed(name: string): LoadMind | typeof HASTY | undefined {
  if (name === HASTY) return HASTY;
  const bot = botNamed(name);
  if (bot === undefined) return undefined;
  return (view, decision) => {
    const bits = seededBits(decision);
    const random = { below: (n: number) => below(bits, n) };
    return bot.decide({ view, random, shouldStop: () => false });
  };
}
