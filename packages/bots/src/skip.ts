/** Whom to make miss a turn, and what it is worth (PASS-1). */
import { checkAt, nextSeat, PASS, type Command, type Seat, type Table } from '@palier/rules';
import type { Guess } from './danger.ts';
import type { Deliberation } from './deliberate.ts';
import { judgedChance } from './judged-standing.ts';

/**
 * How much an opponent's luck is this seat's misfortune: 1 where all are alike, more for those who
 * are ahead. With two players it is always 1.
 */
export function stakeOf(table: Table, own: Seat, other: Seat): number {
  const others = 1 - judgedChance(table, own);
  return others <= 0 ? 1 : (judgedChance(table, other) / others) * (table.setup.players - 1);
}

/** What an opponent's missing a turn is worth, in turns of one's own. */
export function skipGain(thought: Deliberation, on: Seat, guesses: readonly Guess[]): number {
  const { at, mind } = thought;
  const { weights } = mind;
  const { table } = at;
  const hasLaid = table.laid[on - 1] !== undefined;
  const cards = table.counts[on - 1]!;
  const distance = guesses.find(({ seat }) => seat === on)?.distance;
  const near = hasLaid
    ? weights.passLaid * (2 / (1 + cards))
    : distance === undefined
      ? 0
      : weights.passNear / (1 + distance);
  const share = stakeOf(table, at.seat, on) / Math.max(1, table.setup.players - 1);
  return (weights.pass + near) * share;
}

/** The best use of a Pass card that is not in hand yet: what taking one could be worth. */
export function passGain(thought: Deliberation): number {
  const { table, seat } = thought.at;
  const { players, rules } = table.setup;
  let best = 0;
  for (let on = nextSeat(seat, players); on !== seat; on = nextSeat(on, players)) {
    if (table.skipped.includes(on)) continue;
    best = Math.max(best, skipGain(thought, on, []));
    if (rules.passTarget === 'next') break;
  }
  return best;
}

/** The seats a Pass card in hand may be played on. */
export function passTargets({ at }: Deliberation): readonly Seat[] {
  const { table, seat, hand } = at;
  if (!hand.includes(PASS)) return [];
  const targets: Seat[] = [];
  const { players } = table.setup;
  for (let on = nextSeat(seat, players); on !== seat; on = nextSeat(on, players)) {
    const command: Command = { t: 'playPass', on };
    if (checkAt(at, command) === undefined) targets.push(on);
  }
  return targets;
}
