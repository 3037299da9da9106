/**
 * The bots by name: a strength (`steady`), with a number of continuations for the search
 * (`master:400`), with a character before it (`odile-expert`).
 */
import type { Bot } from './bot.ts';
import { CHARACTERS, CHARACTER_IDS, type CharacterId } from './characters.ts';
import type { Mind } from './deliberate.ts';
import { masterBot } from './master-bot.ts';
import { randomBot } from './random-bot.ts';
import { EXPERT_MIND, STEADY_MIND, noviceBot, thinker } from './thinkers.ts';

/** Weakest first. */
export const STRENGTHS = ['novice', 'steady', 'expert', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What `master` takes without a number: about a tenth of a second where this was written. */
export const USUAL_CONTINUATIONS = 800;
export const MOST_CONTINUATIONS = 1_000_000;

export type BotChoice = {
  readonly strength: Strength;
  readonly character?: CharacterId;
  /** For `master`. */
  readonly continuations?: number;
};

/** The names a list may show, `random` for the laboratory among them. */
export const BOT_NAMES: readonly string[] = [randomBot.name, ...STRENGTHS];

export function botOf({ strength, character, continuations }: BotChoice): Bot {
  const lean = character === undefined ? (mind: Mind) => mind : CHARACTERS[character].lean;
  const name = character === undefined ? strength : `${character}-${strength}`;
  switch (strength) {
    case 'novice':
      return noviceBot(name, lean(STEADY_MIND));
    case 'steady':
      return thinker(name, lean(STEADY_MIND));
    case 'expert':
      return thinker(name, lean(EXPERT_MIND));
    case 'master': {
      const many = continuations ?? USUAL_CONTINUATIONS;
      return masterBot(continuations === undefined ? name : `${name}:${many}`, {
        mind: lean(EXPERT_MIND),
        continuations: many,
      });
    }
  }
}

const NAME = /^(?:(?<character>[a-z]+)-)?(?<strength>[a-z]+)(?::(?<continuations>[1-9]\d{0,6}))?$/;

/** A bot by its name; undefined where there is none. */
export function botNamed(name: string): Bot | undefined {
  if (name === randomBot.name) return randomBot;
  const parts = NAME.exec(name)?.groups;
  if (parts === undefined) return undefined;
  const strength = STRENGTHS.find((known) => known === parts['strength']);
  const character = CHARACTER_IDS.find((known) => known === parts['character']);
  const isKnown = parts['character'] === undefined || character !== undefined;
  if (strength === undefined || !isKnown) return undefined;
  if (parts['continuations'] === undefined) {
    return botOf({ strength, ...(character && { character }) });
  }
  const continuations = Number(parts['continuations']);
  if (strength !== 'master' || continuations > MOST_CONTINUATIONS) return undefined;
  return botOf({ strength, continuations, ...(character && { character }) });
}
