/** What has changed at a table that fills, for those who do not see it. */
import type { PersonId, ToldRoom } from '@palier/table/room';

export type LobbyNews =
  | { readonly t: 'asks' | 'joined' | 'left'; readonly name: string }
  | { readonly t: 'sat'; readonly name: string; readonly seat: number }
  | { readonly t: 'rulesChanged' | 'youHost' };

/** Of oneself nothing is told but what others did. */
export function newsOf(
  before: ToldRoom,
  after: ToldRoom,
  me: PersonId | undefined,
): readonly LobbyNews[] {
  const old = new Map(before.people.map((person) => [person.id, person]));
  const now = new Set(after.people.map(({ id }) => id));
  const others = after.people.filter(({ id }) => id !== me);
  const joined = others.filter(({ id }) => !old.has(id));
  const left = before.people.filter(({ id }) => id !== me && !now.has(id));
  const sat = others.filter(
    ({ id, seat }) => seat !== null && (old.get(id)?.seat ?? null) !== seat,
  );
  const isHost = after.host !== null && after.host === me;
  const known = new Set(before.waiting.map(({ id }) => id));
  const asks = isHost ? after.waiting.filter(({ id }) => !known.has(id)) : [];
  return [
    ...asks.map(({ name }): LobbyNews => ({ t: 'asks', name })),
    ...joined.map(({ name }): LobbyNews => ({ t: 'joined', name })),
    ...left.map(({ name }): LobbyNews => ({ t: 'left', name })),
    ...sat.map(({ name, seat }): LobbyNews => ({ t: 'sat', name, seat: seat! })),
    ...(isHost && before.host !== me && before.host !== null ? [{ t: 'youHost' } as const] : []),
    ...(isHost || isSame(before.options, after.options) ? [] : [{ t: 'rulesChanged' } as const]),
  ];
}

function isSame(one: ToldRoom['options'], other: ToldRoom['options']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
