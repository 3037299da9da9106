/** A process full of clients, for `palier load`. */
import { setTimeout } from 'node:timers/promises';
import type { Json } from '@palier/rules';
import { LoadCounts } from './counts.ts';
import { followOrders } from './crew.ts';
import { mindNamed } from './minds.ts';
import { LoadTable } from './table.ts';

/** What one process has to do. */
export type ClientsSpec = {
  readonly urls: readonly string[];
  readonly tables: number;
  readonly players: number;
  readonly setup: Json;
  readonly mind: string;
  readonly think: number;
  /** Milliseconds over which the tables begin to play. */
  readonly ramp: number;
  /** Connections that are cut a minute. */
  readonly drop: number;
  readonly profiles: boolean;
};

/** Tables that are opened at once. */
const AT_ONCE = 8;
const MINUTE = 60_000;

const counts = new LoadCounts();
const tables: LoadTable[] = [];
let spec: ClientsSpec | undefined;

async function play({ ramp, drop }: ClientsSpec): Promise<void> {
  if (drop > 0) setInterval(() => any(tables)?.cut(), MINUTE / drop);
  for (const [index, table] of tables.entries()) {
    table.play();
    if (ramp > 0 && index % AT_ONCE === 0) await setTimeout((ramp * AT_ONCE) / tables.length);
  }
}

function any<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

followOrders<ClientsSpec>({
  open: async (given, meter) => {
    spec = given;
    const { urls, players, setup, think, profiles } = given;
    const mind = mindNamed(given.mind)!;
    const kit = { urls, players, setup, think, profiles, mind, meter, counts };
    let left = given.tables;
    const openSome = async (): Promise<void> => {
      while (left > 0) {
        left--;
        const table = new LoadTable(kit);
        await table.open();
        tables.push(table);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  },
  play: () => void play(spec!),
  counts: () => counts.all(),
});
