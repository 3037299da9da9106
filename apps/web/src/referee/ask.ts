/** A question while it is put together: which move, then with what. */
import {
  ALONE_COMMANDS,
  aloneCommandBy,
  cardOf,
  isJoker,
  JOKERS,
  ladderOfSeat,
  MASTER_SPECIALS,
  parsePlaced,
  makeCard,
  PASS,
  PLAYED_ALONE,
  placeCard,
  placedColour,
  placedValue,
  COLOUR_LETTERS,
  type Card,
  type Command,
  type Meld,
  type Placed,
  type Seat,
} from '@palier/rules';
import { takeOne } from '@palier/table/seat';
import type { Part } from '@palier/text';
import { ASKER, situationSetup, type Situation } from './situation.ts';

export type AskKind = keyof Part<'referee'>['kinds'];

export type OpenQuestion = {
  readonly kind: AskKind;
  /** Whose pile, or in front of whom. */
  readonly seat?: Seat;
  /** The cards of the hand: one, or several to swap. */
  readonly cards: readonly Card[];
  readonly meld?: { readonly to: Seat; readonly meld: number };
  /** What the joker that is added stands for. */
  readonly as?: Placed;
  readonly level?: number;
  /** The combinations to be laid. */
  readonly parts: readonly (readonly Placed[])[];
};

export function emptyAsk(kind: AskKind): OpenQuestion {
  return { kind, cards: [], parts: [] };
}

/** The questions that this deck has a use for. */
export function askKinds(situation: Situation): readonly AskKind[] {
  const { copies } = situationSetup(situation);
  const hasJokers = JOKERS.some((joker) => copies[joker]! > 0);
  return [
    'draw',
    'take',
    'lay',
    'add',
    ...(hasJokers ? (['exchange'] as const) : []),
    'discard',
    ...(copies[PASS]! > 0 ? (['pass'] as const) : []),
    ...MASTER_SPECIALS.filter((card) => copies[card]! > 0).map(kindPlaying),
  ];
}

function kindPlaying(card: Card): AskKind {
  const alone = ALONE_COMMANDS.find(({ t }) => PLAYED_ALONE[t].card === card);
  return alone === undefined ? 'swap' : PLAYED_ALONE[alone.t].verb;
}

/** A finished question taken apart again; moves outside a turn are no questions here. */
export function askOf(command: Command): OpenQuestion | undefined {
  switch (command.t) {
    case 'drawCard':
      return emptyAsk('draw');
    case 'takeCard':
      return { ...emptyAsk('take'), seat: command.from };
    case 'layLevel': {
      const { level, melds } = command;
      return { ...emptyAsk('lay'), parts: melds, ...(level !== undefined && { level }) };
    }
    case 'addCard': {
      const { card, to, meld } = command;
      return { ...emptyAsk('add'), cards: [cardOf(card)], meld: { to, meld }, as: card };
    }
    case 'exchangeJoker': {
      const { card, to, meld } = command;
      return { ...emptyAsk('exchange'), cards: [card], meld: { to, meld } };
    }
    case 'discard':
      return { ...emptyAsk('discard'), cards: [command.card] };
    case 'playPass':
      return { ...emptyAsk('pass'), seat: command.on };
    case 'playSwap':
      return { ...emptyAsk('swap'), cards: command.cards };
    case 'dropPalier':
    case 'keepCards':
    case 'offerCards':
    case 'pickCard':
      return undefined;
    default:
      return emptyAsk(PLAYED_ALONE[command.t].verb);
  }
}

/** What has to be chosen next, or the whole question. */
export type ReadQuestion =
  | { readonly t: 'missing'; readonly what: keyof Part<'referee'>['missing'] }
  | { readonly t: 'whole'; readonly command: Command };

