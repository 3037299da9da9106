/** The ladders of this device, and the ways to a new one. */
import { DEFAULT_EDITION, LADDERS, type EditionId, type LadderId } from '@palier/rules';
import { useSignal } from '@preact/signals';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { OwnLadder } from '../new-game/ladder-code.ts';
import { go, makeRoute } from '../state/router.ts';
import { USUAL_PART } from './edits.ts';
import { isPlayable } from './faults.ts';
import { keepNew, ownLadders, type KeptLadder } from '../new-game/own-ladders.ts';
import { OpenLadder } from './open-ladder.tsx';

export function LadderList() {
  const { title, list: says } = words('ladders');
  const isChoosing = useSignal(false);
  const ladders = ownLadders.value;
  return (
    <Page title={title} class="ladder-home">
      <p>{says.about}</p>
      <button
        type="button"
        class="button button-primary button-large"
        aria-haspopup="dialog"
        onClick={() => (isChoosing.value = true)}
      >
        <Icon name="plus" />
        {says.make}
      </button>
      <section class="stack" aria-labelledby="ladders-yours">
        <h2 id="ladders-yours">{says.yours}</h2>
        {ladders.length === 0 && <p class="soft">{says.none}</p>}
        <div class="panel panel-list">
          <ul>
            {ladders.toReversed().map((ladder) => (
              <LadderRow key={ladder.id} ladder={ladder} />
            ))}
          </ul>
          <OpenLadder onOpen={begin} />
        </div>
      </section>
      {isChoosing.value && <StartSheet onClose={() => (isChoosing.value = false)} />}
    </Page>
  );
}

function begin(ladder: OwnLadder): void {
  go({ t: 'place', place: 'ladders', operand: keepNew(ladder) });
}

function LadderRow({ ladder }: { readonly ladder: KeptLadder }) {
  const { list: says, levelCount, unnamed } = words('ladders');
  const { id, name, edition, levels } = ladder;
  return (
    <li>
      <a class="list-row" href={makeRoute({ t: 'place', place: 'ladders', operand: id })}>
        <span class="grow choice-words">
          <span class="choice-title">{name.trim() === '' ? unnamed : name}</span>
          <span class="choice-about">
            {words('game').edition(edition)} · {levelCount(levels.length)}
          </span>
        </span>
        {!isPlayable(ladder) && <span class="chip">{says.unfinished}</span>}
      </a>
    </li>
  );
}

const STARTS: readonly { readonly edition: EditionId; readonly ladder: LadderId }[] = [
  { edition: DEFAULT_EDITION, ladder: 'one-star' },
  { edition: DEFAULT_EDITION, ladder: 'two-star' },
  { edition: 'level-up', ladder: 'stacked' },
];

function StartSheet({ onClose }: { readonly onClose: () => void }) {
  const { start: says, unnamed } = words('ladders');
  const { edition: editionName, ladder: ladderName } = words('game');
  return (
    <Sheet title={says.title} onClose={onClose}>
      <div class="panel panel-list">
        {STARTS.map(({ edition, ladder }) => (
          <Start
            key={ladder}
            title={`${editionName(edition)} · ${ladderName(ladder)}`}
            about={says.copyAbout}
            onChoose={() => {
              const name = says.copyName(ladderName(ladder));
              begin({ edition, name, levels: LADDERS[ladder].levels });
            }}
          />
        ))}
        <Start
          title={says.blank}
          about={says.blankAbout}
          onChoose={() => {
            begin({ edition: DEFAULT_EDITION, name: unnamed, levels: [[USUAL_PART]] });
          }}
        />
      </div>
    </Sheet>
  );
}

type StartProps = {
  readonly title: string;
  readonly about: string;
  readonly onChoose: () => void;
};

function Start({ title, about, onChoose }: StartProps) {
  return (
    <button type="button" class="list-row" onClick={onChoose}>
      <span class="choice-words">
        <span class="choice-title">{title}</span>
        <span class="choice-about">{about}</span>
      </span>
    </button>
  );
}
