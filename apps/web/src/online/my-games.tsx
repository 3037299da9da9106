/** The tables online of this device in the list of games, and those that go on, on the first page. */
import { useSignal } from '@preact/signals';
import { EDITION_IDS } from '@palier/rules';
import { useEffect } from 'preact/hooks';
import { showCode } from '@palier/table/room';
import { Face } from '../board/face.tsx';
import { Icon } from '../board/icons.tsx';
import { isSignedIn } from '../people/account.ts';
import { words } from '../state/words.ts';
import { Confirm } from '../ui/confirm.tsx';
import { formatTime } from '../state/dates.ts';
import { makeRoute } from '../state/router.ts';
import { dayName } from './day-name.ts';
import { isRunning, myTables, type MyTable, type TableStanding } from './my-tables.ts';
import { PushSwitches } from './push-switches.tsx';
import { forgetSeat, shareSeats } from './shared-seats.ts';
import { keepTicket, type Ticket } from './tickets.ts';
import { TimeOff } from './time-off-panel.tsx';
import { useTables } from './use-tables.ts';
import { Button } from '../ui/button.tsx';
import { lazy } from '../ui/lazy.tsx';
import './my-games.css';

const Invited = lazy(async () => (await import('./invited.tsx')).Invited, 'friends');

/** Nothing is asked where nobody has signed in. */
function Calls() {
  return isSignedIn() ? <Invited /> : null;
}

/** `onNews`: for the screen's own place of saying what was done. */
export function MyTables({ onNews }: { readonly onNews: (news: string) => void }) {
  const says = words('online').mine;
  const leaving = useSignal<Ticket | undefined>(undefined);
  useTables();
  useEffect(() => void shareSeats(), []);
  const list = myTables.value;
  const going = leaving.value;
  if (list.length === 0) return <Calls />;
  return (
    <section class="stack">
      <h2>{says.title}</h2>
      <Calls />
      <ul class="stack">
        {list.map((table) => (
          <TableRow
            key={`${table.ticket.id} ${table.ticket.token}`}
            table={table}
            seat={list.some(isOtherSeat(table.ticket)) ? table.ticket.name : undefined}
            onForget={() => (leaving.value = table.ticket)}
          />
        ))}
      </ul>
      <TimeOff />
      <PushSwitches />
      {going !== undefined && (
        <Confirm
          title={says.forgetAsk}
          about={says.forgetAbout}
          yes={says.forget}
          no={words('shell').games.keep}
          onYes={() => {
            leaving.value = undefined;
            void forgetSeat(going);
            onNews(says.forgotten);
          }}
          onNo={() => (leaving.value = undefined)}
        />
      )}
    </section>
  );
}

/** Of the same table. */
function isOtherSeat({ id, token }: Ticket): (other: MyTable) => boolean {
  return ({ ticket }) => ticket.id === id && ticket.token !== token;
}

type TableRowProps = {
  readonly table: MyTable;
  /** Whose seat it is, where this device has several at the table. */
  readonly seat: string | undefined;
  readonly onForget: () => void;
};

function TableRow({ table: { ticket, standing }, seat, onForget }: TableRowProps) {
  const says = words('online').mine;
  const { edition } = words('game');
  const known = EDITION_IDS.find((id) => id === ticket.edition);
  const whose = seat === undefined ? undefined : says.youAre(seat);
  const players = [says.players(ticket.players), whose]
    .filter((one) => one !== undefined)
    .join('. ');
  const isMine = standing.t === 'your-turn';
  const what = standing.t === 'over' ? says.look : says.open;
  return (
    <li class="panel my-table stack snug" data-standing={standing.t}>
      <h3 class="row" tabIndex={-1}>
        {isMine && <Icon name="play" />}
        {sentence(standing)}
      </h3>
      <p class="small soft">
        {known !== undefined && `${edition(known)} · `}
        {showCode(ticket.code)} · <time>{formatTime(ticket.seen)}</time>
      </p>
      {whose !== undefined && <p class="small strong">{whose}</p>}
      <TimeLeft ticket={ticket} />
      <Players ticket={ticket} />
      <div class="row game-actions">
        {standing.t !== 'gone' && (
          <a
            class={isMine ? 'button button-primary' : 'button'}
            aria-label={`${what}: ${players}`}
            {...wayTo(ticket)}
          >
            <Icon name={standing.t === 'over' ? 'eye' : 'play'} />
            {what}
          </a>
        )}
        <Button
          class="button-quiet game-remove"
          aria-label={`${says.forget}: ${players}`}
          onClick={onForget}
          icon="trash"
        >
          {says.forget}
        </Button>
      </div>
    </li>
  );
}

