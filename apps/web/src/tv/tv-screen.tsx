/** The screen that everybody in the room sees: it keeps a table without a seat, and shows what all may see. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { problemIn } from '../online/answers.ts';
import { CreateForm } from '../online/create-form.tsx';
import { Connecting } from '../online/instead.tsx';
import { optionsFor } from '../online/last-table.ts';
import { OnlineRoom } from '../online/online-room.ts';
import { isMuch } from '../online-table/missed.ts';
import { ownFace } from '../state/own-profile.ts';
import { RESTING_SKY, skyProgress } from '../state/sky.ts';
import { leaveNote, takeNote } from '../state/storage.ts';
import { words } from '../state/words.ts';
import { TableView } from '../table/table-view.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { useAwake } from '../ui/use-awake.ts';
import { useOwnPace } from './own-pace.ts';
import { forgetTable, screenTable } from './own-screen.ts';
import { TvLobby } from './tv-lobby.tsx';
import '../online/online.css';
import './tv.css';

export function TvScreen() {
  // Read from the other side of a room: letters are as large as the screen is.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['screen'] = 'room';
    return () => {
      delete dataset['screen'];
    };
  }, []);
  const { table } = screenTable.value;
  return table === '' ? <Opening /> : <Kept key={table} table={table} />;
}

function Opening() {
  const says = words('tv');
  return (
    <Page title={says.title} class="tv-opening">
      <p class="tv-about">{says.about}</p>
      <CreateForm
        says={says.open}
        // Whoever is in the room may play, and the screen shows what happens when it does.
        options={(edition) => ({ ...optionsFor(edition), ...OPEN })}
        onCreated={(table) => screenTable.set({ table })}
        isMain
      />
    </Page>
  );
}

const OPEN = { joining: 'anyone', watching: 'anyone', delay: 0 } as const;

/** Of this tab, so that a reload leads back to a game that has ended, and the next evening does not. */
const NOTE = 'screen';

function Kept({ table }: { readonly table: string }) {
  const room = useSignal<OnlineRoom | undefined>(undefined);
  const isReload = useSignal(takeNote(NOTE));
  useEffect(() => {
    leaveNote(NOTE);
    const { token } = screenTable.peek();
    const online = new OnlineRoom(table, {
      openGame: async (inside) => (await import('./screen-game.tsx')).openScreenGame(inside),
      isStranger: true,
      ...(token !== undefined && { token }),
      keep: ({ token: own }) => screenTable.set({ table, token: own }),
      onNext: (next) =>
        screenTable.change(({ token: own }) => ({
          table: next,
          ...(own !== undefined && { token: own }),
        })),
    });
    room.value = online;
    return () => {
      room.value = undefined;
      online.close();
    };
  }, [table]);
  const online = room.value;
  return online === undefined ? (
    <Connecting />
  ) : (
    <AtTable key={online} online={online} isReload={isReload.value} />
  );
}

type AtTableProps = { readonly online: OnlineRoom; readonly isReload: boolean };

function AtTable({ online, isReload }: AtTableProps) {
  const problem = useSignal<string | undefined>(undefined);
  const isAwake = useAwake();
  const state = online.state.value;
  const closed = online.closed.value;
  const model = online.model.value;
  const { room, me, missed } = state ?? {};
  useOwnPace(model);

  // The first who comes to a table keeps it.
  useEffect(() => {
    if (room === undefined || me !== undefined) return;
    void joinAsScreen(online).then((trouble) => (problem.value = trouble));
  }, [room === undefined, me]);

  // Of an evening that is over another one is not begun.
  useEffect(() => {
    if (room?.phase === 'over' && room.next === null && !isReload) forgetTable();
  }, [room === undefined]);

  useEffect(() => {
    if (room !== undefined && room.next !== null) online.toNext();
  }, [room?.next]);

  useEffect(() => {
    if (room?.phase === 'lobby') skyProgress.value = RESTING_SKY;
  }, [room?.phase]);

  // Whoever looks up sees what is there: nothing comes over it that somebody would have to take away.
  useEffect(() => {
    if (missed !== undefined && isMuch(missed)) {
      model?.catchUp();
      online.client.seenMissed();
    }
  }, [missed, model]);

  // What all may see, this screen shows at once, whatever was chosen on a phone.
  const options = room?.options;
  const isHost = me !== undefined && room?.host === me;
  useEffect(() => {
    if (options === undefined || !isHost) return;
    if (options.watching === OPEN.watching && options.delay === OPEN.delay) return;
    void online.client.configure({ ...options, watching: OPEN.watching, delay: OPEN.delay });
  }, [options, isHost]);

  if (closed !== undefined) return <Trouble says={words('online').closed[closed]} />;
  if (problem.value !== undefined) return <Trouble says={problem.value} />;
  if (state === undefined || me === undefined) return <Connecting online={online} />;
  if (state.room.phase === 'lobby') return <TvLobby online={online} isAwake={isAwake.value} />;
  return model === undefined ? <Connecting online={online} /> : <TableView model={model} />;
}

/** Names at a table are each somebody's. */
const MOST_SCREENS = 9;

async function joinAsScreen({ client }: OnlineRoom): Promise<string | undefined> {
  const { name } = words('tv');
  for (let number = 1; ; number++) {
    const answer = await client.join(number === 1 ? name : `${name} ${number}`, ownFace());
    const isTaken = answer.t === 'denied' && answer.why === 'name-taken';
    if (!isTaken || number === MOST_SCREENS) return problemIn(answer);
  }
}

/** This table is none any more, or lets nobody in. */
function Trouble({ says }: { readonly says: string }) {
  const { title, another } = words('tv');
  return (
    <Page title={title}>
      <div class="panel stack">
        <p role="alert">{says}</p>
        <Button class="button-primary" onClick={forgetTable}>
          {another}
        </Button>
      </div>
    </Page>
  );
}
