/** The public face of the minds. See README.md. */
import type { Bot } from './bot.ts';
import { masterBot } from './master-bot.ts';
import { randomBot } from './random-bot.ts';
import { simpleBot } from './simple-bot.ts';
import { expertBot, noviceBot, steadyBot } from './thinkers.ts';

export type { Bot, Question, Random } from './bot.ts';
export { randomBot } from './random-bot.ts';
export { simpleBot } from './simple-bot.ts';
export type { Mind } from './deliberate.ts';
export { EXPERT_MIND, STEADY_MIND, expertBot, noviceBot, steadyBot, thinker } from './thinkers.ts';
export type { Weights } from './weights.ts';

/** The bots by name. */
export const BOTS: ReadonlyMap<string, Bot> = new Map(
  [randomBot, simpleBot, noviceBot, steadyBot, expertBot, masterBot({ continuations: 200 })].map((bot) => [bot.name.split(':')[0]!, bot]),
);
