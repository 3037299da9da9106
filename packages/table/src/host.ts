/**
 * The authority of one table. It takes questions one after another, stores what happens before it
 * says so, tells everybody what they may see, and lets the bots play.
 */
import {
  deciders,
  isRefusal,
  makeRecord,
  makeRecordLine,
  otherMoves,
  startOf,
  viewOf,
  isFault,
  type Command,
  type Seat,
  type View,
  type Viewer,
} from '@palier/rules';
import { act, resultOf, shownTo, takeBack, type Acted, type Game } from './game.ts';
import type { Answer, Ask, Opening, Pause, Tell } from './messages.ts';
import type { Clock, Minds, Store } from './ports.ts';
import { summaryOf } from './summary.ts';

export type HostPorts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly minds: Minds;
};

/** Somebody who looks at the table, through the eyes of a seat or of a spectator. */
type Watcher = { viewer: Viewer | undefined; readonly tell: (tell: Tell) => void };

export type Connection = {
  readonly ask: (ask: Ask) => void;
  readonly leave: () => void;
};

const USUAL_PACE = 700;

export class Host {
  readonly #ports: HostPorts;
  readonly #watchers = new Set<Watcher>();
  #game: Game;
  #pause: Pause = 'none';
  #pace = USUAL_PACE;
  #isClosed = false;
  /** The question being answered; the next waits for it. */
  #work: Promise<void> = Promise.resolve();
  /** The bot that is about to decide. */
  #waiting: { readonly seat: Seat; readonly cancel: () => void } | undefined;

  constructor(game: Game, ports: HostPorts) {
    this.#game = game;
    this.#ports = ports;
  }

  connect(tell: (tell: Tell) => void): Connection {
    const watcher: Watcher = { viewer: undefined, tell };
    this.#watchers.add(watcher);
    return {
      ask: (ask) => {
        this.#work = this.#work.then(async () => this.#hear(watcher, ask));
      },
      leave: () => {
        this.#watchers.delete(watcher);
      },
    };
  }

  /** Everybody is sent away; what was asked before is still answered. */
  close(why: 'elsewhere' | 'gone'): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#cancelBot();
    for (const { tell } of this.#watchers) tell({ t: 'closed', why });
    this.#watchers.clear();
  }

  /** When all that was asked so far is answered. */
  async settled(): Promise<void> {
    await this.#work;
  }

