/** A round while it is being told: what was tapped so far, and what it comes to. */
import {
  settleRound,
  toldBonus,
  toldLayable,
  toldWins,
  type Seat,
  type Settled,
  type Setup,
  type Standing,
  type ToldRound,
} from '@palier/rules';

export type RoundTelling = {
  readonly laid: readonly (number | undefined)[];
  /** Undefined until it is said. */
  readonly out: Seat | 'nobody' | undefined;
  readonly last: Seat | undefined;
  readonly bonus: number | undefined;
  readonly usedUp: boolean;
};

/** Where a round is told: the rules and what went before. */
export type Before = { readonly setup: Setup; readonly standing: Standing };

export function emptyTelling({ setup }: Before): RoundTelling {
  return {
    laid: setup.ladders.map(() => undefined),
    out: undefined,
    last: undefined,
    bonus: undefined,
    usedUp: false,
  };
}

/** Who wins by having laid the last level, if somebody does. */
export function laidToWin({ setup, standing }: Before, { laid }: RoundTelling): Seat | undefined {
  const index = laid.findIndex(
    (level, seat) => level !== undefined && toldWins(setup, standing, seat + 1, level),
  );
  return index === -1 ? undefined : index + 1;
}

/** A seat has laid a level, or none. */
export function withLaid(
  before: Before,
  telling: RoundTelling,
  { seat, level }: { readonly seat: Seat; readonly level: number | undefined },
): RoundTelling {
  const { setup, standing } = before;
  const wins = level !== undefined && toldWins(setup, standing, seat, level);
  const laid = telling.laid.map((other, index) => {
    if (index + 1 === seat) return level;
    // Only the first who lays the last level wins.
    return wins && toldWins(setup, standing, index + 1, other) ? undefined : other;
  });
  const isOutGone = wins || (telling.out === seat && level === undefined);
  const out = isOutGone ? undefined : telling.out;
  return { ...telling, laid, out, bonus: undefined };
}

/** Who went out has laid; on a ladder with one level at a time there is no question which. */
export function withOut(
  before: Before,
  telling: RoundTelling,
  out: RoundTelling['out'],
): RoundTelling {
  const { setup, standing } = before;
  const layable = typeof out === 'number' ? toldLayable(setup, standing, out) : [];
  const laid = telling.laid.map((level, index) => {
    // Whoever has laid the last level has won, and the round was over.
    const wins = toldWins(setup, standing, index + 1, level);
    if (wins && out !== undefined) return undefined;
    return index + 1 === out ? (level ?? layable[0]) : level;
  });
  return { ...telling, laid, out, bonus: undefined };
}

export type MissingTelling = 'end' | 'last' | 'bonus';

/** What is not yet said, or what the round comes to. */
export function readTelling(
  before: Before,
  telling: RoundTelling,
): { readonly missing: MissingTelling } | { readonly round: ToldRound; readonly settled: Settled } {
  const { setup, standing } = before;
  const { laid, out, last, bonus, usedUp } = telling;
  const isWon = laidToWin(before, telling) !== undefined;
  if (!isWon && out === undefined) return { missing: 'end' };
  const isLastAsked = asksLast(before, telling);
  if (isLastAsked && last === undefined) return { missing: 'last' };
  const round: ToldRound = {
    laid,
    ...(typeof out === 'number' && { out }),
    ...(isLastAsked && last !== undefined && { last }),
    ...(asksUsedUp(before, telling) && usedUp && { usedUp }),
  };
  const choices = toldBonus(setup, standing, round);
  if (choices.length > 0 && bonus === undefined) return { missing: 'bonus' };
  const whole = choices.length > 0 && bonus !== undefined ? { ...round, bonus } : round;
  const settled = settleRound(setup, standing, whole);
  return settled === undefined ? { missing: 'end' } : { round: whole, settled };
}

/** Where who played last deals next, it must be known who that was. */
export function asksLast(before: Before, telling: RoundTelling): boolean {
  return (
    telling.out === 'nobody' &&
    laidToWin(before, telling) === undefined &&
    before.setup.rules.nextDealer === 'last'
  );
}

export function asksUsedUp({ setup }: Before, { out }: RoundTelling): boolean {
  const { stockOut, stockOutBonus } = setup.rules;
  return typeof out === 'number' && stockOutBonus === 'no' && stockOut === 'finish-turn';
}

/** The second levels to choose from, where there is a choice. */
export function bonusChoices(before: Before, telling: RoundTelling): readonly number[] {
  const { laid, out, usedUp } = telling;
  if (typeof out !== 'number') return [];
  return toldBonus(before.setup, before.standing, { laid, out, usedUp });
}
