/** Friends who call to a table, where somebody is who has not looked for them. */
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { circle, watchFriends } from '../people/friends.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';

export function Invited() {
  const says = words('friends').invitations;
  useEffect(() => watchFriends(), []);
  const { invitations = [] } = circle.value ?? {};
  if (invitations.length === 0) return null;
  return (
    <ul class="panel panel-list friend-calls" aria-label={says.title}>
      {invitations.map(({ person, table }) => (
        <li key={person.id}>
          <a class="list-row" href={makeRoute({ t: 'table', table })}>
            <Face of={person} />
            <span class="grow">{says.from(person.name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
