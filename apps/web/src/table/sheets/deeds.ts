/** What can be done at a table now, in a few lines: one for each kind of move, with the cards it is about. */
import {
  cardOf,
  specialPlayed,
  UNKNOWN,
  type Card,
  type Command,
  type Seat,
  type View,
} from '@palier/rules';

/** `draw` and `take` are one move each; the others stand for all of their kind. */
export type DeedLine =
  | { readonly t: 'draw' | 'take'; readonly move: Command; readonly cards: readonly Card[] }
  | { readonly t: 'lay' }
  | { readonly t: 'add'; readonly cards: readonly Card[] }
  /** Take, Swap or Hold, by one of the moves that play it. */
  | { readonly t: 'play'; readonly move: Command; readonly cards: readonly Card[] }
  | { readonly t: 'pass'; readonly cards: readonly Card[] }
  /** `cards`: what lies on the own pile. */
  | { readonly t: 'discard'; readonly cards: readonly Card[] };

/** `moves` are the legal ones but for layings. In the order of a turn. */
export function deedLines(
  { table, viewer }: View,
  moves: readonly Command[],
  canLay: boolean,
): readonly DeedLine[] {
  const added = new Set<Card>();
  const played = new Map<Card, Command>();
  const drawn: DeedLine[] = [];
  let pass: Card | undefined;
  let isDiscard = false;
  for (const move of moves) {
    const special = specialPlayed(move);
    if (move.t === 'drawCard') drawn.push({ t: 'draw', move, cards: [UNKNOWN] });
    else if (move.t === 'takeCard') {
      drawn.push({ t: 'take', move, cards: topOf(table.discards, move.from) });
    } else if (move.t === 'addCard') added.add(cardOf(move.card));
    else if (move.t === 'exchangeJoker') added.add(move.card);
    else if (move.t === 'playPass') pass = special;
    else if (move.t === 'discard') isDiscard = true;
    else if (special !== undefined) played.set(special, move);
  }
  return [
    ...drawn,
    ...(canLay ? [{ t: 'lay' } as const] : []),
    ...(added.size > 0 ? [{ t: 'add', cards: [...added] } as const] : []),
    ...(pass === undefined ? [] : [{ t: 'pass', cards: [pass] } as const]),
    ...Array.from(played, ([card, move]) => ({ t: 'play', move, cards: [card] }) as const),
    ...(isDiscard && viewer !== 'spectator'
      ? [{ t: 'discard', cards: topOf(table.discards, viewer) } as const]
      : []),
  ];
}

function topOf(discards: View['table']['discards'], seat: Seat): readonly Card[] {
  return discards[seat - 1]!.slice(-1);
}
