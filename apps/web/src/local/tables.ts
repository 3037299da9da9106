/** The tables of this device: games made, found again and played, each in one tab at a time. */
import { SECRET_BYTES, assert, isFault, makeRecord, type Viewer } from '@palier/rules';
import {
  Host,
  allEntries,
  makeGame,
  openGame,
  resultOf,
  storedGame,
  summaryOf,
  type Ask,
  type Game,
  type BotDecider,
  type StoredGame,
} from '@palier/table';
import { browserClock, randomHex } from '../state/browser.ts';
import type { NewGame, Opened } from './calls.ts';
import type { IdbStore } from './idb-store.ts';

export const ENGINE = `palier-web ${__PALIER_VERSION__}`;

/** Fetched when a game is opened: dealing it waits for the rules alone. */
const loadBots = async () => import('./thinking.ts');

const botDecider: BotDecider = {
  decide: async (question) => (await loadBots()).decideForBot(question),
};

export async function dealGame(store: IdbStore, plan: NewGame): Promise<string> {
  const { seats } = plan;
  const id = randomHex(16);
  const salts = seats.map(({ bot }) => (bot === undefined ? randomHex(16) : ''));
  const luck = { t: 'honest', secret: randomHex(SECRET_BYTES), salts } as const;
  const game = makeGame({ ...plan, id, luck, engine: ENGINE });
  assert(!isFault(game), 'a set-up is checked before it is dealt');
  await store.create(storedGame(game), summaryOf(game));
  return id;
}

/** Plays a game through a port, unless another tab does and should go on doing so. */
export async function hostTable(
  store: IdbStore,
  {
    id,
    takeOver,
    port,
  }: { readonly id: string; readonly takeOver: boolean; readonly port: MessagePort },
): Promise<Opened> {
  const lock = await lockGame(id, takeOver);
  if (lock === undefined) return 'elsewhere';
  const game = await loadGame(store, id).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  if (game === 'missing' || game === 'unreadable') {
    lock.release();
    return game;
  }
  const report = (error: unknown): void => console.error(error);
  loadBots().catch(report);
  const host = new Host(game, { store, clock: browserClock, botDecider, report });
  const connection = host.connect((tell) => port.postMessage(tell));
  void lock.lost.then(() => host.close('elsewhere'));
  port.addEventListener('message', ({ data }: MessageEvent<Ask | 'leave'>) => {
    if (data !== 'leave') {
      connection.ask(data);
      return;
    }
    connection.leave();
    host.close('gone');
    void host.settled().then(lock.release);
    port.close();
  });
  port.start();
  return { viewer: firstViewer(game) };
}

/** One person has the device to themselves; of several nobody's cards are shown before they have it. */
function firstViewer({ seats }: Game): Viewer {
  const people = [...seats.keys()].filter((index) => seats[index]!.bot === undefined);
  return people.length === 1 ? people[0]! + 1 : 'spectator';
}

async function loadGame(store: IdbStore, id: string): Promise<Game | 'missing' | 'unreadable'> {
  const stored = await store.load(id);
  if (stored === undefined) return 'missing';
  const game = readGame(stored);
  if (game === undefined) store.suspect(id);
  return game ?? 'unreadable';
}

/** What lies there may be anything. */
function readGame(stored: StoredGame): Game | undefined {
  try {
    const game = openGame(stored);
    return isFault(game) || !Array.isArray(game.seats) ? undefined : game;
  } catch {
    return undefined;
  }
}

type Lock = { readonly release: () => void; readonly lost: Promise<void> };

/** One tab plays a game. The browser lets go when the tab is gone, however it went. */
async function lockGame(id: string, steal: boolean): Promise<Lock | undefined> {
  // Without TLS, as at home on another machine, there are no locks: the store still lets only one tab
  // play on, and the other hears of it with its next move.
  if (navigator.locks === undefined)
    return { release: () => undefined, lost: new Promise(() => undefined) };
  const options = steal ? { steal } : { ifAvailable: true };
  return new Promise((grant) => {
    const lost = new Promise<void>((lose) => {
      navigator.locks
        .request(`palier/game/${id}`, options, async (lock) => {
          if (lock === null) grant(undefined);
          else await new Promise<void>((release) => grant({ release, lost }));
        })
        .catch(() => lose());
    });
  });
}

/** The record of a game that is over. */
export async function recordIn(store: IdbStore, id: string): Promise<string | undefined> {
  const game = await loadGame(store, id);
  if (typeof game === 'string') return undefined;
  const result = resultOf(game);
  return result && makeRecord({ header: game.header, events: allEntries(game.entries), result });
}
