/** What is said at a table: who is heard, what is new, and whose words hang in the air. */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { PersonId, RoomClient, RoomState, Saying, ToldSaid } from '@palier/table/room';
import { flag, optional } from '@palier/rules/codec';
import { anyText, looseList, looseObject, whole, withDefault } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

/** What this device wants to hear of what is said at tables, and what was heard already. */
export type TalkPrefs = {
  /** Nobody is heard, at any table. */
  readonly isQuiet: boolean;
  /** New messages are announced to those who listen. */
  readonly isSpoken: boolean;
  /** The newest that was seen, at the last table. */
  readonly seen: { readonly table: string; readonly at: number } | undefined;
  /** Who is not heard, the newest table first: by its code, which goes on with the same people. */
  readonly muted: readonly Muted[];
};

type Muted = { readonly code: string; readonly people: readonly PersonId[] };

export const USUAL_TALK: TalkPrefs = {
  isQuiet: false,
  isSpoken: true,
  seen: undefined,
  muted: [],
};

const MOST_TABLES = 20;
const MOST_MUTED = 1000;

export function isMuted({ muted }: TalkPrefs, code: string, person: PersonId): boolean {
  return muted.some((table) => table.code === code && table.people.includes(person));
}

export function withMuted(
  prefs: TalkPrefs,
  code: string,
  { person, on }: { readonly person: PersonId; readonly on: boolean },
): TalkPrefs {
  const before = prefs.muted.find((table) => table.code === code)?.people ?? [];
  const others = before.filter((one) => one !== person);
  const people = on ? [...others, person] : others;
  const rest = prefs.muted.filter((table) => table.code !== code);
  const muted = people.length === 0 ? rest : [{ code, people }, ...rest];
  return { ...prefs, muted: muted.slice(0, MOST_TABLES) };
}

export const talkCodec = looseObject<TalkPrefs>({
  isQuiet: withDefault(flag, USUAL_TALK.isQuiet),
  isSpoken: withDefault(flag, USUAL_TALK.isSpoken),
  seen: optional(looseObject({ table: anyText, at: whole })),
  muted: withDefault(
    looseList(
      looseObject<Muted>({ code: anyText, people: looseList(whole, MOST_MUTED) }),
      MOST_TABLES,
    ),
    USUAL_TALK.muted,
  ),
});

/** Shared by all tables of the page. */
export const talkPrefs = kept('talk', talkCodec, USUAL_TALK);

/** Milliseconds that words hang in the air: longer ones are read longer. */
const SHORTEST = 5000;
const PER_LETTER = 60;

type Speaker = Pick<RoomClient, 'say'>;

export class Talk {
  readonly #told: ReadonlySignal<RoomState>;
  readonly #client: Speaker;
  #known: ReadonlySet<string> | undefined;

  /** The newest of each, for a while. */
  readonly bubbles = signal<ReadonlyMap<PersonId, ToldSaid>>(new Map());
  /** What was said since this page looks on, by those who are heard. */
  readonly fresh = signal<readonly ToldSaid[]>([]);

  /** All that may be read. */
  readonly heard = computed<readonly ToldSaid[]>(() =>
    this.#told.value.said.filter((said) => this.isHeard(said.person)),
  );
  readonly unread = computed(() => {
    const { me, room } = this.#told.value;
    const { seen } = talkPrefs.value;
    const since = seen?.table === room.id ? seen.at : Infinity;
    return this.heard.value.filter(({ person, at }) => person !== me && at > since).length;
  });

  /** What was said last did not get through. */
  readonly hasFailed = signal(false);

  constructor(told: ReadonlySignal<RoomState>, client: Speaker) {
    this.#told = told;
    this.#client = client;
    effect(() => this.#follow(told.value));
  }

  async say(saying: Saying): Promise<void> {
    this.hasFailed.value = false;
    const answer = await this.#client.say(saying);
    this.hasFailed.value = answer.t !== 'done';
  }

  isHeard(person: PersonId): boolean {
    return !talkPrefs.value.isQuiet && !this.isMuted(person);
  }

  isMuted(person: PersonId): boolean {
    return isMuted(talkPrefs.value, this.#told.value.room.code, person);
  }

  mute(person: PersonId, on: boolean): void {
    const { code } = this.#told.peek().room;
    talkPrefs.change((before) => withMuted(before, code, { person, on }));
    if (on) this.#hush(person);
  }

  setQuiet(isQuiet: boolean): void {
    talkPrefs.change((before) => ({ ...before, isQuiet }));
    if (isQuiet) this.bubbles.value = new Map();
  }

  /** All that was said until now was seen. */
  see(): void {
    const { room, said } = this.#told.peek();
    this.#see(room.id, said);
  }

  #see(table: string, said: readonly ToldSaid[]): void {
    const at = Math.max(0, ...said.map((one) => one.at));
    const { seen } = talkPrefs.peek();
    if (seen?.table === table && seen.at >= at) return;
    talkPrefs.change((before) => ({ ...before, seen: { table, at } }));
  }

  #follow({ said, room }: RoomState): void {
    const known = this.#known;
    const keys = new Set(said.map(keyOf));
    this.#known = keys;
    // What was said before one came is no news; at a table seen before, it may be.
    if (known === undefined) {
      if (talkPrefs.peek().seen?.table !== room.id) this.#see(room.id, said);
      return;
    }
    const fresh = said.filter((one) => !known.has(keyOf(one)) && this.isHeard(one.person));
    if (fresh.length === 0) return;
    batch(() => {
      this.fresh.value = fresh;
      for (const one of fresh) this.#hang(one);
    });
  }

  #hang(said: ToldSaid): void {
    this.bubbles.value = new Map(this.bubbles.peek()).set(said.person, said);
    const { saying } = said;
    const letters = saying.t === 'text' ? saying.text.length : 0;
    setTimeout(
      () => {
        if (this.bubbles.peek().get(said.person) === said) this.#hush(said.person);
      },
      SHORTEST + letters * PER_LETTER,
    );
  }

  #hush(person: PersonId): void {
    const bubbles = new Map(this.bubbles.peek());
    if (bubbles.delete(person)) this.bubbles.value = bubbles;
  }
}

/** The same message may be told again after an interruption. */
function keyOf({ person, at, saying }: ToldSaid): string {
  return `${person} ${at} ${JSON.stringify(saying)}`;
}
