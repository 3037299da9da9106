/**
 * Somebody's end of a table, without a screen: what this viewer knows, and the way to ask. It folds
 * what it is shown and never guesses; online and local games differ in the channel only.
 */
import {
  assert,
  emptyState,
  evolveView,
  isFault,
  makeSetup,
  viewOf,
  type Command,
  type RecordResult,
  type RecordedEvent,
  type Setup,
  type View,
  type Viewer,
} from '@palier/rules';
import { NO_ENTRIES, withEntries, type Entries } from './entries.ts';
import { canTakeBackAt, followEntry, timelineFrom, type Timeline } from './timeline.ts';
import type { Answer, Ask, Opening, Pause, Tell } from './messages.ts';
import { endAt, type RoundsEnd } from './rounds-end.ts';

export type Channel = {
  readonly send: (ask: Ask) => void;
  /** Called once, before anything is sent. */
  readonly listen: (hear: (tell: Tell) => void) => void;
  readonly close: () => void;
};

export type TableState = {
  readonly opening: Opening;
  readonly setup: Setup;
  readonly view: View;
  /** All that has happened, as this viewer was shown it, taken back or not. */
  readonly entries: Entries;
  /** The last round that ended. */
  readonly lastEnd: RoundsEnd | undefined;
  /** How many of them were there when the table was opened or the viewer changed. */
  readonly known: number;
  readonly canTakeBack: boolean;
  /** Something was asked that is not answered yet. */
  readonly isBusy: boolean;
  readonly pause: Pause;
  readonly result: RecordResult | undefined;
  readonly closed: 'elsewhere' | 'gone' | undefined;
};

type Listener = (state: TableState, fresh: readonly RecordedEvent[]) => void;

export class TableClient {
  readonly #channel: Channel;
  readonly #listeners = new Set<Listener>();
  readonly #answers = new Map<number, (answer: Answer) => void>();
  #state: TableState | undefined;
  #timeline: Timeline<View> | undefined;
  #lastId = 0;
  /** How many changes of the viewer were asked for and are not answered yet. */
  #switches = 0;
  /** The last answer was for a viewer that was changed again meanwhile: what it leads to is not shown. */
  #isOutdated = false;
  #closed: TableState['closed'];
  #hasLeft = false;

