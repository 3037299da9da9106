/** People and bots at one keyboard: asks whose turn it is, tells what happened, answers what is typed. */
import type { Bot } from '@palier/bots';
import { decider } from '@palier/bots/lab';
import { assert, type Command, type Seat, type View, type Viewer } from '@palier/rules';
import { toldApart } from '@palier/text';
import type { MillisecondClock } from '../command.ts';
import { helpText } from './answers.ts';
import type { Paint } from './faces.ts';
import type { TerminalLuck } from './luck.ts';
import { layingFor } from './moves.ts';
import { TableVoice } from './table-voice.ts';
import type { TerminalGame } from './terminal-game.ts';
import type { Terminal } from './terminal.ts';
import { readTyped, type Typed } from './typed.ts';
import type { Words } from '../words.ts';

export type TerminalSeat =
  /** Somebody alone among bots may have no name. */
  | { readonly t: 'person'; readonly name: string }
  | { readonly t: 'bot'; readonly name: string; readonly bot: Bot };

export type TerminalTablePlan = {
  readonly game: TerminalGame;
  /** By seat. */
  readonly seats: readonly TerminalSeat[];
  /** The bots'. */
  readonly luck: Pick<TerminalLuck, 'botRandom'>;
  readonly terminal: Terminal;
  readonly words: Words;
  readonly paint: Paint;
  readonly clock?: MillisecondClock;
};

/** After an answer: the player goes on choosing, has moved, or leaves the table. */
type Next = 'stay' | 'moved' | 'leave';

const PROMPT = '> ';

/** As long as a bot may think while people wait; only the search of `master` ever asks. */
const PATIENCE_MS = 1000;

export class TerminalTable {
  readonly #plan: TerminalTablePlan;
  readonly #people: readonly Seat[];
  /** What each seat is called. */
  readonly #names: readonly string[];
  /** How many events each seat has been told. */
  readonly #told: number[];
  /** How many decisions each bot has made. */
  readonly #decided: number[];
  readonly #voice: TableVoice;
  /** Who looks at the screen. */
  #reader: Seat | undefined;

  constructor(plan: TerminalTablePlan) {
    this.#plan = plan;
    this.#names = toldApart(plan.seats.map(({ name }) => name));
    const bots = plan.seats.flatMap((seat) => (seat.t === 'bot' ? [seat.bot.name] : []));
    this.#voice = new TableVoice({ ...plan, names: () => this.#names, bots: () => bots });
    this.#told = plan.seats.map(() => 0);
    this.#decided = plan.seats.map(() => 0);
    this.#people = plan.seats.flatMap(({ t }, index) => (t === 'person' ? [index + 1] : []));
    assert(this.#people.length > 0, 'somebody sits at the keyboard');
    if (this.#people.length === 1) this.#reader = this.#people[0]!;
  }

  /** Plays to the end, or until nobody types any more. */
  async run(): Promise<void> {
    const { game, seats, words } = this.#plan;
    for (let seat = decider(game.table); seat !== undefined; seat = decider(game.table)) {
      const own = seats[seat - 1]!;
      if (own.t === 'bot') this.#askBot(seat, own.bot);
      else if (!(await this.#askPerson(seat))) return this.#voice.say(words.play.goodbye);
    }
    await this.#end();
  }

  #askBot(seat: Seat, bot: Bot): void {
    const { game, luck, clock = () => performance.now() } = this.#plan;
    const view = game.viewOf(seat);
    // A stream for each decision: a search that was cut short moves none of those after it.
    const random = luck.botRandom(seat, ++this.#decided[seat - 1]!);
    const until = clock() + PATIENCE_MS;
    const shouldStop = (): boolean => clock() >= until;
    const refusal = game.play(seat, bot.decide({ view, random, shouldStop }));
    assert(refusal === undefined, `${bot.name} made an illegal move`);
  }

  /** One decision of a person; false when they leave. */
  async #askPerson(seat: Seat): Promise<boolean> {
    if (this.#reader !== seat && !(await this.#handOver(seat))) return false;
    this.#tell(seat);
    this.#voice.show(this.#plan.game.viewOf(seat));
    for (;;) {
      const line = await this.#plan.terminal.ask(PROMPT);
      if (line === undefined) return false;
      const next = this.#answer(readTyped(line), seat);
      if (next === 'leave') return false;
      if (next === 'moved') return true;
    }
  }

  /** No two hands are ever on the screen: it is emptied before the next player looks. */
  async #handOver(seat: Seat): Promise<boolean> {
    const { terminal, words } = this.#plan;
    // Before the first hand is shown the screen holds nothing but the welcome.
    const clear = this.#reader === undefined ? () => undefined : terminal.clear;
    this.#reader = seat;
    clear();
    this.#voice.say(words.play.handOver(this.#names[seat - 1]!));
    // A script has nobody who must look away.
    if (!terminal.isPerson) return true;
    if ((await terminal.ask(words.play.pressEnter)) === undefined) return false;
    clear();
    return true;
  }

  /** What happened since this seat last looked, as it may know it. */
  #tell(seat: Seat): void {
    this.#tellFrom(this.#told[seat - 1]!, seat);
    this.#told[seat - 1] = this.#plan.game.length;
  }

  #tellFrom(from: number, viewer: Viewer): void {
    const { game } = this.#plan;
    this.#voice.tell(game.since(from, viewer), viewer, game.table);
  }

  #answer(typed: Typed, seat: Seat): Next {
    const { game, words } = this.#plan;
    const view = game.viewOf(seat);
    switch (typed.t) {
      case 'move':
        return this.#move(seat, typed.command);
      case 'lay':
        return this.#lay(view, typed.level);
      case 'undo':
        if (game.undo(seat)) return 'moved';
        this.#voice.say(words.play.nothingToUndo);
        return 'stay';
      default:
        return this.#voice.answer(typed, view) ? 'stay' : this.#serve(typed, seat);
    }
  }

