/**
 * The game of a table online in the terminal: told as it happens, asked for moves in the words of
 * `palier play`. What the table itself is, who comes and goes, is the session's.
 */
import { deciders, type Command, type LayLevel, type View } from '@palier/rules';
import {
  TableClient,
  entriesFrom,
  type Answer,
  type Channel,
  type Entries,
  type TableState,
} from '@palier/table';
import { toldApart } from '@palier/text';
import type { Paint } from '../play/faces.ts';
import { layingFor } from '../play/moves.ts';
import { handText } from '../play/screen.ts';
import { TableVoice } from '../play/table-voice.ts';
import type { Terminal } from '../play/terminal.ts';
import type { Typed } from '../play/typed.ts';
import { shownName } from './lobby-text.ts';
import type { SessionGame } from './session-game.ts';
import type { OnlineWords } from './words.ts';

export type OnlineGamePlan = {
  readonly channel: Channel;
  readonly terminal: Terminal;
  readonly words: OnlineWords;
  readonly paint: Paint;
  /** How many entries are known here already; undefined: who comes to it late is only shown the table. */
  readonly seen: number | undefined;
  /** Whom the game waits for, by name. */
  readonly waitedFor: (view: View) => readonly string[];
  /** Something has changed. */
  readonly changed: () => void;
};

export class OnlineGame implements SessionGame {
  readonly #plan: OnlineGamePlan;
  readonly #client: TableClient;
  readonly voice: TableVoice;
  #told: number | undefined;
  #viewer: View['viewer'] | undefined;
  #isDue = false;
  #isOver = false;

  constructor(plan: OnlineGamePlan) {
    const { terminal, words, paint, channel } = plan;
    this.#plan = plan;
    this.#client = new TableClient(channel, 'spectator');
    this.voice = new TableVoice({
      terminal,
      words,
      paint,
      names: () => toldApart(this.#seats.map(({ name }) => shownName(name))),
      bots: () => this.#seats.flatMap(({ bot }) => (bot === undefined ? [] : [bot])),
    });
    this.#client.subscribe((state) => this.#follow(state));
  }

  /** Whether a decision is asked of who sits here. */
  get isDue(): boolean {
    return this.#isDue;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** How many entries have been told. */
  get told(): number | undefined {
    return this.#told;
  }

  close(): void {
    this.#client.close();
  }

  get #seats(): TableState['opening']['seats'] {
    return this.#client.state?.opening.seats ?? [];
  }

  #follow({ entries, view, result }: TableState): void {
    const { table, viewer } = view;
    const told = this.#tell(entries, view);
    const isDue = viewer !== 'spectator' && deciders(table).includes(viewer);
    const hasMoved = told.some((entry) => 'seat' in entry && entry.seat === viewer);
    const isAnew = this.#viewer !== viewer;
    this.#viewer = viewer;
    if (isDue && (!this.#isDue || hasMoved || isAnew)) this.voice.show(view);
    this.#isDue = isDue;
    if (result !== undefined && !this.#isOver) {
      this.#isOver = true;
      this.voice.showTable(view);
      if (result.secret !== undefined)
        this.voice.say(this.#plan.words.play.revealed(result.secret));
    }
    this.#plan.changed();
  }

  /** What is new; at a game that was come to late only the table. */
  #tell(entries: Entries, view: View): ReturnType<typeof entriesFrom> {
    const { seen, words } = this.#plan;
    const isFirst = this.#told === undefined;
    const from = Math.min(this.#told ?? seen ?? entries.length, entries.length);
    const fresh = entriesFrom(entries, from);
    this.#told = entries.length;
    if (isFirst && seen !== undefined && seen > 0 && fresh.length > 0) {
      this.voice.say(words.at.missed.title);
    }
    this.voice.tell(fresh, view.viewer, view.table);
    if (isFirst && seen !== 0) this.#look(view);
    return fresh;
  }

  /** The table, and the own hand where there is one, whoever has the turn. */
  #look(view: View): void {
    this.voice.showTable(view);
    if (view.viewer !== 'spectator') this.voice.write(handText(view, this.voice.look));
    this.#sayWhoseTurn(view);
  }

  #sayWhoseTurn(view: View): void {
    const names = this.#plan.waitedFor(view);
    if (names.length > 0) this.voice.say(this.#plan.words.at.vote.waitingFor(names));
  }

  /** Answers what is typed while the game goes on, and after it; false where it is nothing of the game. */
  async answer(typed: Typed): Promise<boolean> {
    const { state } = this.#client;
    if (state === undefined) return false;
    const { view, entries } = state;
    if (typed.t === 'history') {
      this.voice.tell(entriesFrom(entries, roundStart(entries)), view.viewer, view.table);
      return true;
    }
    if (this.voice.explain(typed, view.table)) return true;
    if (this.#isOver) return false;
    if (view.viewer === 'spectator') {
      if (typed.t === 'table') this.#look(view);
      else this.voice.say(this.#plan.words.online.denied['not-a-player']);
      return true;
    }
    switch (typed.t) {
      case 'move':
        await this.#move(typed.command, view);
        return true;
      case 'lay':
        await this.#lay(layingFor(view, typed.level), view);
        return true;
      case 'undo':
        this.#explain(await this.#client.takeBack());
        return true;
      default:
        return this.#show(typed, view);
    }
  }

  /** What can be shown of one's own hand; on others' turns there is less to it. */
  #show(typed: Typed, view: View): boolean {
    if (this.#isDue || typed.t === 'refused' || typed.t === 'odds') {
      return this.voice.answer(typed, view);
    }
    switch (typed.t) {
      case 'sort':
        this.voice.sort();
        this.#look(view);
        return true;
      case 'table':
        this.#look(view);
        return true;
      case 'moves':
      case 'hint':
        this.#sayWhoseTurn(view);
        return true;
      default:
        return false;
    }
  }

  async #move(command: Command, view: View): Promise<void> {
    const answer = await this.#client.act(command);
    if (answer.t === 'refused') this.voice.refuse(answer.refusal, view);
    else this.#explain(answer);
  }

  async #lay(laying: LayLevel, view: View): Promise<void> {
    const answer = await this.#client.act(laying);
    if (answer.t === 'refused') this.voice.refuseLaying(laying, answer.refusal, view);
    else this.#explain(answer);
  }

  /** Why something was not done. */
  #explain(answer: Answer): void {
    const { online } = this.#plan.words;
    switch (answer.t) {
      case 'done':
      case 'refused':
      case 'record':
      case 'not-asked':
        return;
      case 'stale':
        this.voice.say(online.stale);
        return;
      case 'denied':
        this.voice.say(online.denied[answer.why]);
        return;
      case 'nothing-to-take-back':
      case 'not-over':
        this.voice.say(online.denied[answer.t]);
        return;
      case 'not-yours':
        this.voice.say(online.denied['not-a-player']);
        return;
      case 'failed':
      case 'closed':
        this.voice.say(online.failed);
    }
  }
}

/** Where the entries of the round begin. */
function roundStart(entries: Entries): number {
  let at = entries;
  while (at.before !== undefined && at.last?.t !== 'roundDealt') at = at.before;
  return Math.max(0, at.length - 1);
}
