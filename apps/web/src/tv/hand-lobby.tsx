/** Until the first card: the phone says that one is in, and lets whoever came first begin. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { BeginBar } from '../online/lobby/begin-bar.tsx';
import { Hosting } from '../online/lobby/hosting.ts';
import { Lobby, type LobbyProps } from '../online/lobby/lobby.tsx';
import { LinkNotice } from '../online/link-notice.tsx';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export function HandLobby(props: LobbyProps) {
  const isWhole = useSignal(false);
  const { online, onJoin } = props;
  const hosting = useMemo(() => new Hosting(online), [online]);
  const { hand } = words('tv');
  const { people } = hosting.room.value;
  const { seat } = online.state.value!;
  const me = people.find(({ id }) => id === hosting.me.value);
  // Whoever looks on without a name has to say one first.
  if (isWhole.value || me === undefined) return <Lobby online={online} onJoin={onJoin} />;
  return (
    <Page title={words('tv').title} class="hand-lobby">
      <LinkNotice online={online} />
      <section class="panel stack snug centred-column">
        <Face of={me} />
        <p class="strong" role="status">
          {seat === undefined ? hand.unseated(me.name) : hand.seated(me.name)}
        </p>
        <p class="soft centred">{hand.look}</p>
      </section>
      <Button aria-expanded={false} onClick={() => (isWhole.value = true)}>
        {hand.showTable}
      </Button>
      <BeginBar hosting={hosting} />
    </Page>
  );
}
