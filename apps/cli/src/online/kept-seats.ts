/**
 * What brings one back to one's seats at tables online: a file for each, in a folder that only its owner
 * can look into. Who has a token plays in its place.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { RoomPromise } from '@palier/table/room';
import { usualStateFolder } from '../own-folders.ts';
import type { Context } from '../command.ts';

export type KeptSeat = {
  readonly server: string;
  readonly id: string;
  readonly code: string;
  readonly token: string;
  readonly name: string;
  /** As it was before the first deal, to be held against the record. */
  readonly promise?: RoomPromise;
  /** How many of the game's entries were seen. */
  readonly entries?: number;
};

/** `process`: that of the terminal that plays there, if one does. */
type SeatFile = KeptSeat & { readonly process?: number };

const ENDING = '.json';
/** Of more than that the oldest are forgotten. */
const MOST = 100;

export class KeptSeats {
  readonly #folder: string;

  constructor(env: Context['env']) {
    this.#folder = join(usualStateFolder(env), 'seats');
  }

  /** The newest that is wanted, but for those at which another terminal plays. */
  find(isWanted: (seat: KeptSeat) => boolean): KeptSeat | undefined {
    for (const file of this.#newestFirst()) {
      const seat = readSeat(file);
      if (seat === undefined || !isWanted(seat)) continue;
      if (seat.process === undefined || !isRunning(seat.process)) return seat;
    }
    return undefined;
  }

  /** Whole or not at all: another terminal may look at the same time. */
  keep(seat: KeptSeat, isPlaying: boolean): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const file = this.#fileOf(seat);
    const fresh = `${file}.${randomBytes(4).toString('hex')}`;
    const own = isPlaying ? { process: process.pid } : {};
    writeFileSync(fresh, `${JSON.stringify({ palier: 1, ...seat, ...own })}\n`, { mode: 0o600 });
    chmodSync(fresh, 0o600);
    renameSync(fresh, file);
    for (const old of this.#newestFirst().slice(MOST)) rmSync(old, { force: true });
  }

  forget(seat: Pick<KeptSeat, 'id' | 'token'>): void {
    rmSync(this.#fileOf(seat), { force: true });
  }

  #fileOf({ id, token }: Pick<KeptSeat, 'id' | 'token'>): string {
    const name = createHash('sha256').update(`${id}/${token}`).digest('hex').slice(0, 32);
    return join(this.#folder, `${name}${ENDING}`);
  }

  #newestFirst(): readonly string[] {
    let names: readonly string[];
    try {
      names = readdirSync(this.#folder);
    } catch {
      return [];
    }
    return names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => join(this.#folder, name))
      .map((file) => ({ file, at: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((a, b) => b.at - a.at)
      .map(({ file }) => file);
  }
}

const TEXTS = [
  'server',
  'id',
  'code',
  'token',
  'name',
] as const satisfies readonly (keyof KeptSeat)[];

/** Undefined for what is no seat of ours: somebody has been in the folder. */
function readSeat(file: string): SeatFile | undefined {
  try {
    const seat = JSON.parse(readFileSync(file, 'utf8')) as SeatFile;
    return TEXTS.every((name) => typeof seat[name] === 'string') ? seat : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
