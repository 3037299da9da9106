/** The full question: everything the solver can say about a hand and a level. */
import {
  COLOURS,
  JOKERS,
  cardOf,
  numberCard,
  type Card,
  type Level,
  type Meld,
  type Setup,
  type Table,
} from '@palier/rules';
import { assess } from './assess.ts';
import { makeAssessment, type Assessment } from './assessment.ts';
import { bestMeasured, type MeasuredLaying } from './best-laying.ts';
import { lowestBit } from './bits.ts';
import { goingOut, type GoingOut } from './going-out.ts';
import { groupingOf, type Grouping } from './grouping.ts';
import { compileLevel } from './level-plan.ts';
import { emptyTally, refill } from './tally.ts';
import type { Unseen } from './unseen.ts';

export type HandQuestion = {
  readonly hand: readonly Card[];
  readonly level: Level;
  readonly setup: Setup;
  readonly melds: Table['melds'];
  /** The cards that this seat has not seen. */
  readonly unseen: Unseen;
};

export type Out = {
  readonly card: Card;
  /** How many of this kind are unseen. */
  readonly unseen: number;
};

export type Solution = {
  /** The fewest cards that the level still lacks; 0: it can be laid. */
  readonly distance: number;
  /** The kinds of card that lower it and of which some are unseen, by card code. */
  readonly outs: readonly Out[];
  /** How many unseen cards that is. */
  readonly outsUnseen: number;
  readonly grouping: Grouping;
  /** The best way to lay the level now. */
  readonly laying: MeasuredLaying | undefined;
  /** What remains after that laying, in the turn of laying. */
  readonly goingOut: GoingOut | undefined;
};

const tally = emptyTally();
const sight = makeAssessment();

export function solve(question: HandQuestion): Solution {
  const { hand, level, setup, melds, unseen } = question;
  const plan = compileLevel(level, setup);
  refill(tally, hand);
  assess(tally, plan, sight);
  const { distance } = sight;
  const outs = listOuts(sight, unseen);
  let outsUnseen = 0;
  for (const out of outs) outsUnseen += out.unseen;
  const laying = distance === 0 ? bestMeasured(hand, level, { setup, melds }) : undefined;
  return {
    distance,
    outs,
    outsUnseen,
    grouping: laying === undefined ? groupingOf(hand, tally, { plan, unseen }) : laid(hand, laying),
    laying,
    goingOut: laying && goingOutAfter(question, laying),
  };
}

function listOuts({ outs, jokerOuts }: Assessment, unseen: Unseen): readonly Out[] {
  const list: Out[] = [];
  for (const colour of COLOURS) {
    for (let rest = outs[colour]! & unseen.once[colour]!; rest !== 0; rest &= rest - 1) {
      const card = numberCard(colour, lowestBit(rest));
      list.push({ card, unseen: unseen.cards[card]! });
    }
  }
  for (const [index, card] of JOKERS.entries()) {
    const count = unseen.cards[card]!;
    if (count > 0 && (jokerOuts & (1 << index)) !== 0) list.push({ card, unseen: count });
  }
  return list;
}

function laid(hand: readonly Card[], { laying }: MeasuredLaying): Grouping {
  return { parts: laying, rest: leftBy(hand, laying) };
}

function leftBy(hand: readonly Card[], laying: readonly Meld[]): readonly Card[] {
  const rest = hand.slice();
  for (const { cards } of laying) {
    for (const placed of cards) rest.splice(rest.indexOf(cardOf(placed)), 1);
  }
  return rest;
}

function goingOutAfter({ hand, setup, melds }: HandQuestion, { laying }: MeasuredLaying): GoingOut {
  const moment = { hasDrawn: true, mayAdd: setup.rules.addSameTurn === 'yes' };
  return goingOut(leftBy(hand, laying), { setup, melds: [...melds, laying] }, moment);
}
