/**
 * Somebody at a drill: what is chosen, what was done so far in this turn, and the verdict. The
 * components draw it; the rules and the grader decide.
 */
import { batch, computed, signal, type Signal } from '@preact/signals';
import {
  afterMove,
  isAnswerTo,
  judgeAnswer,
  shownAfter,
  type Drill,
  type DrillVerdict,
} from '@palier/bots/drills';
import {
  ladderOfSeat,
  layableLevels,
  placeCard,
  waysOn,
  type AddCard,
  type Command,
  type LayLevel,
  type Level,
  type Refusal,
  type Seat,
  type View,
} from '@palier/rules';
import type { CharacterId } from '@palier/bots';
import {
  EMPTY_HAND,
  emptyDraft,
  follow,
  type HandCard,
  isFull,
  nextPart,
  put,
  readDraft,
  sorted,
} from '@palier/table/seat';
import type { Naming } from '@palier/text';
import { words } from '../state/words.ts';
import type { FaceOf } from '../board/face.tsx';

export type Outcome = {
  /** Undefined where the answer was asked for. */
  readonly verdict: DrillVerdict | undefined;
  readonly answer: readonly Command[];
};

export class Attempt {
  readonly drill: Drill;
  readonly seat: Seat;
  readonly #onDone: (outcome: Outcome) => void;
  readonly #hand = signal(EMPTY_HAND);

  /** The position as it is now: going out takes several moves. */
  readonly view: Signal<View>;
  readonly line = signal<readonly Command[]>([]);
  readonly sort = signal<'value' | 'colour'>('value');
  /** The card in hand that is chosen, by its name. */
  readonly chosen = signal<string | undefined>(undefined);
  /** Where to draw from. */
  readonly source = signal<Command | undefined>(undefined);
  readonly draft = signal<readonly (readonly string[])[]>([]);
  readonly part = signal(0);
  /** What the jokers of a laying may mean, or the ends of a run that a card may go to. */
  readonly ways = signal<readonly (LayLevel | AddCard)[]>([]);
  readonly refusal = signal<Refusal | undefined>(undefined);
  /** How many cards a discard would have left in hand, where the hand was to be emptied. */
  readonly held = signal<number | undefined>(undefined);
  readonly outcome = signal<Outcome | undefined>(undefined);

  readonly hand = computed<readonly HandCard[]>(() =>
    sorted(this.#hand.value.cards, this.sort.value, undefined),
  );
  readonly chosenCard = computed(
    () => this.hand.value.find(({ key }) => key === this.chosen.value)?.card,
  );
  /** Not while it is asked where the chosen card goes. */
  readonly canDiscard = computed(
    () => this.chosenCard.value !== undefined && this.ways.value.length === 0,
  );
  /** The level to be laid now; undefined where that is not the question, or is done. */
  readonly asked = computed<Level | undefined>(() => {
    const { form } = this.drill;
    const { table } = this.view.value;
    if (form === 'card' || form === 'pile') return undefined;
    if (table.laid[this.seat - 1] !== undefined) return undefined;
    return ladderOfSeat(table.setup, this.seat).levels[layableLevels(table, this.seat)[0]! - 1];
  });
  readonly isDraftFull = computed(
    () => this.asked.value !== undefined && isFull(this.draft.value, this.asked.value),
  );

  constructor(drill: Drill, onDone: (outcome: Outcome) => void) {
    this.drill = drill;
    this.seat = drill.view.viewer as Seat;
    this.#onDone = onDone;
    this.view = signal(drill.view);
    this.startOver();
  }

  startOver(): void {
    batch(() => {
      this.line.value = [];
      this.#show(this.drill.view);
    });
  }

  #show(view: View): void {
    this.view.value = view;
    this.#hand.value = follow(this.#hand.peek(), view.hand);
    this.chosen.value = undefined;
    this.ways.value = [];
    this.refusal.value = undefined;
    this.held.value = undefined;
    this.draft.value = emptyDraft(this.asked.value ?? []);
    this.part.value = 0;
  }

  /** A tap on a card in hand. */
  choose(key: string): void {
    const asked = this.asked.value;
    this.refusal.value = undefined;
    this.held.value = undefined;
    this.ways.value = [];
    if (asked === undefined) {
      this.chosen.value = this.chosen.peek() === key ? undefined : key;
      return;
    }
    this.draft.value = put(this.draft.value, asked, { key, part: this.part.value });
    this.part.value = nextPart(this.draft.value, asked, this.part.value);
  }

  /** The cards put together, as the level. */
  lay(): void {
    const { table } = this.view.value;
    const reading = readDraft(this.view.value, {
      level: layableLevels(table, this.seat)[0]!,
      draft: this.draft.value,
      hand: this.hand.value,
    });
    if (reading.t === 'command') this.act(reading.command);
    else if (reading.t === 'meanings') this.ways.value = reading.commands;
    else if (this.drill.form === 'turn') this.refusal.value = reading.refusal;
    else this.#finish({ t: 'refused', isRight: false, refusal: reading.refusal }, []);
  }

