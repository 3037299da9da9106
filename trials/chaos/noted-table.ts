/** For tests: a table whose ledger is written by hand, and what two people at it ask and hear. */
import type { Hello, RoomTell } from '@palier/table/room';
import { Notes, type Hearing } from './history.ts';
import type { EndedGame } from './judge-game.ts';
import { judgeHistory } from './judge-history.ts';
import type { LedgerStep } from './judge-ledger.ts';
import { World } from './world.ts';

const HELLO: Hello = { t: 'hello', palier: 1, table: 'PFPWLX' };

function played(key: string | undefined, ...kinds: readonly string[]): LedgerStep {
  const entries = kinds.map((t) => ({ t }));
  return { ...(key !== undefined && { by: 1, key }), events: [{ t: 'played', entries }] };
}

/** Begun, a bot's draw, and two people's moves, of which one brings two entries. */
export const STEPS: readonly LedgerStep[] = [
  { events: [{ t: 'opened' }] },
  played(undefined, 'roundDealt'),
  played(undefined, 'cardDrawn'),
  played('key-anna', 'cardDiscarded', 'cardDrawn'),
  played('key-ben', 'cardDiscarded'),
];
export const COUNT = 5;

/** A table at which things are said and heard in the order in which they are written here. */
export class NotedTable {
  readonly world = new World('history');
  readonly anna = new Notes(() => this.world.moment());
  readonly ben = new Notes(() => this.world.moment());
  readonly #lines = new Map<Notes, Hearing>();

  act(who: Notes, key: string, at: number): void {
    who.says({ t: 'act', id: who.asked.size + 1, key, at, move: 'draw' });
  }

  /** To the last question. */
  answer(who: Notes, answer: { readonly t: 'done' } | { readonly t: 'stale' }): void {
    this.#line(who).heard({ t: 'answered', id: who.asked.size, answer });
  }

  happened(who: Notes, from: number, count: number): void {
    const entries = Array.from({ length: count });
    const tell = { t: 'happened', from, entries, left: null, result: null } as const;
    this.#line(who).heard({ ...tell, done: who.asked.size });
  }

  hello(who: Notes): void {
    const line = who.connect();
    line.said(HELLO);
    this.#lines.set(who, line);
  }

  opened(who: Notes, count: number): void {
    const tell = { t: 'opened', header: {}, viewer: 1, from: 0, result: null } as const;
    this.#line(who).heard({ ...tell, entries: Array.from({ length: count }) } satisfies RoomTell);
  }

  end(count: number): EndedGame {
    const look = { askedAt: this.world.moment(), heardAt: this.world.moment(), count };
    const devices = [this.anna, this.ben].map(({ asked, shown }, index) => ({
      name: ['Anna', 'Ben'][index]!,
      asked: [...asked.values()],
      shown,
    }));
    return { id: 'table', record: '', devices, looked: look };
  }

  /** What is wrong, in few words. */
  judge(steps: readonly LedgerStep[], isOneNode: boolean, count: number): string | undefined {
    judgeHistory(this.world, this.end(count), { steps, isOneNode });
    const [failure] = this.world.failures;
    if (failure === undefined) return undefined;
    return failure.includes('not linearizable')
      ? /"t":"(?<t>\w+)/u.exec(failure)!.groups!['t']
      : failure;
  }

  #line(who: Notes): Hearing {
    const line = this.#lines.get(who) ?? who.connect();
    this.#lines.set(who, line);
    return line;
  }
}

/** Anna's move, acknowledged with its place, and then Ben's, acknowledged without. */
export function wellPlayed(table: NotedTable): void {
  const { anna, ben } = table;
  table.act(anna, 'key-anna', 2);
  table.happened(anna, 2, 2);
  table.act(ben, 'key-ben', 4);
  table.answer(ben, { t: 'done' });
}
