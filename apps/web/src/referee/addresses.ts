/** The addresses of questions. */
import { makeRoute } from '../state/router.ts';
import { packCase, packRound, type Case } from './link.ts';
import type { RoundCase } from './round-case.ts';

export function caseAddress(one: Case): string {
  return makeRoute({ t: 'place', place: 'referee', operand: packCase(one) });
}

export function roundAddress(round: RoundCase): string {
  return makeRoute({ t: 'place', place: 'referee', operand: packRound(round) });
}
