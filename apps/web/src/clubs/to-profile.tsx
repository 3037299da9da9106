/** To somebody who is not signed in: what it takes, and the way there. */
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';

export function ToProfile() {
  const { needs, toProfile } = words('friends').clubs;
  return (
    <section class="panel stack">
      <p>{needs}</p>
      <a
        class="button button-primary"
        href={makeRoute({ t: 'place', place: 'you', operand: 'profile' })}
      >
        {toProfile}
      </a>
    </section>
  );
}
