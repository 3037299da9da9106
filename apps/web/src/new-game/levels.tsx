/** What each level of a ladder asks for. */
import type { LadderChoice } from '@palier/rules';
import { levelsIn, nameIn } from '../state/draft.ts';
import { words } from '../state/words.ts';

export function LadderLevels({ ladder }: { readonly ladder: LadderChoice }) {
  const { level, ladder: nameOf } = words('game');
  return (
    <ol
      class="stack tight ladder-levels"
      aria-label={words('shell').newGame.levelsOf(nameOf(nameIn(ladder)))}
    >
      {levelsIn(ladder).map((parts, index) => (
        <li key={index} class="row">
          <span class="level-badge">{index + 1}</span>
          {level(parts)}
        </li>
      ))}
    </ol>
  );
}

/** The same beside the choices, where there is room. */
export function LevelsPanel({ ladder }: { readonly ladder: LadderChoice }) {
  return (
    <section class="panel levels-panel">
      <h2>{words('shell').newGame.levelsOf(words('game').ladder(nameIn(ladder)))}</h2>
      <LadderLevels ladder={ladder} />
    </section>
  );
}
