/** A short game that strangers play to its end, and the seats of it as their devices would keep them. */
import { assert } from '@palier/rules';
import { Stranger } from './stranger.ts';

const SALT = '5a'.repeat(16);
const RULES = { levels: 2, firstDealer: 1 };

let drawn = 0;

export type PlayedTable = {
  readonly id: string;
  readonly seats: readonly PlayedSeat[];
};

export type PlayedSeat = {
  readonly table: string;
  readonly token: string;
  readonly code: string;
  readonly name: string;
};

export type Playing = {
  readonly names: readonly string[];
  readonly options?: object;
  /** Everybody sits, and nobody has played. */
  readonly begun?: (seats: readonly PlayedSeat[]) => Promise<void>;
};

export async function played(
  url: string,
  { names, options = {}, begun }: Playing,
): Promise<PlayedTable> {
  const setup = { edition: 'level-8-101', players: names.length, rules: RULES };
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup, ...options }),
  });
  const { id, code } = (await made.json()) as { readonly id: string; readonly code: string };
  const people: Stranger[] = [];
  const seats: PlayedSeat[] = [];
  for (const [index, name] of names.entries()) {
    const person = await Stranger.at(url, code);
    people.push(person);
    const token = `${++drawn}`.padStart(16, 'P');
    await person.ask({ t: 'join', name, token, salt: SALT });
    await person.ask({ t: 'sit', seat: index + 1 });
    seats.push({ table: id, token, code, name });
  }
  const answer = await people[0]!.ask({ t: 'begin' });
  assert(answer.t === 'done', 'the game begins');
  await begun?.(seats);
  await Promise.all(people.map(async (person) => person.play()));
  for (const { caller } of people) caller.socket.close();
  return { id, seats };
}
