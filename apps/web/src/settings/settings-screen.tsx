/** The settings as a screen; the table shows the same form in a dialog. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { games, refreshGames } from '../local/games.ts';
import { eraseGames } from '../local/lobby.ts';
import { eraseAll } from '../people/account.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Confirm } from '../ui/confirm.tsx';
import { OwnLink } from '../ui/own-link.tsx';
import { Page } from '../ui/page.tsx';
import { SettingsForm } from './settings-form.tsx';
import { Button } from '../ui/button.tsx';

export function SettingsScreen() {
  return (
    <Page title={words('settings').title} class="settings">
      <section class="panel">
        <OwnLink />
      </section>
      <SettingsForm />
      <Kept />
      <About />
    </Page>
  );
}

/** Which version this is, and who is to be thanked. */
function About() {
  const says = words('settings');
  return (
    <section class="panel stack">
      <h2>{says.about}</h2>
      <p>{says.version(__PALIER_VERSION__)}</p>
      <details class="fold">
        <summary>{says.credits}</summary>
        <div class="stack">
          {says.creditLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </details>
    </section>
  );
}

/** What is kept on this device, and the way to be rid of it. */
function Kept() {
  const says = words('settings');
  const isAsking = useSignal(false);
  const problem = useSignal('');
  useEffect(() => {
    void refreshGames();
  }, []);

  async function erase(): Promise<void> {
    isAsking.value = false;
    try {
      await eraseGames();
      await eraseAll();
      // Begins anew as on the first day, in whatever language the browser asks for.
      location.replace(makeRoute({ t: 'home' }));
      location.reload();
    } catch {
      problem.value = says.notErased;
    }
  }

  return (
    <section class="panel stack">
      <h2>{says.kept}</h2>
      <p>{says.keptAbout}</p>
      {games.value !== undefined && games.value.length > 0 && (
        <p class="soft">{says.keptGames(games.value.length)}</p>
      )}
      <Button onClick={() => (isAsking.value = true)}>{says.erase}</Button>
      <div role="alert">{problem.value !== '' && <p class="problem">{problem.value}</p>}</div>
      {isAsking.value && (
        <Confirm
          title={says.eraseAsk}
          about={says.eraseAbout}
          yes={says.eraseNow}
          onYes={() => void erase()}
          onNo={() => (isAsking.value = false)}
        />
      )}
    </section>
  );
}