/** By its id: the code of a finished one leads on to the next. In this seat, of those that there are. */
function wayTo(ticket: Ticket): { readonly href: string; readonly onClick: () => void } {
  const { id, code, phase } = ticket;
  return {
    href: makeRoute({ t: 'table', table: phase === 'over' ? id : code }),
    onClick: () => keepTicket(ticket),
  };
}

function Players({ ticket }: { readonly ticket: Ticket }) {
  return (
    <ul class="row my-players">
      {ticket.players.map((name, index) => {
        const bot = Object.hasOwn(ticket.bots, name) ? ticket.bots[name] : undefined;
        return (
          <li key={index} data-due={ticket.turn.includes(name)}>
            <Face of={{ name, ...(bot !== undefined && { bot }) }} />
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Of the decision that is due, where a clock of days runs; looked at again with every look at the tables. */
function TimeLeft({ ticket }: { readonly ticket: Ticket }) {
  const { due, phase } = ticket;
  if (due === undefined || phase !== 'playing') return null;
  const { mine, timeOff } = words('online');
  return (
    <span class="line soft small">
      {mine.left(due - Date.now())}
      {restingAt(ticket).map(([name, until]) => (
        <span class="line" key={name}>
          {timeOff.away(name, dayName(until))}
        </span>
      ))}
    </span>
  );
}

/** Of those whom the table waits for, who have time off. */
function restingAt({ resting = {}, name }: Ticket): readonly (readonly [string, number])[] {
  const now = Date.now();
  return Object.entries(resting).filter(([who, until]) => who !== name && until > now);
}

function sentence(standing: TableStanding): string {
  const { mine, join } = words('online');
  switch (standing.t) {
    case 'your-turn':
      return mine.yourTurn;
    case 'turn':
      return mine.turnOf(standing.names);
    case 'under-way':
      return join.underWay;
    case 'lobby':
      return mine.inLobby;
    case 'gone':
      return mine.gone;
    case 'over':
      return standing.winners.length === 0 ? mine.over : mine.winners(standing.winners);
  }
}

/** More stand in the list of games. */
const MOST_OTHERS = 2;

/** On home: the table that waits for this player, and those that wait for others. `onCount`: how many wait here. */
export function MyTurn({ onCount }: { readonly onCount: (turns: number) => void }) {
  useTables();
  useEffect(() => void shareSeats(), []);
  const waiting = myTables.value.filter(({ standing }) => standing.t === 'your-turn');
  const others = myTables.value.filter(({ standing }) => isRunning(standing));
  useEffect(() => onCount(waiting.length), [waiting.length]);
  const [first] = waiting;
  return (
    <>
      <Calls />
      {first !== undefined && <WaitingTable ticket={first.ticket} more={waiting.length - 1} />}
      {others.length > 0 && (
        <ul class="panel panel-list">
          {others.slice(0, MOST_OTHERS).map((table) => (
            <li key={`${table.ticket.id} ${table.ticket.token}`}>
              <OtherTable {...table} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type WaitingProps = { readonly ticket: Ticket; readonly more: number };

function WaitingTable({ ticket, more }: WaitingProps) {
  const says = words('online').mine;
  return (
    <a class="link-panel continue-card" {...wayTo(ticket)}>
      <span class="row nowrap large continue-title">
        <Icon name="play" />
        <strong class="grow heavy">{says.yourTurn}</strong>
        <span class="continue-round">{says.title}</span>
      </span>
      <TimeLeft ticket={ticket} />
      <Players ticket={ticket} />
      {more > 0 && <span class="small">{says.more(more)}</span>}
    </a>
  );
}

function OtherTable({ ticket, standing }: MyTable) {
  const { players } = words('online').mine;
  return (
    <a class="list-row" {...wayTo(ticket)}>
      <Icon name="people" />
      <span class="grow">
        {players(ticket.players)}
        <span class="line soft small">{sentence(standing)}</span>
        <TimeLeft ticket={ticket} />
      </span>
    </a>
  );
}
