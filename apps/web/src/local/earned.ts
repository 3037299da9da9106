/**
 * What play earns, worked out from the games that were finished on this device: nothing else is kept,
 * nothing is sold, and what was earned stays while its games are counted.
 */
import { parseBotName } from '@palier/bots';
import { EDITION_IDS } from '@palier/rules';
import type { FinishedGame } from './finished.ts';

export const FEATS = ['win', 'expert', 'ten', 'editions'] as const;
export type Feat = (typeof FEATS)[number];

export type FeatProgress = { readonly done: number; readonly of: number };

const MANY_GAMES = 10;

/** Two backs of cards and two tablecloths, and what each takes. */
export const PRIZES = {
  comets: 'win',
  eclipse: 'expert',
  starry: 'ten',
  moonlit: 'editions',
} as const satisfies { readonly [prize: string]: Feat };

export type Prize = keyof typeof PRIZES;

type Game = Pick<FinishedGame, 'kind' | 'edition' | 'bots' | 'hasWon' | 'isOtherClimb'>;

export function featProgress(feat: Feat, games: readonly Game[]): FeatProgress {
  const wins = games.filter(
    ({ kind, hasWon, isOtherClimb }) => kind === 'bots' && hasWon && isOtherClimb !== true,
  );
  switch (feat) {
    case 'win':
      return upTo(1, wins.length);
    case 'expert':
      return upTo(1, wins.filter(({ bots }) => bots.some(isStrong)).length);
    case 'ten':
      return upTo(MANY_GAMES, games.filter(({ kind }) => kind !== 'played-on').length);
    case 'editions': {
      const won = new Set(wins.map(({ edition }) => edition));
      return upTo(EDITION_IDS.length, EDITION_IDS.filter((id) => won.has(id)).length);
    }
  }
}

export function hasEarned(feat: Feat, games: readonly Game[]): boolean {
  const { done, of } = featProgress(feat, games);
  return done === of;
}

/** What is nearest of all that is not earned yet. */
export function nearestPrize(
  games: readonly Game[],
): (FeatProgress & { readonly prize: Prize }) | undefined {
  const open = (Object.keys(PRIZES) as Prize[])
    .map((prize) => ({ prize, ...featProgress(PRIZES[prize], games) }))
    .filter(({ done, of }) => done < of);
  return open.toSorted((one, other) => other.done / other.of - one.done / one.of)[0];
}

/** What a game has earned that those before it had not. `games`: the oldest first. */
export function newPrizes(
  games: readonly (Game & Pick<FinishedGame, 'id'>)[],
  game: string,
): readonly Prize[] {
  const at = games.findIndex(({ id }) => id === game);
  if (at === -1) return [];
  const [before, after] = [games.slice(0, at), games.slice(0, at + 1)];
  return (Object.keys(PRIZES) as Prize[]).filter(
    (prize) => hasEarned(PRIZES[prize], after) && !hasEarned(PRIZES[prize], before),
  );
}

function isStrong(bot: string): boolean {
  const strength = parseBotName(bot)?.strength;
  return strength === 'expert' || strength === 'master';
}

function upTo(of: number, done: number): FeatProgress {
  return { done: Math.min(of, done), of };
}
