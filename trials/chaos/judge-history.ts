/**
 * Is what the devices of a table were told linearizable? The sequential object is the table's ledger as it
 * is when all is over, of which so many steps are there: a step with a key happens between the question and
 * the answer of whoever drew the key. Bots, clocks and lobbies wrote the others, and nobody knows when they
 * were asked to: they may happen at any time, but where the ledger has them. So an order is looked for that
 * respects real time and is the ledger.
 *
 * What is promised, and checked:
 * - Writes: what is answered `done` is there from then on, once, in its place, and not before it was asked.
 * - `stale`, `refused` and `denied` are true of a moment between question and answer: no node says no before
 *   it has read what is stored (`RoomLog.change`).
 * - Nothing is shown that is not stored.
 * - Greetings, where there is one node (SQLite): exactly what is stored, for it decides and tells one after
 *   another. Where there are more, a node greets by what it knows, and the notice of what another has stored
 *   may be on its way: whoever has just come may see less than was acknowledged elsewhere, and is told the
 *   rest with the notice. Nobody decides on it, for a move on old knowledge is stale. So there a greeting
 *   must only not be older than what the same device has seen or been acknowledged
 *   (`LiveRoom.#isBehind`); what was older than the knowledge of others is counted.
 */
import { violationIn, type Model, type Operation, type Violation } from '../shared/linear.ts';
import type { Asked, No } from './history.ts';
import type { EndedGame, NotedDevice } from './judge-game.ts';
import type { LedgerStep } from './judge-ledger.ts';
import type { World } from './world.ts';

/** What is said to a table, with what came of it. */
export type TableOp =
  /** A step of the table's own. */
  | { readonly t: 'own'; readonly rev: number }
  | {
      readonly t: 'write';
      readonly key: string;
      readonly at: number | undefined;
      readonly from: number | undefined;
    }
  | {
      readonly t: 'no';
      readonly no: No;
      readonly key: string | undefined;
      readonly at: number | undefined;
    }
  /** Done, and nothing had to be stored for it. */
  | { readonly t: 'idle'; readonly at: number }
  | { readonly t: 'look'; readonly count: number; readonly isExact: boolean }
  /** The whole ledger, when all is over. */
  | { readonly t: 'end' };

/** The state is how many steps there are. */
export class LedgerModel implements Model<number, TableOp> {
  readonly first = 0;
  readonly #keys: readonly (string | undefined)[];
  readonly #revs: ReadonlyMap<string, number>;
  /** How many entries there are after so many steps. */
  readonly #counts: readonly number[];
  /** What the entries are. */
  readonly #kinds: readonly string[];

  constructor(steps: readonly LedgerStep[]) {
    const entries = steps.map(({ events }) => events.flatMap((event) => event.entries ?? []));
    this.#keys = steps.map(({ by, key }) => (by === undefined ? undefined : key));
    this.#revs = new Map(this.#keys.flatMap((key, rev) => (key === undefined ? [] : [[key, rev]])));
    let count = 0;
    this.#counts = [0, ...entries.map(({ length }) => (count += length))];
    this.#kinds = entries.flat().map((entry) => (entry as { readonly t: string }).t);
  }

  readonly textOf = String;
  readonly isLook = ({ t }: TableOp): boolean => t !== 'own' && t !== 'write';

  readonly next = (rev: number, op: TableOp): number | undefined => {
    switch (op.t) {
      case 'own':
        return op.rev === rev ? rev + 1 : undefined;
      case 'write': {
        const fits =
          this.#keys[rev] === op.key &&
          (op.from === undefined || op.from === this.countAt(rev)) &&
          this.#isCurrent(rev, op.at);
        return fits ? rev + 1 : undefined;
      }
      case 'no':
        return this.#isNo(rev, op) ? rev : undefined;
      case 'idle':
        return this.#isCurrent(rev, op.at) ? rev : undefined;
      case 'look': {
        const count = this.countAt(rev);
        return (op.isExact ? count === op.count : count >= op.count) ? rev : undefined;
      }
      case 'end':
        return rev === this.#keys.length ? rev : undefined;
    }
  };

  /** The step that has a key, if there is one. */
  revOf(key: string): number | undefined {
    return this.#revs.get(key);
  }

  countAt(rev: number): number {
    return this.#counts[rev]!;
  }

  /** Of the steps that nobody asked for. */
  *own(): Generator<TableOp> {
    for (const [rev, key] of this.#keys.entries()) if (key === undefined) yield { t: 'own', rev };
  }

  stateText(rev: number): string {
    const next = rev === this.#keys.length ? 'none' : (this.#keys[rev] ?? 'one of the table’s own');
    return `step ${rev} with ${this.countAt(rev)} entries, of which the next is ${next}`;
  }

  #isNo(rev: number, { no, key, at }: Extract<TableOp, { readonly t: 'no' }>): boolean {
    // What has been done is done, however often it is asked for.
    if (key !== undefined && (this.revOf(key) ?? Infinity) < rev) return false;
    switch (no.t) {
      case 'stale':
        return this.countAt(rev) !== at;
      case 'refused':
        return this.#isCurrent(rev, at);
      case 'denied': {
        const count = this.countAt(rev);
        return no.why !== 'not-playing' || count === 0 || count === this.#kinds.length;
      }
    }
  }

  /** Where all choose at once, the choices of others do not count. */
  #isCurrent(rev: number, at: number | undefined): boolean {
    const missed = at === undefined ? [] : this.#kinds.slice(at, this.countAt(rev));
    if (at !== undefined && at > this.countAt(rev)) return false;
    return missed.every((kind) => kind === missed[0] && CHOICES.has(kind));
  }
}

const CHOICES: ReadonlySet<string> = new Set(['cardsKept', 'offerMade']);

