/** The settings as a screen; the table shows the same form in a dialog. */
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { About } from './about.tsx';
import { Kept } from './kept.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SettingsScreen() {
  return (
    <Page title={words('settings').title} class="settings">
      <SettingsForm />
      <Kept />
      <About />
    </Page>
  );
}
