/** What a bot is: a question in, a command out. It gets what a person in its seat gets, no more. */
import { assert, below, seededBits, type Command, type Standpoint, type View } from '@palier/rules';

/** A bot's own luck, apart from every shuffle: its thinking cannot change a deal. */
export type Random = {
  /** A whole number from 0 to n - 1, each equally likely. */
  readonly below: (n: number) => number;
};

/**
 * One decision. The view holds the table, the seat's own cards and the round as the seat saw it;
 * the legal moves are `legalMoves(view)`, made only when somebody reads them.
 */
export type Question = {
  readonly view: View;
  readonly random: Random;
  /** Whether to answer now with the best found so far. A bot has no clock. */
  readonly shouldStop: () => boolean;
};

export type Bot = {
  readonly name: string;
  /** A legal command. The same question is answered alike. */
  readonly decide: (question: Question) => Command;
};

/** The same luck for the same text. */
export function randomFrom(text: string): Random {
  const bits = seededBits(text);
  return { below: (n) => below(bits, n) };
}

/** A decision with luck from this text, for which the bot may take as long as it likes. */
export function questionOf(view: View, luck: string): Question {
  return { view, random: randomFrom(luck), shouldStop: () => false };
}

/** What a seat acts on, from its view. */
export function standpointOf({ table, viewer, hand }: View): Standpoint {
  assert(viewer !== 'spectator', 'a bot sits in a seat');
  return { table, seat: viewer, hand };
}