  /** Whether the chosen card may go to a meld. */
  fits(to: Seat, meld: number): boolean {
    return this.#additions(to, meld).length > 0;
  }

  #additions(to: Seat, meld: number): readonly AddCard[] {
    const card = this.chosenCard.value;
    const { table } = this.view.value;
    const target = table.melds[to - 1]![meld - 1];
    if (card === undefined || target === undefined) return [];
    return waysOn(target, card, table.setup.top)
      .map((placed): AddCard => ({ t: 'addCard', card: placed, to, meld }))
      .filter((command) => afterMove(this.view.value, command).t !== 'refused');
  }

  /** A tap on a meld with a card chosen. */
  add(to: Seat, meld: number): void {
    const card = this.chosenCard.value;
    if (card === undefined || this.asked.value !== undefined) return;
    const ways = this.#additions(to, meld);
    if (ways.length > 1) this.ways.value = ways;
    else if (ways.length === 1) this.act(ways[0]!);
    else {
      const after = afterMove(this.view.value, { t: 'addCard', card: placeCard(card), to, meld });
      this.refusal.value = after.t === 'refused' ? after.refusal : undefined;
    }
  }

  discard(): void {
    const card = this.chosenCard.value;
    if (card !== undefined && this.canDiscard.value) this.act({ t: 'discard', card });
  }

  draw(): void {
    if (this.source.value !== undefined) this.act(this.source.value);
  }

  /**
   * A move: the answer itself, or one of those that empty the hand. A discard that would end the turn with
   * cards in hand cannot be what is asked for, and whatever was added can be tried again at will: so it is
   * not made, and said instead. Who finds no way asks to be shown one.
   */
  act(command: Command): void {
    const line = [...this.line.value, command];
    if (this.drill.form !== 'turn') {
      this.#judge(line);
      return;
    }
    const after = afterMove(this.view.value, command);
    if (after.t === 'refused') {
      this.refusal.value = after.refusal;
      return;
    }
    if (after.t === 'ended') {
      this.held.value = after.left;
      return;
    }
    batch(() => {
      this.line.value = line;
      if (after.t === 'on') this.#show(after.view);
      else this.#judge(line);
    });
  }

  #judge(answer: readonly Command[]): void {
    this.#finish(judgeAnswer(this.drill, answer), answer);
  }

  /** Shows the answer, which then counts as not found. */
  giveUp(): void {
    this.#finish(undefined, []);
  }

  #finish(verdict: DrillVerdict | undefined, answer: readonly Command[]): void {
    if (this.outcome.peek() !== undefined) return;
    const outcome = { verdict, answer };
    batch(() => this.#end(outcome));
    this.#onDone(outcome);
  }

  /** What was answered is played out: the cards lie where they were put. */
  #end(outcome: Outcome): void {
    const { answer } = outcome;
    const had = new Set(this.#hand.peek().cards.map(({ key }) => key));
    this.#show(shownAfter(this.drill.view, answer));
    if (this.drill.form === 'pile') {
      this.source.value = answer[0];
      // The card that was taken is seen among the others.
      this.chosen.value = this.#hand.peek().cards.find(({ key }) => !had.has(key))?.key;
    }
    this.outcome.value = outcome;
  }

  /**
   * Shows what was answered before, without telling anybody again. What was given to another question than
   * this one has become is left out: the question is shown with its solution.
   */
  look(answer: readonly Command[]): void {
    const isAnswer = isAnswerTo(this.drill, answer);
    const verdict = isAnswer ? judgeAnswer(this.drill, answer) : undefined;
    batch(() => this.#end({ verdict, answer: isAnswer ? answer : [] }));
  }

  /** The cards of a part that is being put together. */
  cardsOf(part: number): readonly HandCard[] {
    const hand = this.hand.value;
    return (this.draft.value[part] ?? []).flatMap(
      (key) => hand.find((one) => one.key === key) ?? [],
    );
  }
}

const AROUND: readonly CharacterId[] = ['odile', 'bruno', 'wanda', 'hugo', 'nell'];

/** Who sits at the table of a drill: the one who is asked, and characters around. */
export function facesOf({ table, viewer }: View): readonly FaceOf[] {
  let next = 0;
  return Array.from({ length: table.setup.players }, (_, index) => {
    if (index + 1 === viewer) return { name: words('table').you };
    const id = AROUND[next++]!;
    return { name: words('game').character(id).name, bot: id };
  });
}

export function namingIn(view: View): Naming {
  const { viewer, table } = view;
  return { viewer, names: facesOf(view).map(({ name }) => name), edition: table.setup.edition };
}
