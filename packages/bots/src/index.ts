/** The public face of the minds. See README.md. */
import type { Bot } from './bot.ts';
import { randomBot } from './random-bot.ts';
import { simpleBot } from './simple-bot.ts';

export type { Bot, Question, Random } from './bot.ts';
export { randomBot } from './random-bot.ts';
export { simpleBot } from './simple-bot.ts';

/** The bots by name. */
export const BOTS: ReadonlyMap<string, Bot> = new Map(
  [randomBot, simpleBot].map((bot) => [bot.name, bot]),
);
