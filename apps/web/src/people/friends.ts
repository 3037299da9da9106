/** Friends, as the server tells of them. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { ask, isDone, listOf, members, textOf, type Answer } from './api.ts';

export type Person = { readonly id: string; readonly name: string; readonly face: string };
export type Friend = Person & { readonly isHere: boolean };
export type Invitation = { readonly person: Person; readonly table: string };

export type Circle = {
  /** What others find one by. */
  readonly code: string;
  readonly friends: readonly Friend[];
  /** Who has asked, and who was asked. */
  readonly asking: readonly Person[];
  readonly asked: readonly Person[];
  readonly blocked: readonly Person[];
  readonly invitations: readonly Invitation[];
};

type Members = { readonly [name: string]: unknown };

/** Undefined until it was told once. */
const known = signal<Circle | undefined>(undefined);
export const circle: ReadonlySignal<Circle | undefined> = known;

/** Whoever signs in here next has others. */
export function forgetFriends(): void {
  known.value = undefined;
}

export async function lookAtFriends(): Promise<Answer<Circle>> {
  const answer = await ask('GET', '/friends');
  if (!isDone(answer)) return answer;
  const value = circleFrom(answer.value);
  known.value = value;
  return { t: 'done', value };
}

/** Milliseconds between two looks while somebody is looking: that is also how others see them here. */
const OFTEN = 30_000;

/** Keeps them fresh while a screen shows them; the answer ends that. */
export function watchFriends(onAnswer?: (answer: Answer<Circle>) => void): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') void lookAtFriends().then(hear);
  };
  const timer = setInterval(look, OFTEN);
  const end = (): void => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
  const hear = (answer: Answer<Circle>): void => {
    // Signed out from another device: to ask again would change nothing.
    if (answer.t === 'refused') end();
    onAnswer?.(answer);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return end;
}

export async function inviteTo(table: string, { id }: Person): Promise<boolean> {
  return isDone(await ask('PUT', `/friends/${id}/invitation`, { table }));
}

function circleFrom(json: Members): Circle {
  return {
    code: textOf(json['code']),
    friends: listOf(json['friends'], (one) => ({
      ...personFrom(one),
      isHere: one['isHere'] === true,
    })),
    asking: listOf(json['asking'], personFrom),
    asked: listOf(json['asked'], personFrom),
    blocked: listOf(json['blocked'], personFrom),
    invitations: listOf(json['invitations'], ({ person, table }) => ({
      person: personFrom(members(person)),
      table: textOf(table),
    })),
  };
}

function personFrom({ id, name, face }: Members): Person {
  return { id: textOf(id), name: textOf(name), face: textOf(face) };
}
