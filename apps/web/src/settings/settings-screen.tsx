/** The settings as a screen; the table shows the same form in a dialog. */
import { ui } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { About } from './about.tsx';
import { Kept } from './kept.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SettingsScreen() {
  return (
    <Page title={ui().shell.settings.title} class="settings">
      <SettingsForm />
      <Kept />
      <About />
    </Page>
  );
}
