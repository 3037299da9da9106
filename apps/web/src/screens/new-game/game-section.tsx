/** Which game: the box, its ladder, the add-on. */
import { EDITIONS, EDITION_IDS, MASTER_OPTIONS } from '@palier/rules';
import { withEdition, type Draft } from '../../state/draft.ts';
import { ui, words } from '../../state/words.ts';
import { Choices } from '../choices.tsx';
import { Fold } from './fold.tsx';
import { Levels } from './levels.tsx';

export type GameSectionProps = {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
};

export function GameSection({ draft, onChange }: GameSectionProps) {
  const says = ui().shell.newGame;
  const { edition, ladder, master } = words();
  const chosen = [
    edition(draft.edition),
    ladder(draft.ladder),
    ...(draft.master === 'none' ? [] : [master(draft.master)]),
  ];
  return (
    <Fold title={says.rules} chosen={chosen.join(' · ')}>
      {() => (
        <>
          <Choices
            legend={says.edition}
            choices={EDITION_IDS.map((value) => ({
              value,
              title: edition(value),
              about: says.editions[value],
            }))}
            value={draft.edition}
            onChoose={(value) => onChange(withEdition(draft, value))}
          />
          <LadderChoice draft={draft} onChange={onChange} />
          <MasterChoice draft={draft} onChange={onChange} />
        </>
      )}
    </Fold>
  );
}

function LadderChoice({ draft, onChange }: GameSectionProps) {
  const says = ui().shell.newGame;
  return (
    <div class="stack">
      <Choices
        legend={says.ladder}
        choices={EDITIONS[draft.edition].ladders.map((value) => ({
          value,
          title: words().ladder(value),
          about: says.ladders[value],
        }))}
        value={draft.ladder}
        onChoose={(ladder) => onChange({ ...draft, ladder })}
      />
      <Levels ladder={draft.ladder} />
    </div>
  );
}

function MasterChoice({ draft, onChange }: GameSectionProps) {
  const says = ui().shell.newGame;
  const isPossible = EDITIONS[draft.edition].takesMaster;
  return (
    <Choices
      legend={says.master}
      {...(isPossible ? {} : { about: says.noMaster })}
      choices={MASTER_OPTIONS.map((value) => ({
        value,
        title: words().master(value),
        about: says.masters[value],
        isDisabled: !isPossible && value !== 'none',
      }))}
      value={draft.master}
      onChoose={(master) => onChange({ ...draft, master })}
    />
  );
}
