/** The editor of one ladder: name, edition, levels, report, sharing, playing. Every change is kept. */
import { EDITION_IDS, NAME_LENGTH } from '@palier/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { Confirm } from '../ui/confirm.tsx';
import { Page } from '../ui/page.tsx';
import { goInstead, makeRoute } from '../state/router.ts';
import { cleanName } from '../state/seat-name.ts';
import { BalancePanel } from './balance-panel.tsx';
import { faultsOf, isPlayable } from './faults.ts';
import { dropLadder, keepLadder, type KeptLadder } from '../new-game/own-ladders.ts';
import { LevelList } from './level-list.tsx';
import { findLevelOdds } from './odds.ts';
import { PlayBar } from './play-bar.tsx';
import { SharePanel } from './share-panel.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select.tsx';

export function EditScreen({ ladder }: { readonly ladder: KeptLadder }) {
  const says = words('ladders').edit;
  const { id, edition, levels } = ladder;
  const canPlay = isPlayable(ladder);
  const title = ladder.name.trim() === '' ? words('ladders').unnamed : ladder.name;
  useEffect(() => {
    const faults = faultsOf(ladder);
    return findLevelOdds(
      edition,
      levels.filter((_, index) => faults[index] === undefined),
    );
  }, [edition, levels]);
  return (
    <Page title={title} class="ladder-page">
      <p>
        <a class="button" href={makeRoute({ t: 'place', place: 'ladders' })}>
          <Icon name="back" />
          {says.all}
        </a>
      </p>
      <div class="ladder-columns stack">
        <div class="stack">
          <LadderHead ladder={ladder} />
          <LevelList ladder={ladder} onChange={(next) => keepLadder({ ...ladder, levels: next })} />
        </div>
        <div class="stack">
          <BalancePanel key={id} ladder={ladder} canPlay={canPlay} />
          <SharePanel ladder={ladder} canPlay={canPlay} />
          <RemoveLadder ladder={ladder} name={title} />
        </div>
      </div>
      <p class="soft small">{words('ladders').play.about}</p>
      <PlayBar ladder={ladder} canPlay={canPlay} />
    </Page>
  );
}

function LadderHead({ ladder }: { readonly ladder: KeptLadder }) {
  const { edit: says, unnamed } = words('ladders');
  return (
    <section class="panel stack">
      <label class="field">
        <span>{says.name}</span>
        <input
          type="text"
          value={ladder.name}
          placeholder={unnamed}
          maxLength={NAME_LENGTH}
          autocomplete="off"
          enterkeyhint="done"
          onInput={({ currentTarget }) => {
            keepLadder({ ...ladder, name: cleanName(currentTarget.value) });
          }}
        />
      </label>
      <SelectField
        label={says.edition}
        value={ladder.edition}
        values={EDITION_IDS}
        nameOf={words('game').edition}
        onChoose={(edition) => keepLadder({ ...ladder, edition })}
      />
      <p class="soft small">
        {says.editionAbout} {says.saved}
      </p>
    </section>
  );
}

type RemoveLadderProps = { readonly ladder: KeptLadder; readonly name: string };

function RemoveLadder({ ladder, name }: RemoveLadderProps) {
  const says = words('ladders').remove;
  const isAsking = useSignal(false);
  return (
    <>
      <Button class="button-quiet" onClick={() => (isAsking.value = true)} icon="trash">
        {says.button}
      </Button>
      {isAsking.value && (
        <Confirm
          title={says.title(name)}
          about={says.about}
          yes={says.yes}
          onYes={() => {
            dropLadder(ladder.id);
            goInstead({ t: 'place', place: 'ladders' });
          }}
          onNo={() => (isAsking.value = false)}
        />
      )}
    </>
  );
}
