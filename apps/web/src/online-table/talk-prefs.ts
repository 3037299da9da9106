/**
 * What this device wants to hear of what is said at tables, and what was heard already. Storage is
 * outside: each part is taken only if it is one.
 */
import type { PersonId } from '@palier/table/room';

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

export function makeTalkPrefs(prefs: TalkPrefs): string {
  return JSON.stringify(prefs);
}

type Members = { readonly [name: string]: unknown };

export function parseTalkPrefs(text: string | null): TalkPrefs {
  const stored = members(parseJson(text));
  const { isQuiet, isSpoken, muted } = stored;
  const { table, at } = members(stored['seen']);
  return {
    isQuiet: isQuiet === true,
    isSpoken: isSpoken !== false,
    seen: typeof table === 'string' && typeof at === 'number' ? { table, at } : undefined,
    muted: Array.isArray(muted) ? muted.flatMap((one) => mutedFrom(members(one))) : [],
  };
}

function mutedFrom({ code, people }: Members): readonly Muted[] {
  if (typeof code !== 'string' || !Array.isArray(people)) return [];
  return [{ code, people: people.filter((person) => Number.isSafeInteger(person)) as number[] }];
}

function members(json: unknown): Members {
  return typeof json === 'object' && json !== null ? (json as Members) : {};
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
