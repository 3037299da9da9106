/**
 * What a character likes of a move beyond what was learnt, in logarithms of odds like the network's own
 * value: among moves that are worth about as much it plays its own way, and gives up little.
 */
import { cardOf, isJoker, type Command, type Table } from '@palier/rules';
import type { MoveOption } from './deliberate.ts';
import type { Scene } from './inputs/index.ts';
import { fitsTable } from './outlook.ts';
import { levelsToGo } from './standing.ts';

/** What can be liked of a move, or not. */
type Traits = {
  /** A card is taken that all have seen. */
  readonly takes: number;
  /** How likely the others need what is thrown, all of them together. */
  readonly gives: number;
  /** Those who have laid and could add what is thrown. */
  readonly feeds: number;
  /** How likely the next player needs what is taken away. */
  readonly denies: number;
  /** Somebody misses a turn; and it is who has fewest levels to go. */
  readonly passes: number;
  readonly passesFirst: number;
  /** The level goes down. */
  readonly lays: number;
  /** How many jokers leave the hand. */
  readonly jokers: number;
  /** A card is thrown that fits on the table. */
  readonly fitting: number;
  /** How many turns the hand is then from its level. */
  readonly far: number;
};

export type Taste = (scene: Scene, option: MoveOption) => number;

export function tasteFor(liking: { readonly [Trait in keyof Traits]?: number }): Taste {
  const likings = Object.entries(liking) as readonly (readonly [keyof Traits, number])[];
  return (scene, option) => {
    const traits = traitsOf(scene, option);
    return likings.reduce((sum, [trait, weight]) => sum + weight * traits[trait], 0);
  };
}

/** Of a hopeless hand nothing more is asked. */
const FARTHEST = 12;

function traitsOf({ thought, guesses }: Scene, { command, facts, prospect }: MoveOption): Traits {
  const { table } = thought.at;
  const on = command.t === 'playPass' ? command.on : undefined;
  return {
    takes: command.t === 'takeCard' ? 1 : 0,
    gives: (facts.gives ?? []).reduce((sum, { chance }) => sum + chance, 0),
    feeds: facts.feeds?.length ?? 0,
    denies: command.t === 'takeCard' ? needOf(command.from, table, guesses) : 0,
    passes: on === undefined ? 0 : 1,
    passesFirst: on !== undefined && isFirst(table, on, thought.at.seat) ? 1 : 0,
    lays: command.t === 'layLevel' ? 1 : 0,
    jokers: jokersLeaving(command),
    fitting: command.t === 'discard' && fitsTable(table, command.card) ? 1 : 0,
    far: Math.min(FARTHEST, prospect?.cost ?? 0),
  };
}

/** The others are guessed in the order of their turns. */
function needOf(from: number, { discards }: Table, [next]: Scene['guesses']): number {
  const card = discards[from - 1]!.at(-1);
  return card === undefined ? 0 : (next?.needs.get(card) ?? 0);
}

/** Whether no opponent of the seat has fewer levels to go. */
function isFirst(table: Table, on: number, seat: number): boolean {
  const least = levelsToGo(table, on);
  return table.left.every(
    (_, index) => index + 1 === seat || levelsToGo(table, index + 1) >= least,
  );
}

function jokersLeaving(command: Command): number {
  switch (command.t) {
    case 'discard':
      return isJoker(command.card) ? 1 : 0;
    case 'addCard':
      return isJoker(cardOf(command.card)) ? 1 : 0;
    case 'layLevel':
      return command.melds.flat().filter((placed) => isJoker(cardOf(placed))).length;
    default:
      return 0;
  }
}
