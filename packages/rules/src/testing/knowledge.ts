/** What a viewer may know, worked out a second time: by a list of what is seen when. */
import { assert } from '../assert.ts';
import { PASS, SWAP, UNKNOWN, cardOf, parseCard, type Card } from '../cards.ts';
import type { Json } from '../codec.ts';
import { makeEvent } from '../documents.ts';
import type { Event } from '../events.ts';
import type { RecordedEvent } from '../record.ts';
import { aloneCardOf, isAloneEvent } from '../specials.ts';
import type { Viewer } from '../state.ts';
import { differenceOf } from './difference.ts';

export type Knowledge = {
  /** Fails where an entry, as it was shown, tells more than its viewer has seen. */
  readonly take: (truth: RecordedEvent, shown: RecordedEvent) => void;
  readonly knows: (card: Card) => boolean;
  /** Fails where a document names a card that the viewer has not seen in this round. */
  readonly assertKnown: (json: Json, what: string) => void;
};

export function knowledgeOf(viewer: Viewer): Knowledge {
  const known = new Set<Card>();
  let kept: readonly Card[] = [];
  return {
    take: (truth, shown) => {
      assert(truth.t === shown.t, 'an entry is shown as another');
      if (truth.t === 'takenBack' || shown.t === 'takenBack') return;
      if (truth.t === 'roundDealt') {
        known.clear();
        for (const card of kept) known.add(card);
        kept = [];
      }
      if (truth.t === 'cardsKept' && truth.seat === viewer) kept = truth.cards ?? [];
      for (const card of seenIn(truth, viewer)) known.add(card);
      assertKnown(makeEvent(shown), known, `${shown.t} as shown to ${viewer}`);
      assertSecrets(truth, shown, viewer);
    },
    knows: (card) => known.has(card),
    assertKnown: (json, what) => assertKnown(json, known, what),
  };
}

/** The cards that a viewer sees when this happens. */
function seenIn(event: Event, viewer: Viewer): readonly Card[] {
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.t) {
    case 'roundDealt':
      return [...(viewer === 'spectator' ? [] : event.hands[viewer - 1]!), event.upcard];
    case 'cardDrawn':
      return isOwn ? [event.card] : [];
    case 'replacementsDrawn':
    case 'offerMade':
    case 'cardsKept':
      return isOwn ? (event.cards ?? []) : [];
    case 'cardTaken':
    case 'cardDiscarded':
    case 'cardPicked':
      return [event.card];
    case 'levelLaid':
      return event.melds.flatMap(({ cards }) => cards.map(cardOf));
    case 'cardAdded':
      return [cardOf(event.card)];
    case 'jokerExchanged':
      return [event.card, cardOf(event.joker)];
    case 'offersShown':
      return event.offers.flat();
    case 'passPlayed':
    case 'turnSkipped':
    case 'upcardSkipped':
      return [PASS];
    case 'swapPlayed':
      return [SWAP, ...event.cards];
    default:
      return isAloneEvent(event) ? [aloneCardOf(event)] : [];
  }
}

function assertKnown(json: Json, known: ReadonlySet<Card>, what: string): void {
  if (typeof json === 'string') {
    const card = parseCard(json.replace(/(=.*|\^)$/u, ''));
    const isKnown = card === undefined || card === UNKNOWN || known.has(card);
    assert(isKnown, `${what} tells of ${json}`);
  } else if (typeof json === 'object' && json !== null) {
    for (const part of Object.values(json)) assertKnown(part, known, what);
  }
}

/** What is never shown to others, even where they could name the card by chance. */
function assertSecrets(truth: Event, shown: Event, viewer: Viewer): void {
  if ('seat' in truth && truth.seat === viewer) {
    const difference = differenceOf(shown, truth);
    assert(difference === undefined, `${viewer} is not shown its own event: ${difference}`);
    return;
  }
  const areHidden = (cards: readonly Card[]): boolean => cards.every((card) => card === UNKNOWN);
  switch (shown.t) {
    case 'cardDrawn':
      return assert(areHidden([shown.card]), `${viewer} sees what another draws`);
    case 'replacementsDrawn':
      return assert(areHidden(shown.cards), `${viewer} sees what another draws`);
    case 'offerMade':
    case 'cardsKept':
      return assert(Object.keys(shown).join() === 't,seat', `${viewer} sees a secret choice`);
    case 'stockRebuilt':
      return assert(areHidden(shown.stock), `${viewer} sees the stock`);
    case 'roundDealt': {
      const others = shown.hands.filter((_, index) => index + 1 !== viewer);
      return assert(areHidden([...others.flat(), ...shown.stock]), `${viewer} sees what is dealt`);
    }
    default:
  }
}
