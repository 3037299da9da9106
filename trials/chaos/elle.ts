/**
 * A table's history in the form that Elle reads (list-append, EDN), so that another hand can check it. The
 * game is a list of entries and what was said is another; a move appends all its entries in one
 * transaction. Elements are named by their places in the ledger, and what is not in it by numbers of its
 * own. What a server said no to has failed (`:fail`); what was not answered, and the table's own steps, may
 * have happened at any time (`:info`).
 */
import type { EndedGame } from './judge-game.ts';
import type { LedgerStep } from './judge-ledger.ts';

/** What is not in the ledger is named by numbers from here on. */
const ELSEWHERE = 1_000_000;

type Part = { readonly list: 'game' | 'said'; readonly value: number };

type Txn = {
  /** Of those that share it one begins after the other has ended, if there is time between them. */
  readonly lane: string;
  readonly askedAt: number;
  /** Undefined: not known. */
  readonly answeredAt?: number | undefined;
  readonly hasFailed?: boolean;
  readonly appends?: readonly Part[];
  /** What a read has found in each list. */
  readonly reads?: { readonly [list in Part['list']]?: readonly number[] };
};

/** One operation a line. `hasGreetings`: also what every hello was shown. */
export function elleHistory(
  game: EndedGame,
  steps: readonly LedgerStep[],
  hasGreetings: boolean,
): string {
  const parts = partsOf(steps);
  const txns = [
    ...ownTxns(steps, parts),
    ...askedTxns(game, steps, parts),
    ...(hasGreetings ? greetingTxns(game) : []),
    ...lookedTxns(game, parts.flat()),
  ];
  return linesOf(txns).join('');
}

/** What each step appends. */
function partsOf(steps: readonly LedgerStep[]): readonly (readonly Part[])[] {
  let count = 0;
  return steps.map(({ events }, rev) =>
    events.flatMap(({ t, entries = [] }): readonly Part[] => {
      if (t === 'said') return [{ list: 'said', value: rev }];
      return entries.map(() => ({ list: 'game', value: count++ }));
    }),
  );
}

function ownTxns(steps: readonly LedgerStep[], parts: ReturnType<typeof partsOf>): readonly Txn[] {
  return steps.flatMap(({ by, key }, rev) => {
    const appends = parts[rev]!;
    const isOwn = by === undefined || key === undefined;
    return isOwn && appends.length > 0 ? [{ lane: `own ${rev}`, askedAt: 0, appends }] : [];
  });
}

function askedTxns(
  { devices }: EndedGame,
  steps: readonly LedgerStep[],
  parts: ReturnType<typeof partsOf>,
): readonly Txn[] {
  const revs = new Map(steps.map(({ key }, rev) => [key, rev]));
  let elsewhere = ELSEWHERE;
  return devices.flatMap(({ name, asked }) =>
    asked.flatMap(({ ask, sentAt, doneAt, no }): readonly Txn[] => {
      if (ask.t !== 'act' && ask.t !== 'say' && ask.t !== 'takeBack') return [];
      const rev = revs.get(ask.key);
      const list = ask.t === 'say' ? 'said' : 'game';
      const appends = rev === undefined ? [{ list, value: elsewhere++ } as const] : parts[rev]!;
      // Only wished for.
      if (ask.t === 'takeBack' && (rev === undefined || appends.length === 0)) return [];
      const hasFailed = doneAt === undefined && no !== undefined;
      const answeredAt = hasFailed ? no.heardAt : doneAt;
      return [{ lane: name, askedAt: sentAt, answeredAt, hasFailed, appends }];
    }),
  );
}

function greetingTxns({ devices }: EndedGame): readonly Txn[] {
  return devices.flatMap(({ name, shown }) =>
    shown
      .filter(({ isGreeting }) => isGreeting)
      .map(({ askedAt, heardAt, count }) => ({
        lane: `${name} looks`,
        askedAt,
        answeredAt: heardAt,
        reads: { game: Array.from({ length: count }, (_, index) => index) },
      })),
  );
}

/** The record, and at last the ledger. */
function lookedTxns({ looked }: EndedGame, kept: readonly Part[]): readonly Txn[] {
  const of = (name: Part['list']): readonly number[] =>
    kept.filter(({ list }) => list === name).map(({ value }) => value);
  const { askedAt, heardAt, count } = looked;
  const game = of('game');
  return [
    { lane: 'record', askedAt, answeredAt: heardAt, reads: { game: game.slice(0, count) } },
    { lane: 'ledger', askedAt: Infinity, answeredAt: Infinity, reads: { game, said: of('said') } },
  ];
}

/** In the order of their moments; what has no end ends behind all others. */
function linesOf(txns: readonly Txn[]): readonly string[] {
  const marks = txns.flatMap((txn) => [
    { at: txn.askedAt, txn, isEnd: false },
    { at: txn.answeredAt ?? Infinity, txn, isEnd: true },
  ]);
  const processes = new Map<Txn, number>();
  const free = new Map<string, number[]>();
  return marks
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ txn, isEnd }, index) => {
      const own = free.get(txn.lane) ?? [];
      free.set(txn.lane, own);
      const process = processes.get(txn) ?? own.pop() ?? processes.size;
      processes.set(txn, process);
      // Whoever got no answer is never heard of again.
      if (isEnd && txn.answeredAt !== undefined) own.push(process);
      const type = isEnd ? typeOf(txn) : 'invoke';
      return `{:index ${index} :type :${type} :process ${process} :f :txn :value [${valueOf(txn, isEnd)}]}\n`;
    });
}

function typeOf({ answeredAt, hasFailed = false }: Txn): string {
  if (hasFailed) return 'fail';
  return answeredAt === undefined ? 'info' : 'ok';
}

function valueOf({ appends = [], reads = {} }: Txn, isEnd: boolean): string {
  return [
    ...appends.map(({ list, value }) => `[:append "${list}" ${value}]`),
    ...Object.entries(reads).map(
      ([list, found]) => `[:r "${list}" ${isEnd ? `[${found.join(' ')}]` : 'nil'}]`,
    ),
  ].join(' ');
}
