/** People and bots at one keyboard: asks whose turn it is, tells what happened, answers what is typed. */
import { writeFileSync } from 'node:fs';
import type { Bot } from '@palier/bots';
import { decider } from '@palier/bots/lab';
import {
  assert,
  type Command,
  type Refusal,
  type RefusalCode,
  type Seat,
  type View,
  type Viewer,
} from '@palier/rules';
import { toldApart } from '@palier/text';
import type { HandOrder } from '../card-order.ts';
import { errorCode } from '../error-code.ts';
import { wrapped } from '../layout.ts';
import type { MillisecondClock } from '../command.ts';
import {
  drawHint,
  helpText,
  hintText,
  movesText,
  oddsText,
  refusalText,
  ruleText,
} from './answers.ts';
import { dim, type Paint } from './faces.ts';
import type { TerminalLuck } from './luck.ts';
import { canLay, layingFor } from './moves.ts';
import { callText, handText, meldLines, tableText, type ScreenLook } from './screen.ts';
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

/** What the rules answer to a laying of nothing, where the cards for it are not there. */
const MISSING: ReadonlySet<RefusalCode> = new Set([
  'wrong-number-of-combinations',
  'name-the-level',
]);

export class TerminalTable {
  readonly #plan: TerminalTablePlan;
  readonly #people: readonly Seat[];
  /** What each seat is called. */
  readonly #names: readonly string[];
  /** How many events each seat has been told. */
  readonly #told: number[];
  /** How many decisions each bot has made. */
  readonly #decided: number[];
  readonly #savedAs = new Set<string>();
  #order: HandOrder = 'value';
  /** Who looks at the screen. */
  #reader: Seat | undefined;

  constructor(plan: TerminalTablePlan) {
    this.#plan = plan;
    this.#names = toldApart(plan.seats.map(({ name }) => name));
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
      else if (!(await this.#askPerson(seat))) return this.#say(words.play.goodbye);
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

  #bots(): readonly string[] {
    return this.#plan.seats.flatMap((seat) => (seat.t === 'bot' ? [seat.bot.name] : []));
  }

  /** One decision of a person; false when they leave. */
  async #askPerson(seat: Seat): Promise<boolean> {
    if (this.#reader !== seat && !(await this.#handOver(seat))) return false;
    this.#tell(seat);
    this.#show(this.#plan.game.viewOf(seat));
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
    this.#say(words.play.handOver(this.#names[seat - 1]!));
    // A script has nobody who must look away.
    if (!terminal.isPerson) return true;
    if ((await terminal.ask(words.play.pressEnter)) === undefined) return false;
    clear();
    return true;
  }

  get #look(): ScreenLook {
    const { words, paint, terminal } = this.#plan;
    const { columns } = terminal;
    return { words, names: this.#names, paint, columns, order: this.#order };
  }

  #say(text: string): void {
    this.#plan.terminal.write(`${wrapped(text, this.#look.columns)}\n`);
  }

  #write(text: string): void {
    this.#plan.terminal.write(`${text}\n`);
  }

