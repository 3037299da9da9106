/**
 * What somebody at a table in the terminal is told and shown, and the answers to what is asked of the
 * program alone. Who decides, and where the game is kept, is the table's affair.
 */
import type {
  LayLevel,
  RecordedEvent,
  Refusal,
  RefusalCode,
  Table,
  View,
  Viewer,
} from '@palier/rules';
import type { HandOrder } from '../card-order.ts';
import { wrapped } from '../layout.ts';
import type { Words } from '../words.ts';
import { drawHint, hintText, movesText, oddsText, refusalText, ruleText } from './answers.ts';
import { dim, type Paint } from './faces.ts';
import { canLay } from './moves.ts';
import { RecordSaver } from './record-saver.ts';
import { callText, handText, meldLines, tableText, type ScreenLook } from './screen.ts';
import type { Terminal } from './terminal.ts';
import type { Typed } from './typed.ts';

export type TableVoicePlan = {
  readonly terminal: Terminal;
  readonly words: Words;
  readonly paint: Paint;
  /** What each seat is called. */
  readonly names: () => readonly string[];
  /** The bots at the table, by the names that `@palier/bots` knows them by. */
  readonly bots: () => readonly string[];
};

/** What the rules answer to a laying of nothing, where the cards for it are not there. */
const MISSING: ReadonlySet<RefusalCode> = new Set([
  'wrong-number-of-combinations',
  'name-the-level',
]);

export class TableVoice {
  readonly #plan: TableVoicePlan;
  readonly #saver: RecordSaver;
  #order: HandOrder = 'value';

  constructor(plan: TableVoicePlan) {
    this.#plan = plan;
    this.#saver = new RecordSaver(plan.words);
  }

  get look(): ScreenLook {
    const { words, names, paint, terminal } = this.#plan;
    const { columns } = terminal;
    return { words, names: names(), paint, columns, order: this.#order };
  }

  /** A sentence. */
  say(text: string): void {
    this.write(wrapped(text, this.#plan.terminal.columns));
  }

  /** Lines that fit. */
  write(text: string): void {
    this.#plan.terminal.write(`${text}\n`);
  }

  /** What happened, as the viewer may know it. */
  tell(events: readonly RecordedEvent[], viewer: Viewer, { setup }: Table): void {
    const { words, paint } = this.#plan;
    const { names, columns } = this.look;
    const naming = { viewer, names, edition: setup.edition };
    for (const event of events) {
      if (event.t === 'roundDealt') this.write('');
      this.write(dim(wrapped(words.event(event, naming), columns, '  '), paint));
    }
  }

  /** The whole table when a turn begins; the hand whenever there is something to choose. */
  show(view: View): void {
    const { look } = this;
    if (view.table.step === 'play') for (const line of meldLines(view, look)) this.write(line);
    else this.showTable(view);
    this.showHand(view);
  }

  showTable(view: View): void {
    this.write(`\n${tableText(view, this.look)}`);
  }

  showHand(view: View): void {
    const { look } = this;
    this.write(handText(view, look));
    this.write(callText(view, look));
    if (view.table.step === 'draw') this.write(drawHint(view, look));
    if (canLay(view)) this.say(`  ${look.words.play.canLay}`);
  }

  /** From now on hands are in the other order. */
  sort(): void {
    this.#order = this.#order === 'value' ? 'colour' : 'value';
  }

  /** Answers what somebody with a hand asks to be shown; false where something else was typed. */
  answer(typed: Typed, view: View): boolean {
    const { look } = this;
    switch (typed.t) {
      case 'refused':
        this.refuse(typed.refusal, view);
        return true;
      case 'moves':
        this.write(movesText(view, look));
        return true;
      case 'hint':
        this.write(hintText(view, look, this.#plan.bots()));
        return true;
      case 'odds':
        this.write(oddsText(view, look));
        return true;
      case 'table':
        this.write(tableText(view, look));
        this.showHand(view);
        return true;
      case 'sort':
        this.sort();
        this.showHand(view);
        return true;
      default:
        return false;
    }
  }

  /** Answers what is asked of the rules' texts; false where something else was typed. */
  explain(typed: Typed, table: Table): boolean {
    switch (typed.t) {
      case 'rule':
        this.write(ruleText(typed.id, table, this.look));
        return true;
      case 'no-such-rule':
        this.say(this.#plan.words.play.noSuchRule(typed.text));
        return true;
      default:
        return false;
    }
  }

  refuse(refusal: Refusal, view: View): void {
    this.write(refusalText(refusal, view, this.look));
  }

  /** `lay` alone was refused, perhaps because the cards for it are not there. */
  refuseLaying({ melds }: LayLevel, refusal: Refusal, view: View): void {
    if (melds.length > 0 || !MISSING.has(refusal.code)) this.refuse(refusal, view);
    else this.say(this.#plan.words.play.cannotLay);
  }

  save(file: string, record: string, isOver: boolean): void {
    this.say(this.#saver.save(file, record, isOver));
  }
}
