/** Somebody would join while the game goes on: the host says yes or no. */
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { Note } from './note.tsx';
import type { PartProps } from './seat-sign.tsx';
import { useAsking } from './use-asking.ts';

export function AskingNote({ at, model }: PartProps) {
  const says = words('online').lobby;
  const { room, me } = at.told.value;
  const { isSending, ask } = useAsking(model);
  const [first] = room.waiting;
  if (first === undefined || me === undefined || room.host !== me) return null;
  return (
    <Note icon={<OnlineIcon name="host" />} text={says.news.asks(first.name)}>
      <Button
        disabled={isSending}
        aria-label={says.turnAwayName(first.name)}
        onClick={() => void ask(at.client.admit(first.id, false))}
      >
        {says.turnAway}
      </Button>
      <Button
        class="button-primary"
        disabled={isSending}
        aria-label={says.letInName(first.name)}
        onClick={() => void ask(at.client.admit(first.id, true))}
      >
        {says.letIn}
      </Button>
    </Note>
  );
}