  constructor(channel: Channel, viewer: Viewer) {
    this.#channel = channel;
    channel.listen((tell) => this.#hear(tell));
    this.watchAs(viewer);
  }

  /** Undefined until the table has answered. */
  get state(): TableState | undefined {
    return this.#state;
  }

  /** Calls back with every new state and the entries that led to it; the answer ends that. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#state !== undefined) listener(this.#state, []);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Changes the viewer; what the one before was shown is forgotten. */
  watchAs(viewer: Viewer): void {
    if (this.#hasLeft) return;
    this.#switches++;
    this.#channel.send({ t: 'watch', viewer });
  }

  async act(command: Command): Promise<Answer> {
    return this.#move((id, at) => ({ t: 'act', id, at, command }));
  }

  async takeBack(): Promise<Answer> {
    return this.#move((id, at) => ({ t: 'takeBack', id, at }));
  }

  /** The game's record, once it is over. */
  async record(): Promise<Answer> {
    return this.#ask((id) => ({ t: 'record', id }));
  }

  pause(on: boolean): void {
    if (!this.#hasLeft) this.#channel.send({ t: 'pause', on });
  }

  setPace(ms: number): void {
    if (!this.#hasLeft) this.#channel.send({ t: 'pace', ms });
  }

  /** The bot that has the turn plays it at once. */
  hurry(): void {
    if (!this.#hasLeft) this.#channel.send({ t: 'hurry' });
  }

  /** Leaves the table; what was asked may happen or not. */
  close(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    this.#channel.close();
    this.#listeners.clear();
    this.#answerAll(CLOSED);
  }

  /** A move of the viewer that is shown; nobody moves while the viewer changes. */
  async #move(make: (id: number, at: number) => Ask): Promise<Answer> {
    const at = this.#timeline?.number;
    if (at === undefined || this.#switches > 0) return this.#isOpen() ? STALE : CLOSED;
    return this.#ask((id) => make(id, at));
  }

  async #ask(make: (id: number) => Ask): Promise<Answer> {
    if (!this.#isOpen()) return CLOSED;
    const id = ++this.#lastId;
    return new Promise((settle) => {
      this.#answers.set(id, settle);
      this.#update({ isBusy: true });
      this.#channel.send(make(id));
    });
  }

  #isOpen(): boolean {
    return !this.#hasLeft && this.#closed === undefined;
  }

  #hear(tell: Tell): void {
    if (this.#hasLeft) return;
    switch (tell.t) {
      case 'opened':
        this.#open(tell);
        return;
      case 'happened':
        this.#follow(tell);
        return;
      case 'answered': {
        const settle = this.#answers.get(tell.id);
        this.#answers.delete(tell.id);
        this.#update({ isBusy: this.#answers.size > 0 });
        settle?.(tell.answer);
        return;
      }
      case 'paused':
        this.#update({ pause: tell.pause });
        return;
      case 'closed':
        this.#closed = tell.why;
        this.#update({ closed: tell.why, isBusy: false });
        this.#answerAll(CLOSED);
    }
  }

  #open({ opening, viewer, entries, pause, result }: Tell & { readonly t: 'opened' }): void {
    this.#switches = Math.max(0, this.#switches - 1);
    this.#isOutdated = this.#switches > 0;
    if (this.#isOutdated) return;
    const setup = makeSetup(opening.choice);
    assert(!isFault(setup), 'a game that is played can be set up');
    const begun = opening.start ?? viewOf(emptyState(setup), viewer);
    const { timeline, ...known } = followAll(
      { timeline: timelineFrom<View>(begun), entries: NO_ENTRIES, lastEnd: undefined },
      entries,
    );
    this.#timeline = timeline;
    this.#state = {
      opening,
      setup,
      view: timeline.at,
      ...known,
      known: entries.length,
      canTakeBack: canTakeBack(timeline, opening),
      isBusy: this.#answers.size > 0,
      pause,
      result,
      closed: this.#closed,
    };
    this.#tell([]);
  }

  #follow({ from, entries, pause, result }: Tell & { readonly t: 'happened' }): void {
    if (this.#timeline === undefined || this.#state === undefined || this.#isOutdated) return;
    // A channel that lost something: look again rather than guess.
    if (from !== this.#timeline.number) {
      if (this.#switches === 0) this.watchAs(this.#state.view.viewer);
      return;
    }
    const { timeline, ...known } = followAll({ ...this.#state, timeline: this.#timeline }, entries);
    this.#timeline = timeline;
    this.#state = {
      ...this.#state,
      view: timeline.at,
      ...known,
      canTakeBack: canTakeBack(timeline, this.#state.opening),
      pause,
      result,
    };
    this.#tell(entries);
  }

  #update(changes: Partial<TableState>): void {
    if (this.#state === undefined) return;
    this.#state = { ...this.#state, ...changes };
    this.#tell([]);
  }

  #tell(fresh: readonly RecordedEvent[]): void {
    // Who joins while it is told has been told already.
    const listeners = [...this.#listeners];
    for (const listener of listeners) listener(this.#state!, fresh);
  }

  #answerAll(answer: Answer): void {
    const waiting = [...this.#answers.values()];
    this.#answers.clear();
    for (const settle of waiting) settle(answer);
  }
}

type Followed = Pick<TableState, 'entries' | 'lastEnd'> & { readonly timeline: Timeline<View> };

/** Folds entries, and keeps the table as it stood where a round ended: the next deal wipes it. */
function followAll(before: Followed, fresh: readonly RecordedEvent[]): Followed {
  let { timeline, entries, lastEnd } = before;
  for (const entry of fresh) {
    const { at } = timeline;
    timeline = followEntry(timeline, entry, evolveView);
    entries = withEntries(entries, [entry]);
    if (entry.t === 'roundEnded') lastEnd = endAt(at, entry, entries);
  }
  return { timeline, entries, lastEnd };
}

const CLOSED: Answer = { t: 'closed' };
const STALE: Answer = { t: 'stale' };

function canTakeBack(timeline: Timeline<View>, opening: Opening): boolean {
  const { viewer } = timeline.at;
  const isDiscardOpen = opening.isDiscardOpen === true;
  return viewer !== 'spectator' && canTakeBackAt(timeline, viewer, { isDiscardOpen });
}
