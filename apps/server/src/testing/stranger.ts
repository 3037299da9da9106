/**
 * A client as a stranger would write it from docs/PROTOCOL.md: it speaks the wire's JSON over a bare
 * WebSocket and uses the rules, and nothing of ours in between.
 */
import {
  emptyState,
  evolveView,
  isFault,
  legalMoves,
  makeMove,
  makeSetup,
  parseRecordedEvent,
  viewOf,
  type Command,
  type RecordHeader,
  type View,
} from '@palier/rules';
import { followEntry, timelineFrom, type Timeline } from '@palier/table';
import type { RoomTell, WireAnswer } from '@palier/table/room';
import { Caller } from './caller.ts';

type Opened = Extract<RoomTell, { readonly t: 'opened' }>;

export class Stranger {
  readonly caller: Caller;
  #asked = 0;

  private constructor(caller: Caller) {
    this.caller = caller;
  }

  /** `from`: the address, as a proxy tells it. */
  static async at(url: string, table: string, token?: string, from?: string): Promise<Stranger> {
    const headers = from === undefined ? {} : { 'x-forwarded-for': from };
    const caller = await Caller.open(`${url.replace('http', 'ws')}/live`, { headers });
    caller.say({ t: 'hello', palier: 1, table, ...(token !== undefined && { token }) });
    await caller.until((heard) => heard.find((tell) => (tell as RoomTell).t === 'welcome'));
    return new Stranger(caller);
  }

  get told(): readonly RoomTell[] {
    return this.caller.heard as readonly RoomTell[];
  }

  /** Asks, and waits for the answer. A move is done when its entries come. */
  async ask(question: {
    readonly t: string;
    readonly [member: string]: unknown;
  }): Promise<WireAnswer> {
    const id = ++this.#asked;
    this.caller.say({ ...question, id });
    return this.caller.until(() => {
      for (const tell of this.told) {
        if (tell.t === 'answered' && tell.id === id) return tell.answer;
        if (tell.t === 'happened' && tell.done === id) return { t: 'done' };
      }
      return undefined;
    });
  }

  /** Everything this connection was shown of the game, folded. */
  line(): Timeline<View> | undefined {
    let line: Timeline<View> | undefined;
    for (const tell of this.told) {
      if (tell.t === 'opened') line = beginning(tell);
      if (tell.t !== 'opened' && tell.t !== 'happened') continue;
      for (const json of tell.entries) {
        const entry = parseRecordedEvent(json);
        if (isFault(entry) || line === undefined) throw new Error('an entry cannot be read');
        line = followEntry(line, entry, evolveView);
      }
    }
    return line;
  }

  get isOver(): boolean {
    return this.told.some((tell) => 'result' in tell && tell.result !== null);
  }

  /** Plays until the game is over, as soon as it may. */
  async play(choose: (view: View) => Command = firstGood): Promise<void> {
    for (;;) {
      const line = await this.caller.until(() => {
        const now = this.line();
        return this.isOver || (now !== undefined && mustDecide(now.at)) ? now : undefined;
      });
      if (this.isOver) return;
      const move = makeMove(choose(line.at));
      const key = `command-${this.#asked}`;
      await this.ask({ t: 'act', key, at: line.number, move });
    }
  }
}

function beginning({ header, viewer }: Opened): Timeline<View> {
  const setup = makeSetup(header as unknown as RecordHeader);
  if (isFault(setup)) throw new Error(setup.code);
  return timelineFrom(viewOf(emptyState(setup), viewer));
}

function mustDecide(view: View): boolean {
  const { done } = legalMoves(view).next();
  return done !== true;
}

/** Lays and adds where it can. */
function firstGood(view: View): Command {
  const moves = [...legalMoves(view).take(40)];
  return moves.find(({ t }) => t === 'layLevel' || t === 'addCard') ?? moves[0]!;
}
