/**
 * Shows how the characters take a great moment: a face for a few seconds, and now and then a short line.
 * It stands in the bar above the table, where no card and no button is, and is not read out.
 */
import { parseBotName, type CharacterId } from '@palier/bots';
import type { Seat } from '@palier/rules';
import { settings } from '../state/settings.ts';
import { words } from '../state/words.ts';
import type { Peak } from './peaks.ts';
import { reactionsTo, type Reaction } from './reactions.ts';
import type { TableModel } from './table-model.ts';

/** Milliseconds until a card has come down. */
const LANDING = 320;
/** By then what was to be drawn is. */
const FRAME = 50;
/** That a face is made. */
const FACE = 2600;
/** That a line stands, and for each of its letters. */
const LINE = { least: 1800, each: 45 };
/** Of silence after a line, at least. */
const SILENCE = 9000;
/** How often somebody who could say something does. */
const OFTEN = 0.5;
/** What is said of others stands where the bar ends: a line waits until it has gone. */
const LABELS = '.peak-badge, .peak-stamp';
const AGAIN = 200;

type Said = { readonly seat: Seat; readonly text: string };

export class ReactionShow {
  readonly #root: HTMLElement;
  readonly #model: TableModel;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #line: HTMLElement | undefined;
  #silentUntil = 0;

  constructor(root: HTMLElement, model: TableModel) {
    this.#root = root;
    this.#model = model;
  }

  /** After what has happened was drawn. `said`: milliseconds until it is told in words, which come first. */
  show(peaks: readonly Peak[], said: number): void {
    const reactions = peaks.flatMap(reactionsTo);
    if (reactions.length === 0) return;
    this.#after(LANDING, () => this.#react(reactions));
    this.#after(Math.max(LANDING, said + FRAME), () => this.#remark(reactions));
  }

  #react(reactions: readonly Reaction[]): void {
    for (const { seat, mood } of reactions) {
      this.#setMood(seat, mood);
      this.#after(FACE, () => this.#setMood(seat, undefined));
    }
  }

  #remark(reactions: readonly Reaction[]): void {
    const said = reactions.flatMap(({ seat, remark }) => {
      const character = this.#characterAt(seat);
      return character === undefined ? [] : [{ seat, character, remark }];
    })[0];
    if (said === undefined || Math.random() >= OFTEN) return;
    const { seat, character, remark } = said;
    this.#say({ seat, text: words('peaks').lines[character][remark] });
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#line?.remove();
    this.#model.moods.value = new Map();
  }

  #after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }

  #setMood(seat: Seat, mood: Reaction['mood'] | undefined): void {
    const moods = new Map(this.#model.moods.peek());
    if (mood === undefined) moods.delete(seat);
    else moods.set(seat, mood);
    this.#model.moods.value = moods;
  }

  #characterAt(seat: Seat): CharacterId | undefined {
    const { bot } = this.#model.seats.peek()[seat - 1]!;
    return bot === undefined ? undefined : parseBotName(bot)?.character;
  }

  #say(said: Said): void {
    const now = performance.now();
    // In a lesson there is no such bar, and nobody interrupts.
    const bar = this.#root.querySelector('.top-title');
    if (!settings.peek().chatter || now < this.#silentUntil || bar === null) return;
    if (document.querySelector(LABELS) !== null) {
      this.#after(AGAIN, () => this.#say(said));
      return;
    }
    const line = this.#drawLine(said, bar.getBoundingClientRect());
    if (line === undefined) return;
    const time = LINE.least + said.text.length * LINE.each;
    this.#silentUntil = now + time + SILENCE;
    this.#line = line;
    this.#after(time, () => line.remove());
  }

  /** Undefined where there is no room for it, as with large letters on a small screen. */
  #drawLine({ seat, text }: Said, bar: DOMRect): HTMLElement | undefined {
    const line = document.createElement('div');
    line.className = 'peak-line';
    line.setAttribute('aria-hidden', 'true');
    const face = this.#root.querySelector(`.seat[data-seat="${seat}"] .face`);
    if (face !== null) line.append(face.cloneNode(true));
    line.append(text);
    Object.assign(line.style, { left: `${(bar.left + bar.right) / 2}px`, top: `${bar.top}px` });
    line.style.setProperty('max-width', `${bar.width}px`);
    document.body.append(line);
    const { bottom } = line.getBoundingClientRect();
    const below = this.#root.querySelector('.opponents')?.getBoundingClientRect().top ?? bottom;
    if (bottom <= below + 2) return line;
    line.remove();
    return undefined;
  }
}
