/**
 * What nobody asks about: the other players hold ten cards, less what they have laid, out of those
 * that lie nowhere else. No question rests on which ones they are.
 */
import {
  cardOf,
  isFault,
  isNumber,
  makeCard,
  makeSetup,
  parseCard,
  parsePlaced,
  parseSetupChoice,
  seededChance,
  type Card,
  type Json,
} from '@palier/rules';
import { takeOne } from '@palier/table/seat';
import { othersHand, type PositionJson } from './situation.ts';

/** The seed of every shuffle, so that a situation is judged the same everywhere. */
export const SEED = 'referee';

const SETUP_MEMBERS = new Set(['edition', 'players', 'ladder', 'ladders', 'master', 'rules']);

/** The position with all hands, where only the first was given; anything else is left to the kernel's reader. */
export function filled(position: PositionJson): PositionJson {
  const { hands } = position;
  if (!Array.isArray(hands) || hands.length !== 1) return position;
  const choice = parseSetupChoice(
    Object.fromEntries(Object.entries(position).filter(([name]) => SETUP_MEMBERS.has(name))),
  );
  const setup = isFault(choice) ? choice : makeSetup(choice);
  if (isFault(setup)) return position;
  const rest = setup.deck.slice();
  for (const card of cardsIn([hands, position['discards'], position['melds']])) takeOne(rest, card);
  const free = seededChance(SEED).shuffle('stock', rest.filter(isNumber));
  let next = 0;
  const others = Array.from({ length: setup.players - 1 }, (_, index) => {
    const laid = [...cardsIn(listAt(position['melds'], index + 1))].length;
    return free.slice(next, (next += othersHand(laid))).map(makeCard);
  });
  return { dealer: setup.players, ...position, hands: [hands[0] as Json, ...others] };
}

function listAt(json: Json | undefined, index: number): Json {
  return Array.isArray(json) ? ((json as readonly Json[])[index] ?? []) : [];
}

/** Every card's text anywhere inside. */
function* cardsIn(json: Json | readonly (Json | undefined)[] | undefined): Generator<Card> {
  if (typeof json === 'string') {
    const placed = parsePlaced(json);
    const card = placed === undefined ? parseCard(json) : cardOf(placed);
    if (card !== undefined) yield card;
    return;
  }
  if (typeof json !== 'object' || json === null) return;
  for (const inside of Object.values(json)) yield* cardsIn(inside);
}
