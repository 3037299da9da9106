/** What must be so when all is over: records that prove themselves, and everybody with the same truth. */
import { viewOf, type RecordedEvent } from '@palier/rules';
import { makeToldRoom, seatOf } from '@palier/table/testing';
import { brokenPromise, canonicalText, judgeRecord, viewText } from '../shared/judging.ts';
import { quickHash, type Cluster } from './cluster.ts';
import type { Device } from './device.ts';
import type { Person } from './person.ts';
import type { WitnessedTable } from './witnessed-table.ts';
import { DAY, type World } from './world.ts';

/** Everybody who is there sees and knows what is true. */
export function checkClients({ judge, time }: World, people: readonly Person[]): void {
  for (const person of people) {
    for (const device of person.devices) {
      const { state } = device.client;
      const table = judge.tables.get(state?.room.id ?? '');
      if (state === undefined || table === undefined) {
        judge.fail(`${device.name} is at no table`);
        continue;
      }
      if (state.link !== 'open') judge.fail(`${device.name} is not connected`);
      // Where the host has gone for good, who knocks may wait in vain.
      if (device.asking > 0 && table.room.waiting.length === 0)
        judge.fail(`${device.name} was not answered`);
      const hash = person.token === undefined ? undefined : quickHash(person.token);
      const me = table.room.people.find(({ token }) => token === hash)?.id;
      if (state.me !== me) judge.fail(`${device.name} is ${state.me} and not ${me}`);
      checkRoom(judge, device, { table, now: DAY + time.now() });
      checkView(judge, device, { table, me });
    }
  }
}

type Judging = World['judge'];

function checkRoom(
  judge: Judging,
  { name, client }: Device,
  { table, now }: { readonly table: WitnessedTable; readonly now: number },
): void {
  const { presences } = judge;
  const { people, waiting } = table.room;
  const knocking = (hash: string): number => presences.askingAt(table.id, hash);
  const expected = makeToldRoom(table.room, {
    now,
    watchers: waiting.reduce(
      (count, { token }) => count - knocking(token),
      presences.watchersAt(table.id),
    ),
    presenceOf: (person) => {
      const known = people.find(({ id }) => id === person);
      if (known !== undefined) {
        return presences.isConnected(table.id, known.token) ? 'here' : 'gone';
      }
      const { token } = waiting.find(({ id }) => id === person)!;
      return knocking(token) > 0 ? 'here' : 'gone';
    },
  });
  // Time goes on without being told; and what is only played is told apart.
  const lasting = ({ rev: _, left: __, votes, ...room }: typeof expected): string =>
    canonicalText({ ...room, votes: votes.people });
  const found = client.state!.room;
  if (lasting(found) !== lasting(expected)) {
    judge.fail(`${name} knows\n${lasting(found)}\ninstead of\n${lasting(expected)}`);
  }
}

function checkView(
  judge: Judging,
  { name, table: client }: Device,
  { table, me }: { readonly table: WitnessedTable; readonly me: number | undefined },
): void {
  const { truth, options, phase } = table.room;
  if (truth === undefined) return;
  const seat = me === undefined ? undefined : seatOf(table.room, me);
  const mayWatch = options.watching === 'anyone' || phase === 'over';
  if (seat === undefined && !mayWatch) return;
  const expected = viewText(viewOf(truth.timeline.at, seat ?? 'spectator'));
  const { state } = client;
  const found = state === undefined ? 'nothing' : viewText(state.view);
  if (found !== expected) judge.fail(`${name} sees\n${found}\ninstead of\n${expected}`);
}

/** Any node gives the record of a finished game, and of no other; and it proves itself. */
export async function checkRecords({ judge }: World, { nodes }: Cluster): Promise<void> {
  for (const table of judge.tables.values()) {
    for (const { rooms, life } of nodes) {
      const record = await rooms.record(table.id);
      const isOver = table.room.phase === 'over';
      const isRight = isOver ? typeof record !== 'string' : record === 'not-over';
      if (!isRight)
        judge.fail(`${life.node} gives the record of ${table.id}: ${canonicalText(record)}`);
      if (typeof record !== 'string') checkRecord(judge, table, record.text);
    }
  }
}

function checkRecord(judge: Judging, table: WitnessedTable, written: string): void {
  const { entries, saltOf, sitters } = table;
  const { record, problems } = judgeRecord(written);
  for (const problem of problems) judge.fail(problem);
  if (record === undefined) return;
  const same = (list: readonly RecordedEvent[]): string => canonicalText(list);
  if (same(record.events) !== same(entries)) judge.fail('the record tells another game');
  const { fairness } = record.header;
  const kept = fairness.t === 'honest' ? fairness.salts : [];
  const salts = sitters.map((person) => (person === undefined ? '' : saltOf.get(person)));
  if (canonicalText(kept) !== canonicalText(salts))
    judge.fail(`the record has the salts ${canonicalText(kept)}`);
}

/** What everybody was promised before the first deal is what the record has. */
export function checkPromises({ judge }: World, people: readonly Person[]): void {
  for (const { devices, name } of people) {
    for (const { client } of devices) {
      const table = judge.tables.get(client.state?.room.id ?? '');
      if (table?.room.truth === undefined) continue;
      const { commitment } = table.room;
      const me = client.state?.me;
      const salt = me === undefined ? undefined : table.saltOf.get(me);
      const problem = brokenPromise(client.promise, { commitment, salt });
      if (problem !== undefined) judge.fail(`${name} ${problem}`);
    }
  }
}

/** Nobody is there any more: no node keeps anything of a table. */
export function checkEmpty({ judge }: World, { nodes }: Cluster): void {
  for (const { rooms, life } of nodes) {
    const { rooms: count, guests } = rooms.counts();
    if (count > 0 || guests > 0) judge.fail(`${life.node} keeps ${count} tables, ${guests} guests`);
  }
}
