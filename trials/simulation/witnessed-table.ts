/** One table as the judge knows it: everything that its ledger ever said, and when. */
import { makeRecordLine, type RecordedEvent, type Seat, type Viewer } from '@palier/rules';
import { knowledgeOf, type Knowledge } from '@palier/rules/testing';
import type { PersonId } from '@palier/table/room';
import {
  evolveRoom,
  openRoom,
  type Room,
  type RoomSeat,
  type RoomStep,
} from '@palier/table/testing';
import { shownEntry } from '../shared/judging.ts';

/** A state of the table, from a time on. */
type Sight = {
  readonly from: number;
  readonly seats: readonly RoomSeat[];
  readonly options: Room['options'];
  readonly phase: Room['phase'];
};

type Form = { readonly knowledge: Knowledge; readonly lines: string[] };

export class WitnessedTable {
  readonly id: string;
  room: Room;
  readonly entries: RecordedEvent[] = [];
  /** When each entry was decided, by the node that did, and by which step. */
  readonly times: number[] = [];
  readonly revs: number[] = [];
  /** Persons with their keys; and by key, the place in the ledger. */
  readonly keys = new Set<string>();
  readonly revOf = new Map<string, number>();
  /** By key, the number of the first entry of what it did. */
  readonly moves = new Map<string, number>();
  /** By the number of steps, from one on. */
  readonly sights: Sight[] = [];
  /** When something was last stored. */
  touchedAt: number;
  /** Who sat where when the game began, and the salt of each. */
  sitters: readonly (PersonId | undefined)[] = [];
  /** When it began, by the node that began it. */
  begunAt: number | undefined;
  /** By token's hash, all who ever joined. */
  readonly joined = new Map<string, PersonId>();
  readonly saltOf = new Map<PersonId, string>();
  readonly #forms = new Map<Viewer, Form>();

  constructor(first: RoomStep, now: number) {
    this.room = openRoom(first);
    this.id = this.room.id;
    this.touchedAt = now;
    this.#see(now);
  }

  /** Whether others have its cards still to play. */
  get isSealed(): boolean {
    const { night } = this.room;
    return night !== undefined && night.isOpened !== true;
  }

  add(step: RoomStep, now: number): void {
    const rev = this.room.rev;
    this.room = evolveRoom(this.room, step);
    this.touchedAt = now;
    const { by, key, events } = step;
    if (by !== undefined && key !== undefined) {
      this.keys.add(keyName(by, key));
      this.revOf.set(key, rev);
    }
    for (const event of events) {
      if (event.t === 'begun') this.#begin(step.at);
      if (event.t !== 'played') continue;
      if (key !== undefined) this.moves.set(key, this.entries.length);
      for (const entry of event.entries) {
        this.entries.push(entry);
        this.times.push(step.at);
        this.revs.push(rev);
      }
    }
    this.#see(now);
  }

  /** What was so at some time not longer ago than that; the newest first. */
  *sightsSince(time: number): Generator<Sight> {
    for (let index = this.sights.length - 1; index >= 0; index--) {
      const sight = this.sights[index]!;
      yield sight;
      if (sight.from < time) return;
    }
  }

  /** The shortest delay that spectators have had since an entry was stored. */
  delaySince(time: number): number {
    let least = Infinity;
    for (const { options } of this.sightsSince(time)) least = Math.min(least, options.delay);
    return least * 1000;
  }

  /** An entry as a viewer may see it, by the rules; held against a second opinion once. */
  lineFor(viewer: Viewer, index: number): string {
    let form = this.#forms.get(viewer);
    if (form === undefined) {
      form = { knowledge: knowledgeOf(viewer), lines: [] };
      this.#forms.set(viewer, form);
    }
    while (form.lines.length <= index) {
      const truth = this.entries[form.lines.length]!;
      const shown = shownEntry(viewer, truth);
      form.knowledge.take(truth, shown);
      form.lines.push(makeRecordLine(shown));
    }
    return form.lines[index]!;
  }

  /** Whether a person sat there just before an entry was stored. */
  satAt(person: PersonId, seat: Seat, entry: number): boolean {
    return isSitting(this.sights[this.revs[entry]! - 1], person, seat);
  }

  /** Whether a person sat there at some time since then. */
  satSince(person: PersonId, seat: Seat, time: number): boolean {
    for (const sight of this.sightsSince(time)) if (isSitting(sight, person, seat)) return true;
    return false;
  }

  /** Whether a bot has played for who sits there, gone, all the time since then. */
  isPlayedForSince(seat: Seat, time: number): boolean {
    return [...this.sightsSince(time)].every(({ seats }) => {
      const sitter = seats[seat - 1];
      return sitter?.t === 'person' && sitter.standIn === 'gone';
    });
  }

  #begin(at: number): void {
    this.begunAt = at;
    const { seats, people } = this.room;
    this.sitters = seats.map((seat) => (seat.t === 'person' ? seat.person : undefined));
    for (const { id, salt } of people) if (this.sitters.includes(id)) this.saltOf.set(id, salt);
  }

  #see(now: number): void {
    const { seats, options, phase, people } = this.room;
    for (const { id, token } of people) this.joined.set(token, id);
    this.sights.push({ from: now, seats, options, phase });
  }
}

function isSitting(sight: Sight | undefined, person: PersonId, seat: Seat): boolean {
  const sitter = sight?.seats[seat - 1];
  return sitter?.t === 'person' && sitter.person === person;
}

export function keyName(by: PersonId, key: string): string {
  return `${by} ${key}`;
}
