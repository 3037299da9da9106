/** Who is there without a seat. */
import { Face } from '../../board/face.tsx';
import { words } from '../../state/words.ts';
import { PresenceMark } from '../presence.tsx';
import type { Hosting } from './hosting.ts';
import { Marks, PersonMenu } from './person-menu.tsx';

export function People({ hosting }: { readonly hosting: Hosting }) {
  const says = words('online').lobby;
  const { people, watchers } = hosting.room.value;
  const standing = people.filter(({ seat }) => seat === null);
  if (standing.length === 0 && watchers === 0) return null;
  return (
    <section class="panel stack" aria-labelledby="lobby-people">
      <h2 id="lobby-people">{says.watching}</h2>
      {standing.length > 0 && (
        <ul class="lobby-people">
          {standing.map((person) => (
            <li key={person.id} class="lobby-person">
              <Face of={person} />
              <span class="lobby-person-words">
                <strong>{person.name}</strong>
                <PresenceMark of={person.presence} />
              </span>
              <Marks hosting={hosting} person={person} />
              <PersonMenu hosting={hosting} person={person} />
            </li>
          ))}
        </ul>
      )}
      {watchers > 0 && <p class="choice-about">{says.watchers(watchers)}</p>}
    </section>
  );
}
