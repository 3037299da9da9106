/** Which game: the box, its ladder, the add-on. */
import { EDITIONS, EDITION_IDS, MASTER_OPTIONS } from '@palier/rules';
import { nameIn, withEdition, type Draft } from '../state/draft.ts';
import { words } from '../state/words.ts';
import { Choices } from '../ui/choices.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Fold } from './fold.tsx';

const LadderToClimb = lazy(async () => {
  const { LadderToClimb: Part } = await import('./ladder-to-climb.tsx');
  return Part;
});

export type GameSectionProps = {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
};

export function GameSection({ draft, onChange }: GameSectionProps) {
  const says = words('shell').newGame;
  const { edition, ladder, master } = words('game');
  const chosen = [
    edition(draft.edition),
    ladder(nameIn(draft.ladder)),
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
              about: words('game').editionAbout(value),
            }))}
            value={draft.edition}
            onChoose={(value) => onChange(withEdition(draft, value))}
          />
          <LadderToClimb draft={draft} onChange={onChange} />
          <MasterChoice draft={draft} onChange={onChange} />
        </>
      )}
    </Fold>
  );
}

function MasterChoice({ draft, onChange }: GameSectionProps) {
  const says = words('shell').newGame;
  const isPossible = EDITIONS[draft.edition].takesMaster;
  return (
    <Choices
      legend={says.master}
      {...(isPossible ? {} : { about: says.noMaster })}
      choices={MASTER_OPTIONS.map((value) => ({
        value,
        title: words('game').master(value),
        about: says.masters[value],
        isDisabled: !isPossible && value !== 'none',
      }))}
      value={draft.master}
      onChoose={(master) => onChange({ ...draft, master })}
    />
  );
}
