/** How likely a fresh hand is to have a level together, by the turn: before a game is played. */
import { HAND_SIZE, type Card, type Level, type Setup } from '@palier/rules';
import { randomFrom, type Random } from '../bot.ts';
import { compileLevel, distanceOf, takeUnseen, tallyOf, unseenFrom } from '../solver/index.ts';
import { chanceToLay, ODDS_TURNS } from '../solver/odds.ts';
import { wilson, type Interval } from './wilson.ts';

export type LevelOdds = {
  /** Own turns by which it is there; 0: as dealt. */
  readonly turns: number;
  readonly chance: number;
  /** Holds the true chance 95 times out of 100. */
  readonly interval: Interval;
};

/** So many that the interval reaches three points of a hundred to either side at most. */
export const ODDS_HANDS = 1500;

/**
 * Hands from the full deck, each played on once: one unseen card a turn, the least useful thrown, as
 * `chanceToLay` does it. Discard piles and the other players are left aside.
 */
export function levelOdds(setup: Setup, level: Level, hands = ODDS_HANDS): readonly LevelOdds[] {
  const random = randomFrom('palier/level-odds');
  const plan = compileLevel(level, setup);
  const turns = [0, ...ODDS_TURNS];
  const laid = turns.map(() => 0);
  const deck = [...setup.deck];
  for (let number = 0; number < hands; number++) {
    const hand = dealt(deck, random);
    if (distanceOf(tallyOf(hand), plan) === 0) {
      for (const at of laid.keys()) laid[at]!++;
      continue;
    }
    const unseen = unseenFrom(setup.copies);
    for (const card of hand) takeUnseen(unseen, card);
    const odds = chanceToLay({ hand, level, setup, unseen, futures: 1 }, random);
    for (const [index, { chance }] of odds.entries()) laid[index + 1]! += chance;
  }
  return turns.map((turn, index) => ({
    turns: turn,
    chance: laid[index]! / hands,
    interval: wilson(laid[index]!, hands),
  }));
}

/** The first cards of the deck, put there by lot. */
function dealt(deck: Card[], { below: lot }: Random): readonly Card[] {
  for (let at = 0; at < HAND_SIZE; at++) {
    const other = at + lot(deck.length - at);
    [deck[at], deck[other]] = [deck[other]!, deck[at]!];
  }
  return deck.slice(0, HAND_SIZE);
}
