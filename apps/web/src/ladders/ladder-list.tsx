/** The ladders of this device, and the ways to a new one. */
import { DEFAULT_EDITION, LADDERS, type EditionId, type LadderId } from '@palier/rules';
import { useSignal } from '@preact/signals';
import type { OwnLadder } from '../new-game/ladder-code.ts';
import { keepNew, ownLadders, type KeptLadder } from '../new-game/own-ladders.ts';
import { go, makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { USUAL_PART } from './edits.ts';
import { isPlayable } from './faults.ts';
import { MOST_BYTES, parseLadderFile } from './ladder-file.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceWords, RowButton } from '../ui/choices.tsx';
import { FileRow } from '../ui/file-row.tsx';

export function LadderList() {
  const { title, list: says } = words('ladders');
  const isChoosing = useSignal(false);
  const ladders = ownLadders.value;
  return (
    <Page title={title} class="ladder-home">
      <p>{says.about}</p>
      <Button
        class="button-primary button-large"
        aria-haspopup="dialog"
        onClick={() => (isChoosing.value = true)}
        icon="plus"
      >
        {says.make}
      </Button>
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
        <ChoiceWords
          title={name.trim() === '' ? unnamed : name}
          about={`${words('game').edition(edition)} · ${levelCount(levels.length)}`}
        />
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
          <RowButton
            key={ladder}
            says={`${editionName(edition)} · ${ladderName(ladder)}`}
            about={says.copyAbout}
            onPress={() => {
              const name = says.copyName(ladderName(ladder));
              begin({ edition, name, levels: LADDERS[ladder].levels });
            }}
          />
        ))}
        <RowButton
          says={says.blank}
          about={says.blankAbout}
          onPress={() => {
            begin({ edition: DEFAULT_EDITION, name: unnamed, levels: [[USUAL_PART]] });
          }}
        />
      </div>
    </Sheet>
  );
}

/** A ladder from a file, or what is wrong with it. */
function OpenLadder({ onOpen }: { readonly onOpen: (ladder: OwnLadder) => void }) {
  const says = words('ladders').list;
  const hasFailed = useSignal(false);
  const open = async (file: File): Promise<void> => {
    const text = file.size > MOST_BYTES ? '' : await file.text().catch(() => '');
    const ladder = parseLadderFile(text);
    hasFailed.value = ladder === undefined;
    if (ladder !== undefined) onOpen(ladder);
  };
  return (
    <FileRow
      says={says.openFile}
      accept=".json,.txt,application/json"
      problem={hasFailed.value ? says.notAFile : undefined}
      onFile={(file) => void open(file)}
    />
  );
}
