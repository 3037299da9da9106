/** A table online, from the door to the results: which of its rooms one is in follows from the table. */
import { useSignal } from '@preact/signals';
import { parseReturnCode, parseTableName } from '@palier/table/room';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazy } from '../ui/lazy.tsx';
import { goInstead, makeRoute, route, type Route } from '../state/router.ts';
import { ownFace } from '../state/own-profile.ts';
import { RESTING_SKY, skyProgress } from '../state/sky.ts';
import { leaveNote, takeNote } from '../state/storage.ts';
import { problemIn } from '../online/answers.ts';
import { BadLink, Connecting, Instead, WaitingForHost } from '../online/instead.tsx';
import { takeWish } from '../online/entering.ts';
import { asksHost, JoinView } from '../online/join-view.tsx';
import { Lobby, type LobbyProps } from '../online/lobby/lobby.tsx';
import { OnlineRoom, type OnlineRoomOptions } from '../online/online-room.ts';
import { sitAnywhere } from '../online/sit-anywhere.ts';
import { forgetSeat } from '../online/shared-seats.ts';
import { ticketFor, tickets, type Ticket } from '../online/tickets.ts';
import { WhichSeat } from '../online/which-seat.tsx';

const loadGame = async () => import('./online-game.tsx');

const OnlineGame = lazy(async () => (await loadGame()).OnlineGame);

/** How a table is come to and looked at. */
export type TableWays = {
  readonly address: (table: string) => Route;
  readonly Lobby: ComponentType<LobbyProps>;
  readonly openGame: OnlineRoomOptions['openGame'];
};

const USUAL: TableWays = {
  address: (table) => ({ t: 'table', table }),
  Lobby,
  openGame: async (inside) => (await loadGame()).openOnlineGame(inside),
};

type OnlineTableScreenProps = {
  readonly table: string;
  readonly token?: string;
  readonly ways?: TableWays;
};

type ComerProps = OnlineTableScreenProps & { readonly ways: TableWays };

/** How one comes in. `isOwn`: in the seat of this device, whatever the link says. */
type Coming = Pick<OnlineRoomOptions, 'token' | 'isStranger'> & { readonly isOwn?: true };

/** What cannot lead to a table is said at once: no server is asked. */
export function OnlineTableScreen({ table: named, token, ways = USUAL }: OnlineTableScreenProps) {
  const table = parseTableName(named);
  if (table === undefined) return <BadLink what="table" />;
  return <Comer table={table} ways={ways} {...(token !== undefined && { token })} />;
}

/** Whoever comes to a table that there may be. */
function Comer({ table, token, ways }: ComerProps) {
  const coming = useSignal<Coming>({});
  const room = useSignal<OnlineRoom | undefined>(undefined);
  /** The seat that this device has here, while somebody has come by a link to another. */
  const rival = useSignal<Ticket | undefined>(undefined);
  const { isStranger, isOwn } = coming.value;
  const given = coming.value.token ?? token;
  const isGiven = given !== undefined && isStranger !== true && isOwn !== true;
  const proof = isGiven ? parseReturnCode(given) : undefined;
  const isBad = isGiven && proof === undefined;
  useEffect(() => {
    if (isBad) return undefined;
    const own = proof === undefined ? undefined : ticketFor(tickets.peek(), table);
    rival.value = own?.token === proof ? undefined : own;
    const online = new OnlineRoom(table, {
      isUnsure: rival.value !== undefined,
      openGame: ways.openGame,
      onNext: (next) => goInstead(ways.address(next)),
      ...(isStranger !== undefined && { isStranger }),
      ...(proof !== undefined && { token: proof }),
    });
    room.value = online;
    return () => {
      room.value = undefined;
      online.close();
    };
  }, [table, proof, isBad, coming.value]);
  // A link that somebody opens means somebody, whatever was chosen at the door before.
  useEffect(() => {
    if (coming.value.isStranger === true || coming.value.isOwn === true) coming.value = {};
  }, [route.value]);
  if (isBad) return <BadLink what="token" onGo={() => (coming.value = { isOwn: true })} />;
  const online = room.value;
  if (online === undefined) return <Connecting />;
  if (rival.value !== undefined) {
    return (
      <WhichSeat
        key={online}
        online={online}
        own={rival.value.name}
        onTake={() => {
          online.beSure();
          rival.value = undefined;
        }}
        onStay={() => (coming.value = { isOwn: true })}
      />
    );
  }
  return (
    <AtDoor
      key={online}
      online={online}
      table={table}
      ways={ways}
      hasProof={proof !== undefined}
      onCome={(how) => (coming.value = how)}
    />
  );
}

type AtDoorProps = Pick<ComerProps, 'table' | 'ways'> & {
  readonly online: OnlineRoom;
  /** By a link or a code, and not by what this device knew. */
  readonly hasProof: boolean;
  readonly onCome: (how: Coming) => void;
};

function AtDoor({ online, table, ways, hasProof, onCome }: AtDoorProps) {
  const problem = useSignal<string | undefined>(undefined);
  const isEntering = useSignal(false);
  const note = `watching ${table}`;
  const isWatching = useSignal(takeNote(note));
  const state = online.state.value;
  const closed = online.closed.value;
  const phase = state?.room.phase;

  // What was typed on the way is not asked again.
  useEffect(() => {
    if (state === undefined || state.me !== undefined) return;
    const wish = takeWish(table);
    if (wish !== undefined && phase === 'lobby') void enter(wish.nickname);
  }, [state === undefined]);

  // A ticket that is worth nothing any more does not stand in the way of a guest.
  useEffect(() => {
    if (closed !== 'unknown-token' || hasProof) return;
    const ticket = ticketFor(tickets.peek(), table);
    if (ticket !== undefined) void forgetSeat(ticket);
    const other = ticketFor(tickets.peek(), table);
    onCome(other === undefined ? { isStranger: true } : {});
  }, [closed]);

  // The door says the code, whatever name one came by; that of a finished table leads on to the next.
  const code = state?.room.next === null ? state.room.code : undefined;
  useEffect(() => {
    if (code !== undefined) {
      history.replaceState(history.state, '', makeRoute(ways.address(code)));
    }
  }, [code]);

  useEffect(() => {
    if (phase === undefined || phase === 'lobby') skyProgress.value = RESTING_SKY;
    if (phase === 'lobby') OnlineGame.preload();
  }, [phase]);

  useEffect(() => {
    // For a reload of this tab.
    if (isWatching.value) leaveNote(note);
  }, [isWatching.value]);

  async function enter(nickname: string): Promise<void> {
    isEntering.value = true;
    const trouble = problemIn(await online.client.join(nickname, ownFace()));
    if (trouble === undefined) await sitAnywhere(online);
    problem.value = trouble;
    isEntering.value = false;
  }

  if (closed !== undefined) {
    const until = online.client.closedUntil;
    return <Instead why={closed} until={until} onStranger={() => onCome({ isStranger: true })} />;
  }
  if (isEntering.value && state !== undefined && asksHost(state.room)) return <WaitingForHost />;
  if (state === undefined || isEntering.value) return <Connecting online={online} />;
  if (state.me === undefined && !isWatching.value) {
    return (
      <JoinView
        online={online}
        problem={problem.value}
        onWatch={() => (isWatching.value = true)}
        onReturn={(token) => onCome({ token })}
      />
    );
  }
  const onJoin = (): void => {
    takeNote(note);
    isWatching.value = false;
  };
  if (phase === 'lobby') return <ways.Lobby online={online} onJoin={onJoin} />;
  return <OnlineGame online={online} onJoin={onJoin} />;
}
