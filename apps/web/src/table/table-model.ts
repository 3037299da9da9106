/**
 * The table as one person plays at it: what is known, what is chosen, what is asked. The components draw
 * it; the rules and the table decide.
 */
import { batch, computed, effect, signal } from '@preact/signals';
import type { Advice } from '@palier/bots';
import {
  cardOf,
  deciders,
  otherMoves,
  type Card,
  type Command,
  type LayLevel,
  type RecordedEvent,
  type Refusal,
  type RuleId,
  type Seat,
  type View,
  type Viewer,
} from '@palier/rules';
import {
  BOT_PAUSE,
  entriesFrom,
  isJustDealt,
  type Answer,
  type RoundsEnd,
  type SeatInfo,
  type TableClient,
  type TableState,
} from '@palier/table';
import type { WireAnswer } from '@palier/table/room';
import {
  choicesFor,
  droppingOn,
  nextHolder,
  obviousMoves,
  peopleOf,
  possibleNow,
  refusalOf,
  serves,
  type Spot,
  spotName,
  whyNoDrop,
  whyNot,
} from '@palier/table/seat';
import type { Mood } from '../board/face.tsx';
import { hintFor } from '../local/coach.ts';
import { afterAnswer } from '../state/after-answer.ts';
import { settings, type Settings } from '../state/settings.ts';
import type { OnlineSheet, OnlineTable } from './online.tsx';
import { OwnHand } from './own-hand.ts';
import { inKeptOrder, keepOrder } from './own-order.ts';
import { RoundStage } from './round-stage.ts';
import { Tempo } from './tempo.ts';
import { troubleIn, type Trouble } from './trouble.ts';

/** What lies over the table, opened by the player. */
export type OpenedSheet =
  | { readonly t: 'menu' | 'history' | 'settings' | 'swap' }
  /** `hinted`: what a hint would lay. */
  | { readonly t: 'lay'; readonly hinted?: LayLevel }
  | { readonly t: 'situation'; readonly isByKey?: true }
  | { readonly t: 'rules'; readonly rule?: RuleId }
  /** `person`: whom it is about. */
  | { readonly t: 'online'; readonly name: OnlineSheet; readonly person?: number }
  | { readonly t: 'hint'; readonly advice: Advice }
  /** Which of several commands that one tap can mean. */
  | { readonly t: 'ways'; readonly commands: readonly Command[] }
  /** Everything that may be known of a player. */
  | { readonly t: 'seat'; readonly seat: Seat };

/** Who teaches at a table: what is asked of the player, and when that was all. */
export type Guide = {
  /** Whether one of these is asked now. */
  readonly asks: (commands: readonly Command[]) => boolean;
  /** Nothing more is asked: the table is only looked at. */
  readonly isOver: () => boolean;
  /** Then said in place of whose turn it is. */
  readonly over: () => string;
};

type TableModelOptions = { readonly online?: OnlineTable; readonly guide?: Guide };

/** Milliseconds a bot takes. */
const PACE: { readonly [P in Settings['pace']]: number } = {
  slow: 1400,
  normal: BOT_PAUSE,
  fast: 250,
  instant: 0,
};

/** What has happened, and what was known before and after it. */
export type Happened = readonly [
  fresh: readonly RecordedEvent[],
  before: TableState,
  after: TableState,
];
type Listener = (...happened: Happened) => void;

export class TableModel {
  readonly #client: TableClient;
  readonly online: OnlineTable | undefined;
  readonly guide: Guide | undefined;
  readonly #endings: (() => void)[] = [];
  readonly #listeners = new Set<Listener>();

