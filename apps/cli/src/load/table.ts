/** One table of `palier load`: made over HTTP, its players seated, game after game. */
import type { Json } from '@palier/rules';
import type { WireAnswer } from '@palier/table/room';
import { MoveWatch, type Meter } from './meter.ts';
import { HastyPlayer } from './hasty-player.ts';
import type { LoadMind } from './minds.ts';
import { LoadProfile } from './profile.ts';
import type { LoadPlayer, PlayerKit, PlayerSeat } from './player.ts';
import { ThinkingPlayer } from './thinking-player.ts';

export type TableKit = PlayerKit & {
  readonly mind: LoadMind | 'hasty';
  readonly players: number;
  readonly setup: Json;
  readonly meter: Meter;
  readonly profiles: boolean;
};

/** Milliseconds. */
const OPEN_TIMEOUT = 30_000;
const LOOK_AGAIN = 10;
const ASK_AGAIN = 50;
const MOST_TRIES = 100;

export class LoadTable {
  readonly #kit: TableKit;
  #players: readonly LoadPlayer[] = [];
  /** By seat; none where nobody has one. */
  readonly #profiles: LoadProfile[] = [];
  #plays = false;
  #isGoingOn = false;

  constructor(kit: TableKit) {
    this.#kit = kit;
  }

  /** Until everybody has their cards. */
  async open(): Promise<void> {
    const { urls, setup, players } = this.#kit;
    const table = await makeTable(urls[0]!, setup);
    const all = this.#seatAt(table, []);
    this.#players = all;
    // One after another: the first to join is the host.
    for (const [index, { client }] of all.entries()) {
      await insist(async () => client.join(`Player ${index + 1}`), 'joined');
      await insist(async () => client.sit(index + 1), 'done');
      if (!this.#kit.profiles) continue;
      this.#profiles.push(await LoadProfile.make(this.#kit.urls[0]!, `Player ${index + 1}`));
    }
    await this.#keepSeats();
    await insist(async () => all[0]!.client.begin(), 'done');
    await until(() => all.every(({ isDealt }) => isDealt), `${players} players are dealt cards`);
  }

  play(): void {
    this.#plays = true;
    for (const player of this.#players) player.play();
  }

  /** One of its connections, at random. */
  cut(): void {
    this.#players[Math.floor(Math.random() * this.#players.length)]?.cut();
  }

  #seatAt(table: string, tokens: readonly (string | undefined)[]): readonly LoadPlayer[] {
    const { players, meter } = this.#kit;
    const watch = new MoveWatch(meter, players);
    return Array.from({ length: players }, (_, index) => {
      const over = (): void => this.#goOn();
      return this.#player({ table, seat: index + 1, watch, token: tokens[index], over });
    });
  }

  #player(place: PlayerSeat): LoadPlayer {
    const { mind, players } = this.#kit;
    return mind === 'hasty'
      ? new HastyPlayer(this.#kit, place, players)
      : new ThinkingPlayer(this.#kit, place, mind);
  }

  /** The next game of the same people, once the first has heard that this one is over. */
  #goOn(): void {
    if (this.#isGoingOn) return;
    this.#isGoingOn = true;
    this.#kit.counts.games++;
    this.#next()
      .catch(() => this.#kit.counts.closed++)
      .finally(() => {
        this.#isGoingOn = false;
      });
  }

  async #next(): Promise<void> {
    const before = this.#players;
    const answer = await before[0]!.client.again();
    if (answer.t !== 'next') throw new Error(`no next game: ${answer.t}`);
    const all = this.#seatAt(
      answer.id,
      before.map(({ client }) => client.token),
    );
    this.#players = all;
    for (const player of before) player.leave();
    await until(() => all.every(({ client }) => client.state?.link === 'open'), 'all have come');
    await this.#keepSeats();
    await insist(async () => all[0]!.client.begin(), 'done');
    if (this.#plays) this.play();
  }

  async #keepSeats(): Promise<void> {
    for (const [index, profile] of this.#profiles.entries()) {
      const { client, table } = this.#players[index]!;
      const { token, state } = client;
      const code = state?.room.code;
      if (token === undefined || code === undefined) throw new Error('a player has no seat');
      await profile.keep({ table, token, code, name: `Player ${index + 1}` });
    }
  }
}

async function makeTable(url: string, setup: Json): Promise<string> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup }),
  }).catch((error: unknown) => {
    throw new Error(`${url} cannot be reached: ${reasonOf(error)}`);
  });
  const text = await response.text();
  if (response.status !== 201)
    throw new Error(`no table could be made: ${response.status} ${text}`);
  return (JSON.parse(text) as { readonly id: string }).id;
}

/** What `fetch` hides behind its own error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return String(error);
}

/** Another server may not have heard yet of what this one was just told. */
async function insist(ask: () => Promise<WireAnswer>, wanted: WireAnswer['t']): Promise<void> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.t === wanted) return;
    if (answer.t !== 'denied' || tries === MOST_TRIES) {
      throw new Error(`a player was answered ${JSON.stringify(answer)}`);
    }
    await new Promise((settle) => setTimeout(settle, ASK_AGAIN));
  }
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + OPEN_TIMEOUT;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await new Promise((settle) => setTimeout(settle, LOOK_AGAIN));
  }
}
