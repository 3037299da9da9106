/** What stands around every question: which game it is about, and the way to the others. */
import type { Setup } from '@palier/rules';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';

export function GameName({ setup }: { readonly setup: Setup }) {
  const { edition, ladder } = words('game');
  return (
    <p class="small soft">
      {edition(setup.edition)} · {ladder(setup.ladders[0]!.name)}
    </p>
  );
}

export function OtherQuestions() {
  return (
    <a class="button" href={makeRoute({ t: 'place', place: 'referee' })}>
      {words('referee').otherQuestions}
    </a>
  );
}
