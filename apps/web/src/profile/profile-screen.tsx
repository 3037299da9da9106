/** The profile on the server: made, found again, looked after, deleted. */
import { useEffect } from 'preact/hooks';
import { isSignedIn, visit } from '../people/account.ts';
import { isDone } from '../people/api.ts';
import { shareSeats } from '../online/shared-seats.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { NewsLine } from '../ui/news.tsx';
import { Page } from '../ui/page.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { Guest } from './guest.tsx';
import { Own } from './own.tsx';
import { standingOf, useProfile } from './profile-state.ts';
import './profile.css';

export function ProfileScreen() {
  const says = words('profile');
  const state = useProfile();
  const look = async (): Promise<void> => {
    state.me.value = undefined;
    const answer = await visit();
    state.me.value = standingOf(answer);
    if (isDone(answer)) await shareSeats();
  };
  useEffect(() => {
    if (isSignedIn()) void look();
    else state.me.value = 'none';
  }, []);
  const me = state.me.value;
  return (
    <Page title={says.title} class="profile">
      <NewsLine news={state.news} />
      <div role="alert">
        {state.problem.value !== '' && <p class="problem">{state.problem.value}</p>}
      </div>
      {me === undefined && <p class="soft">{words('shell').loading}</p>}
      {me === 'away' && (
        <section class="panel stack">
          <p>{says.away}</p>
          <Button onClick={() => void look()}>{words('shell').tryAgain}</Button>
        </section>
      )}
      {me === 'nowhere' && <p class="panel">{says.none}</p>}
      {me === 'none' && <Guest state={state} />}
      {typeof me === 'object' && <Own me={me} state={state} />}
      {state.code.value !== undefined && (
        <CodeSheet code={state.code.value} onClose={() => (state.code.value = undefined)} />
      )}
    </Page>
  );
}
