/**
 * Somebody's place at a table on the whole screen: what is known, chosen and asked, and what each key
 * and touch means. Drawing is elsewhere; the rules and the table decide.
 */
import { hintAt } from '@palier/bots';
import {
  cardOf,
  deciders,
  droppable,
  isAloneCommand,
  keepLimit,
  ladderOfSeat,
  layableLevels,
  legalMoves,
  MOST_SWAPPED,
  offerSize,
  otherMoves,
  SWAP,
  type Card,
  type Command,
  type LayLevel,
  type Refusal,
  type RecordedEvent,
  type Seat,
  type View,
} from '@palier/rules';
import {
  allEntries,
  type Answer,
  type RoundsEnd,
  type TableClient,
  type TableState,
} from '@palier/table';
import {
  additionsIn,
  choicesFor,
  emptyDraft,
  isFull,
  nextHolder,
  nextPart,
  obviousMoves,
  peopleOf,
  possibleNow,
  put,
  readDraft,
  refusalOf,
  seatsAfter,
  serves,
  spotName,
  whyNot,
  type HandCard,
  type Spot,
  type TapChoices,
} from '@palier/table/seat';
import type { Naming, Part } from '@palier/text';
import { wrapped } from '../layout.ts';
import { RecordSaver } from '../play/record-saver.ts';
import { tableText } from '../play/screen.ts';
import { hitAt, type Frame, type Size } from './canvas.ts';
import { keyHint, letterHint, panelKeys, playKeys } from './key-hints.ts';
import { isEnd, isGo, scrollOf, type Input } from './keys.ts';
import { OwnHand } from './own-hand.ts';
import { curtainPage, resultsPage, roundPage } from './pages.ts';
import type { Hit, KeyHint, LogLine, Panel, Prompt, Scene, ScreenWords } from './scene.ts';
import { drawTable, HOLD } from './table-art.ts';
import { topOf } from './panel-art.ts';

type Trouble = keyof Part<'table'>['troubles'];

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

export type PlacePlan = {
  readonly client: TableClient;
  readonly words: ScreenWords;
  readonly names: () => readonly string[];
  readonly changed: () => void;
  readonly leave: () => void;
  /** Absent at a table online, which has its own. */
  readonly setPace?: (pace: Pace) => void;
  readonly online?: PlaceOnline;
};

/** What a table online has besides the game. */
export type PlaceOnline = {
  readonly log: () => readonly LogLine[];
  readonly marks: (seat: Seat) => readonly string[];
  /** Keys of its own: true where it has done something. */
  readonly hear: (letter: string, place: Place) => boolean;
  readonly keys: () => readonly KeyHint[];
  readonly help: readonly { readonly key: string; readonly does: string }[];
  readonly denied: (why: Extract<Answer, { readonly t: 'denied' }>['why']) => string;
  /** After the game. */
  readonly endKeys: () => readonly KeyHint[];
  readonly save: (file: string) => void;
  /** What was said of the game's end. */
  readonly notes: () => readonly string[];
};

export class Place {
  readonly #plan: PlacePlan;
  readonly #hand = new OwnHand();
  readonly #stop: () => void;
  #state: TableState | undefined;
  #chosen: string | undefined;
  #cursor = 0;
  #panel: Panel | undefined;
  #prompt: Prompt | undefined;
  /** The end of a round that is being looked at. */
  #end: RoundsEnd | undefined;
  #curtain: Seat | undefined;
  #isWatchingAnother = false;
  #pace: Pace = 'normal';
  #frame: Frame<Hit> | undefined;
  readonly #saver: RecordSaver;

  constructor(plan: PlacePlan) {
    this.#plan = plan;
    this.#saver = new RecordSaver(plan.words);
    this.#stop = plan.client.subscribe((state, fresh) => this.#take(state, fresh));
  }

  leave(): void {
    this.#stop();
  }

  get isOver(): boolean {
    return this.#state?.view.table.step === 'over';
  }

  get state(): TableState | undefined {
    return this.#state;
  }

