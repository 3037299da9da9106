/** Friends kept in memory, beside people. */
import { MOST_BLOCKED, MOST_FRIENDS, type KeptSeat, type Person, type Profile } from './kept.ts';
import type { FriendStore, Pair } from './ports.ts';

type MemoryFriends = FriendStore & {
  readonly forget: (id: string) => void;
  /** Whether one of them does not want to see the other. */
  readonly areApart: (pair: Pair) => boolean;
  readonly sweep: (invitations: number) => void;
};

type Rows<T> = Map<string, Pair & T>;

export function memoryFriends(
  find: (id: string) => Profile | undefined,
  seatsOf: (id: string) => readonly KeptSeat[],
): MemoryFriends {
  const codes = new Map<string, string>();
  const ties: Rows<{ readonly at: number }> = new Map();
  const blocks: Rows<{ readonly at: number }> = new Map();
  const invitations: Rows<{ readonly table: string; readonly at: number }> = new Map();
  const seen = new Map<string, number>();
  const tables = [ties, blocks, invitations] as Rows<object>[];
  const person = (id: string): Person => {
    const { name, face } = find(id)!;
    return { id, name, face };
  };
  const hasBoth = ({ id, other }: Pair): boolean =>
    id !== other && find(id) !== undefined && find(other) !== undefined;
  const count = (rows: Rows<object>, is: (pair: Pair) => boolean): number =>
    [...rows.values()].filter(is).length;
  const areApart = (pair: Pair): boolean =>
    blocks.has(keyOf(pair)) || blocks.has(keyOf(turned(pair)));
  const unseen = (id: string): ReadonlySet<string> =>
    new Set(
      [...blocks.values()].flatMap((one) =>
        one.id === id ? [one.other] : one.other === id ? [one.id] : [],
      ),
    );
  const drop = (rows: Rows<object>, pair: Pair): boolean => rows.delete(keyOf(pair));
  const dropBoth = (rows: Rows<object>, pair: Pair): boolean => {
    const isOne = drop(rows, pair);
    return drop(rows, turned(pair)) || isOne;
  };
  return {
    setCode: async (id, code) => {
      if (find(id) === undefined) return 'missing';
      if (codes.has(code)) return 'taken';
      for (const [known, of] of codes) if (of === id) codes.delete(known);
      codes.set(code, id);
      return 'done';
    },
    codeOf: async (id) => [...codes].find(([, of]) => of === id)?.[0],
    byCode: async (code) => {
      const id = codes.get(code);
      return id === undefined ? undefined : person(id);
    },
    tie: async (pair, at) => {
      if (!hasBoth(pair) || areApart(pair)) return 'missing';
      if (ties.has(keyOf(pair))) return 'done';
      const own = count(ties, ({ id }) => id === pair.id);
      const theirs = count(ties, ({ other }) => other === pair.other);
      if (Math.max(own, theirs) >= MOST_FRIENDS) return 'too-many';
      ties.set(keyOf(pair), { ...pair, at });
      return 'done';
    },
    untie: async (pair) => {
      dropBoth(invitations, pair);
      return dropBoth(ties, pair) ? 'done' : 'missing';
    },
    ties: async (id) => {
      const others = [...ties.values()].flatMap((one) =>
        one.id === id ? [one.other] : one.other === id ? [one.id] : [],
      );
      return [...new Set(others)]
        .map((other) => ({
          person: person(other),
          mine: ties.get(keyOf({ id, other }))?.at ?? null,
          theirs: ties.get(keyOf({ id: other, other: id }))?.at ?? null,
          here: seen.get(other) ?? null,
        }))
        .toSorted((one, other) => byName(one.person, other.person));
    },
    block: async (pair, at) => {
      if (!hasBoth(pair)) return 'missing';
      if (count(blocks, ({ id }) => id === pair.id) >= MOST_BLOCKED) return 'too-many';
      dropBoth(ties, pair);
      dropBoth(invitations, pair);
      blocks.set(keyOf(pair), { ...pair, at });
      return 'done';
    },
    unblock: async (pair) => (drop(blocks, pair) ? 'done' : 'missing'),
    blocked: async (id) =>
      [...blocks.values()]
        .filter((one) => one.id === id)
        .map(({ other }) => person(other))
        .toSorted(byName),
    tablesApart: async (id) => new Set([...unseen(id)].flatMap(seatsOf).map(({ table }) => table)),
    unseen: async (id) => unseen(id),
    here: async (id, at) => {
      if (find(id) !== undefined) seen.set(id, at);
    },
    invite: async (pair, table, at) => {
      if (!ties.has(keyOf(pair)) || !ties.has(keyOf(turned(pair)))) return 'missing';
      invitations.set(keyOf(pair), { ...pair, table, at });
      return 'done';
    },
    invitations: async (id, since) =>
      [...invitations.values()]
        .filter(({ other, at }) => other === id && at >= since)
        .map(({ id: from, table, at }) => ({ person: person(from), table, made: at }))
        .toSorted((one, other) => other.made - one.made || byName(one.person, other.person)),
    dropInvitation: async (pair) => (drop(invitations, turned(pair)) ? 'done' : 'missing'),
    areApart,
    forget: (gone) => {
      for (const [code, id] of codes) if (id === gone) codes.delete(code);
      seen.delete(gone);
      for (const rows of tables) {
        for (const [key, { id, other }] of rows) {
          if (id === gone || other === gone) rows.delete(key);
        }
      }
    },
    sweep: (before) => {
      for (const [key, { at }] of invitations) if (at < before) invitations.delete(key);
    },
  };
}

function keyOf({ id, other }: Pair): string {
  return `${id} ${other}`;
}

function turned({ id, other }: Pair): Pair {
  return { id: other, other: id };
}

type Named = { readonly id: string; readonly name: string };

/** As databases do without being told a language. */
export function byName(one: Named, other: Named): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
