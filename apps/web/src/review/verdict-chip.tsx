/** The coach's word for a decision, told apart by more than its colour. */
import type { CoachVerdict } from '@palier/bots/coach';
import { reviewWords } from './review-words.ts';

/** How heavy a verdict weighs: that many marks before the word. */
const WEIGHTS: { readonly [V in CoachVerdict]: number } = {
  'only-move': 0,
  best: 0,
  open: 0,
  slip: 1,
  mistake: 2,
  blunder: 3,
};

export function isAgainst(verdict: CoachVerdict): boolean {
  return WEIGHTS[verdict] > 0;
}

export function VerdictChip({ verdict }: { readonly verdict: CoachVerdict }) {
  return (
    <span class="chip review-chip" data-verdict={verdict}>
      {isAgainst(verdict) && <span aria-hidden="true">{'▾'.repeat(WEIGHTS[verdict])}</span>}
      {reviewWords().verdicts[verdict]}
    </span>
  );
}
