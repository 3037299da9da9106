/** Who would join and waits for the host's word. Only the host sees them, wherever in the lobby they look. */
import { useId } from 'preact/hooks';
import { Face } from '../../board/face.tsx';
import { faceOf } from '../face-of.ts';
import { words } from '../../state/words.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogNews } from '../use-dialog-news.ts';
import type { Hosting } from './hosting.ts';

type AskingProps = { readonly hosting: Hosting };

export function Asking({ hosting }: AskingProps) {
  useDialogNews(<Askers hosting={hosting} />);
  return <Askers hosting={hosting} />;
}

function Askers({ hosting }: AskingProps) {
  const id = useId();
  const says = words('online').lobby;
  const { waiting } = hosting.room.value;
  const { client } = hosting.online;
  if (waiting.length === 0 || !hosting.isHost.value) return null;
  return (
    <section class="panel stack snug asking" aria-labelledby={id}>
      <h2 id={id}>{says.asking}</h2>
      <ul class="lobby-people">
        {waiting.map((person) => (
          <li key={person.id} class="lobby-person row">
            <Face of={faceOf(person)} />
            <strong class="lobby-person-words">{person.name}</strong>
            {person.isBot === true && <span class="chip">{words('shell').newGame.isBot}</span>}
            <span class="row">
              <Button
                aria-label={says.turnAwayName(person.name)}
                onClick={() => void hosting.hear(client.admit(person.id, false))}
              >
                {says.turnAway}
              </Button>
              <Button
                class="button-primary"
                aria-label={says.letInName(person.name)}
                onClick={() => void hosting.hear(client.admit(person.id, true))}
              >
                {says.letIn}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
