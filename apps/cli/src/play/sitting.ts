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
import { toldApart, type Words } from '@palier/text';
import type { Order } from '../card-order.ts';
import { codeOf } from '../error-code.ts';
import { wrapped } from '../layout.ts';
import type { Clock } from '../sim/progress.ts';
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
import type { Luck } from './luck.ts';
import { canLay, layingFor } from './moves.ts';
import { callText, handText, meldLines, tableText, type Look } from './screen.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';
import { readTyped, type Typed } from './typed.ts';

export type Sitter =
  /** Somebody alone among bots may have no name. */
  | { readonly t: 'person'; readonly name: string }
  | { readonly t: 'bot'; readonly name: string; readonly bot: Bot };

export type SittingPlan = {
  readonly session: Session;
  /** By seat. */
  readonly sitters: readonly Sitter[];
  /** The bots'. */
  readonly luck: Pick<Luck, 'botRandom'>;
  readonly terminal: Terminal;
  readonly words: Words;
  readonly paint: Paint;
  readonly clock?: Clock;
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

export class Sitting {
  readonly #plan: SittingPlan;
  readonly #people: readonly Seat[];
  /** What each seat is called. */
  readonly #names: readonly string[];
  /** How many events each seat has been told. */
  readonly #told: number[];
  /** How many decisions each bot has made. */
  readonly #decided: number[];
  readonly #savedAs = new Set<string>();
  #order: Order = 'value';
  /** Who looks at the screen. */
  #reader: Seat | undefined;

  constructor(plan: SittingPlan) {
    this.#plan = plan;
    this.#names = toldApart(plan.sitters.map(({ name }) => name));
    this.#told = plan.sitters.map(() => 0);
    this.#decided = plan.sitters.map(() => 0);
    this.#people = plan.sitters.flatMap(({ t }, index) => (t === 'person' ? [index + 1] : []));
    assert(this.#people.length > 0, 'somebody sits at the keyboard');
    if (this.#people.length === 1) this.#reader = this.#people[0]!;
  }

  /** Plays to the end, or until nobody types any more. */
  async run(): Promise<void> {
    const { session, sitters, words } = this.#plan;
    for (let seat = decider(session.table); seat !== undefined; seat = decider(session.table)) {
      const sitter = sitters[seat - 1]!;
      if (sitter.t === 'bot') this.#askBot(seat, sitter.bot);
      else if (!(await this.#askPerson(seat))) return this.#say(words.play.goodbye);
    }
    await this.#end();
  }

  #askBot(seat: Seat, bot: Bot): void {
    const { session, luck, clock = () => performance.now() } = this.#plan;
    const view = session.viewOf(seat);
    // A stream for each decision: a search that was cut short moves none of those after it.
    const random = luck.botRandom(seat, ++this.#decided[seat - 1]!);
    const until = clock() + PATIENCE_MS;
    const shouldStop = (): boolean => clock() >= until;
    const refusal = session.play(seat, bot.decide({ view, random, shouldStop }));
    assert(refusal === undefined, `${bot.name} made an illegal move`);
  }

  /** One decision of a person; false when they leave. */
  async #askPerson(seat: Seat): Promise<boolean> {
    if (this.#reader !== seat && !(await this.#handOver(seat))) return false;
    this.#tell(seat);
    this.#show(this.#plan.session.viewOf(seat));
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
    // A script has no eyes to avert.
    if (!terminal.isPerson) return true;
    if ((await terminal.ask(words.play.pressEnter)) === undefined) return false;
    clear();
    return true;
  }

  get #look(): Look {
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
    this.#told[seat - 1] = this.#plan.session.length;
  }

  #tellFrom(from: number, viewer: Viewer): void {
    const { session, words, paint } = this.#plan;
    const { names, columns } = this.#look;
    for (const event of session.since(from, viewer)) {
      if (event.t === 'roundDealt') this.#write('');
      this.#write(dim(wrapped(words.event(event, { viewer, names }), columns, '  '), paint));
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
    const { session, words } = this.#plan;
    const view = session.viewOf(seat);
    const look = this.#look;
    switch (typed.t) {
      case 'move':
        return this.#move(seat, typed.command);
      case 'lay':
        return this.#lay(view, typed.level);
      case 'undo':
        if (session.undo(seat)) return 'moved';
        this.#say(words.play.nothingToUndo);
        return 'stay';
      case 'refused':
        return this.#refuse(typed.refusal, view);
      case 'moves':
        this.#write(movesText(view, look));
        return 'stay';
      case 'hint':
        this.#write(hintText(view, look));
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
    const { session, words } = this.#plan;
    switch (typed.t) {
      case 'quit':
        return 'leave';
      case 'help':
        this.#write(helpText(this.#look));
        return 'stay';
      case 'rule':
        this.#write(ruleText(typed.id, this.#look));
        return 'stay';
      case 'no-such-rule':
        this.#say(words.play.noSuchRule(typed.text));
        return 'stay';
      case 'save':
        this.#save(typed.file);
        return 'stay';
      case 'history':
        this.#tellFrom(session.roundStart, viewer);
        return 'stay';
      default:
        this.#say(words.play.afterGame);
        return 'stay';
    }
  }

  #lay(view: View, level: number | undefined): Next {
    const laying = layingFor(view, level);
    const seat = view.viewer as Seat;
    const refusal = this.#plan.session.play(seat, laying);
    if (refusal === undefined) return 'moved';
    const isMissing = laying.melds.length === 0 && MISSING.has(refusal.code);
    if (!isMissing) return this.#refuse(refusal, view);
    this.#say(this.#plan.words.play.cannotLay);
    return 'stay';
  }

  #move(seat: Seat, command: Command): Next {
    const { session } = this.#plan;
    const view = session.viewOf(seat);
    const refusal = session.play(seat, command);
    return refusal === undefined ? 'moved' : this.#refuse(refusal, view);
  }

  #refuse(refusal: Refusal, view: View): Next {
    this.#write(refusalText(refusal, view, this.#look));
    return 'stay';
  }

  #save(file: string): void {
    const { session, words } = this.#plan;
    if (file === '') return this.#say(words.play.saveNeedsFile);
    try {
      // A file of somebody else's is never overwritten; one's own may be, again and again.
      writeFileSync(file, session.record(), { flag: this.#savedAs.has(file) ? 'w' : 'wx' });
      this.#savedAs.add(file);
      this.#say(words.play.saved(file, session.table.step === 'over'));
    } catch (error) {
      const isThere = codeOf(error) === 'EEXIST';
      const detail = error instanceof Error ? error.message : String(error);
      this.#say(isThere ? words.play.fileExists(file) : words.play.cannotSave(file, detail));
    }
  }

  /** The rest of the story, the secret behind the shuffles, and time to save the record. */
  async #end(): Promise<void> {
    const { session, terminal, words } = this.#plan;
    const { secret } = session;
    const viewer = this.#people.length === 1 ? this.#people[0]! : 'spectator';
    this.#tellFrom(this.#told[(this.#reader ?? 1) - 1]!, viewer);
    this.#write(`\n${tableText(session.viewOf(viewer), this.#look)}`);
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
