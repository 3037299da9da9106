/** A law of every game: asked at each move, or at those worth the time. */
import type { Setup } from '../../setup.ts';
import { assert } from '../../assert.ts';
import type { FactorChoice } from '../configurations.ts';
import { factorSetup } from '../configurations.ts';
import { diceFrom, type Dice } from '../dice.ts';
import { gameOf, type TestGame, type Style, type Turn } from '../player.ts';

export type WatchedGame = TestGame & { readonly seed: string; readonly dice: Dice };

export type Watcher = {
  /** Every move, in order. */
  readonly follow?: (turn: Turn) => void;
  /** Moves chosen to be looked at closely. */
  readonly inspect?: (turn: Turn) => void;
  /** Whether enough of the game has been seen. */
  readonly isDone?: () => boolean;
  /** The game is over, or was left. */
  readonly end?: () => void;
};

export type Property = {
  /** How many moves of one game are looked at closely; `all` plays every game to its end. */
  readonly closely: number | 'all';
  readonly watch: (game: WatchedGame) => Watcher;
};

export type UnderOptions = {
  readonly seed: string;
  readonly style: Style;
  /** How much of what the property asks to be looked at closely. */
  readonly share?: number;
};

export type PlayedUnder = { readonly moves: number; readonly inspected: number };

/** Plays one game under a property; what is wrong is thrown, with where it happened. */
export function playUnder(
  property: Property,
  choice: FactorChoice,
  { seed, style, share = 1 }: UnderOptions,
): PlayedUnder {
  const dice = diceFrom(`${seed}/dice`);
  const setup = factorSetup(choice, dice);
  const game = gameOf(setup, seed, { style, dice: diceFrom(`${seed}/player`) });
  const watcher = property.watch({ ...game, seed, dice });
  const { closely } = property;
  const most = closely === 'all' ? Infinity : Math.ceil(closely * share);
  let moves = 0;
  let inspected = 0;
  try {
    // Half of the games are looked at from their beginning, the others from somewhere on.
    const from = closely === 'all' || dice.oneIn(2) ? 0 : dice.below(FURTHEST_START);
    for (const turn of game.turns) {
      moves = turn.number;
      watcher.follow?.(turn);
      if (watcher.isDone?.() === true) break;
      if (watcher.inspect === undefined) continue;
      if (!isWorthIt(turn, from, dice)) continue;
      watcher.inspect(turn);
      inspected++;
      if (inspected === most) break;
    }
    watcher.end?.();
  } catch (error) {
    throw explained(error, setup, { seed, style, move: moves });
  }
  return { moves, inspected };
}

const FURTHEST_START = 400;
const RARE_STEPS = new Set(['keep', 'drop', 'offer', 'pick']);

function isWorthIt({ number, before, after }: Turn, from: number, dice: Dice): boolean {
  if (after.table.step === 'over') return true;
  if (number < from) return false;
  if (RARE_STEPS.has(before.table.step)) return dice.oneIn(2);
  const hasMelds = before.table.melds.some((melds) => melds.length > 0);
  return dice.oneIn(hasMelds ? 4 : 12);
}

function explained(
  error: unknown,
  setup: Setup,
  where: { readonly seed: string; readonly style: Style; readonly move: number },
): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const place = `game ${where.seed} (${where.style}) of ${setup.id}, move ${where.move}`;
  return new Error(`${reason}\n  in ${place}\n  ${JSON.stringify(setup.chosen)}`, { cause: error });
}

/** Freezes a value through and through: who writes to it throws. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (ArrayBuffer.isView(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen<unknown>(part);
  return value;
}

export function assertSame(found: unknown, expected: unknown, message: string): void {
  if (found === expected) return;
  const a = typeof found === 'string' ? found : JSON.stringify(found);
  const b = typeof expected === 'string' ? expected : JSON.stringify(expected);
  assert(a === b, `${message}:\n  ${a}\n  is not\n  ${b}`);
}
