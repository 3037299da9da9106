/**
 * The viewer's cards in the order they are seen in, and what the solver says of them. What the viewer
 * does sorts them, and nothing else.
 */
import { studyOf, type Study } from '@palier/bots';
import type { RecordedEvent, View, Viewer } from '@palier/rules';
import {
  dealt,
  EMPTY_HAND,
  follow,
  HAND_SORTS,
  moved,
  sorted,
  spareCards,
  type Aim,
  type Hand,
  type HandCard,
  type HandSort,
} from '@palier/table/seat';

/** They change a hand or not, but nobody has chosen them. */
const UNASKED: ReadonlySet<RecordedEvent['t']> = new Set([
  'replacementsDrawn',
  'turnSkipped',
  'upcardSkipped',
]);

const NO_STUDY: Study = { aims: [], layings: [], hasMoreLayings: false };

export class OwnHand {
  #hand: Hand = EMPTY_HAND;
  #sort: HandSort = 'level';
  #study = NO_STUDY;
  #studied: View | undefined;

  get cards(): readonly HandCard[] {
    return this.#hand.cards;
  }

  get fresh(): ReadonlySet<string> {
    return this.#hand.fresh;
  }

  get study(): Study {
    return this.#study;
  }

  get aim(): Aim | undefined {
    return this.#study.aims[0];
  }

  get spare(): ReadonlySet<string> {
    return spareCards(this.cards, this.aim);
  }

  /** The first hand that is seen, or another viewer's. */
  open(view: View): void {
    this.#hand = follow({ ...EMPTY_HAND, named: this.#hand.named }, view.hand);
    this.#look(view);
    this.#order();
  }

  /** The hand after something has happened; `chosen`: the card that was meant. */
  follow(view: View, fresh: readonly RecordedEvent[], chosen: string | undefined): void {
    const before = this.#hand;
    const deal = fresh.findLast((event) => event.t === 'roundDealt');
    this.#hand =
      deal === undefined || view.viewer === 'spectator'
        ? follow(before, view.hand, chosen)
        : dealt(before, view.hand, deal.hands[view.viewer - 1]!);
    const isOwn = fresh.length === 0 || fresh.some((event) => isMoveOf(event, view.viewer));
    this.#look(view);
    if (deal !== undefined || (isOwn && this.#hand !== before)) this.#order();
  }

  /** What is said of a hand does not flicker with what others lay. */
  #look(view: View): void {
    const { viewer, table, hand } = view;
    const isWorth =
      viewer !== 'spectator' && table.laid[viewer - 1] === undefined && hand.length > 0;
    if (!isWorth) {
      this.#study = NO_STUDY;
      this.#studied = undefined;
      return;
    }
    const isSame = this.#studied?.hand.join() === hand.join();
    const isOther = table.turn === viewer && this.#studied?.table.melds !== table.melds;
    if (isSame && !isOther) return;
    this.#studied = view;
    this.#study = studyOf(view);
  }

  #order(): void {
    this.#hand = { ...this.#hand, cards: sorted(this.cards, this.#sort, this.aim) };
  }

  /** Another order, the next there is. */
  sortOtherwise(): HandSort {
    this.#sort = HAND_SORTS[(HAND_SORTS.indexOf(this.#sort) + 1) % HAND_SORTS.length]!;
    this.#order();
    return this.#sort;
  }

  /** Puts a card where its owner wants it: the order is theirs from then on. */
  move(key: string, to: number): void {
    this.#sort = 'own';
    this.#hand = { ...this.#hand, cards: moved(this.cards, key, to) };
  }
}

function isMoveOf(event: RecordedEvent, viewer: Viewer): boolean {
  return 'seat' in event && event.seat === viewer && !UNASKED.has(event.t);
}