export function readQuestion(situation: Situation, ask: OpenQuestion): ReadQuestion {
  switch (ask.kind) {
    case 'draw':
      return whole({ t: 'drawCard' });
    case 'take':
      return ask.seat === undefined ? missing('pile') : whole({ t: 'takeCard', from: ask.seat });
    case 'lay':
      return readLay(situation, ask);
    case 'add':
      return readAdd(situation, ask);
    case 'exchange': {
      const [card] = ask.cards;
      if (card === undefined) return missing('card');
      return ask.meld === undefined
        ? missing('meld')
        : whole({ t: 'exchangeJoker', card, ...ask.meld });
    }
    case 'discard': {
      const [card] = ask.cards;
      return card === undefined ? missing('card') : whole({ t: 'discard', card });
    }
    case 'pass':
      return ask.seat === undefined ? missing('seat') : whole({ t: 'playPass', on: ask.seat });
    case 'swap':
      return ask.cards.length === 0 ? missing('cards') : whole({ t: 'playSwap', cards: ask.cards });
    default:
      return whole(aloneCommandBy(ask.kind)!);
  }
}

function readLay(situation: Situation, { parts, level }: OpenQuestion): ReadQuestion {
  const melds = parts.filter((part) => part.length > 0);
  if (melds.length === 0) return missing('parts');
  const { mode } = ladderOfSeat(situationSetup(situation), ASKER);
  if (mode === 'stacked') return whole({ t: 'layLevel', melds });
  const named = level ?? situation.left[ASKER - 1]![0];
  return whole({ t: 'layLevel', melds, ...(named !== undefined && { level: named }) });
}

function readAdd(situation: Situation, { cards, meld, as }: OpenQuestion): ReadQuestion {
  const [card] = cards;
  if (card === undefined) return missing('card');
  const target = meld === undefined ? undefined : meldAt(situation, meld);
  if (meld === undefined || target === undefined) return missing('meld');
  const ways = meaningsOn(target, card);
  const placed = as !== undefined && cardOf(as) === card && ways.includes(as) ? as : ways[0];
  if (isJoker(card) && ways.length > 1 && placed !== as) return missing('meaning');
  return whole({ t: 'addCard', card: placed ?? placeCard(card), ...meld });
}

export function meldAt(
  { melds }: Situation,
  { to, meld }: { readonly to: Seat; readonly meld: number },
): Meld | undefined {
  return melds[to - 1]?.[meld - 1];
}

/** What an added joker could be meant as, beyond the limits too: that is a question people ask. */
export function meaningsOn({ kind, cards }: Meld, card: Card): readonly Placed[] {
  if (!isJoker(card)) return [placeCard(card)];
  const first = cards[0]!;
  const joker = makeCard(card);
  const meant = (meaning: number | string): Placed => parsePlaced(`${joker}=${meaning}`)!;
  switch (kind) {
    case 'colour':
      return [meant(COLOUR_LETTERS[placedColour(first)!])];
    case 'set':
      return [meant(placedValue(first)!)];
    case 'run':
      return [meant(placedValue(first)! - 1), meant(placedValue(cards.at(-1)!)! + 1)];
  }
}

/** The question as far as it still makes sense when the situation has changed. */
export function askAfter(situation: Situation, ask: OpenQuestion): OpenQuestion {
  const { players } = situationSetup(situation);
  const rest = situation.hand.slice();
  const isThere = (card: Card): boolean => takeOne(rest, card);
  const { seat, meld, as, level, ...others } = ask;
  const isKind = askKinds(situation).includes(ask.kind);
  if (!isKind) return emptyAsk('draw');
  const left = situation.left[ASKER - 1]!;
  return {
    ...others,
    cards: ask.cards.filter(isThere),
    parts: ask.parts.map((part) => part.filter((placed) => isThere(cardOf(placed)))),
    ...(seat !== undefined && seat <= players && { seat }),
    ...(meld !== undefined && meldAt(situation, meld) !== undefined && { meld }),
    ...(as !== undefined && { as }),
    ...(level !== undefined && left.includes(level) && { level }),
  };
}

function missing(what: keyof Part<'referee'>['missing']): ReadQuestion {
  return { t: 'missing', what };
}

function whole(command: Command): ReadQuestion {
  return { t: 'whole', command };
}
