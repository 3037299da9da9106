/** The moves of a turn but laying a level: what is meant by a card, a place on the table or a letter. */
import { isAloneCommand, MOST_SWAPPED, SWAP, type Command } from '@palier/rules';
import {
  additionsIn,
  obviousMoves,
  refusalOf,
  seatsAfter,
  serves,
  spotName,
  whyNot,
  type HandCard,
  type Spot,
} from '@palier/table/seat';
import { raise } from './hand-keys.ts';
import type { Sitting } from './sitting.ts';

/** A card is taken up; once it is, the obvious is done with it. */
export function pick(sitting: Sitting): void {
  const { hand, cursor, chosen } = sitting;
  const at = hand.cards[cursor];
  if (at === undefined) return;
  if (at.key !== chosen) {
    raise(sitting, at.key);
    return;
  }
  const isServing = serves(at, { spare: hand.spare, hasLaid: sitting.hasLaid });
  doOne(sitting, obviousMoves(sitting.choices, { card: at.card, isServing }, sitting.seat!));
}

/** Does the only thing that is meant, or asks which; false where nothing is. */
function doOne(sitting: Sitting, commands: readonly Command[]): boolean {
  const [only] = commands;
  if (only === undefined) return false;
  if (commands.length === 1) void sitting.act(only);
  else {
    const { table } = sitting.plan.words;
    const isPass = commands.every(({ t }) => t === 'playPass');
    sitting.offer(isPass ? table.skipWhom : table.whichWay, commands);
  }
  return true;
}

/** A place on the table is touched, or meant by a letter. */
export function tap(sitting: Sitting, spot: Spot): void {
  if (doOne(sitting, sitting.choices.lit.get(spotName(spot)) ?? [])) return;
  const isPlaying = sitting.isDue && sitting.view.table.step === 'play';
  const takesCard = spot.t === 'meld' || (spot.t === 'pile' && spot.seat === sitting.seat);
  if (isPlaying && takesCard && sitting.card === undefined) {
    sitting.say('choose-first');
    return;
  }
  const refusal = whyNot(sitting.view, spot, sitting.card?.card);
  if (refusal !== undefined) sitting.refuse(refusal);
}

export function takeDiscard(sitting: Sitting): void {
  const commands = [...sitting.choices.lit.values()].flat().filter(({ t }) => t === 'takeCard');
  if (doOne(sitting, commands)) return;
  const [next = 1] = seatsAfter(sitting.seat, sitting.view.table.setup.players);
  tap(sitting, { t: 'pile', seat: next });
}

export function add(sitting: Sitting): void {
  if (sitting.card === undefined) {
    askForCard(sitting);
    return;
  }
  if (doOne(sitting, additionsIn(sitting.choices))) return;
  const { table } = sitting.view;
  const melds = table.melds.flatMap((own, index) =>
    own.map((_, place): Spot => ({ t: 'meld', seat: index + 1, meld: place + 1 })),
  );
  if (melds[0] !== undefined && (!sitting.hasLaid || melds.length === 1)) tap(sitting, melds[0]);
  else {
    const refusal = refusalOf(sitting.view, { t: 'discard', card: sitting.card.card });
    if (refusal === undefined) sitting.say('fits-nowhere');
    else sitting.refuse(refusal);
  }
}

export function discard(sitting: Sitting): void {
  const card = sitting.card?.card;
  if (card === undefined) askForCard(sitting);
  else void sitting.act({ t: 'discard', card });
}

function askForCard(sitting: Sitting): void {
  const first = sitting.hand.cards[0];
  const refusal = first && refusalOf(sitting.view, { t: 'discard', card: first.card });
  if (refusal === undefined) sitting.say('choose-first');
  else sitting.refuse(refusal);
}

/** A Pass card, or a card of Master: what it does needs no place but somebody to miss a turn. */
export function playSpecial(sitting: Sitting): void {
  const { card } = sitting;
  if (card === undefined) {
    askForCard(sitting);
    return;
  }
  const { lit, plays } = sitting.choices;
  const passes = [...lit.values()].flat().filter(({ t }) => t === 'playPass');
  if (card.card === SWAP && plays.length > 0) openSwap(sitting, card);
  else if (!doOne(sitting, [...passes, ...plays.filter(isAloneCommand)])) {
    sitting.say('choose-first');
  }
}

function openSwap(sitting: Sitting, { key: own }: HandCard): void {
  const { sheets } = sitting.plan.words;
  const { length } = sitting.hand.cards;
  sitting.select({
    title: sheets.swapTitle,
    about: sheets.swapAbout,
    least: 1,
    most: Math.min(MOST_SWAPPED, length - 2),
    confirm: sheets.swapThese,
    run: (cards) => void sitting.act({ t: 'playSwap', cards }),
    without: own,
  });
}
