/** What is to be known of somebody besides the name, and what the host may do about them. */
import { useSignal } from '@preact/signals';
import type { ToldPerson, WireAnswer } from '@palier/table/room';
import { Icon } from '../../board/icons.tsx';
import { words } from '../../state/words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { OnlineIcon } from '../../ui/online-icons.tsx';
import type { Hosting } from './hosting.ts';
import { IconButton } from '../../ui/button.tsx';
import { RowButton } from '../../ui/choices.tsx';

type PersonProps = { readonly hosting: Hosting; readonly person: ToldPerson };

export function PersonMarks({ hosting, person }: PersonProps) {
  const { you, host } = words('online').lobby;
  const isMe = person.id === hosting.me.value;
  const isHost = person.id === hosting.room.value.host;
  const isBot = person.isBot === true;
  if (!isMe && !isHost && !isBot) return null;
  return (
    <span class="row middle tight marks">
      {isBot && <span class="chip">{words('shell').newGame.isBot}</span>}
      {isMe && <span class="chip chip-accent">{you}</span>}
      {isHost && (
        <span class="chip">
          <OnlineIcon name="host" />
          {host}
        </span>
      )}
    </span>
  );
}

/** For the host, about the others. */
export function PersonMenu({ hosting, person }: PersonProps) {
  const says = words('online').lobby;
  const isOpen = useSignal(false);
  const { client } = hosting.online;
  if (!hosting.isHost.value || person.id === hosting.me.value) return null;
  const close = (): void => {
    isOpen.value = false;
  };
  const tell = (answer: Promise<WireAnswer>): void => {
    close();
    void hosting.hear(answer);
  };
  return (
    <>
      <IconButton
        says={says.options(person.name)}
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <OnlineIcon name="more" />
      </IconButton>
      {isOpen.value && (
        <Sheet title={person.name} onClose={close}>
          <div class="panel panel-list">
            <RowButton
              art={<OnlineIcon name="host" />}
              says={says.passHost}
              about={says.passHostAbout(person.name)}
              onPress={() => tell(client.passHost(person.id))}
            />
            {/* Where strangers come and go there is no other way. */}
            {hosting.room.value.options.listing === 'hidden' && (
              <RowButton
                art={<Icon name="trash" />}
                says={says.remove}
                about={says.removeAbout(person.name)}
                onPress={() => tell(client.remove(person.id))}
              />
            )}
            <RowButton
              art={<Icon name="trash" />}
              says={says.removeForGood}
              about={says.removeForGoodAbout(person.name)}
              onPress={() => tell(client.remove(person.id, { forGood: true }))}
            />
          </div>
        </Sheet>
      )}
    </>
  );
}
