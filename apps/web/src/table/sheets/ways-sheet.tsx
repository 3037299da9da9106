/** Which of several moves a tap means: a joker's meaning, a meld, a player to miss a turn. */
import type { Command } from '@palier/rules';
import { CardView } from '../../board/card.tsx';
import { Face } from '../../board/face.tsx';
import { words } from '../../state/words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { namingAt } from '../naming.ts';
import type { TableModel } from '../table-model.ts';
import { Button } from '../../ui/button.tsx';

type WaysSheetProps = { readonly model: TableModel; readonly commands: readonly Command[] };

export function WaysSheet({ model, commands }: WaysSheetProps) {
  const { table } = model.view.value;
  const isPass = commands.every(({ t }) => t === 'playPass');
  return (
    <Sheet
      title={isPass ? words('table').skipWhom : words('table').whichWay}
      onClose={model.closeSheet}
    >
      <div class="stack snug">
        {commands.map((command, index) => (
          <Button
            key={index}
            class="way-move"
            autofocus={index === 0}
            onClick={() => void model.act(command)}
          >
            <WayPicture model={model} command={command} />
            {words('game').move(command, table, namingAt(model))}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

function WayPicture({ model, command }: { readonly model: TableModel; readonly command: Command }) {
  switch (command.t) {
    case 'addCard':
    case 'exchangeJoker':
      return <CardView card={command.card} />;
    case 'playPass':
      return <Face of={model.seats.value[command.on - 1]!} />;
    default:
      return null;
  }
}