  /** What happened since this seat last looked, as it may know it. */
  #tell(seat: Seat): void {
    this.#tellFrom(this.#told[seat - 1]!, seat);
    this.#told[seat - 1] = this.#plan.game.length;
  }

  #tellFrom(from: number, viewer: Viewer): void {
    const { game, words, paint } = this.#plan;
    const { names, columns } = this.#look;
    const naming = { viewer, names, edition: game.table.setup.edition };
    for (const event of game.since(from, viewer)) {
      if (event.t === 'roundDealt') this.#write('');
      this.#write(dim(wrapped(words.event(event, naming), columns, '  '), paint));
    }
  }

  /** The whole table when a turn begins; the hand whenever there is something to choose. */
  #show(view: View): void {
    const look = this.#look;
    const { step } = view.table;
    if (step === 'play') for (const line of meldLines(view, look)) this.#write(line);
    else this.#write(`\n${tableText(view, look)}`);
    this.#showHand(view);
  }

  #showHand(view: View): void {
    const { words } = this.#plan;
    const look = this.#look;
    this.#write(handText(view, look));
    this.#write(callText(view, look));
    if (view.table.step === 'draw') this.#write(drawHint(view, look));
    if (canLay(view)) this.#write(`  ${wrapped(words.play.canLay, look.columns - 2)}`);
  }

  #answer(typed: Typed, seat: Seat): Next {
    const { game, words } = this.#plan;
    const view = game.viewOf(seat);
    const look = this.#look;
    switch (typed.t) {
      case 'move':
        return this.#move(seat, typed.command);
      case 'lay':
        return this.#lay(view, typed.level);
      case 'undo':
        if (game.undo(seat)) return 'moved';
        this.#say(words.play.nothingToUndo);
        return 'stay';
      case 'refused':
        return this.#refuse(typed.refusal, view);
      case 'moves':
        this.#write(movesText(view, look));
        return 'stay';
      case 'hint':
        this.#write(hintText(view, look, this.#bots()));
        return 'stay';
      case 'odds':
        this.#write(oddsText(view, look));
        return 'stay';
      case 'table':
        this.#write(tableText(view, look));
        this.#showHand(view);
        return 'stay';
      case 'sort':
        this.#order = this.#order === 'value' ? 'colour' : 'value';
        this.#showHand(view);
        return 'stay';
      default:
        return this.#serve(typed, seat);
    }
  }

  /** What can be asked during the game and after it. */
  #serve(typed: Typed, viewer: Viewer): Next {
    const { game, words } = this.#plan;
    switch (typed.t) {
      case 'quit':
        return 'leave';
      case 'help':
        this.#write(helpText(this.#look));
        return 'stay';
      case 'rule':
        this.#write(ruleText(typed.id, this.#plan.game.table, this.#look));
        return 'stay';
      case 'no-such-rule':
        this.#say(words.play.noSuchRule(typed.text));
        return 'stay';
      case 'save':
        this.#save(typed.file);
        return 'stay';
      case 'history':
        this.#tellFrom(game.roundStart, viewer);
        return 'stay';
      default:
        this.#say(words.play.afterGame);
        return 'stay';
    }
  }

  #lay(view: View, level: number | undefined): Next {
    const laying = layingFor(view, level);
    const seat = view.viewer as Seat;
    const refusal = this.#plan.game.play(seat, laying);
    if (refusal === undefined) return 'moved';
    const isMissing = laying.melds.length === 0 && MISSING.has(refusal.code);
    if (!isMissing) return this.#refuse(refusal, view);
    this.#say(this.#plan.words.play.cannotLay);
    return 'stay';
  }

  #move(seat: Seat, command: Command): Next {
    const { game } = this.#plan;
    const view = game.viewOf(seat);
    const refusal = game.play(seat, command);
    return refusal === undefined ? 'moved' : this.#refuse(refusal, view);
  }

  #refuse(refusal: Refusal, view: View): Next {
    this.#write(refusalText(refusal, view, this.#look));
    return 'stay';
  }

  #save(file: string): void {
    const { game, words } = this.#plan;
    if (file === '') return this.#say(words.play.saveNeedsFile);
    try {
      // A file of somebody else's is never overwritten; one's own may be, again and again.
      writeFileSync(file, game.record(), { flag: this.#savedAs.has(file) ? 'w' : 'wx' });
      this.#savedAs.add(file);
      this.#say(words.play.saved(file, game.table.step === 'over'));
    } catch (error) {
      const isThere = errorCode(error) === 'EEXIST';
      const detail = error instanceof Error ? error.message : String(error);
      this.#say(isThere ? words.play.fileExists(file) : words.play.cannotSave(file, detail));
    }
  }

  /** The rest of the story, the secret behind the shuffles, and time to save the record. */
  async #end(): Promise<void> {
    const { game, terminal, words } = this.#plan;
    const { secret } = game;
    const viewer = this.#people.length === 1 ? this.#people[0]! : 'spectator';
    this.#tellFrom(this.#told[(this.#reader ?? 1) - 1]!, viewer);
    this.#write(`\n${tableText(game.viewOf(viewer), this.#look)}`);
    if (secret !== undefined) this.#say(words.play.revealed(secret));
    this.#say(words.play.afterGame);
    for (;;) {
      const line = await terminal.ask(PROMPT);
      if (line === undefined || line.trim() === '') break;
      if (this.#serve(readTyped(line), viewer) === 'leave') break;
    }
    this.#say(words.play.goodbye);
  }
}
