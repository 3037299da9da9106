/** Places for tables on a test's PostgreSQL server: each a schema of its own. */
import { Client } from 'pg';
import { isStorageFault, type Storage, type StorageFault } from '../ledger/index.ts';
import type { Heartbeat } from '../ledger/postgres/neighbours.ts';
import { openPostgres } from '../ledger/postgres/postgres-storage.ts';

/** Lets somebody in who may do everything. */
export async function asAdmin<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The address of a new and empty schema. */
export async function newPlace(url: string): Promise<string> {
  const schema = `place_${crypto.randomUUID().replaceAll('-', '')}`;
  await asAdmin(url, async (client) => client.query(`CREATE SCHEMA ${schema}`));
  return placeIn(url, schema);
}

export function placeIn(url: string, schema: string): string {
  const place = new URL(url);
  place.searchParams.set('options', `-c search_path=${schema}`);
  return place.href;
}

export function schemaOf(place: string): string {
  return new URL(place).searchParams.get('options')?.split('=')[1] ?? '';
}

/** Nobody is thought gone, however busy the machine is. */
const PATIENT_BEAT: Heartbeat = { beat: 100, silence: 600_000 };

/** For tests of silence: who says nothing for long is soon forgotten. */
export const QUICK_BEAT: Heartbeat = { beat: 400, silence: 2000 };

export type TestNode = Storage & {
  readonly node: string;
  /** What it heard of others, in words. */
  readonly heard: string[];
  readonly errors: unknown[];
};

export async function openNode(
  place: string,
  node: string,
  heartbeat = PATIENT_BEAT,
): Promise<TestNode> {
  const errors: unknown[] = [];
  const storage = await openPostgres(place, node, (error) => errors.push(error), heartbeat);
  if (isStorageFault(storage)) throw new Error(faultText(storage));
  const heard: string[] = [];
  storage.listen({
    step: (id, { rev, step }) => heard.push(`${id} ${rev} ${step}`),
    gossip: (news) => heard.push([news.t, news.node, ...('id' in news ? [news.id] : [])].join(' ')),
    resync: () => heard.push('resync'),
    forget: (gone) => heard.push(`forget ${gone}`),
  });
  return { ...storage, node, heard, errors };
}

export function faultText({ code, detail }: StorageFault): string {
  return detail === undefined ? code : `${code} ${detail}`;
}
