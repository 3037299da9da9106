/** The bots by name. */
import type { Bot } from './bot.ts';
import {
  STRENGTHS,
  USUAL_STRENGTH,
  makeBotName,
  parseBotName,
  type BotChoice,
  type Strength,
} from './bot-names.ts';
import { CHARACTERS } from './characters.ts';
import { masterBot } from './master-bot.ts';
import { networkBot, type Learnt } from './network-bot.ts';
import { noviceBot } from './novice-bot.ts';
import { byLearning } from './proposals.ts';
import { randomBot } from './random-bot.ts';
import { STEADY_MIND, thinker } from './thinkers.ts';

/** What `master` takes without a number: about a tenth of a second where this was written. */
export const USUAL_CONTINUATIONS = 800;

/** The names a list may show, `random` for the laboratory among them. */
export const BOT_NAMES: readonly string[] = [randomBot.name, ...STRENGTHS];

/** Those whose minds are in their code alone. */
type PlainChoice = BotChoice & { readonly strength: 'novice' | 'steady' };

/** The strengths that judge by what was learnt: who lets one play sees that it is at hand before. */
export const LEARNT_STRENGTHS: ReadonlySet<Strength> = new Set<Strength>(['expert', 'master']);

export function botOf(choice: PlainChoice): Bot;
export function botOf(choice: BotChoice, learnt: Learnt): Bot;
export function botOf(choice: BotChoice, learnt: Learnt = () => undefined): Bot {
  const { strength, character, continuations = USUAL_CONTINUATIONS } = choice;
  // Without a character as sami, who has no leanings.
  const who = CHARACTERS[character ?? 'sami'];
  const name = makeBotName(choice);
  switch (strength) {
    case 'novice':
      return noviceBot(name, who.lean(STEADY_MIND));
    case 'steady':
      return thinker(name, who.lean(STEADY_MIND));
    case 'expert':
      return networkBot(name, learnt, who);
    case 'master':
      return masterBot(name, { propose: byLearning(learnt, who), continuations });
  }
}

/** A bot by its name; undefined where there is none. */
export function botNamed(name: string, learnt: Learnt): Bot | undefined {
  if (name === randomBot.name) return randomBot;
  const choice = parseBotName(name);
  return choice && botOf(choice, learnt);
}

/**
 * For a table, which must not stand still over a name from an older or newer version: that one is
 * played by the usual bot.
 */
export function botOrUsual(name: string, learnt: Learnt): Bot {
  return botNamed(name, learnt) ?? botOf({ strength: USUAL_STRENGTH }, learnt);
}
