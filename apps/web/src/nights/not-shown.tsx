/** Instead of a night: what is missing. */
import { isSignedIn } from '../people/account.ts';
import type { Answer } from '../people/api.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';

export function NotShown({ answer }: { readonly answer: Answer<unknown> | undefined }) {
  const says = words('friends').nights;
  const { loading, notLoaded } = words('shell');
  const isRefused = answer?.t === 'refused';
  return (
    <Page title={says.title} class="nights">
      <p class={isRefused ? 'notice' : 'soft'} role="status">
        {answer === undefined ? loading : isRefused ? says.missing : notLoaded}
      </p>
      {isRefused && !isSignedIn() && (
        <a
          class="button button-primary"
          href={makeRoute({ t: 'place', place: 'you', operand: 'profile' })}
        >
          {words('friends').clubs.toProfile}
        </a>
      )}
      {isRefused && (
        <a class="button" href={makeRoute({ t: 'place', place: 'clubs' })}>
          {words('friends').clubs.door.toClubs}
        </a>
      )}
    </Page>
  );
}
