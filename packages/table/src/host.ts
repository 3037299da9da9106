/**
 * The authority of one table. It takes questions one after another, stores what happens before it
 * says so, tells everybody what they may see, and lets the bots play.
 */
import {
  assert,
  deciders,
  isRefusal,
  makeRecord,
  makeRecordLine,
  viewOf,
  type Command,
  type Seat,
  type Viewer,
} from '@palier/rules';
import { BOT_PAUSE, askBot, somethingLegal } from './bot-turn.ts';
import { allEntries } from './entries.ts';
import { act, isDiscardOpen, takeBack, type Acted, type Game } from './game.ts';
import type { Answer, Ask, Pause, Tell } from './messages.ts';
import { openingOf } from './opening.ts';
import type { BotQuestion, Clock, BotDecider, Store } from './ports.ts';
import { endsWithRound } from './rounds-end.ts';
import { summaryOf } from './summary.ts';
import { luckName, resultOf, shownTo } from './truth.ts';

export type HostPorts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly botDecider: BotDecider;
  /** Hears what goes wrong at the table's own end: a store that fails, a bot or a line that breaks. */
  readonly report?: (error: unknown) => void;
};

/** Somebody who looks at the table, through the eyes of a seat or of a spectator. */
type Watcher = {
  readonly seats: readonly Seat[];
  readonly tell: (tell: Tell) => void;
  viewer: Viewer | undefined;
  isGone: boolean;
};

export type Connection = {
  readonly ask: (ask: Ask) => void;
  readonly leave: () => void;
};

type Question = Extract<Ask, { readonly id: number }>;

/** How long bots leave a store alone that has just failed. */
const RECOVERY = 2000;

export class Host {
  readonly #ports: Required<HostPorts>;
  readonly #watchers = new Set<Watcher>();
  #game: Game;
  #pause: Pause;
  #pace = BOT_PAUSE;
  /** Whose turn is played at once. */
  #hurried: Seat | undefined;
  #closed: 'elsewhere' | 'gone' | undefined;
  /** What is being done; the next waits for it. It never fails. */
  #work: Promise<void> = Promise.resolve();
  /** The bot that is about to decide. */
  #bot: { readonly cancel: () => void } | undefined;

  constructor(game: Game, ports: HostPorts) {
    this.#game = game;
    // Who comes back to the end of a round finds it as it was left.
    this.#pause = isLookedAt(game) ? 'round' : 'none';
    this.#ports = { report: () => undefined, ...ports };
  }

