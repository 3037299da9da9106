/** One local game: the truth, what each seat has been shown of it, and its record. */
import {
  emptyState,
  evolveView,
  isRefusal,
  makeHeader,
  makeRecord,
  play,
  redact,
  start,
  viewOf,
  type Command,
  type Event,
  type Played,
  type RecordedEvent,
  type Refusal,
  type Seat,
  type Setup,
  type State,
  type Table,
  type View,
  type Viewer,
} from '@palier/rules';
import { PROGRAM_VERSION } from '../version.ts';
import type { Luck } from './luck.ts';

/** A moment that play can go back to: after a move, with the number of the record's last event. */
type Moment = {
  readonly number: number;
  readonly state: State;
  readonly views: readonly View[];
  /** What the move led to. */
  readonly events: readonly Event[];
};

export class Session {
  readonly #setup: Setup;
  readonly #luck: Luck;
  readonly #names: readonly string[];
  readonly #events: RecordedEvent[] = [];
  readonly #moments: Moment[] = [];

  constructor(setup: Setup, names: readonly string[], luck: Luck) {
    this.#setup = setup;
    this.#luck = luck;
    this.#names = names;
    const state = emptyState(setup);
    const views = names.map((_, index) => viewOf(state, index + 1));
    this.#add(start(setup, luck.chance), views);
  }

  get table(): Table {
    return this.#now.state.table;
  }

  viewOf(viewer: Viewer): View {
    const { state, views } = this.#now;
    return viewer === 'spectator' ? viewOf(state, viewer) : views[viewer - 1]!;
  }

  /** How many events there are so far, taken back or not. */
  get length(): number {
    return this.#events.length;
  }

  play(seat: Seat, command: Command): Refusal | undefined {
    const { state, views } = this.#now;
    const played = play(state, seat, command, this.#luck.chance);
    if (isRefusal(played)) return played;
    this.#add(played, views);
    return undefined;
  }

  /** Takes back the seat's last laying or adding of this turn; false where there is none. */
  undo(seat: Seat): boolean {
    const [event, ...more] = this.#now.events;
    const { step, turn } = this.table;
    if (event === undefined || more.length > 0 || step !== 'play' || turn !== seat) return false;
    if (event.t !== 'levelLaid' && event.t !== 'cardAdded') return false;
    this.#moments.pop();
    this.#events.push({ t: 'takenBack', seat, to: this.#now.number });
    return true;
  }

  /** The events from a place on, as a viewer may see them. */
  since(from: number, viewer: Viewer): readonly RecordedEvent[] {
    return this.#events
      .slice(from)
      .map((event) => (event.t === 'takenBack' ? event : redact(event, viewer)));
  }

  /** Where the events of the round begin. */
  get roundStart(): number {
    return Math.max(
      0,
      this.#events.findLastIndex((event) => event.t === 'roundDealt'),
    );
  }

  /** The record so far; with its result, and the secret shown, once the game is over. */
  record(): string {
    const { secret } = this;
    const { fairness } = this.#luck;
    const header = makeHeader(this.#setup, {
      names: this.#names,
      fairness,
      engine: `palier ${PROGRAM_VERSION}`,
    });
    const events = this.#events;
    const { step, winners, round } = this.table;
    if (step !== 'over') return makeRecord({ header, events });
    const shown = secret === undefined ? {} : { secret };
    return makeRecord({
      header,
      events,
      result: { t: 'result', winners, rounds: round, ...shown },
    });
  }

  /** What the shuffles came from, once it may be told. */
  get secret(): string | undefined {
    return this.table.step === 'over' ? this.#luck.secret : undefined;
  }

  get #now(): Moment {
    return this.#moments.at(-1)!;
  }

  #add({ events, state }: Played, before: readonly View[]): void {
    this.#events.push(...events);
    const views = before.map((view) =>
      events.reduce((seen, event) => evolveView(seen, redact(event, seen.viewer)), view),
    );
    this.#moments.push({ number: this.#events.length, state, views, events });
  }
}
