/**
 * What the inputs of one decision are made from, and what several of them need. Opponents stand in four
 * places: the next, the one after, the one before, and the mean of all others.
 */
import { JOKER, type Seat } from '@palier/rules';
import type { Opponent } from '../belief.ts';
import type { Guess } from '../danger.ts';
import type { Deliberation, MoveOption } from '../deliberate.ts';
import { hasLaid } from '../outlook.ts';
import { countBits, countStuck, type TableShape, type Unseen } from '../solver/index.ts';

/** Next, second next, the one before, all others. */
export const PLACES = 4;

/** A decision, before the network is asked. */
export type Scene = {
  readonly thought: Deliberation;
  readonly options: readonly MoveOption[];
  /** What was guessed for the options; none where nothing was asked. */
  readonly guesses: readonly Guess[];
};

/** A scene as its inputs are read off it: worked out once for all of them. */
export type Sight = {
  readonly scene: Scene;
  readonly neighbours: readonly Neighbour[];
  /** The highest score of an option. */
  readonly best: number;
  /** The share of unseen cards that the melds of the table take. */
  readonly welcome: number;
  /** Once laid: how many cards would stay if all that can be added were. */
  readonly stuck: number;
};

export function sightOf(scene: Scene): Sight {
  const { thought, options } = scene;
  const { tally, shape, unseen } = thought.outlook;
  const { top } = thought.at.table.setup;
  return {
    scene,
    neighbours: neighboursOf(scene),
    best: Math.max(...options.map(({ score }) => score)),
    welcome: welcomeShare(shape, unseen),
    stuck: hasLaid(thought.at) ? countStuck(tally, shape, top) : 0,
  };
}

/** An opponent, in the place it has for the network. */
export type Neighbour = {
  readonly seat: Seat;
  readonly place: number;
  /** Its part of the place: less than 1 where several share it. */
  readonly part: number;
  readonly opponent: Opponent;
  readonly guess: Guess | undefined;
};

function neighboursOf({ thought, guesses }: Scene): readonly Neighbour[] {
  const { at, belief } = thought;
  const { players } = at.table.setup;
  const others = players - 4;
  return belief.opponents.map((opponent) => {
    const after = (opponent.seat - at.seat + players) % players;
    const place = after === 1 ? 0 : after === players - 1 ? 2 : after === 2 ? 1 : 3;
    return {
      seat: opponent.seat,
      place,
      part: place === 3 ? 1 / others : 1,
      opponent,
      guess: guesses.find(({ seat }) => seat === opponent.seat),
    };
  });
}

/** The share of unseen cards that the melds of a table take. */
export function welcomeShare({ sets, ends, colours }: TableShape, unseen: Unseen): number {
  const values = sets | ends;
  let sum = 0;
  for (let colour = 0; colour < unseen.once.length; colour++) {
    const mask = (colours & (1 << colour)) === 0 ? values : -1;
    sum += countBits(mask & unseen.once[colour]!) + countBits(mask & unseen.twice[colour]!);
  }
  if (values !== 0 || colours !== 0) sum += unseen.cards[JOKER]!;
  return sum / Math.max(1, unseen.total);
}
