/** What this device wants to hear of what is said at tables, and what was heard already. */
import { flag, optional } from '@palier/rules/codec';
import type { PersonId } from '@palier/table/room';
import { anyText, looseList, looseObject, whole, withDefault } from '../state/kept-codecs.ts';

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

export type Muted = { readonly code: string; readonly people: readonly PersonId[] };

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