  /**
   * Somebody comes to the table. Whose eyes they may have is decided here and not by what they ask:
   * on one device anybody's who plays there, online those of their own seat.
   */
  connect(
    tell: (tell: Tell) => void,
    seats: readonly Seat[] = this.#game.seats.map((_, index) => index + 1),
  ): Connection {
    const people = seats.filter((seat) => this.#isPerson(seat));
    const watcher: Watcher = { seats: people, tell, viewer: undefined, isGone: false };
    this.#watchers.add(watcher);
    return {
      ask: (ask) => {
        if (!watcher.isGone) this.#enqueue(async () => this.#hear(watcher, ask));
      },
      leave: () => this.#lose(watcher),
    };
  }

  /** Everybody is sent away; what was asked before is still answered. */
  close(why: 'elsewhere' | 'gone'): void {
    if (this.#closed !== undefined) return;
    this.#closed = why;
    this.#stopBot();
    for (const watcher of this.#watchers) this.#say(watcher, { t: 'closed', why });
    this.#watchers.clear();
  }

  /** When all that was asked so far is answered. */
  async settled(): Promise<void> {
    await this.#work;
  }

  /** What fails must not keep what comes after it from being done. */
  #enqueue(task: () => Promise<void>): void {
    this.#work = this.#work.then(task).catch(this.#ports.report);
  }

  async #hear(watcher: Watcher, ask: Ask): Promise<void> {
    switch (ask.t) {
      case 'watch':
        this.#show(watcher, ask.viewer);
        return;
      case 'act':
      case 'takeBack':
      case 'record': {
        const answer = await this.#answer(watcher, ask);
        this.#say(watcher, { t: 'answered', id: ask.id, answer });
        return;
      }
      case 'pause':
        this.#setPause(ask.on ? 'asked' : 'none');
        return;
      case 'pace':
        this.#pace = ask.ms;
        this.#stopBot();
        this.#letBotsPlay();
        return;
      case 'hurry':
        this.#hurried = turnIn(this.#game);
        this.#stopBot();
        this.#letBotsPlay();
    }
  }

  #show(watcher: Watcher, viewer: Viewer): void {
    watcher.viewer =
      viewer !== 'spectator' && watcher.seats.includes(viewer) ? viewer : 'spectator';
    this.#say(watcher, {
      t: 'opened',
      opening: openingOf(this.#game, watcher.viewer),
      viewer: watcher.viewer,
      entries: shownTo(watcher.viewer, allEntries(this.#game.entries)),
      pause: this.#pause,
      result: resultOf(this.#game),
    });
    // Who comes too late sees the table as it was left, and that it was.
    if (this.#closed !== undefined) this.#say(watcher, { t: 'closed', why: this.#closed });
    this.#letBotsPlay();
  }

  async #answer(watcher: Watcher, ask: Question): Promise<Answer> {
    try {
      return ask.t === 'record' ? this.#record() : await this.#move(watcher, ask);
    } catch (error) {
      this.#ports.report(error);
      return { t: 'failed' };
    }
  }

  async #move({ viewer }: Watcher, ask: Exclude<Question, { t: 'record' }>): Promise<Answer> {
    if (this.#closed !== undefined) return { t: 'closed' };
    if (viewer === undefined || viewer === 'spectator') return { t: 'not-yours' };
    if (ask.at !== this.#game.timeline.number) return { t: 'stale' };
    if (ask.t === 'act') {
      const acted = act(this.#game, viewer, ask.command);
      return isRefusal(acted) ? { t: 'refused', refusal: acted } : this.#keep(acted);
    }
    const acted = takeBack(this.#game, viewer);
    return acted === undefined ? { t: 'nothing-to-take-back' } : this.#keep(acted);
  }

  #record(): Answer {
    const { header, entries } = this.#game;
    const result = resultOf(this.#game);
    if (result === undefined) return { t: 'not-over' };
    return { t: 'record', text: makeRecord({ header, events: allEntries(entries), result }) };
  }

  /** Stored first, told afterwards: what a player has seen happen is never lost. */
  async #keep({ game, entries }: Acted): Promise<Answer> {
    const from = this.#game.timeline.number;
    const lines = entries.map(makeRecordLine);
    const addition = { from, lines, summary: summaryOf(game) };
    const outcome = await this.#ports.store.append(game.id, addition);
    if (outcome !== 'stored') {
      this.close(outcome === 'conflict' ? 'elsewhere' : 'gone');
      return { t: 'closed' };
    }
    // Whoever plays on has looked at the end of the round long enough.
    if (this.#pause === 'round') this.#pause = 'none';
    this.#game = game;
    if (turnIn(game) !== this.#hurried) this.#hurried = undefined;
    this.#stopBot();
    if (entries.some(({ t }) => t === 'roundEnded') && isLookedAt(game)) this.#pause = 'round';
    const news = { t: 'happened', from, pause: this.#pause, result: resultOf(game) } as const;
    for (const watcher of this.#watchers) {
      const { viewer } = watcher;
      if (viewer !== undefined) this.#say(watcher, { ...news, entries: shownTo(viewer, entries) });
    }
    this.#letBotsPlay();
    return { t: 'done' };
  }

  #setPause(pause: Pause): void {
    if (this.#closed !== undefined) return;
    this.#pause = pause;
    for (const watcher of this.#watchers) {
      if (watcher.viewer !== undefined) this.#say(watcher, { t: 'paused', pause });
    }
    if (pause === 'none') this.#letBotsPlay();
    else this.#stopBot();
  }

  /** A line that breaks is somebody gone: the others must hear all the same. */
  #say(watcher: Watcher, tell: Tell): void {
    if (watcher.isGone) return;
    try {
      watcher.tell(tell);
    } catch (error) {
      this.#ports.report(error);
      this.#lose(watcher);
    }
  }

  #lose(watcher: Watcher): void {
    watcher.isGone = true;
    this.#watchers.delete(watcher);
    if (!this.#isWatched()) this.#stopBot();
  }

  #isWatched(): boolean {
    return [...this.#watchers].some(({ viewer }) => viewer !== undefined);
  }

  #isPerson(seat: Seat): boolean {
    const sitter = this.#game.seats[seat - 1];
    return sitter !== undefined && sitter.bot === undefined;
  }

  #stopBot(): void {
    this.#bot?.cancel();
    this.#bot = undefined;
  }

  /** The next bot that must decide is asked, while somebody looks on and nobody has paused the game. */
  #letBotsPlay(delay = this.#beat()): void {
    const isIdle = this.#closed !== undefined || this.#pause !== 'none' || !this.#isWatched();
    const question = isIdle || this.#bot !== undefined ? undefined : nextQuestion(this.#game);
    if (question === undefined) return;
    const decided = (command: Command): void =>
      this.#enqueue(async () => {
        // In the meantime somebody may have acted, paused or closed: then it is asked again, or never.
        if (this.#bot === bot) await this.#actForBot(question, command);
      });
    const bot = { cancel: askBot(this.#ports, { question, delay, decided }) };
    this.#bot = bot;
  }

  /** Who may still take back a discard is given a moment longer to want it. */
  #beat(): number {
    if (this.#hurried !== undefined) return 0;
    const { back } = this.#game.timeline;
    const isOpen =
      back?.isTurnsEnd === true && this.#isPerson(back.seat) && isDiscardOpen(this.#game);
    return isOpen ? this.#pace * 2 : this.#pace;
  }

  async #actForBot({ seat, view }: BotQuestion, command: Command): Promise<void> {
    this.#bot = undefined;
    try {
      const acted = this.#tryFor(seat, command) ?? this.#tryFor(seat, somethingLegal(view));
      assert(acted !== undefined, 'a legal move was refused');
      await this.#keep(acted);
    } catch (error) {
      this.#ports.report(error);
      this.#letBotsPlay(Math.max(this.#pace, RECOVERY));
    }
  }

  /** Undefined for what the rules refuse, or cannot even read: a bot may be anybody's program. */
  #tryFor(seat: Seat, command: Command): Acted | undefined {
    try {
      const acted = act(this.#game, seat, command);
      if (!isRefusal(acted)) return acted;
      this.#ports.report(new Error(`seat ${seat} is refused ${acted.code}`));
    } catch (error) {
      this.#ports.report(error);
    }
    return undefined;
  }
}

/** Whether a round has just ended, and a person looks at it before anybody goes on. */
function isLookedAt({ entries, seats }: Game): boolean {
  return endsWithRound(entries) && seats.some(({ bot }) => bot === undefined);
}

function turnIn({ timeline }: Game): Seat {
  return timeline.at.table.turn;
}

/** What the next bot is asked; undefined where a person decides or nobody does. */
function nextQuestion(game: Game): BotQuestion | undefined {
  const { timeline, seats } = game;
  for (const seat of deciders(timeline.at.table)) {
    const bot = seats[seat - 1]?.bot;
    if (bot === undefined) continue;
    const stream = `${luckName(game)}/bot/${seat}/${timeline.number}`;
    return { bot, seat, view: viewOf(timeline.at, seat), stream };
  }
  return undefined;
}