export type HistoryPlan = {
  readonly steps: readonly LedgerStep[];
  /** One node serves all tables, so that it always knows all that is stored. */
  readonly isOneNode: boolean;
};

export function judgeHistory(world: World, game: EndedGame, plan: HistoryPlan): void {
  const model = new LedgerModel(plan.steps);
  const end = { askedAt: world.moment(), answeredAt: world.moment() };
  const history = [
    ...operationsOf(model, game, plan.isOneNode),
    { op: { t: 'end' } as const, ...end },
  ];
  world.count('histories checked');
  world.count('operations in histories', history.length);
  world.atLeast('operations in the longest history', history.length);
  const violation = violationIn(model, history, (choices) => {
    world.atLeast('choices tried in the longest search', choices);
  });
  if (violation !== undefined) {
    world.fail(`table ${game.id} is not linearizable: ${violationText(model, violation)}`);
  }
  for (const problem of sessionProblems(model, game)) world.fail(`table ${game.id}: ${problem}`);
  if (!plan.isOneNode) countOldGreetings(world, model, game);
}

function violationText(model: LedgerModel, violation: Violation<number, TableOp>): string {
  const { operation, state, open, before } = violation;
  return [
    JSON.stringify(operation),
    `cannot be, for there was ${model.stateText(state)}`,
    `before it came ${JSON.stringify(before.slice(-5))}`,
    `open were ${JSON.stringify(open.filter(({ t }) => t === 'write'))}`,
  ].join('; ');
}

export function* operationsOf(
  model: LedgerModel,
  { devices, looked }: Pick<EndedGame, 'devices' | 'looked'>,
  isOneNode: boolean,
): Generator<Operation<TableOp>> {
  for (const op of model.own()) yield { op, askedAt: 0 };
  for (const { asked } of devices) for (const one of asked) yield* questionOps(model, one);
  yield* lookOps(devices, isOneNode);
  const { askedAt, heardAt, count } = looked;
  yield { op: { t: 'look', count, isExact: true }, askedAt, answeredAt: heardAt };
}

function* questionOps(model: LedgerModel, asked: Asked): Generator<Operation<TableOp>> {
  const { ask, sentAt: askedAt, doneAt, from, no } = asked;
  const key = 'key' in ask ? ask.key : undefined;
  const at = 'at' in ask ? ask.at : undefined;
  const isSaid = no?.t === 'stale' || key !== undefined;
  if (no !== undefined && isSaid) {
    yield { op: { t: 'no', no, key, at }, askedAt, answeredAt: no.heardAt };
  }
  if (key === undefined) return;
  const isKept = model.revOf(key) !== undefined;
  // A wish that stands already needs no step.
  if (ask.t === 'takeBack' && doneAt !== undefined && !isKept) {
    yield { op: { t: 'idle', at: ask.at }, askedAt, answeredAt: doneAt };
  } else if (isKept || no === undefined) {
    yield { op: { t: 'write', key, at, from }, askedAt, answeredAt: doneAt };
  }
}

/** Of all that have seen so many entries the first says most; but every greeting of the only node counts. */
function* lookOps(
  devices: readonly NotedDevice[],
  isOneNode: boolean,
): Generator<Operation<TableOp>> {
  const first = new Map<number, number>();
  for (const { shown } of devices) {
    for (const { askedAt, heardAt, count, isGreeting } of shown) {
      first.set(count, Math.min(heardAt, first.get(count) ?? Infinity));
      const op = { t: 'look', count, isExact: true } as const;
      if (isGreeting && isOneNode) yield { op, askedAt, answeredAt: heardAt };
    }
  }
  for (const [count, answeredAt] of first) {
    yield { op: { t: 'look', count, isExact: false }, askedAt: 0, answeredAt };
  }
}

/** No device is greeted with less than it has seen, or than what it was told to have done. */
export function* sessionProblems(
  model: LedgerModel,
  { devices }: Pick<EndedGame, 'devices'>,
): Generator<string> {
  for (const { name, asked, shown } of devices) {
    const known = [...shown.map(seenBy), ...asked.flatMap((one) => doneBy(model, one))];
    for (const { askedAt, heardAt, count, isGreeting } of shown) {
      const most = isGreeting ? mostBefore(known, askedAt) : 0;
      if (count >= most) continue;
      yield `${name} was shown ${count} entries at ${heardAt}, and knew ${most} at ${askedAt}`;
    }
  }
}

type Known = { readonly at: number; readonly count: number };

function seenBy({ heardAt, count }: NotedDevice['shown'][number]): Known {
  return { at: heardAt, count };
}

function doneBy(model: LedgerModel, { ask, doneAt }: Asked): readonly Known[] {
  const rev = 'key' in ask ? model.revOf(ask.key) : undefined;
  if (doneAt === undefined || rev === undefined) return [];
  return [{ at: doneAt, count: model.countAt(rev + 1) }];
}

function mostBefore(known: readonly Known[], moment: number): number {
  return known.reduce((most, { at, count }) => (at < moment ? Math.max(most, count) : most), 0);
}

/** How much greetings lag behind what anybody knew. */
function countOldGreetings(world: World, model: LedgerModel, { devices }: EndedGame): void {
  const known = devices.flatMap(({ asked, shown }) => [
    ...shown.map(seenBy),
    ...asked.flatMap((one) => doneBy(model, one)),
  ]);
  for (const { askedAt, count, isGreeting } of devices.flatMap(({ shown }) => shown)) {
    if (!isGreeting) continue;
    world.count('greetings');
    const behind = Math.max(0, mostBefore(known, askedAt) - count);
    world.count('greetings older than what others knew', behind > 0 ? 1 : 0);
    world.atLeast('entries that an older greeting lacked, at most', behind);
  }
}
