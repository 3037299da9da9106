/**
 * Who watches the list of open tables, at `/lobby`: one snapshot, then what has changed, gathered. There
 * may be thousands of them beside people who play, so a text is made once for all, and told to a few of
 * them at a time, over a while: no move waits for more than a few of them. Who does not take what they
 * were told is told nothing more until they have; then the whole list, instead of all that they missed.
 */
import { VERSION } from '@palier/rules';
import {
  lobbyAsk,
  lobbyHello,
  type Closing,
  type Ear,
  type ListedTable,
  type LobbyAsk,
  type OpenTables,
} from '@palier/table/room';
import { parseShallow } from '../base/json-depth.ts';
import { limit, type ValuesOf } from '../base/setting.ts';
import type { Time } from '../base/time.ts';
import { Broadcast } from './broadcast.ts';
import { isOtherVersion, type Unreadable } from './reading.ts';

export const LOBBY_PATH = '/lobby';

export const LOBBY_SETTINGS = {
  /** Who watch the list of open tables, at once. */
  'lobby-watchers': limit(5000),
};

/** Milliseconds in which changes are gathered. */
const GATHER = 500;
/**
 * Watchers who are told in one go, and the milliseconds until the next: a second for 5,000. What matters
 * is not only how long the server is held, but that those who read it do not all do so at once.
 */
const SLICE = 10;
const PAUSE = 2;
/** Of the connections that an address may have, one in so many may watch. */
const SHARE = 5;

const PONG = { t: 'done' } as const;

export type LobbyPorts = {
  readonly openTables: Pick<OpenTables, 'tables' | 'watch'>;
  readonly time: Pick<Time, 'after'>;
  readonly settings: ValuesOf<typeof LOBBY_SETTINGS> & {
    readonly 'connections-per-address': number;
  };
};

export type LobbyEar = Pick<Ear, 'from' | 'tell'> & {
  readonly spread: (news: Broadcast) => void;
  /** Whether something that was told has not been taken yet. */
  readonly isBehind: boolean;
};

/** `batch`: up to which they have been told all. */
type Watcher = { readonly ear: LobbyEar; readonly key: string; batch: number };

export type LobbyLine = { readonly hear: (message: LobbyAsk) => void; readonly drop: () => void };

export class Lobby {
  readonly #ports: LobbyPorts;
  readonly #watchers = new Set<Watcher>();
  readonly #perAddress = new Map<string, number>();
  /** What all have been told or are about to be, as text, by table. */
  readonly #texts = new Map<string, string>();
  /** What has changed since. */
  readonly #changed = new Map<string, ListedTable | undefined>();
  readonly #stopWatching: () => void;
  #snapshot: Broadcast | undefined;
  /** Counts what is told to all. */
  #batch = 0;
  #isGathering = false;
  #isTelling = false;
  /** Somebody was not told, being behind. */
  #isSomeoneLate = false;

  constructor(ports: LobbyPorts) {
    this.#ports = ports;
    for (const table of ports.openTables.tables()) this.#changed.set(table.id, table);
    this.#stopWatching = ports.openTables.watch((id, table) => {
      this.#changed.set(id, table);
      this.#gather();
    });
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  /** Whether one more may watch, and from there. */
  #isFull(key: string): boolean {
    const { 'lobby-watchers': most, 'connections-per-address': fromOne } = this.#ports.settings;
    const share = Math.ceil(fromOne / SHARE);
    const isHouseFull = fromOne > 0 && (this.#perAddress.get(key) ?? 0) >= share;
    return isHouseFull || (most > 0 && this.#watchers.size >= most);
  }

  /** Somebody has said hello. */
  watch(ear: LobbyEar): LobbyLine | Extract<Closing, 'too-many'> {
    const { from: key = '' } = ear;
    if (this.#isFull(key)) return 'too-many';
    // While nobody watches, nothing is gathered.
    if (this.#watchers.size === 0) this.#apply();
    const watcher = { ear, key, batch: this.#batch };
    this.#watchers.add(watcher);
    this.#perAddress.set(key, (this.#perAddress.get(key) ?? 0) + 1);
    ear.spread(this.#wholeList());
    return {
      hear: ({ id }) => ear.tell(JSON.stringify({ t: 'answered', id, answer: PONG })),
      drop: () => this.#drop(watcher),
    };
  }

  close(): void {
    this.#stopWatching();
  }

  #drop(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    const left = (this.#perAddress.get(watcher.key) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(watcher.key, left);
    else this.#perAddress.delete(watcher.key);
  }

  #wholeList(): Broadcast {
    this.#snapshot ??= new Broadcast(
      `{"t":"tables","palier":${VERSION},"tables":[${[...this.#texts.values()].join()}]}`,
    );
    return this.#snapshot;
  }

  #gather(): void {
    if (this.#isGathering || this.#isTelling || this.#watchers.size === 0) return;
    this.#isGathering = true;
    this.#ports.time.after(GATHER, () => {
      this.#isGathering = false;
      const news = this.#apply();
      if (news === undefined && !this.#isSomeoneLate) return;
      this.#isSomeoneLate = false;
      this.#tell(news, this.#watchers.values());
    });
  }

  /** What has changed becomes what is told. Undefined: nothing has, after all. */
  #apply(): Broadcast | undefined {
    const tables: string[] = [];
    const gone: string[] = [];
    for (const [id, table] of this.#changed) {
      const text = table && JSON.stringify(table);
      if (text === this.#texts.get(id)) continue;
      if (text === undefined) {
        this.#texts.delete(id);
        gone.push(id);
      } else {
        this.#texts.set(id, text);
        tables.push(text);
      }
    }
    this.#changed.clear();
    if (tables.length === 0 && gone.length === 0) return undefined;
    this.#snapshot = undefined;
    this.#batch++;
    return new Broadcast(
      `{"t":"changed","tables":[${tables.join()}],"gone":${JSON.stringify(gone)}}`,
    );
  }

  /** Whoever comes meanwhile is told the whole, and is not told this. Undefined: only who was late. */
  #tell(news: Broadcast | undefined, rest: Iterator<Watcher, undefined>): void {
    this.#isTelling = true;
    for (let told = 0; told < SLICE;) {
      const next = rest.next();
      if (next.done === true) {
        this.#isTelling = false;
        if (this.#changed.size > 0 || this.#isSomeoneLate) this.#gather();
        return;
      }
      const watcher = next.value;
      if (watcher.batch === this.#batch) continue;
      if (watcher.ear.isBehind) {
        this.#isSomeoneLate = true;
        continue;
      }
      const knowsAllBefore = news !== undefined && watcher.batch === this.#batch - 1;
      watcher.batch = this.#batch;
      watcher.ear.spread(knowsAllBefore ? news : this.#wholeList());
      told++;
    }
    this.#ports.time.after(PAUSE, () => this.#tell(news, rest));
  }
}

export function readLobbyHello(text: string): Unreadable | undefined {
  const json = parseShallow(text);
  if (lobbyHello.safeParse(json).success) return undefined;
  return isOtherVersion(json) ? 'old-version' : 'bad-message';
}

export function readLobbyAsk(text: string): LobbyAsk | Unreadable {
  const read = lobbyAsk.safeParse(parseShallow(text));
  return read.success ? read.data : 'bad-message';
}