  /** What can be asked during the game and after it. */
  #serve(typed: Typed, viewer: Viewer): Next {
    const { game, words } = this.#plan;
    switch (typed.t) {
      case 'quit':
        return 'leave';
      case 'help':
        this.#voice.write(helpText(this.#voice.look));
        return 'stay';
      case 'save':
        this.#save(typed.file);
        return 'stay';
      case 'history':
        this.#tellFrom(game.roundStart, viewer);
        return 'stay';
      default:
        if (!this.#voice.explain(typed, game.table)) this.#voice.say(words.play.afterGame);
        return 'stay';
    }
  }

  #lay(view: View, level: number | undefined): Next {
    const laying = layingFor(view, level);
    const refusal = this.#plan.game.play(view.viewer as Seat, laying);
    if (refusal === undefined) return 'moved';
    this.#voice.refuseLaying(laying, refusal, view);
    return 'stay';
  }

  #move(seat: Seat, command: Command): Next {
    const { game } = this.#plan;
    const view = game.viewOf(seat);
    const refusal = game.play(seat, command);
    if (refusal === undefined) return 'moved';
    this.#voice.refuse(refusal, view);
    return 'stay';
  }

  #save(file: string): void {
    const { game, words } = this.#plan;
    if (file === '') this.#voice.say(words.play.saveNeedsFile);
    else this.#voice.save(file, game.record(), game.table.step === 'over');
  }

  /** The rest of the story, the secret behind the shuffles, and time to save the record. */
  async #end(): Promise<void> {
    const { game, terminal, words } = this.#plan;
    const { secret } = game;
    const viewer = this.#people.length === 1 ? this.#people[0]! : 'spectator';
    this.#tellFrom(this.#told[(this.#reader ?? 1) - 1]!, viewer);
    this.#voice.showTable(game.viewOf(viewer));
    if (secret !== undefined) this.#voice.say(words.play.revealed(secret));
    this.#voice.say(words.play.afterGame);
    for (;;) {
      const line = await terminal.ask(PROMPT);
      if (line === undefined || line.trim() === '') break;
      if (this.#serve(readTyped(line), viewer) === 'leave') break;
    }
    this.#voice.say(words.play.goodbye);
  }
}
