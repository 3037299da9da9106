/**
 * The viewer's cards in the order they are seen in. What the viewer does sorts them, and nothing else:
 * a hand that rearranges itself while others play cannot be found one's way in.
 */
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import type { Card, RecordedEvent, View, Viewer } from '@palier/rules';
import { dealt, EMPTY_HAND, follow, moved, sorted, spareCards } from '@palier/table/seat';
import { studyOf } from '../local/coach.ts';
import { change, settings, type Settings } from '../state/settings.ts';
import { HandStudy } from './hand-study.ts';

/** Milliseconds that a hand waits for the solver to be sorted before it is shown all the same. */
const PATIENCE = 5000;

/** They change a hand or not, but nobody has chosen them. */
const UNASKED: ReadonlySet<RecordedEvent['t']> = new Set([
  'replacementsDrawn',
  'turnSkipped',
  'upcardSkipped',
]);

export class OwnHand {
  readonly #study = new HandStudy(() => this.#hearStudy(), studyOf);
  readonly study = this.#study.value;
  readonly #hand = signal(EMPTY_HAND);
  readonly cards = computed(() => this.#hand.value.cards);
  readonly fresh = computed(() => this.#hand.value.fresh);
  /** The level the hand is sorted toward: the nearest. */
  readonly aim = computed(() => this.study.value.aims[0]);
  readonly spare = computed(() => spareCards(this.cards.value, this.aim.value));
  /** False while a hand that has just come waits to be sorted: it is not seen before. */
  readonly isReady = signal(true);
  /** Counts the deals that can be seen. */
  readonly deals = signal(0);
  #isDeal = false;
  /** Whether the next answer of the solver may sort the hand. */
  #isSorting = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stopSorting: () => void;

  constructor() {
    let before = settings.peek().sort;
    this.#stopSorting = effect(() => {
      const { sort } = settings.value;
      if (sort !== before) untracked(() => this.#sort());
      before = sort;
    });
  }

  leave(): void {
    this.#stopSorting();
    clearTimeout(this.#timer);
  }

  /** Another viewer's hand, or the first one; `cards` are in the order it was left in. */
  open(view: View, cards: readonly Card[], { isDeal }: { readonly isDeal: boolean }): void {
    this.#hand.value = follow({ ...EMPTY_HAND, named: this.#hand.peek().named }, cards);
    this.#study.forget();
    this.#await(view, isDeal);
  }

  /** The hand after something has happened; `chosen`: the card that was meant. */
  follow(view: View, fresh: readonly RecordedEvent[], chosen?: string): void {
    const deal = fresh.findLast((event) => event.t === 'roundDealt');
    const before = this.#hand.peek();
    if (deal !== undefined && view.viewer !== 'spectator') {
      this.#hand.value = dealt(before, view.hand, deal.hands[view.viewer - 1]!);
      this.#study.forget();
      this.#await(view, true);
      return;
    }
    this.#hand.value = follow(before, view.hand, chosen);
    // Where nothing is told the viewer was away, and nothing is kept in place by sorting less.
    const isOwn = fresh.length === 0 || fresh.some((event) => isMoveOf(event, view.viewer));
    if (isOwn && this.#hand.peek() !== before) {
      this.#isSorting = true;
      this.#sort();
    }
    this.#study.follow(view);
  }

  /** Sorted before it is seen: at once, or when the solver has said what belongs together. */
  #await(view: View, isDeal: boolean): void {
    this.#isSorting = true;
    this.#isDeal = isDeal;
    this.#sort();
    this.#study.follow(view);
    clearTimeout(this.#timer);
    this.isReady.value = !(this.#study.isAsking && settings.peek().sort === 'level');
    if (this.isReady.peek()) this.#show();
    else this.#timer = setTimeout(() => this.#show(), PATIENCE);
  }

  #show(): void {
    clearTimeout(this.#timer);
    batch(() => {
      this.isReady.value = true;
      if (this.#isDeal) this.deals.value++;
      this.#isDeal = false;
    });
  }

  #hearStudy(): void {
    batch(() => {
      if (this.#isSorting) this.#sort();
      this.#isSorting = false;
      if (!this.isReady.peek()) this.#show();
    });
  }

  #sort(): void {
    const hand = this.#hand.peek();
    const cards = sorted(hand.cards, settings.peek().sort, this.aim.peek());
    this.#hand.value = { ...hand, cards };
  }

  sortBy(sort: Settings['sort']): void {
    change({ sort });
    this.#sort();
  }

  /** Puts a card where its owner wants it; the order is theirs from then on. False where it lay there. */
  move(key: string, to: number): boolean {
    if (this.cards.value[to]?.key === key) return false;
    batch(() => {
      change({ sort: 'own' });
      const hand = this.#hand.peek();
      this.#hand.value = { ...hand, cards: moved(hand.cards, key, to) };
    });
    return true;
  }
}

function isMoveOf(event: RecordedEvent, viewer: Viewer): boolean {
  return 'seat' in event && event.seat === viewer && !UNASKED.has(event.t);
}
