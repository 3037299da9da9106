/** Duplicate nights kept in memory, beside people. */
import type { Profile } from './kept.ts';
import type { Night } from './night.ts';
import type { NightStore } from './night-ports.ts';

type Kept = {
  rev: number;
  look: number;
  text: string;
  /** Profiles by number. */
  readonly people: Map<number, string>;
};

type MemoryNights = NightStore & { readonly forget: (profile: string) => void };

export function memoryNights(
  find: (id: string) => Profile | undefined,
  isClub: (id: string) => boolean,
): MemoryNights {
  const all = new Map<string, Kept>();
  const nightOf = ({ text }: Kept): Night => JSON.parse(text) as Night;
  /** With a club its nights are gone. */
  const there = (): Map<string, Kept> => {
    for (const [id, kept] of all) if (!isClub(nightOf(kept).club)) all.delete(id);
    return all;
  };
  const newest = (is: (kept: Kept) => boolean): readonly Night[] =>
    [...there().values()]
      .filter(is)
      .map(nightOf)
      .toSorted((one, other) => other.from - one.from || (one.id < other.id ? -1 : 1));
  return {
    create: async (night, look) => {
      if (!isClub(night.club)) return 'missing';
      all.set(night.id, { rev: 0, look, text: JSON.stringify(night), people: new Map() });
      return 'done';
    },
    find: async (id) => {
      const kept = there().get(id);
      return kept && { rev: kept.rev, night: nightOf(kept) };
    },
    people: async (id) =>
      [...(there().get(id)?.people ?? [])]
        .toSorted(([one], [other]) => one - other)
        .map(([number, profile]) => {
          const { id: of, name, face } = find(profile)!;
          return { number, person: { id: of, name, face } };
        }),
    ofClub: async (club, most) => newest((kept) => nightOf(kept).club === club).slice(0, most),
    entered: async (profile) => newest(({ people }) => [...people.values()].includes(profile)),
    put: async (rev, next, { look, newcomer }) => {
      const kept = there().get(next.id);
      if (kept === undefined) return 'missing';
      if (kept.rev !== rev) return 'conflict';
      if (newcomer !== undefined) {
        if (find(newcomer) === undefined) return 'missing';
        if ([...kept.people.values()].includes(newcomer)) return 'conflict';
        kept.people.set(next.salts.length, newcomer);
      }
      kept.rev++;
      kept.look = look;
      kept.text = JSON.stringify(next);
      return 'stored';
    },
    due: async (now, most) =>
      [...there()]
        .filter(([, { look }]) => look <= now)
        .toSorted(([a, one], [b, other]) => one.look - other.look || (a < b ? -1 : 1))
        .slice(0, most)
        .map(([id]) => id),
    sweep: async (before) => {
      const old = [...there()].filter(
        ([, kept]) => kept.look === Infinity && nightOf(kept).until < before,
      );
      for (const [id] of old) all.delete(id);
      return old.length;
    },
    forget: (profile) => {
      for (const { people } of there().values()) {
        for (const [number, one] of people) if (one === profile) people.delete(number);
      }
    },
  };
}
