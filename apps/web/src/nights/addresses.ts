/** Where duplicate nights are found: behind the clubs. */
import type { Route } from '../state/router.ts';

const NIGHT = 'night-';
const OF_CLUB = 'nights-';

/** One night, or all of a club. */
export type NightsOperand = { readonly night: string } | { readonly club: string };

export function nightRoute(night: string): Route {
  return { t: 'place', place: 'clubs', operand: NIGHT + night };
}

export function nightsRoute(club: string): Route {
  return { t: 'place', place: 'clubs', operand: OF_CLUB + club };
}

/** The club itself. */
export function clubRoute(club: string): Route {
  return { t: 'place', place: 'clubs', operand: club };
}

export function readNights(operand: string): NightsOperand | undefined {
  if (operand.startsWith(NIGHT)) return { night: operand.slice(NIGHT.length) };
  if (operand.startsWith(OF_CLUB)) return { club: operand.slice(OF_CLUB.length) };
  return undefined;
}
