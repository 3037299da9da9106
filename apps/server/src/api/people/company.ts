/** Whom somebody is not to meet by quick play: their seats are known by who has kept them. */
import type { Friends, People, SignedIn } from '@palier/people';
import type { Company, PlayNow } from '@palier/table/room';

export function companyOf(
  who: SignedIn,
  { name, token }: Pick<PlayNow, 'name' | 'token'>,
  { people, friends }: { readonly people: People; readonly friends: Friends },
): Company {
  return {
    apart: async () => friends.tablesApart(who),
    comes: async ({ id, code }) => {
      await people.keepSeats(who, [{ table: id, token, code, name }]);
    },
    goes: async ({ id }) => {
      await people.forgetSeat(who, { table: id, token });
    },
  };
}