  get #view(): View {
    return this.#state!.view;
  }

  get #seat(): Seat | undefined {
    const { viewer } = this.#view;
    return viewer === 'spectator' ? undefined : viewer;
  }

  get isDue(): boolean {
    const { table, viewer } = this.#view;
    return viewer !== 'spectator' && deciders(table).includes(viewer);
  }

  get #naming(): Naming {
    const { viewer, table } = this.#view;
    return { viewer, names: this.#plan.names(), edition: table.setup.edition };
  }

  get #moves(): readonly Command[] {
    const { step } = this.#view.table;
    return step === 'draw' || step === 'play' ? [...otherMoves(this.#view)] : [];
  }

  get #card(): HandCard | undefined {
    return this.#hand.cards.find(({ key }) => key === this.#chosen);
  }

  get #choices(): TapChoices {
    return choicesFor(this.#view, this.#moves, this.#card?.card);
  }

  // What has happened.

  #take(state: TableState, fresh: readonly RecordedEvent[]): void {
    const before = this.#state;
    this.#state = state;
    const isOther = before === undefined || before.view.viewer !== state.view.viewer;
    if (isOther) {
      this.#isWatchingAnother = false;
      this.#hand.open(state.view);
      this.#chosen = undefined;
      this.#cursor = 0;
    } else if (before.view !== state.view) {
      const at = this.#hand.cards[this.#cursor]?.key;
      this.#hand.follow(state.view, fresh, this.#chosen);
      this.#keepCursor(at);
    }
    if (this.#card === undefined) this.#chosen = undefined;
    if (fresh.length > 0) this.#afterEvents(state, fresh);
    const isFound = before === undefined && state.pause === 'round';
    const { lastEnd } = state;
    const isEnd = isFound || (lastEnd !== undefined && fresh.includes(lastEnd.event));
    if (lastEnd !== undefined && isEnd) this.#showEnd(lastEnd);
    else if (before === undefined && state.view.table.step === 'over') this.#showResults();
    this.#passOn(state);
    this.#ask();
    this.#plan.changed();
  }

  #keepCursor(key: string | undefined): void {
    const { cards } = this.#hand;
    const at = cards.findIndex((one) => one.key === key);
    this.#cursor = Math.max(0, Math.min(at === -1 ? this.#cursor : at, cards.length - 1));
  }

  #afterEvents(state: TableState, fresh: readonly RecordedEvent[]): void {
    const isOwn = fresh.some((event) => 'seat' in event && event.seat === state.view.viewer);
    if (isOwn || this.isDue || this.#prompt?.look !== 'note') this.#prompt = undefined;
    const t = this.#panel?.t;
    const isOfMoment = this.#panel?.t === 'list' && this.#panel.isOfMoment === true;
    const isAsking = t === 'lay' || t === 'byHand' || t === 'select' || isOfMoment;
    if (isAsking || (isOwn && t === 'text')) this.#panel = undefined;
  }

  /** What the rules ask beyond a turn is put before the player. */
  #ask(): void {
    if (this.#panel !== undefined || !this.isDue) return;
    const view = this.#view;
    const seat = this.#seat!;
    const { table, sheets } = this.#plan.words;
    switch (view.table.step) {
      case 'keep': {
        const most = keepLimit(view.table, seat);
        this.#select({
          title: table.keepTitle(most),
          about: table.keepAbout,
          least: 0,
          most,
          confirm: table.keepThese,
          run: (cards) => void this.act({ t: 'keepCards', cards }),
          isFixed: true,
        });
        return;
      }
      case 'offer': {
        const size = offerSize(view.table, seat);
        this.#select({
          title: table.offerTitle(size),
          about: table.offerAbout,
          least: size,
          most: size,
          confirm: () => table.offerThese,
          run: (cards) => void this.act({ t: 'offerCards', cards }),
          isFixed: true,
        });
        return;
      }
      case 'pick':
        this.#list(sheets.pickTitle, [...legalMoves(view)], { about: sheets.pickAbout });
        return;
      case 'drop': {
        const { levels } = ladderOfSeat(view.table.setup, seat);
        this.#panel = {
          t: 'list',
          title: sheets.dropTitle,
          about: sheets.dropAbout,
          at: 0,
          isFixed: true,
          isOfMoment: true,
          items: droppable(view.table, seat).map((level) => ({
            text: `${table.level(level, view.table.setup.edition)}: ${this.#plan.words.level(levels[level - 1]!)}`,
            run: () => void this.act({ t: 'dropPalier', level }),
          })),
        };
        return;
      }
      default:
    }
  }

  #select(panel: Omit<Extract<Panel, { readonly t: 'select' }>, 't' | 'chosen'>): void {
    this.#chosen = undefined;
    this.#panel = { t: 'select', chosen: [], ...panel };
  }

  #list(
    title: string,
    commands: readonly Command[],
    more: { readonly about?: string; readonly isFixed?: true } = { isFixed: true },
  ): void {
    const { words } = this.#plan;
    const { table } = this.#view;
    this.#panel = {
      t: 'list',
      title,
      ...(more.about !== undefined && { about: more.about, isFixed: true }),
      at: 0,
      isOfMoment: true,
      items: commands.map((command) => ({
        text: words.move(command, table, { ...this.#naming, melds: table.melds }),
        run: () => void this.act(command),
      })),
    };
  }

  /** One person has the keyboard to themselves; several pass it on behind a curtain. */
  #passOn({ view, opening }: TableState): void {
    if (this.#plan.online !== undefined || this.#isWatchingAnother) return;
    const people = peopleOf(opening.seats);
    const [only] = people;
    if (people.length === 1 && view.viewer !== only) this.#watchAs(only!);
    if (people.length < 2 || this.#end !== undefined) return;
    const next = nextHolder(view.table, opening.seats, view.viewer);
    if (next === undefined || next === this.#curtain) return;
    // The last hand is gone before the next one comes.
    if (view.viewer !== 'spectator') {
      this.#watchAs('spectator');
      return;
    }
    this.#curtain = next;
    const { words } = this.#plan;
    this.#panel = curtainPage(words, this.#plan.names()[next - 1] ?? '', () => {
      this.#curtain = undefined;
      this.#panel = undefined;
      this.#watchAs(next);
    });
  }

  #watchAs(viewer: Seat | 'spectator'): void {
    this.#isWatchingAnother = true;
    this.#plan.client.watchAs(viewer);
  }

  #showEnd(end: RoundsEnd): void {
    const state = this.#state!;
    if (end.event.nextDealer === undefined) {
      this.#showResults();
      return;
    }
    this.#end = end;
    this.#panel = roundPage(this.#plan.words, { state, naming: this.#naming }, () => {
      this.#end = undefined;
      this.#panel = undefined;
      this.#plan.client.pause(false);
      this.#passOn(this.#state!);
      this.#ask();
    });
  }

  #showResults(): void {
    const { words, online } = this.#plan;
    this.#end = undefined;
    this.#panel = resultsPage(words, {
      state: () => this.#state!,
      naming: this.#naming,
      keys: () => [
        keyHint('Enter', words.play.full.keys.quit, { t: 'key', key: 'enter' }),
        letterHint('s', words.play.full.keys.save),
        letterHint('e', words.play.full.keys.history),
        ...(online?.endKeys() ?? []),
      ],
      notes: () => online?.notes() ?? [],
      go: () => this.#plan.leave(),
      more: (letter) => {
        if (online?.hear(letter, this) === true) return;
        if (letter === 's') this.askForFile();
        else if (letter === 'e') this.#openHistory();
        else if (letter === 'q') this.#plan.leave();
      },
    });
  }

  /** Asks for a file's name and saves the record there. */
  askForFile(): void {
    const { words } = this.#plan;
    this.askFor(words.play.full.fileName, 'game.jsonl', (file) => {
      if (file !== '') void this.#save(file);
    });
  }

  async #save(file: string): Promise<void> {
    const { client, words, online } = this.#plan;
    if (online !== undefined) {
      online.save(file);
      return;
    }
    const answer = await client.record();
    if (answer.t === 'record') {
      this.read(words.play.full.fileName, [this.#saver.save(file, answer.text, this.isOver)]);
    } else this.#hearAnswer(answer);
    this.#plan.changed();
  }

  askFor(title: string, text: string, run: (text: string) => void, about?: string): void {
    this.#panel = { t: 'ask', title, text, run, ...(about !== undefined && { about }) };
    this.#plan.changed();
  }

  choose(
    title: string,
    items: readonly { readonly text: string; readonly run: () => void }[],
  ): void {
    this.#panel = { t: 'list', title, items, at: 0 };
    this.#plan.changed();
  }

  read(title: string, lines: readonly string[]): void {
    this.#panel = {
      t: 'text',
      title,
      top: Infinity,
      lines: (columns) => lines.flatMap((line) => wrapped(line, columns).split('\n')),
    };
    this.#plan.changed();
  }

  /** Something that is said in the line under the table, until something happens. */
  note(text: string): void {
    if (this.isOver && this.#panel === undefined) {
      this.#showResults();
    }
    this.#prompt = { text, look: 'note' };
    this.#plan.changed();
  }

  // What is asked.

  async act(command: Command): Promise<void> {
    const refusal = refusalOf(this.#view, command);
    if (refusal !== undefined) this.#refuse(refusal);
    else this.#hearAnswer(await this.#plan.client.act(command));
    this.#plan.changed();
  }

  #hearAnswer(answer: Answer): void {
    const { words, online } = this.#plan;
    switch (answer.t) {
      case 'done':
      case 'record':
      case 'not-asked':
      case 'closed':
        return;
      case 'refused':
        this.#refuse(answer.refusal);
        return;
      case 'failed':
        this.#say('not-stored');
        return;
      case 'denied':
        this.#prompt = {
          text: online?.denied(answer.why) ?? words.table.troubles['not-stored'],
          look: 'refused',
        };
        return;
      default:
        this.#say(answer.t);
    }
  }

  #refuse(refusal: Refusal): void {
    const { words } = this.#plan;
    const why = words.refusal(refusal, { ...this.#naming, melds: this.#view.table.melds });
    this.#prompt = { text: `${why} (${refusal.rule})`, look: 'refused' };
  }

  #say(trouble: Trouble): void {
    this.#prompt = { text: this.#plan.words.table.troubles[trouble], look: 'refused' };
  }

  // Keys and touches.

  hear(input: Input): void {
    if (this.#state === undefined) {
      if (isEnd(input)) this.#plan.leave();
      return;
    }
    if (input.t === 'press') this.#touch(input.x, input.y);
    else this.#hearKey(input);
    this.#plan.changed();
  }

  #touch(x: number, y: number): void {
    const hit = this.#frame === undefined ? undefined : hitAt(this.#frame, x, y);
    switch (hit?.t) {
      case 'input':
        this.#hearKey(hit.input);
        return;
      case 'card':
        this.#touchCard(hit.key);
        return;
      case 'spot':
        if (this.#panel === undefined) this.#tap(hit.spot);
        return;
      case 'item':
        if (this.#panel?.t === 'list') this.#panel.items[hit.index]?.run();
        return;
      default:
    }
  }

  #touchCard(key: string): void {
    this.#cursor = this.#hand.cards.findIndex((one) => one.key === key);
    if (this.#panel?.t === 'select' || this.#panel?.t === 'byHand')
      this.#hearPanel({ t: 'text', text: ' ' });
    else if (this.#panel === undefined) this.#pick();
  }

  #hearKey(input: Input): void {
    if (isEnd(input)) {
      this.#askToLeave();
      return;
    }
    if (this.#panel !== undefined) {
      this.#hearPanel(input);
      return;
    }
    if (input.t === 'key') this.#hearNamed(input.key);
    else if (input.t === 'text') this.#hearLetter(input.text);
    else if (input.t === 'wheel' && input.by === -1) this.#openHistory();
  }

  #hearNamed(key: string): void {
    const { length } = this.#hand.cards;
    switch (key) {
      case 'left':
        this.#cursor = (this.#cursor + length - 1) % Math.max(1, length);
        return;
      case 'right':
      case 'tab':
        this.#cursor = (this.#cursor + 1) % Math.max(1, length);
        return;
      case 'home':
        this.#cursor = 0;
        return;
      case 'end':
        this.#cursor = Math.max(0, length - 1);
        return;
      case 'enter':
        this.#pick();
        return;
      case 'up':
        this.#raise(this.#hand.cards[this.#cursor]?.key);
        return;
      case 'down':
      case 'escape':
        this.#raise(undefined);
        return;
      default:
    }
  }

  /** A card is taken up; once it is, the obvious is done with it. */
  #pick(): void {
    const at = this.#hand.cards[this.#cursor];
    if (at === undefined) return;
    if (at.key !== this.#chosen) {
      this.#raise(at.key);
      return;
    }
    const hasLaid = this.#view.table.laid[this.#seat! - 1] !== undefined;
    const isServing = serves(at, { spare: this.#hand.spare, hasLaid });
    this.#doOne(obviousMoves(this.#choices, { card: at.card, isServing }, this.#seat!));
  }

  #raise(key: string | undefined): void {
    this.#chosen = key;
    this.#prompt = undefined;
  }

  /** Does the only thing that is meant, or asks which; false where nothing is. */
  #doOne(commands: readonly Command[]): boolean {
    const [only] = commands;
    if (only === undefined) return false;
    if (commands.length === 1) void this.act(only);
    else {
      const { table } = this.#plan.words;
      const isPass = commands.every(({ t }) => t === 'playPass');
      this.#list(isPass ? table.skipWhom : table.whichWay, commands, {});
    }
    return true;
  }

  #tap(spot: Spot): void {
    if (this.#doOne(this.#choices.lit.get(spotName(spot)) ?? [])) return;
    const isPlaying = this.isDue && this.#view.table.step === 'play';
    const takesCard = spot.t === 'meld' || (spot.t === 'pile' && spot.seat === this.#seat);
    if (isPlaying && takesCard && this.#card === undefined) {
      this.#say('choose-first');
      return;
    }
    const refusal = whyNot(this.#view, spot, this.#card?.card);
    if (refusal !== undefined) this.#refuse(refusal);
  }

  #hearLetter(letter: string): void {
    const key = letter.toLowerCase();
    if (/^\d$/u.test(key)) {
      const index = (Number(key) + 9) % 10;
      if (index >= this.#hand.cards.length) return;
      this.#cursor = index;
      this.#pick();
      return;
    }
    if (this.#plan.online?.hear(key, this) === true) return;
    if (this.#seat === undefined && !WATCHED.has(key)) return;
    switch (key) {
      case ' ': {
        const at = this.#hand.cards[this.#cursor]?.key;
        this.#raise(at === this.#chosen ? undefined : at);
        return;
      }
      case 'd':
        this.#tap({ t: 'stock' });
        return;
      case 't':
        this.#takeDiscard();
        return;
      case 'l':
        this.#openLaying();
        return;
      case 'a':
        this.#add();
        return;
      case 'x': {
        const card = this.#card?.card;
        if (card === undefined) this.#askForCard();
        else void this.act({ t: 'discard', card });
        return;
      }
      case 'p':
        this.#playSpecial();
        return;
      case 'u':
        void this.#takeBack();
        return;
      case 'h':
        this.#hint();
        return;
      case 's': {
        const sort = this.#hand.sortOtherwise();
        this.#prompt = { text: this.#plan.words.table.sorts[sort], look: 'note' };
        return;
      }
      case '<':
      case '>':
        this.#shift(key === '<' ? -1 : 1);
        return;
      case 'e':
        this.#openHistory();
        return;
      case 'w':
        this.#openWords();
        return;
      case 'f':
        this.#plan.client.hurry();
        return;
      case 'v':
        this.#otherPace();
        return;
      case '?':
        this.#openHelp();
        return;
      case 'q':
        this.#askToLeave();
        return;
      default:
    }
  }

  #takeDiscard(): void {
    const commands = [...this.#choices.lit.values()].flat().filter(({ t }) => t === 'takeCard');
    const [next = 1] = seatsAfter(this.#seat, this.#view.table.setup.players);
    if (!this.#doOne(commands)) this.#tap({ t: 'pile', seat: next });
  }

  #add(): void {
    if (this.#card === undefined) {
      this.#askForCard();
      return;
    }
    if (this.#doOne(additionsIn(this.#choices))) return;
    const { table } = this.#view;
    const melds = table.melds.flatMap((own, index) =>
      own.map((_, place): Spot => ({ t: 'meld', seat: index + 1, meld: place + 1 })),
    );
    const hasLaid = table.laid[this.#seat! - 1] !== undefined;
    if (melds[0] !== undefined && (!hasLaid || melds.length === 1)) this.#tap(melds[0]);
    else {
      const refusal = refusalOf(this.#view, { t: 'discard', card: this.#card.card });
      if (refusal === undefined) this.#say('fits-nowhere');
      else this.#refuse(refusal);
    }
  }

  #askForCard(): void {
    const first = this.#hand.cards[0];
    const refusal = first && refusalOf(this.#view, { t: 'discard', card: first.card });
    if (refusal === undefined) this.#say('choose-first');
    else this.#refuse(refusal);
  }

  /** A Pass card, or a card of Master: what it does needs no place but somebody to miss a turn. */
  #playSpecial(): void {
    const card = this.#card;
    if (card === undefined) {
      this.#askForCard();
      return;
    }
    const { lit, plays } = this.#choices;
    const passes = [...lit.values()].flat().filter(({ t }) => t === 'playPass');
    if (card.card === SWAP && plays.length > 0) this.#openSwap(card);
    else if (!this.#doOne([...passes, ...plays.filter(isAloneCommand)])) {
      this.#say('choose-first');
    }
  }

  #openSwap({ key: own }: HandCard): void {
    const { sheets } = this.#plan.words;
    const { length } = this.#hand.cards;
    this.#select({
      title: sheets.swapTitle,
      about: sheets.swapAbout,
      least: 1,
      most: Math.min(MOST_SWAPPED, length - 2),
      confirm: sheets.swapThese,
      run: (cards) => void this.act({ t: 'playSwap', cards }),
    });
    this.#swapper = own;
  }

  /** The card that is swapped by is not among those that are. */
  #swapper: string | undefined;

  async #takeBack(): Promise<void> {
    this.#hearAnswer(await this.#plan.client.takeBack());
    this.#plan.changed();
  }

  #hint(): void {
    const { words, online } = this.#plan;
    if (!this.isDue || online !== undefined) return;
    const { opening } = this.#state!;
    const bots = opening.seats.flatMap(({ bot }) => bot ?? []);
    const { command, ...advice } = hintAt(this.#view, bots);
    const text = words.hint({ command, ...advice }, this.#view.table, {
      ...this.#naming,
      melds: this.#view.table.melds,
    });
    this.#panel = {
      t: 'text',
      title: words.table.hintTitle,
      top: 0,
      lines: (columns) => wrapped(text, columns).split('\n'),
      go: {
        name: words.table.doIt,
        // A laying is looked at before it is laid.
        run: () => {
          if (command.t === 'layLevel') this.#openWays([command], false);
          else void this.act(command);
        },
      },
    };
  }

  #openLaying(): void {
    const seat = this.#seat!;
    if (this.#view.table.laid[seat - 1] !== undefined) {
      void this.act({ t: 'layLevel', melds: [] });
      return;
    }
    const { layings, hasMoreLayings } = this.#hand.study;
    if (layings.length > 0) this.#openWays(layings, hasMoreLayings);
    else this.#openByHand();
  }

  #openWays(ways: readonly LayLevel[], hasMore: boolean): void {
    this.#panel = { t: 'lay', ways, hasMore, at: 0 };
  }

  #openByHand(wanted?: number): void {
    const seat = this.#seat!;
    const { table } = this.#view;
    const level = wanted ?? this.#hand.aim?.level ?? table.left[seat - 1]![0]!;
    const asked = ladderOfSeat(table.setup, seat).levels[level - 1]!;
    this.#panel = { t: 'byHand', level, draft: emptyDraft(asked), part: 0 };
    this.#chosen = undefined;
    this.#prompt = undefined;
  }

  #shift(by: -1 | 1): void {
    const at = this.#hand.cards[this.#cursor];
    if (at === undefined) return;
    const to = Math.max(0, Math.min(this.#hand.cards.length - 1, this.#cursor + by));
    this.#hand.move(at.key, to);
    this.#cursor = to;
  }

  #otherPace(): void {
    const { setPace, words } = this.#plan;
    if (setPace === undefined) return;
    this.#pace = PACES[(PACES.indexOf(this.#pace) + 1) % PACES.length]!;
    setPace(this.#pace);
    const { pace, paces } = words.table;
    this.#prompt = { text: `${pace}: ${paces[this.#pace]}`, look: 'note' };
  }

  // What is opened to be read.

  #sentences(entries: readonly RecordedEvent[]): readonly string[] {
    return entries.map((event) => this.#plan.words.event(event, this.#naming));
  }

  #openHistory(): void {
    const { words } = this.#plan;
    const entries = allEntries(this.#state!.entries);
    const start = entries.findLastIndex(({ t }) => t === 'roundDealt');
    const back = this.#panel;
    this.read(words.table.history, this.#sentences(entries.slice(Math.max(0, start))));
    this.#under = back?.t === 'page' ? back : undefined;
  }

  /** The page that a text was opened from. */
  #under: Panel | undefined;

  /** The table as line mode has it: for those who would rather read, and for what has no room. */
  #openWords(): void {
    const { words } = this.#plan;
    const view = this.#view;
    const names = this.#plan.names();
    this.#panel = {
      t: 'text',
      title: words.sheets.help.inWords,
      top: 0,
      lines: (columns) =>
        tableText(view, { words, names, paint: 'none', columns, order: 'value' }).split('\n'),
    };
  }

  #openHelp(): void {
    const { words, online } = this.#plan;
    const { full } = words.play;
    const rows = [
      ...words.sheets.keyList.filter(({ key }) => key.length === 1 && key !== '?'),
      ...full.help,
      ...(online?.help ?? []),
    ];
    const width = Math.max(...rows.map(({ key }) => key.length));
    this.#panel = {
      t: 'text',
      title: words.sheets.keys,
      top: 0,
      lines: (columns) => [
        ...rows.flatMap(({ key, does }) =>
          `${key.padEnd(width)}  ${wrapped(does, columns, ' '.repeat(width + 2))}`.split('\n'),
        ),
        '',
        ...wrapped(`${full.marks} · ${HOLD} ${words.play.held}`, columns).split('\n'),
      ],
    };
  }

  #askToLeave(): void {
    const { words, online, leave } = this.#plan;
    const { full } = words.play;
    if (this.isOver || online !== undefined) {
      leave();
      return;
    }
    // Who asks twice means it.
    if (this.#panel?.t === 'list' && this.#panel.title === full.leaveAsk) {
      leave();
      return;
    }
    const under = this.#panel;
    this.#panel = {
      t: 'list',
      title: full.leaveAsk,
      about: full.leaveAbout,
      at: 0,
      items: [
        {
          text: full.stay,
          run: () => {
            this.#panel = under;
          },
        },
        { text: words.table.leave, run: leave },
      ],
    };
  }

  // What lies over the table hears first.

  #hearPanel(input: Input): void {
    const panel = this.#panel!;
    const isFixed = 'isFixed' in panel && panel.isFixed;
    if (input.t === 'key' && input.key === 'escape' && !isFixed && panel.t !== 'page') {
      this.#close();
      return;
    }
    switch (panel.t) {
      case 'text':
        this.#hearText(panel, input);
        return;
      case 'list':
        this.#hearList(panel, input);
        return;
      case 'ask':
        this.#hearTyped(panel, input);
        return;
      case 'lay':
        this.#hearWays(panel, input);
        return;
      case 'byHand':
        this.#hearByHand(panel, input);
        return;
      case 'select':
        this.#hearSelect(panel, input);
        return;
      case 'page':
        if (isGo(input)) panel.go();
        else if (input.t === 'text') panel.more?.(input.text.toLowerCase());
        return;
    }
  }

  #close(): void {
    this.#panel = this.#under;
    this.#under = undefined;
    if (this.#panel === undefined && this.isOver) this.#showResults();
    this.#ask();
  }

  #hearText(panel: Extract<Panel, { readonly t: 'text' }>, input: Input): void {
    const lines = panel.lines(this.#textWidth).length;
    const top = topOf(panel, lines, this.#textHeight);
    const by = scrollOf(input, this.#textHeight);
    if (by !== undefined) {
      this.#panel = { ...panel, top: Math.max(0, Math.min(top + by, lines - 1)) };
      return;
    }
    if (panel.go !== undefined && isGo(input)) {
      this.#panel = undefined;
      panel.go.run();
      return;
    }
    this.#close();
    // A key that leads elsewhere goes there at once.
    if (this.#panel === undefined && input.t === 'text' && !isGo(input))
      this.#hearLetter(input.text);
  }

  get #textWidth(): number {
    return Math.min(92, (this.#frame?.columns ?? 80) - 2) - 4;
  }

  get #textHeight(): number {
    return Math.max(1, (this.#frame?.rows ?? 24) - 4);
  }

  #hearList(panel: Extract<Panel, { readonly t: 'list' }>, input: Input): void {
    const { length } = panel.items;
    const by =
      input.t === 'key'
        ? { up: -1, left: -1, down: 1, right: 1, tab: 1, backTab: -1 }[input.key as string]
        : input.t === 'wheel'
          ? input.by
          : undefined;
    if (by !== undefined) this.#panel = { ...panel, at: (panel.at + by + length) % length };
    else if (isGo(input)) this.#run(panel.items[panel.at]);
    else if (input.t === 'text' && /^[1-9]$/u.test(input.text))
      this.#run(panel.items[Number(input.text) - 1]);
  }

  #run(item: { readonly run: () => void } | undefined): void {
    if (item === undefined) return;
    const panel = this.#panel;
    item.run();
    if (this.#panel === panel) this.#close();
  }

  #hearTyped(panel: Extract<Panel, { readonly t: 'ask' }>, input: Input): void {
    if (input.t === 'text') this.#panel = { ...panel, text: panel.text + input.text };
    else if (input.t === 'paste') {
      this.#panel = { ...panel, text: panel.text + input.text.replaceAll(/\s+/gu, ' ') };
    } else if (input.t === 'ctrl' && input.letter === 'u') this.#panel = { ...panel, text: '' };
    else if (input.t !== 'key') return;
    else if (input.key === 'backspace') {
      this.#panel = { ...panel, text: Array.from(panel.text).slice(0, -1).join('') };
    } else if (input.key === 'enter') {
      this.#close();
      panel.run(panel.text.trim());
    }
  }

  #hearWays(panel: Extract<Panel, { readonly t: 'lay' }>, input: Input): void {
    const { length } = panel.ways;
    if (input.t === 'key' && (input.key === 'left' || input.key === 'right')) {
      const by = input.key === 'left' ? -1 : 1;
      this.#panel = { ...panel, at: (panel.at + by + length) % length };
    } else if (input.t === 'text' && input.text === 'b') this.#openByHand();
    else if (isGo(input)) void this.act(panel.ways[panel.at]!);
  }

  #hearByHand(panel: Extract<Panel, { readonly t: 'byHand' }>, input: Input): void {
    const seat = this.#seat!;
    const { table } = this.#view;
    const asked = ladderOfSeat(table.setup, seat).levels[panel.level - 1]!;
    const { part, draft } = panel;
    if (input.t === 'key') {
      switch (input.key) {
        case 'left':
        case 'right':
        case 'home':
        case 'end':
          this.#hearNamed(input.key);
          return;
        case 'tab':
        case 'down':
        case 'up': {
          const by = input.key === 'up' ? asked.length - 1 : 1;
          this.#panel = { ...panel, part: (part + by) % asked.length };
          return;
        }
        case 'enter':
          if (isFull(draft, asked)) this.#layDraft(panel);
          else this.#putCard(panel);
          return;
        default:
          return;
      }
    }
    if (input.t !== 'text') return;
    if (input.text === ' ') this.#putCard(panel);
    else if (/^\d$/u.test(input.text)) {
      const index = (Number(input.text) + 9) % 10;
      if (index >= this.#hand.cards.length) return;
      this.#cursor = index;
      this.#putCard(panel);
    } else if (input.text === 'l') this.#layDraft(panel);
    else if (input.text === '+' || input.text === '-') {
      const levels = layableLevels(table, seat);
      const by = input.text === '+' ? 1 : levels.length - 1;
      this.#openByHand(levels[(levels.indexOf(panel.level) + by) % levels.length]);
    }
  }

  #putCard(panel: Extract<Panel, { readonly t: 'byHand' }>): void {
    const key = this.#hand.cards[this.#cursor]?.key;
    if (key === undefined) return;
    const asked = ladderOfSeat(this.#view.table.setup, this.#seat!).levels[panel.level - 1]!;
    const draft = put(panel.draft, asked, { key, part: panel.part });
    this.#panel = { ...panel, draft, part: nextPart(draft, asked, panel.part) };
    this.#prompt = undefined;
  }

  #layDraft({ level, draft }: Extract<Panel, { readonly t: 'byHand' }>): void {
    const read = readDraft(this.#view, { level, draft, hand: this.#hand.cards });
    if (read.t === 'command') void this.act(read.command);
    else if (read.t === 'meanings') this.#openWays(read.commands, false);
    else this.#refuse(read.refusal);
  }

  #hearSelect(panel: Extract<Panel, { readonly t: 'select' }>, input: Input): void {
    if (input.t === 'key' && input.key === 'enter') {
      if (panel.chosen.length < panel.least) return;
      const cards = this.#hand.cards.filter(({ key }) => panel.chosen.includes(key));
      this.#panel = undefined;
      panel.run(cards.map(({ card }) => card));
      return;
    }
    if (input.t === 'key') {
      this.#hearNamed(input.key);
      this.#chosen = undefined;
      if (input.key !== 'up') return;
    }
    const digit = input.t === 'text' && /^\d$/u.test(input.text) ? Number(input.text) : undefined;
    const isToggle =
      digit !== undefined || (input.t === 'text' && input.text === ' ') || input.t === 'key';
    if (!isToggle) return;
    if (digit !== undefined) {
      const index = (digit + 9) % 10;
      if (index >= this.#hand.cards.length) return;
      this.#cursor = index;
    }
    const key = this.#hand.cards[this.#cursor]?.key;
    if (key === undefined || (panel.isFixed === undefined && key === this.#swapper)) return;
    const { chosen, most } = panel;
    this.#panel = {
      ...panel,
      chosen: chosen.includes(key)
        ? chosen.filter((one) => one !== key)
        : [...chosen.slice(chosen.length >= most ? 1 : 0), key],
    };
  }

  // What is drawn.

  frame(size: Size): Frame<Hit> {
    this.#frame = drawTable(size, this.scene(size));
    return this.#frame;
  }

  scene({ rows }: Size): Scene {
    const view = this.#end?.view ?? this.#view;
    const { words, online } = this.#plan;
    const choices = this.#choices;
    const adding = this.#moves.filter((move) => move.t === 'addCard');
    return {
      words,
      view,
      naming: this.#naming,
      marks: online?.marks ?? (() => []),
      hand: this.#hand.cards,
      cursor: this.#cursor,
      raised: new Set(this.#chosen === undefined ? [] : [this.#chosen]),
      fresh: this.#hand.fresh,
      spare: this.#hand.spare,
      fitting: new Set<Card>(adding.map(({ card }) => cardOf(card))),
      aim: this.#hand.aim,
      choices,
      prompt: this.#prompt ?? this.#usualPrompt(),
      log: this.#log(Math.max(3, rows - 20)),
      keys: this.#keys(choices),
      panel: this.#panel,
    };
  }

  #log(most: number): readonly LogLine[] {
    const entries: RecordedEvent[] = [];
    for (
      let at = this.#state!.entries;
      at.last !== undefined && entries.length < most;
      at = at.before!
    ) {
      entries.push(at.last);
    }
    const told = entries
      .toReversed()
      .map((event): LogLine => ({ text: this.#plan.words.brief(event, this.#naming) }));
    return [...told, ...(this.#plan.online?.log() ?? [])];
  }

  #usualPrompt(): Prompt {
    const { table, step } = this.#plan.words;
    const { turn, step: now } = this.#view.table;
    if (this.isDue) {
      const isTurn = now === 'draw' || now === 'play';
      if (now === 'play')
        return { text: table.canNow(possibleNow(this.#view, this.#moves)), look: 'due' };
      return { text: isTurn ? table.yourTurn(step(now)) : step(now), look: 'due' };
    }
    if (now === 'over') return { text: step(now), look: 'waiting' };
    const names = this.#plan.names();
    const awaited = deciders(this.#view.table).map((seat) => names[seat - 1] ?? '');
    if (now === 'keep' || now === 'offer') {
      return { text: awaited.length === 0 ? table.wait : table.deciding(awaited), look: 'waiting' };
    }
    return { text: table.turnOf(names[turn - 1] ?? ''), look: 'waiting' };
  }

  #keys(choices: TapChoices): readonly KeyHint[] {
    const { words, online } = this.#plan;
    if (this.#panel !== undefined) return panelKeys(words, this.#panel);
    const { step } = this.#view.table;
    const canLay = possibleNow(this.#view, this.#moves).includes('lay');
    return playKeys(words, {
      isDue: this.isDue,
      step,
      choices,
      card: this.#card?.card,
      canLay,
      canTakeBack: this.#state!.canTakeBack,
      more: online?.keys(),
    });
  }
}

/** What can be done by who only looks on. */
const WATCHED: ReadonlySet<string> = new Set(['e', 'w', '?', 'q', 'f', 'v']);
