/** Why the better move is better: what it does that the other does not, in the terms of a hint. */
import { ladderOfSeat, layableLevels, winsByLaying, type Command, type View } from '@palier/rules';
import { reasonsFor } from '../reasons.ts';
import { standpointOf } from '../bot.ts';
import type { Facts, MoveOption } from '../deliberate.ts';
import { bestMeasured, goingOut } from '../solver/index.ts';
import type { CoachReason } from './review.ts';

/** A card is said to serve somebody where it does so likely, and more than the better one. */
const LIKELY = 0.2;
const LIKELIER = 0.1;

export function coachReasons(
  view: View,
  best: MoveOption,
  played: MoveOption,
): readonly CoachReason[] {
  const deed = deedReason(view, best.command, played.command);
  if (deed !== undefined) return [deed];
  const contrasts = contrastsOf(best.facts, played.facts, isEndOfTurn(played.command));
  return contrasts.length > 0 ? contrasts : hintsOf(view, best, played);
}

/** One lays or adds, and the other does not. */
function deedReason(view: View, best: Command, played: Command): CoachReason | undefined {
  const { table, seat } = standpointOf(view);
  if (best.t === 'layLevel') {
    if (played.t === 'layLevel') return { t: 'other-laying' };
    if (winsByLaying(table, seat, best.level)) return { t: 'could-win' };
    const level = best.level ?? layableLevels(table, seat)[0]!;
    return canGoOut(view, level) ? { t: 'could-go-out' } : { t: 'could-lay', level };
  }
  if (played.t === 'layLevel') return { t: 'better-wait' };
  if (isAdding(best)) {
    if (canGoOut(view)) return { t: 'could-go-out' };
    return isAdding(played) ? undefined : { t: 'could-add' };
  }
  return isAdding(played) ? { t: 'better-keep' } : undefined;
}

function isAdding({ t }: Command): boolean {
  return t === 'addCard' || t === 'exchangeJoker';
}

function isEndOfTurn({ t }: Command): boolean {
  return t === 'discard' || t === 'playPass' || t === 'playHold';
}

/** In this very turn: by adding, or with a level laid first. */
function canGoOut(view: View, level?: number): boolean {
  const { table, seat, hand } = standpointOf(view);
  if (level === undefined) return goingOut(hand, table, { hasDrawn: true }).turns === 1;
  if (table.setup.rules.addSameTurn === 'no') return false;
  const { levels } = ladderOfSeat(table.setup, seat);
  return bestMeasured(hand, levels[level - 1]!, table)?.measure.stays === 0;
}

function contrastsOf(best: Facts, played: Facts, isEnd: boolean): readonly CoachReason[] {
  const reasons: CoachReason[] = [];
  const { distance, outs } = best;
  if (distance !== undefined && played.distance !== undefined) {
    if (distance < played.distance) {
      reasons.push({ t: 'missing', best: distance, played: played.distance });
    } else if (isEnd && distance === played.distance && (outs ?? 0) > (played.outs ?? 0)) {
      reasons.push({ t: 'outs', best: outs ?? 0, played: played.outs ?? 0 });
    }
  }
  return [...reasons, ...giftsOf(best, played)];
}

function giftsOf(best: Facts, played: Facts): readonly CoachReason[] {
  const fed = (played.feeds ?? []).find((seat) => !(best.feeds ?? []).includes(seat));
  if (fed !== undefined) return [{ t: 'fed', to: fed }];
  const gifts = (played.gives ?? []).flatMap(({ seat, chance }): readonly CoachReason[] => {
    const instead = best.gives?.find((gift) => gift.seat === seat)?.chance ?? 0;
    if (chance < LIKELY || chance - instead < LIKELIER) return [];
    return [{ t: 'gave', to: seat, chance, instead }];
  });
  return gifts.slice(0, 1);
}

/** What a hint would say of it, and not of the other too; what it would warn of is no reason for it. */
function hintsOf(view: View, best: MoveOption, played: MoveOption): readonly CoachReason[] {
  const alike = new Set(reasonsFor(view, played, [best]).map(({ t }) => t));
  return reasonsFor(view, best, [played])
    .filter(({ t }) => t !== 'gives' && t !== 'waits' && !alike.has(t))
    .map((reason) => ({ t: 'hint', reason }));
}
