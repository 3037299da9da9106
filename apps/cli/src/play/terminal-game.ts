/** One local game as the terminal plays it: the table's truth, asked for views and for its record. */
import {
  assert,
  isFault,
  isRefusal,
  makeRecord,
  viewOf,
  type Command,
  type Fairness,
  type RecordedEvent,
  type Refusal,
  type Seat,
  type Setup,
  type Table,
  type View,
  type Viewer,
} from '@palier/rules';
import {
  act,
  allEntries,
  entriesFrom,
  makeGame,
  resultOf,
  shownTo,
  takeBack,
  type Game,
} from '@palier/table';
import { PROGRAM_VERSION } from '../version.ts';
import type { TerminalLuck } from './luck.ts';

export class TerminalGame {
  #game: Game;

  constructor(
    setup: Setup,
    names: readonly string[],
    { shuffles }: Pick<TerminalLuck, 'shuffles'>,
  ) {
    const game = makeGame({
      id: 'local',
      choice: setup.chosen,
      seats: names.map((name) => ({ name })),
      luck: shuffles,
      engine: `palier ${PROGRAM_VERSION}`,
    });
    assert(!isFault(game), 'set-up, names and seed are checked before');
    this.#game = game;
  }

  get table(): Table {
    return this.#game.timeline.at.table;
  }

  /** What the record says of the luck before the first deal. */
  get fairness(): Fairness {
    return this.#game.header.fairness;
  }

  viewOf(viewer: Viewer): View {
    return viewOf(this.#game.timeline.at, viewer);
  }

  /** How many events there are so far, taken back or not. */
  get length(): number {
    return this.#game.timeline.number;
  }

  play(seat: Seat, command: Command): Refusal | undefined {
    const acted = act(this.#game, seat, command);
    if (isRefusal(acted)) return acted;
    this.#game = acted.game;
    return undefined;
  }

  /** Takes back the seat's last laying or adding of this turn; false where there is none. */
  undo(seat: Seat): boolean {
    const acted = takeBack(this.#game, seat);
    if (acted === undefined) return false;
    this.#game = acted.game;
    return true;
  }

  /** The events from a place on, as a viewer may see them. */
  since(from: number, viewer: Viewer): readonly RecordedEvent[] {
    return shownTo(viewer, entriesFrom(this.#game.entries, from));
  }

  /** Where the events of the round begin. */
  get roundStart(): number {
    let at = this.#game.entries;
    while (at.before !== undefined && at.last?.t !== 'roundDealt') at = at.before;
    return Math.max(0, at.length - 1);
  }

  /** The record so far; with its result, and the secret shown, once the game is over. */
  record(): string {
    const { header, entries } = this.#game;
    const events = allEntries(entries);
    const result = resultOf(this.#game);
    return makeRecord({ header, events, ...(result !== undefined && { result }) });
  }

  /** What the shuffles came from, once it may be told. */
  get secret(): string | undefined {
    return resultOf(this.#game)?.secret;
  }
}