  /** What the table has come to. */
  readonly state = signal<TableState | undefined>(undefined);
  readonly #rounds = new RoundStage(() => this.goOn());
  readonly stage = this.#rounds.stage;
  /** What is seen of it: while the end of a round is looked at, the table as it stood then. */
  readonly shown = computed(() => this.#at(this.state.value, this.#rounds.end.value));
  readonly #cards = new OwnHand();
  readonly study = this.#cards.study;
  readonly sheet = signal<OpenedSheet | undefined>(undefined);
  readonly refusal = signal<Refusal | Trouble | undefined>(undefined);
  /** Counts refusals, so that the same one twice shakes twice. */
  readonly refusals = signal(0);
  readonly chosen = signal<string | undefined>(undefined);
  /** How the hand was sorted before a card was moved by hand, as long as that is said. */
  readonly formerSort = signal<Settings['sort'] | undefined>(undefined);
  /** The round end that is being looked at. */
  readonly ended = computed(() => this.#rounds.end.value?.event);
  /** How long bots take. */
  readonly tempo = new Tempo(computed(() => PACE[settings.value.pace]));
  /** The faces that are made for a moment. */
  readonly moods = signal<ReadonlyMap<Seat, Mood>>(new Map());
  /** On one device: who is to take it, while the curtain is down. */
  readonly curtain = signal<Seat | undefined>(undefined);
  /** How many entries the listeners have heard of. */
  #told = 0;

  readonly view = computed<View>(() => this.shown.value!.view);
  readonly seats = computed<readonly SeatInfo[]>(
    () => this.online?.seats.value ?? this.state.value!.opening.seats,
  );
  readonly seat = computed<Seat | undefined>(() => {
    const { viewer } = this.view.value;
    return viewer === 'spectator' ? undefined : viewer;
  });
  /** Whether all that was to be learnt here has been. */
  readonly isLocked = computed(() => this.guide?.isOver() === true);
  /** Whether this viewer has to decide now, by what is seen. */
  readonly isDue = computed(() => {
    const seat = this.seat.value;
    return (
      seat !== undefined && !this.isLocked.value && deciders(this.view.value.table).includes(seat)
    );
  });
  /** Who has to decide at the table, whatever is looked at here. */
  readonly awaited = computed(() => deciders(this.state.value!.view.table));
  readonly aim = this.#cards.aim;
  readonly hand = this.#cards.cards;
  readonly fresh = this.#cards.fresh;
  readonly spare = this.#cards.spare;
  readonly isHandReady = this.#cards.isReady;
  readonly deals = this.#cards.deals;
  readonly chosenCard = computed<Card | undefined>(
    () => this.hand.value.find(({ key }) => key === this.chosen.value)?.card,
  );
  readonly #moves = computed<readonly Command[]>(() => {
    const { step } = this.view.value.table;
    const isOpen = (step === 'draw' || step === 'play') && !this.isLocked.value;
    return isOpen ? [...otherMoves(this.view.value)] : [];
  });
  readonly choices = computed(() =>
    choicesFor(this.view.value, this.#moves.value, this.chosenCard.value),
  );
  /** The cards in hand that something on the table takes. */
  readonly fitting = computed<ReadonlySet<Card>>(() => {
    const adding = this.#moves.value.filter((move) => move.t === 'addCard');
    return new Set(adding.map(({ card }) => cardOf(card)));
  });
  /** What can be done in this turn. */
  readonly possible = computed(() => possibleNow(this.view.value, this.#moves.value));
  readonly canLay = computed(() => this.isDue.value && this.possible.value.includes('lay'));
  readonly isPaused = computed(() => this.state.value?.pause === 'asked');
  readonly canTakeBack = computed(
    () =>
      this.shown.value?.canTakeBack === true &&
      this.online?.mayTakeBack.value !== false &&
      !this.isLocked.value,
  );

  /** Online the table decides who looks through whose eyes, and how long bots take. */
  constructor(client: TableClient, { online, guide }: TableModelOptions = {}) {
    this.#client = client;
    this.online = online;
    this.guide = guide;
    this.#endings.push(
      client.subscribe((state, fresh) => this.#take(state, fresh)),
      effect(() => {
        const { value: pause } = this.tempo.pause;
        if (online === undefined) client.setPace(pause);
      }),
      effect(() => this.#keepOrder()),
      () => this.#rounds.stop(),
      () => this.#cards.leave(),
    );
  }

  /** Hears of what happens, before it is drawn. */
  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  leave(): void {
    for (const end of this.#endings) end();
    this.#client.close();
  }

  #take(state: TableState, fresh: readonly RecordedEvent[]): void {
    const isFirst = this.state.peek() === undefined;
    // What somebody was not there for is not told as if it happened now.
    if (fresh.length === 0 && this.stage.peek() === 'playing') this.#told = state.entries.length;
    this.tempo.follow(fresh);
    this.#show(state, this.#rounds.endIn(state, { fresh, isFirst }));
  }

  /** From now on this is seen: the newest, or the end of a round before it. */
  #show(state: TableState, end: RoundsEnd | undefined): void {
    const before = this.shown.peek();
    const after = this.#at(state, end)!;
    const isOther = before?.view.viewer !== after.view.viewer;
    // That the game is won is heard with the end of its last round.
    const told =
      end === undefined ? state.entries.length : end.entries.length + wonWith(state, end);
    const fresh = isOther ? [] : entriesFrom(state.entries, this.#told).slice(0, told - this.#told);
    batch(() => {
      if (fresh.length > 0) for (const listener of this.#listeners) listener(fresh, before!, after);
      this.#told = told;
      if (isOther) this.#asked = undefined;
      this.state.value = state;
      this.#rounds.look(end);
      if (isOther) this.#openHand(after);
      else this.#cards.follow(after.view, fresh, this.#dropped ?? this.chosen.peek());
      this.#dropped = undefined;
      if (fresh.length > 0 || isOther) this.#afterEvents(fresh);
      const chosen = this.chosen.peek();
      if (!this.hand.value.some(({ key }) => key === chosen)) this.chosen.value = undefined;
    });
    if (end === undefined) this.#passDevice(state);
  }

  #at(state: TableState | undefined, end: RoundsEnd | undefined): TableState | undefined {
    if (state === undefined || end === undefined) return state;
    return { ...state, view: end.view, entries: end.entries, canTakeBack: false };
  }

  #openHand({ opening, view, entries }: TableState): void {
    const cards = inKeptOrder(opening.game, view.hand);
    this.#cards.open(view, cards, { isDeal: isJustDealt(entries) });
  }

  #afterEvents(fresh: readonly RecordedEvent[]): void {
    // That the game had moved on is said of these very events, which may come after the answer.
    if (fresh.length > 0 && this.refusal.peek() !== 'stale') this.refusal.value = undefined;
    const isOwn = fresh.some((event) => 'seat' in event && event.seat === this.seat.peek());
    if (isOwn) this.formerSort.value = undefined;
    const sheet = this.sheet.peek()?.t;
    if (sheet === 'lay' || sheet === 'ways' || sheet === 'swap' || sheet === 'hint') {
      this.sheet.value = undefined;
    }
  }

  /** One person has the device to themselves; several pass it on behind a curtain. */
  #passDevice({ view, opening, closed }: TableState): void {
    if (closed !== undefined || this.online !== undefined) return;
    const people = peopleOf(opening.seats);
    if (people.length === 1) {
      if (view.viewer !== people[0]) this.#watchAs(people[0]!);
      return;
    }
    const next = nextHolder(view.table, opening.seats, view.viewer);
    if (next === undefined || next === this.curtain.peek()) return;
    // The last hand leaves the page before the curtain is drawn.
    if (view.viewer !== 'spectator') this.#watchAs('spectator');
    else this.curtain.value = next;
  }

  /** Asks to see the table as another viewer, once: the answer takes a moment. */
  #watchAs(viewer: Viewer): void {
    if (this.#asked === viewer) return;
    this.#asked = viewer;
    this.#client.watchAs(viewer);
  }

  #asked: Viewer | undefined;

  /** The person named on the curtain has taken the device. */
  liftCurtain(): void {
    const seat = this.curtain.peek();
    if (seat === undefined) return;
    this.curtain.value = undefined;
    this.#watchAs(seat);
  }

  /** The order of a hand is stored only where one person uses the device. */
  #keepOrder(): void {
    const state = this.state.value;
    if (state === undefined || settings.value.sort !== 'own') return;
    // A spectator's empty hand is no order.
    if (this.seat.value === undefined) return;
    const { game, seats } = state.opening;
    const isAlone = this.online !== undefined || peopleOf(seats).length === 1;
    if (isAlone)
      keepOrder(
        game,
        this.hand.value.map(({ card }) => card),
      );
  }

