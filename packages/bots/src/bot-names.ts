/**
 * How bots are named: a strength (`steady`), for the search with a number of continuations
 * (`master:400`), with a character before it (`odile-expert`). Apart from the bots themselves, so that
 * a page can read a name without loading a mind.
 */

/** Weakest first. */
export const STRENGTHS = ['novice', 'steady', 'expert', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Where nobody asked for another. */
export const USUAL_STRENGTH: Strength = 'steady';

export const CHARACTER_IDS = ['odile', 'bruno', 'wanda', 'hugo', 'nell', 'sami'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export const MOST_CONTINUATIONS = 1_000_000;

export type BotChoice = {
  readonly strength: Strength;
  readonly character?: CharacterId;
  /** For `master`. */
  readonly continuations?: number;
};

/** Whether people at a table with these bots are thought to be learning: then hints speak to them so. */
export function areForBeginners(bots: readonly string[]): boolean {
  // A name from another version is played by the usual bot.
  const strengths = bots.map((bot) => parseBotName(bot)?.strength ?? USUAL_STRENGTH);
  return bots.length > 0 && strengths.every((known) => BEGINNERS.has(known));
}

const BEGINNERS: ReadonlySet<Strength> = new Set<Strength>(['novice', 'steady']);

const NAME = /^(?:([a-z]+)-)?([a-z]+)(?::([1-9]\d*))?$/;

/** Undefined where no bot with a strength is called that: the laboratory's `random` has none. */
export function parseBotName(name: string): BotChoice | undefined {
  const [, who, how, count] = NAME.exec(name) ?? [];
  const strength = STRENGTHS.find((known) => known === how);
  const character = CHARACTER_IDS.find((known) => known === who);
  if (strength === undefined || character !== who) return undefined;
  const choice = { strength, ...(character && { character }) };
  if (count === undefined) return choice;
  const continuations = Number(count);
  const canSearch = strength === 'master' && continuations <= MOST_CONTINUATIONS;
  return canSearch ? { ...choice, continuations } : undefined;
}

export function makeBotName({ strength, character, continuations }: BotChoice): string {
  const name = character === undefined ? strength : `${character}-${strength}`;
  return continuations === undefined ? name : `${name}:${continuations}`;
}
