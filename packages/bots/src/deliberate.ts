/**
 * Every sensible move of a seat with a score in turns of its own and the facts behind it, the best
 * first. All thinking bots choose from this list; what makes them differ is what they weigh, how
 * often they look at likely hands of the others, and what they overlook.
 */
import {
  assert,
  unreachable,
  type Card,
  type Command,
  type Laying,
  type Seat,
  type Standpoint,
  type View,
} from '@palier/rules';
import { believe, type Belief } from './belief.ts';
import { standpointOf, type Random } from './bot.ts';
import { drawOptions } from './choose-draw.ts';
import { choiceOptions } from './choose-cards.ts';
import { endOptions, playOptions } from './choose-play.ts';
import { guess, type Guess } from './danger.ts';
import { outlookOf, type Outlook, type Prospect } from './outlook.ts';
import type { Weights } from './weights.ts';

export type Mind = {
  readonly weights: Weights;
  /** From how many likely hands each opponent's needs are guessed; 0: not at all. */
  readonly looks: number;
  /** Whether it works out what a laying leaves in hand and which order of adding empties it. */
  readonly plansGoingOut: boolean;
  /** Whether it asks if to lay or to add at all, and lists several layings: for a search to settle. */
  readonly isWide: boolean;
};

/** Why a move is good or bad, for hints and for tests. */
export type Facts = {
  /** Cards missing after the move, and unseen cards that would help then. */
  readonly distance?: number;
  readonly outs?: number;
  /** How many cards are unseen. */
  readonly unseen?: number;
  /** What a thrown card gives: to whom, how likely it is needed there. */
  readonly gives?: readonly { readonly seat: Seat; readonly chance: number }[];
  /** The opponent who has laid could add it. */
  readonly feeds?: readonly Seat[];
  /** The next player may need the card that is taken. */
  readonly denies?: Seat;
  /** It undoes the turn: what was taken without need is thrown back. */
  readonly undoes?: boolean;
};

export type MoveOption = {
  readonly command: Command;
  readonly score: number;
  readonly facts: Facts;
  /** What the hand is then, where the level is not down. */
  readonly prospect?: Prospect;
  /** What goes down with a laying. */
  readonly laying?: Laying;
};

/** What a seat thinks with: made once for a decision. */
export type Deliberation = {
  readonly at: Standpoint;
  readonly mind: Mind;
  readonly outlook: Outlook;
  readonly belief: Belief;
  /** What is guessed of the others about these cards, in the order of their turns. */
  readonly guesses: (cards: readonly Card[]) => readonly Guess[];
};

export function deliberate(view: View, random: Random, mind: Mind): readonly MoveOption[] {
  const thought = thinkOf(view, random, mind);
  const options = optionsOf(thought);
  assert(options.length > 0, 'a bot is asked only when it can move');
  return bestFirst(options);
}

/** What undoes the turn comes last, whatever it scores: nobody plays so. Of equals the earlier. */
function bestFirst(options: readonly MoveOption[]): readonly MoveOption[] {
  return options.toSorted(
    (a, b) => Number(isUndoing(a)) - Number(isUndoing(b)) || b.score - a.score,
  );
}

export function isUndoing({ facts }: MoveOption): boolean {
  return facts.undoes ?? false;
}

/** The same for somebody who sees nothing to lay or to add. */
export function deliberateEnd(view: View, random: Random, mind: Mind): readonly MoveOption[] {
  return bestFirst(endOptions(thinkOf(view, random, mind)));
}

export function thinkOf(view: View, random: Random, mind: Mind): Deliberation {
  const at = standpointOf(view);
  const belief = believe(view);
  const outlook = outlookOf(at, belief.unseen, mind.weights);
  const { players } = at.table.setup;
  const inTurn = belief.opponents.toSorted(
    (a, b) => ((a.seat - at.seat + players) % players) - ((b.seat - at.seat + players) % players),
  );
  const guesses = (cards: readonly Card[]): readonly Guess[] =>
    mind.looks === 0
      ? []
      : inTurn.map((opponent) => guess(belief, opponent, { cards, looks: mind.looks, random }));
  return { at, mind, outlook, belief, guesses };
}

export function optionsOf(thought: Deliberation): readonly MoveOption[] {
  const { step } = thought.at.table;
  switch (step) {
    case 'draw':
      return drawOptions(thought);
    case 'play':
      return playOptions(thought);
    case 'keep':
    case 'offer':
    case 'pick':
    case 'drop':
      return choiceOptions(thought);
    case 'over':
      return [];
    default:
      return unreachable(step);
  }
}
