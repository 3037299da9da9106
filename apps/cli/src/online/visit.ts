/** From coming to a table online until leaving it, over all games that the same people go on to. */
import { userInfo } from 'node:os';
import { RoomClient, plainLine, type RoomName, type RoomPromise } from '@palier/table/room';
import type { CommandOptions, Context } from '../command.ts';
import { failed, type Failure } from '../failure.ts';
import { clientPorts } from '../load/dial.ts';
import { paintOf } from '../play/faces.ts';
import { openTerminal } from '../play/terminal.ts';
import { hasScreen } from '../fullscreen/device.ts';
import { OnlineScreen } from '../fullscreen/online-screen.ts';
import { withScreen } from '../fullscreen/scene.ts';
import { depthOf } from '../fullscreen/style.ts';
import { DONE } from '../status.ts';
import type { Words } from '../words.ts';
import { KeptSeats, type KeptSeat } from './kept-seats.ts';
import { shownName } from './lobby-text.ts';
import { OnlineSession, type SessionEnd } from './session.ts';
import { withOnline, type OnlineWords } from './words.ts';

export const VISIT_OPTIONS = {
  server: { type: 'string', value: 'URL' },
  name: { type: 'string', value: 'NAME' },
  plain: { type: 'boolean' },
  'no-color': { type: 'boolean' },
} as const satisfies CommandOptions;

export const USUAL_SERVER = 'http://localhost:8080';

const WEB = ['http://', 'https://'];

/** Where tables are, without what stands behind the address. */
export function readServer(url: string, words: Words): string | Failure {
  const plain = url.replace(/\/+$/u, '');
  const isGood = WEB.some((start) => plain.startsWith(start)) && URL.canParse(plain);
  return isGood ? plain : failed(words, 'bad-url', { option: '--server', allowed: WEB });
}

export type OwnName = { readonly text: string; readonly isGiven: boolean };

/** What one is called at this machine, unless one says otherwise. */
export function readName(name: string | undefined, words: Words): OwnName | Failure {
  const text = shownName(name ?? ownName(words));
  return text === ''
    ? failed(words, 'empty-name', { option: '--name' })
    : { text, isGiven: name !== undefined };
}

function ownName(words: Words): string {
  try {
    return plainLine(userInfo().username) ?? words.cli.seat(1);
  } catch {
    // A machine may not know who is at it.
    return words.cli.seat(1);
  }
}

export type Visit = {
  readonly server: string;
  /** A table's id, or the code that it is joined by. */
  readonly table: string;
  /** Undefined: only looks on. */
  readonly name: OwnName | undefined;
  readonly token?: string;
  readonly promise?: RoomPromise | undefined;
  readonly entries?: number | undefined;
  readonly settle: (session: OnlineSession) => Promise<void>;
  /** Without colours. */
  readonly isPlain: boolean;
  /** Line by line, also where there is a whole screen. */
  readonly isInLines: boolean;
};

export async function visitTable(context: Context, first: Visit): Promise<typeof DONE | Failure> {
  const words = await withScreen(await withOnline(context.words, context.lang), context.lang);
  const seats = new KeptSeats(context.env);
  const paint = paintOf(context, first.isPlain);
  const screen =
    first.isInLines || !hasScreen(context)
      ? undefined
      : new OnlineScreen({
          context,
          words,
          depth: depthOf(paint, context.env),
          server: first.server,
        });
  const terminal = screen?.terminal ?? openTerminal(context);
  let kept: KeptSeat | undefined;
  let visit = first;
  try {
    for (;;) {
      const { server, table, token, promise, entries, name, settle } = visit;
      const client = new RoomClient(table, clientPorts([server], DEAF), {
        ...(token !== undefined && { token }),
        ...(promise !== undefined && { promise }),
        ...(entries !== undefined && { seen: entries }),
      });
      screen?.follow(client);
      const keep = (seat: KeptSeat): void => {
        kept = seat;
        seats.keep(seat, true);
      };
      const session = new OnlineSession({
        client,
        terminal,
        words,
        paint,
        server,
        name,
        seen: entries,
        settle,
        makeGame: screen?.makeGame,
        keep: ({ room, promise: noted, entries: told, ...own }) =>
          keep({
            server,
            ...room,
            ...own,
            ...(noted !== undefined && { promise: noted }),
            ...(told !== undefined && { entries: told }),
          }),
      });
      const end = await session.run();
      if (kept !== undefined) putAway(seats, kept, end);
      if (end.t !== 'next') {
        terminal.close();
        return farewell(end, kept, { words, write: (text) => context.stdout.write(text) });
      }
      visit = nextVisit(visit, end.room, kept);
      kept = undefined;
    }
  } finally {
    terminal.close();
  }
}

const DEAF = { opened: () => undefined, lost: () => undefined };

/** Another terminal of this device may come back to the seat, unless there is none any more. */
function putAway(seats: KeptSeats, kept: KeptSeat, end: SessionEnd): void {
  const isGone = end.t === 'left' || (end.t === 'failed' && GONE.has(end.failure.code));
  if (isGone) seats.forget(kept);
  else seats.keep(kept, false);
}

const GONE: ReadonlySet<string> = new Set(['removed', 'barred', 'unknown-token', 'too-much']);

/** Everybody comes along as who they are. */
function nextVisit(visit: Visit, { id }: RoomName, kept: KeptSeat | undefined): Visit {
  const { server, name, isPlain, isInLines } = visit;
  const settle = async (): Promise<void> => undefined;
  return {
    server,
    table: id,
    name,
    isPlain,
    isInLines,
    settle,
    ...(kept && { token: kept.token }),
  };
}

function farewell(
  end: Exclude<SessionEnd, { readonly t: 'next' }>,
  kept: KeptSeat | undefined,
  { words, write }: { readonly words: OnlineWords; readonly write: (text: string) => unknown },
): typeof DONE | Failure {
  const { play } = words;
  switch (end.t) {
    case 'failed':
      return end.failure;
    case 'left':
      write(`${play.online.left}\n`);
      return DONE;
    case 'quit':
      if (kept !== undefined) write(`${play.online.seatKept(`palier join ${kept.code}`)}\n`);
      write(`${play.goodbye}\n`);
      return DONE;
  }
}
