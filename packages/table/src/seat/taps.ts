/**
 * What a tap means. Every place on the table stands for a command, legal or not: a legal one is lit,
 * another is refused by the rules with their reason. Nothing here knows a rule itself.
 */
import {
  PASS,
  cardOf,
  checkAt,
  placeCard,
  specialPlayed,
  type Card,
  type Command,
  type Refusal,
  type Seat,
  type View,
} from '@palier/rules';
import { spotName, type Spot } from './spot.ts';

/** The legal commands by the place where they are made, for the card chosen in hand. */
type Lit = ReadonlyMap<string, readonly Command[]>;

export type TapChoices = {
  readonly lit: Lit;
  /** What the card does without a place: Take, Swap, Hold. */
  readonly plays: readonly Command[];
};

const NOTHING: TapChoices = { lit: new Map(), plays: [] };

/** `moves` are the legal ones but for layings. */
export function choicesFor(
  view: View,
  moves: readonly Command[],
  card: Card | undefined,
): TapChoices {
  if (view.viewer === 'spectator') return NOTHING;
  const lit = new Map<string, Command[]>();
  const plays: Command[] = [];
  for (const move of moves) {
    const spot = spotOf(move, view.viewer, card);
    if (spot === undefined) {
      if (card !== undefined && specialPlayed(move) === card) plays.push(move);
      continue;
    }
    const place = spotName(spot);
    const commands = lit.get(place);
    if (commands === undefined) lit.set(place, [move]);
    else commands.push(move);
  }
  return { lit, plays };
}

function spotOf(move: Command, viewer: Seat, card: Card | undefined): Spot | undefined {
  switch (move.t) {
    case 'drawCard':
      return { t: 'stock' };
    case 'takeCard':
      return { t: 'pile', seat: move.from };
    case 'addCard':
      return cardOf(move.card) === card ? { t: 'meld', seat: move.to, meld: move.meld } : undefined;
    case 'exchangeJoker':
      return move.card === card ? { t: 'meld', seat: move.to, meld: move.meld } : undefined;
    case 'discard':
      return move.card === card ? { t: 'pile', seat: viewer } : undefined;
    case 'playPass':
      return card === PASS ? { t: 'seat', seat: move.on } : undefined;
    default:
      return undefined;
  }
}

/** What a tap on a place would mean where nothing is lit there; undefined where it means nothing. */
function meantBy(spot: Spot, view: View, card: Card | undefined): Command | undefined {
  switch (spot.t) {
    case 'stock':
      return { t: 'drawCard' };
    case 'pile':
      // With a card up nobody takes from the own pile, unless that is lit: they discard, if too soon.
      return card !== undefined && spot.seat === view.viewer
        ? { t: 'discard', card }
        : { t: 'takeCard', from: spot.seat };
    case 'meld':
      if (card === undefined) return undefined;
      return { t: 'addCard', card: placeCard(card), to: spot.seat, meld: spot.meld };
    case 'seat':
      return card === PASS ? { t: 'playPass', on: spot.seat } : undefined;
  }
}

/** Why a tap does nothing, by the rules. */
export function whyNot(view: View, spot: Spot, card: Card | undefined): Refusal | undefined {
  const command = meantBy(spot, view, card);
  return command && refusalOf(view, command);
}

export function refusalOf(view: View, command: Command): Refusal | undefined {
  const { table, viewer, hand } = view;
  return viewer === 'spectator' ? undefined : checkAt({ table, seat: viewer, hand }, command);
}

/** What a card may do where it is let go; to draw is not among it, whatever is lit there. */
export function droppingOn({ lit }: TapChoices, spot: Spot): readonly Command[] {
  const ways = lit.get(spotName(spot)) ?? [];
  return ways.filter(({ t }) => t !== 'drawCard' && t !== 'takeCard');
}

/** Why a card cannot be let go there, by the rules; undefined where that means nothing. */
export function whyNoDrop(view: View, spot: Spot, card: Card): Refusal | undefined {
  if (spot.t !== 'pile') return whyNot(view, spot, card);
  return spot.seat === view.viewer ? refusalOf(view, { t: 'discard', card }) : undefined;
}

/** Every way to add the chosen card. */
export function additionsIn({ lit }: TapChoices): readonly Command[] {
  return [...lit].filter(([place]) => place.startsWith('meld-')).flatMap(([, ways]) => ways);
}

/** A card that was tapped twice, and whether it is worth keeping (`serves`). */
type Tapped = { readonly card: Card; readonly isServing: boolean };

/**
 * What a double tap on a card means: it is added where only one meld takes it in one way, and thrown
 * away where it serves for nothing. Several commands are a question. None: it is only taken up, and
 * the buttons say what can be done with it.
 */
export function obviousMoves(
  choices: TapChoices,
  { card, isServing }: Tapped,
  viewer: Seat,
): readonly Command[] {
  const additions = additionsIn(choices);
  if (additions.length > 0) return additions;
  const discard: Command = { t: 'discard', card };
  if (!isServing) return [discard];
  const passes = [...choices.lit.values()].flat().filter(({ t }) => t === 'playPass');
  const isDiscard = choices.lit.has(spotName({ t: 'pile', seat: viewer }));
  return passes.length > 0 && isDiscard ? [...passes, discard] : [];
}