  readonly closeSheet = (): void => {
    this.sheet.value = undefined;
  };

  /** Whether a touch means anything: not while an end is looked at. */
  #isPlayed(): boolean {
    return this.stage.peek() === 'playing' && !this.isLocked.peek();
  }

  choose(key: string | undefined): void {
    if (this.isLocked.peek()) return;
    this.chosen.value = this.chosen.peek() === key ? undefined : key;
    this.refusal.value = undefined;
  }

  /** A tap on a place: does what it means, asks where it means several things, or says why not. */
  tap(spot: Spot): Promise<boolean> | undefined {
    if (!this.#isPlayed()) return undefined;
    const ways = this.choices.value.lit.get(spotName(spot)) ?? [];
    const done = this.#doOne(ways);
    if (done !== false) return done;
    if (this.#needsCard(spot)) this.#refuse('choose-first');
    else this.#refuse(whyNot(this.view.value, spot, this.chosenCard.value));
    return undefined;
  }

  /** A card dropped on a spot: like a tap with that card, whichever is chosen in hand. */
  drop(key: string, spot: Spot): Promise<boolean> | undefined {
    const card = this.hand.value.find((one) => one.key === key)?.card;
    if (card === undefined || !this.#isPlayed()) return undefined;
    const choices = choicesFor(this.view.value, this.#moves.value, card);
    const done = this.#doOne(droppingOn(choices, spot));
    if (done !== false) {
      this.#dropped = key;
      return done;
    }
    this.#refuse(whyNoDrop(this.view.value, spot, card));
    return undefined;
  }

  /** The card that was put somewhere, until something is heard of it. */
  #dropped: string | undefined;

  /** Does the only thing that is meant, and tells when it is done, or asks which; false where nothing is. */
  #doOne(commands: readonly Command[]): Promise<boolean> | undefined | false {
    const [only] = commands;
    if (only === undefined) return false;
    if (commands.length === 1) return this.act(only);
    this.sheet.value = { t: 'ways', commands };
    return undefined;
  }

  /** Whether a card must be chosen before this spot is tapped: no rule refuses, so none can say why. */
  #needsCard(spot: Spot): boolean {
    const isPlaying = this.isDue.value && this.view.value.table.step === 'play';
    const takesCard = spot.t === 'meld' || (spot.t === 'pile' && spot.seat === this.seat.value);
    return isPlaying && takesCard && this.chosenCard.value === undefined;
  }

  /** A double tap on a card in hand. */
  doObvious(key: string): void {
    if (this.isLocked.peek()) return;
    this.chosen.value = key;
    const card = this.chosenCard.value;
    const seat = this.seat.value;
    if (card === undefined || seat === undefined || !this.#isPlayed()) return;
    const hasLaid = this.view.value.table.laid[seat - 1] !== undefined;
    const isServing = serves({ key, card }, { spare: this.spare.value, hasLaid });
    void this.#doOne(obviousMoves(this.choices.value, { card, isServing }, seat));
  }

  /** Sends a command, if the rules let it through; the table has the last word. */
  async act(command: Command): Promise<boolean> {
    if (!this.#isPlayed()) return false;
    const refusal = refusalOf(this.view.value, command);
    if (refusal !== undefined) {
      this.#refuse(refusal);
      return false;
    }
    return this.#ask(async () => this.#client.act(command));
  }

  /** A second tap before the first was answered is ignored: “somebody was quicker” would be wrong. */
  async #ask(send: () => Promise<Answer>): Promise<boolean> {
    const isSecond = this.state.peek()?.isBusy === true;
    const answer = await send();
    return isSecond && answer.t === 'stale' ? false : this.hear(answer);
  }

  /** Says what became of something that was asked; true where it was done. */
  hear(answer: Answer | WireAnswer): boolean {
    this.#refuse(troubleIn(answer));
    return answer.t === 'done';
  }

  /** A key that needs a card, and none is chosen: another reason, if there is one, goes before. */
  askForCard(): void {
    if (this.isLocked.peek()) return;
    const [first] = this.view.value.hand;
    const refusal = first && refusalOf(this.view.value, { t: 'discard', card: first });
    this.#refuse(refusal ?? 'choose-first');
  }

  sayFitsNowhere(): void {
    const card = this.chosenCard.peek();
    const refusal = card && refusalOf(this.view.value, { t: 'discard', card });
    this.#refuse(refusal ?? 'fits-nowhere');
  }

  #refuse(refusal: Refusal | Trouble | undefined): void {
    this.refusal.value = refusal;
    this.formerSort.value = undefined;
    if (refusal !== undefined) this.refusals.value++;
  }

  /** Online this asks the others. */
  async takeBack(): Promise<void> {
    if (this.online !== undefined && !this.canTakeBack.value) return;
    if (this.isLocked.peek()) return;
    await this.#ask(async () => this.#client.takeBack());
  }

  /** There are no hints in games against other people. One that is being thought about is not asked again. */
  async askHint(): Promise<void> {
    const view = this.view.value;
    if (!this.isDue.value || this.online !== undefined || this.#advised === view) return;
    this.#advised = view;
    const advice = await hintFor(view, this.seats.peek()).catch(() => undefined);
    if (this.#advised === view) this.#advised = undefined;
    if (advice === undefined) return;
    if (this.state.peek()?.view === view) this.sheet.value = { t: 'hint', advice };
  }

  #advised: View | undefined;

  /** The text of the record, once the game is over. */
  async record(): Promise<string | undefined> {
    const answer = await this.#client.record();
    return answer.t === 'record' ? answer.text : undefined;
  }

  pause(on: boolean): void {
    if (this.online === undefined) this.#client.pause(on);
  }

  /** Somebody does not want to look at the table for so long, or to wait for whoever has the turn. */
  hurry(): void {
    if (this.stage.peek() !== 'playing') afterAnswer(() => this.#rounds.hurry());
    else if (!this.isDue.peek()) this.#client.hurry();
  }

  /** After a round was looked at: on to where the table is, or to the end of a later round. */
  goOn(): void {
    afterAnswer(() => this.#goOn());
  }

  #goOn(): void {
    const state = this.state.peek();
    if (state === undefined || this.stage.peek() === 'playing') return;
    const isNewer = state.lastEnd?.event !== this.ended.peek();
    this.#show(state, isNewer ? state.lastEnd : undefined);
    this.pause(false);
  }

  /** On to where the table is, whatever has ended meanwhile. */
  catchUp(): void {
    const state = this.state.peek();
    if (state !== undefined) this.#show(state, undefined);
  }

  sortBy(sort: Settings['sort']): void {
    this.formerSort.value = undefined;
    this.#cards.sortBy(sort);
  }

  move(key: string, to: number): void {
    const { sort } = settings.peek();
    if (!this.#cards.move(key, to)) return;
    if (sort !== 'own') this.formerSort.value = sort;
    this.refusal.value = undefined;
  }
}

/** How many entries after the end say who has won. */
function wonWith({ lastEnd, view }: TableState, end: RoundsEnd): number {
  return end === lastEnd && view.table.step === 'over' ? 1 : 0;
}
