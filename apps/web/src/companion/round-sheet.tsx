/** The end of a round in an evening with real cards: told, and entered. */
import { useSignal } from '@preact/signals';
import type { ToldRound } from '@palier/rules';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { TellRound, missingText } from './tell-round.tsx';
import { emptyTelling, readTelling, type Before, type RoundTelling } from './told.ts';

type RoundSheetProps = {
  readonly before: Before;
  readonly names: readonly string[];
  readonly round: number;
  readonly onEnter: (round: ToldRound) => void;
  readonly onClose: () => void;
};

export function RoundSheet({ before, names, round, onEnter, onClose }: RoundSheetProps) {
  const says = words('companion').round;
  const telling = useSignal<RoundTelling>(emptyTelling(before));
  const now = telling.value;
  const reading = readTelling(before, now);
  return (
    <Sheet title={says.title(round)} onClose={onClose}>
      <p class="soft">{says.about}</p>
      <TellRound
        before={before}
        names={names}
        telling={now}
        onChange={(next) => (telling.value = next)}
      />
      <div class="sheet-actions">
        <p class="companion-outcome remark" role="status">
          {'missing' in reading
            ? missingText(reading.missing)
            : words('game').event(reading.settled.ended, {
                viewer: 'spectator',
                names,
                edition: before.setup.edition,
              })}
        </p>
        <Button
          class="button-primary"
          disabled={'missing' in reading}
          onClick={() => {
            if ('round' in reading) onEnter(reading.round);
          }}
        >
          {says.enter}
        </Button>
      </div>
    </Sheet>
  );
}
