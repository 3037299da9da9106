/** Which game: the box, its ladder, the add-on. */
import { EDITIONS, EDITION_IDS, MASTER_OPTIONS, type LadderChoice } from '@palier/rules';
import { canPlay, nameIn, withEdition, withLadder, type Draft } from '../../state/draft.ts';
import { ownLadders } from '../../state/own-ladders.ts';
import { makeRoute } from '../../state/router.ts';
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
              about: says.editions[value],
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

function LadderToClimb({ draft, onChange }: GameSectionProps) {
  const says = ui().shell.newGame;
  const ladders = laddersFor(draft);
  const chosen = JSON.stringify(draft.ladder);
  return (
    <div class="stack">
      <Choices
        legend={says.ladder}
        choices={ladders.map((value) => ({
          value,
          title: words().ladder(nameIn(value)),
          about: typeof value === 'string' ? says.ladders[value] : says.ownLadder,
        }))}
        value={ladders.find((ladder) => JSON.stringify(ladder) === chosen)}
        onChoose={(ladder) => onChange(withLadder(draft, ladder))}
      />
      <Levels ladder={draft.ladder} />
      <a href={makeRoute({ t: 'aside', place: 'ladders' })}>{says.makeLadder}</a>
    </div>
  );
}

/** The box's, one's own that this box can play, and the chosen one, which may be kept nowhere. */
function laddersFor({ edition, ladder }: Draft): readonly LadderChoice[] {
  const own = ownLadders().map(({ name, levels }) => ({ name, levels }));
  const all = [...own.filter((one) => canPlay(edition, one)), ladder];
  const texts = all.map((one) => JSON.stringify(one));
  const others = all.filter((one, at) => typeof one !== 'string' && texts.indexOf(texts[at]!) === at);
  return [...EDITIONS[edition].ladders, ...others];
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
