/** Who of the six sits here, and how strong. */
import { CHARACTER_IDS, STRENGTHS } from '@palier/bots';
import { Face } from '../board/face.tsx';
import type { DraftBot, DraftSeat } from '../state/draft.ts';
import { words } from '../state/words.ts';
import { Choices } from '../ui/choices.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Button } from '../ui/button.tsx';

type BotSheetProps = {
  readonly bot: DraftBot;
  readonly onChange: (seat: DraftSeat) => void;
  readonly onClose: () => void;
};

export function BotSheet({ bot, onChange, onClose }: BotSheetProps) {
  const says = words('shell').newGame;
  return (
    <Sheet title={says.chooseBot} onClose={onClose}>
      <div class="stack roomy bot-sheet">
        <Choices
          legend={says.chooseCharacter}
          choices={CHARACTER_IDS.map((value) => {
            const { name, about } = words('game').character(value);
            return { value, title: name, about, art: <Face of={{ name, bot: value }} /> };
          })}
          value={bot.character}
          onChoose={(character) => onChange({ ...bot, character })}
        />
        <Choices
          legend={says.chooseStrength}
          choices={STRENGTHS.map((value) => {
            const { label, about } = words('game').strength(value);
            return { value, title: label, about };
          })}
          value={bot.strength}
          onChoose={(strength) => onChange({ ...bot, strength })}
        />
      </div>
      <div class="sheet-actions">
        <Button class="button-primary" onClick={onClose}>
          {says.done}
        </Button>
      </div>
    </Sheet>
  );
}
