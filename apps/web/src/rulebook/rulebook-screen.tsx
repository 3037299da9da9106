/** The rulebook as a screen of its own. */
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { Rulebook } from './rulebook.tsx';

export function RulebookScreen({ rule }: { readonly rule?: string | undefined }) {
  return (
    <Page
      title={words('rules').book.title}
      class="rulebook-page"
      isHeadingPassed={rule !== undefined}
    >
      <Rulebook rule={rule} />
    </Page>
  );
}
