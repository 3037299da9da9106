/** A game over days that has begun and that everybody has left. */
import { setTimeout as sleep } from 'node:timers/promises';
import { assert } from '@palier/rules';
import { RoomClient, type RoomOptions } from '@palier/table/room';
import { liveDial, livePorts } from './live-dial.ts';

export type BegunDays = {
  readonly id: string;
  /** What proves each of the people, by seat. */
  readonly tokens: readonly string[];
  readonly names: readonly string[];
  /** The names of those whom it waits for. */
  readonly turn: readonly string[];
};

export async function begunDays(
  url: string,
  clock: RoomOptions['clock'],
  names: readonly string[] = ['Ada', 'Ben'],
): Promise<BegunDays> {
  const setup = { edition: 'level-8-101', players: names.length };
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup, clock }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  const people = names.map(() => new RoomClient(id, livePorts(liveDial(url)), {}));
  for (const [index, person] of people.entries()) {
    const joined = await person.join(names[index]!);
    const sat = await person.sit(index + 1);
    assert(joined.t === 'joined' && sat.t === 'done', 'everybody has a seat');
  }
  const begun = await people[0]!.begin();
  assert(begun.t === 'done', 'the game begins');
  const tokens = people.map(({ token }) => token ?? '');
  for (const person of people) person.close();
  const turn = await turnAt(url, id);
  return { id, tokens, names, turn };
}

/** Whom a table waits for, once it does. */
export async function turnAt(url: string, id: string): Promise<readonly string[]> {
  for (;;) {
    const answer = await fetch(`${url}/api/tables/${id}`);
    const { turn } = (await answer.json()) as { readonly turn: readonly string[] };
    if (turn.length > 0) return turn;
    await sleep(5);
  }
}
