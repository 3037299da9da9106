/** The way to the club of a night, from wherever somebody came. */
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { clubRoute } from './addresses.ts';

export function ToClub({ club }: { readonly club: string }) {
  return (
    <a class="button button-quiet" href={makeRoute(clubRoute(club))}>
      {words('friends').clubs.door.goThere}
    </a>
  );
}
