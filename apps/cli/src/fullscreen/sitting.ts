/**
 * What somebody at a table on the whole screen knows, has chosen and is asked; and how the table is asked
 * for something. The files beside it say what keys mean, what is opened and what is drawn.
 */
import {
  deciders,
  otherMoves,
  type Command,
  type Refusal,
  type Seat,
  type View,
} from '@palier/rules';
import type { Answer, RoundsEnd, TableClient, TableState } from '@palier/table';
import { choicesFor, refusalOf, type HandCard, type TapChoices } from '@palier/table/seat';
import type { Naming, Part } from '@palier/text';
import { wrapped } from '../layout.ts';
import { RecordSaver } from '../play/record-saver.ts';
import type { Frame } from './canvas.ts';
import { OwnHand } from './own-hand.ts';
import type { Pace } from './pace.ts';
import type {
  Hit,
  KeyHint,
  ListItem,
  LogLine,
  Panel,
  PanelOf,
  Prompt,
  ScreenWords,
} from './scene.ts';

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
  readonly hear: (letter: string, sitting: Sitting) => boolean;
  readonly keys: () => readonly KeyHint[];
  readonly help: readonly { readonly key: string; readonly does: string }[];
  readonly denied: (why: Extract<Answer, { readonly t: 'denied' }>['why']) => string;
  /** After the game. */
  readonly endKeys: () => readonly KeyHint[];
  readonly save: (file: string) => void;
  /** What was said of the game's end. */
  readonly notes: () => readonly string[];
};

export class Sitting {
  readonly plan: PlacePlan;
  readonly hand = new OwnHand();
  readonly saver: RecordSaver;
  /** What is known of the table; nothing is heard or drawn before. */
  known: TableState | undefined;
  /** The card that is taken up, by its key. */
  chosen: string | undefined;
  /** Where in the hand somebody is. */
  cursor = 0;
  panel: Panel | undefined;
  /** What is there again once the panel is closed. */
  under: Panel | undefined;
  /** What was said last, until something happens. */
  prompt: Prompt | undefined;
  /** The end of a round that is being looked at. */
  end: RoundsEnd | undefined;
  /** Who is awaited behind the curtain. */
  curtain: Seat | undefined;
  isWatchingAnother = false;
  pace: Pace = 'normal';
  /** What was drawn last, for what is touched. */
  drawn: Frame<Hit> | undefined;

  constructor(plan: PlacePlan) {
    this.plan = plan;
    this.saver = new RecordSaver(plan.words);
  }

  get state(): TableState {
    return this.known!;
  }

  get isOver(): boolean {
    return this.known?.view.table.step === 'over';
  }

  get view(): View {
    return this.state.view;
  }

  get seat(): Seat | undefined {
    const { viewer } = this.view;
    return viewer === 'spectator' ? undefined : viewer;
  }

  get isDue(): boolean {
    const { table, viewer } = this.view;
    return viewer !== 'spectator' && deciders(table).includes(viewer);
  }

  /** This round's level. */
  get hasLaid(): boolean {
    const { laid } = this.view.table;
    return this.seat !== undefined && laid[this.seat - 1] !== undefined;
  }

  get naming(): Naming {
    const { viewer, table } = this.view;
    return { viewer, names: this.plan.names(), edition: table.setup.edition };
  }

  get moves(): readonly Command[] {
    const { step } = this.view.table;
    return step === 'draw' || step === 'play' ? [...otherMoves(this.view)] : [];
  }

  get card(): HandCard | undefined {
    return this.hand.cards.find(({ key }) => key === this.chosen);
  }

  get choices(): TapChoices {
    return choicesFor(this.view, this.moves, this.card?.card);
  }

  // What is asked of the table, and what it answers.

  async act(command: Command): Promise<void> {
    const refusal = refusalOf(this.view, command);
    if (refusal !== undefined) this.refuse(refusal);
    else this.hearAnswer(await this.plan.client.act(command));
    this.plan.changed();
  }

  async takeBack(): Promise<void> {
    this.hearAnswer(await this.plan.client.takeBack());
    this.plan.changed();
  }

  hearAnswer(answer: Answer): void {
    const { words, online } = this.plan;
    switch (answer.t) {
      case 'done':
      case 'record':
      case 'not-asked':
      case 'closed':
        return;
      case 'refused':
        this.refuse(answer.refusal);
        return;
      case 'failed':
        this.say('not-stored');
        return;
      case 'denied':
        this.prompt = {
          text: online?.denied(answer.why) ?? words.table.troubles['not-stored'],
          look: 'refused',
        };
        return;
      default:
        this.say(answer.t);
    }
  }

  refuse(refusal: Refusal): void {
    const { words } = this.plan;
    const why = words.refusal(refusal, { ...this.naming, melds: this.view.table.melds });
    this.prompt = { text: `${why} (${refusal.rule})`, look: 'refused' };
  }

  say(trouble: keyof Part<'table'>['troubles']): void {
    this.prompt = { text: this.plan.words.table.troubles[trouble], look: 'refused' };
  }

  /** Something that is said in the line under the table, until something happens. */
  note(text: string): void {
    this.prompt = { text, look: 'note' };
    this.plan.changed();
  }

  // What is put before the player.

  /** Moves, of which one is made; `about`: the rules ask for it, and it stays until it is decided. */
  offer(title: string, commands: readonly Command[], about?: string): void {
    const { words } = this.plan;
    const { table } = this.view;
    this.panel = {
      t: 'list',
      title,
      ...(about !== undefined && { about, isFixed: true }),
      at: 0,
      isOfMoment: true,
      items: commands.map((command) => ({
        text: words.move(command, table, { ...this.naming, melds: table.melds }),
        run: () => void this.act(command),
      })),
    };
  }

  /** A page, in place of all that was there. */
  show(page: PanelOf<'page'>): void {
    this.panel = page;
    this.under = undefined;
  }

  /** Cards of the hand, of which some are given. */
  select(panel: Omit<PanelOf<'select'>, 't' | 'chosen'>): void {
    this.chosen = undefined;
    this.panel = { t: 'select', chosen: [], ...panel };
  }

  askFor(title: string, text: string, run: (text: string) => void): void {
    this.panel = { t: 'ask', title, text, run };
    this.plan.changed();
  }

  choose(title: string, items: readonly ListItem[]): void {
    this.panel = { t: 'list', title, items, at: 0 };
    this.plan.changed();
  }

  /** A text from its end. */
  read(title: string, lines: readonly string[]): void {
    this.panel = {
      t: 'text',
      title,
      top: Infinity,
      lines: (columns) => lines.flatMap((line) => wrapped(line, columns).split('\n')),
    };
    this.plan.changed();
  }
}
