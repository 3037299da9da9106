/** Which of several moves a tap means: a joker's meaning, a meld, a player to miss a turn. */
import type { Command } from '@palier/rules';
import { CardView } from '../../board/card.tsx';
import { Face } from '../../board/face.tsx';
import { Sheet } from '../../screens/sheet.tsx';
import { ui, words } from '../../state/words.ts';
import { namingOf } from '../naming.ts';
import type { Sitting } from '../sitting.ts';

export function WaysSheet({
  sitting,
  commands,
}: {
  readonly sitting: Sitting;
  readonly commands: readonly Command[];
}) {
  const { table } = sitting.view.value;
  const isPass = commands[0]?.t === 'playPass';
  return (
    <Sheet
      title={isPass ? ui().table.skipWhom : ui().table.whichWay}
      onClose={() => {
        sitting.sheet.value = undefined;
      }}
    >
      <div class="ways">
        {commands.map((command, index) => (
          <button
            key={index}
            type="button"
            class="button way-move"
            autofocus={index === 0}
            onClick={() => void sitting.act(command)}
          >
            <WayPicture sitting={sitting} command={command} />
            {words().move(command, table, namingOf(sitting))}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

function WayPicture({
  sitting,
  command,
}: {
  readonly sitting: Sitting;
  readonly command: Command;
}) {
  switch (command.t) {
    case 'addCard':
    case 'exchangeJoker':
      return <CardView card={command.card} />;
    case 'playPass':
      return <Face of={sitting.seats.value[command.on - 1]!} />;
    default:
      return null;
  }
}
