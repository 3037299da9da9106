/** The bots by name. */
import type { Bot } from './bot.ts';
import {
  STRENGTHS,
  USUAL_STRENGTH,
  makeBotName,
  parseBotName,
  type BotChoice,
} from './bot-names.ts';
import { CHARACTERS } from './characters.ts';
import { masterBot } from './master-bot.ts';
import { noviceBot } from './novice-bot.ts';
import { randomBot } from './random-bot.ts';
import { EXPERT_MIND, STEADY_MIND, thinker } from './thinkers.ts';

/** What `master` takes without a number: about a tenth of a second where this was written. */
export const USUAL_CONTINUATIONS = 800;

/** The names a list may show, `random` for the laboratory among them. */
export const BOT_NAMES: readonly string[] = [randomBot.name, ...STRENGTHS];

export function botOf(choice: BotChoice): Bot {
  const { strength, character, continuations = USUAL_CONTINUATIONS } = choice;
  // Without a character as sami, who has no leanings.
  const lean = CHARACTERS[character ?? 'sami'];
  const name = makeBotName(choice);
  switch (strength) {
    case 'novice':
      return noviceBot(name, lean(STEADY_MIND));
    case 'steady':
      return thinker(name, lean(STEADY_MIND));
    case 'expert':
      return thinker(name, lean(EXPERT_MIND));
    case 'master':
      return masterBot(name, { mind: lean(EXPERT_MIND), continuations });
  }
}

/** A bot by its name; undefined where there is none. */
export function botNamed(name: string): Bot | undefined {
  if (name === randomBot.name) return randomBot;
  const choice = parseBotName(name);
  return choice && botOf(choice);
}

/**
 * For a table, which must not stand still over a name from an older or newer version: that one is
 * played by the usual bot.
 */
export function botOrUsual(name: string): Bot {
  return botNamed(name) ?? botOf({ strength: USUAL_STRENGTH });
}