  async #hear(watcher: Watcher, ask: Ask): Promise<void> {
    switch (ask.t) {
      case 'watch':
        this.#show(watcher, ask.viewer);
        return;
      case 'act':
      case 'takeBack': {
        const answer = this.#isClosed ? CLOSED : await this.#answer(watcher, ask);
        watcher.tell({ t: 'answered', id: ask.id, answer });
        return;
      }
      case 'record':
        watcher.tell({ t: 'answered', id: ask.id, answer: this.#record() });
        return;
      case 'pause':
        this.#setPause(ask.on ? 'asked' : 'none');
        return;
      case 'pace':
        this.#pace = ask.ms;
        this.#cancelBot();
        this.#letBotsPlay();
    }
  }

  #show(watcher: Watcher, viewer: Viewer): void {
    // A bot's cards are nobody's to look at while the game goes on.
    const isBots = viewer !== 'spectator' && this.#game.seats[viewer - 1]?.bot !== undefined;
    watcher.viewer = isBots ? 'spectator' : viewer;
    watcher.tell({
      t: 'opened',
      opening: openingOf(this.#game, watcher.viewer),
      viewer: watcher.viewer,
      entries: shownTo(watcher.viewer, this.#game.entries),
      pause: this.#pause,
      result: resultOf(this.#game),
    });
    this.#letBotsPlay();
  }

  async #answer(watcher: Watcher, ask: Ask & { readonly t: 'act' | 'takeBack' }): Promise<Answer> {
    const { viewer } = watcher;
    if (viewer === undefined || viewer === 'spectator') return { t: 'not-yours' };
    if (ask.at !== this.#game.line.number) return { t: 'stale' };
    if (ask.t === 'act') return this.#act(viewer, ask.command);
    const acted = takeBack(this.#game, viewer);
    return acted === undefined ? { t: 'nothing-to-take-back' } : this.#keep(acted);
  }

  async #act(seat: Seat, command: Command): Promise<Answer> {
    const acted = act(this.#game, seat, command);
    return isRefusal(acted) ? { t: 'refused', refusal: acted } : this.#keep(acted);
  }

  /** Stored first, told afterwards: what a player has seen happen is never lost. */
  async #keep({ game, entries }: Acted): Promise<Answer> {
    const from = this.#game.line.number;
    const lines = entries.map(makeRecordLine);
    const outcome = await this.#ports.store.append(game.id, {
      from,
      lines,
      summary: summaryOf(game),
    });
    if (outcome === 'conflict') {
      this.close('elsewhere');
      return CLOSED;
    }
    this.#game = game;
    if (entries.some(({ t }) => t === 'roundEnded') && this.#hasPeople()) this.#pause = 'round';
    for (const { viewer, tell } of this.#watchers) {
      if (viewer === undefined) continue;
      const shown = shownTo(viewer, entries);
      tell({ t: 'happened', from, entries: shown, pause: this.#pause, result: resultOf(game) });
    }
    this.#letBotsPlay();
    return { t: 'done' };
  }

  #hasPeople(): boolean {
    return this.#game.seats.some(({ bot }) => bot === undefined);
  }

  #record(): Answer {
    const { header, entries } = this.#game;
    const result = resultOf(this.#game);
    if (result === undefined) return { t: 'not-over' };
    return { t: 'record', text: makeRecord({ header, events: entries, result }) };
  }

  #setPause(pause: Pause): void {
    if (this.#isClosed) return;
    this.#pause = pause;
    for (const { viewer, tell } of this.#watchers) {
      if (viewer !== undefined) tell({ t: 'paused', pause });
    }
    if (pause === 'none') this.#letBotsPlay();
    else this.#cancelBot();
  }

  #cancelBot(): void {
    this.#waiting?.cancel();
    this.#waiting = undefined;
  }

  #letBotsPlay(): void {
    if (this.#isClosed || this.#pause !== 'none' || this.#waiting !== undefined) return;
    if (this.#watchers.size === 0) return;
    const seat = deciders(this.#game.line.at.table).find(
      (decider) => this.#game.seats[decider - 1]?.bot !== undefined,
    );
    if (seat === undefined) return;
    const cancel = this.#ports.clock.after(this.#pace, () => {
      this.#waiting = undefined;
      this.#work = this.#work.then(async () => this.#letBotDecide(seat));
    });
    this.#waiting = { seat, cancel };
  }

  async #letBotDecide(seat: Seat): Promise<void> {
    const { line, seats } = this.#game;
    const bot = seats[seat - 1]?.bot;
    const isDue = !this.#isClosed && this.#pause === 'none' && bot !== undefined;
    if (!isDue || !deciders(line.at.table).includes(seat)) return;
    const view = viewOf(line.at, seat);
    const stream = `${luckName(this.#game)}/bot/${seat}/${line.number}`;
    const command = await this.#ports.minds.decide({ bot, seat, view, stream });
    const answer = await this.#act(seat, command);
    // A bot that errs must not hold up the table.
    if (answer.t === 'refused') await this.#act(seat, somethingLegal(view));
  }
}

const CLOSED: Answer = { t: 'closed' };

/** What names a game's luck without telling it. */
function luckName({ header: { fairness } }: Game): string {
  return fairness.t === 'honest' ? fairness.commitment : fairness.seed;
}

function somethingLegal(view: View): Command {
  const moves = [...otherMoves(view)];
  return moves.find(({ t }) => t === 'drawCard' || t === 'discard') ?? moves[0]!;
}

function openingOf(game: Game, viewer: Viewer): Opening {
  const { id, header, seats } = game;
  const { edition, players, ladder, ladders, master, rules, fairness, position } = header;
  return {
    game: id,
    choice: {
      edition,
      players,
      ...(ladder !== undefined && { ladder }),
      ...(ladders !== undefined && { ladders }),
      ...(master !== undefined && { master }),
      ...(rules !== undefined && { rules }),
    },
    seats,
    fairness,
    ...(position !== undefined && { start: startView(game, viewer) }),
  };
}

function startView(game: Game, viewer: Viewer): View {
  const { setup } = game.line.at.table;
  const begun = startOf({ t: 'record', header: game.header, setup, events: [] });
  if (isFault(begun)) throw new Error('a game that was opened has a beginning');
  return viewOf(begun, viewer);
}
