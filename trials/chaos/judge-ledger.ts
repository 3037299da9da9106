/**
 * The last look, when all servers are gone: what the ledger has kept is what was acknowledged, once each,
 * and in the order in which it was acknowledged and asked.
 */
import {
  commandOf,
  isFault,
  makeRecordLine,
  parseRecord,
  parseRecordedEvent,
  type Json,
  type RecordedEvent,
} from '@palier/rules';
import type { StoredStep } from '@palier/table/room';
import { writtenAs } from '../shared/judging.ts';
import type { Asked } from './history.ts';
import type { EndedGame } from './judge-game.ts';
import type { World } from './world.ts';

export type LedgerStep = {
  readonly by?: number;
  readonly key?: string;
  readonly events: readonly { readonly t: string; readonly entries?: readonly Json[] }[];
};

/** What the ledgers tell, for the report. */
const TOLD: { readonly [event: string]: string } = {
  standInCame: 'stand-ins that came',
  standInWent: 'stand-ins that handed back',
  hostPassed: 'hosts replaced',
  claimed: 'bots’ seats claimed',
  clockSet: 'clocks given back',
};

/** What a command of somebody's did. */
type Deed = { readonly rev: number; readonly first: RecordedEvent | undefined };

/** The steps, for more to be asked of them. */
export function judgeLedger(
  world: World,
  stored: readonly StoredStep[],
  game: EndedGame,
): readonly LedgerStep[] {
  const fail = (what: string): void => world.fail(`table ${game.id}: ${what}`);
  if (stored.some(({ rev }, index) => rev !== index)) fail('has steps missing');
  const steps = stored.map(({ step }) => JSON.parse(step) as LedgerStep);
  const asked = game.devices.flatMap((device) => device.asked);
  for (const problem of problemsOf(steps, game.record, asked)) fail(problem);
  for (const { t } of steps.flatMap(({ events }) => events)) {
    if (Object.hasOwn(TOLD, t)) world.count(TOLD[t]!);
  }
  world.count('acknowledged and found', asked.filter(isAcknowledged).length);
  return steps;
}

function* problemsOf(
  steps: readonly LedgerStep[],
  record: string,
  asked: readonly Asked[],
): Generator<string> {
  const entries = steps.flatMap(({ events }) => events.flatMap((event) => event.entries ?? []));
  const read = parseRecord(record);
  if (isFault(read)) return;
  const recorded = read.events.map(makeRecordLine);
  const kept = entries.map((entry) => makeRecordLine(entryOf(entry)!));
  if (recorded.join('\n') !== kept.join('\n')) yield 'the record is not what the ledger has';

  const deeds = new Map<string, Deed>();
  for (const [rev, { by, key, events }] of steps.entries()) {
    if (by === undefined || key === undefined) continue;
    if (deeds.has(key)) yield `the key ${key} was done twice`;
    const [first] = events.flatMap((event) => event.entries ?? []);
    deeds.set(key, { rev, first: first === undefined ? undefined : entryOf(first) });
  }
  yield* unfounded(deeds, asked);
  yield* lost(deeds, asked);
  yield* misordered(deeds, asked);
}

function entryOf(json: Json): RecordedEvent | undefined {
  const entry = parseRecordedEvent(json);
  return isFault(entry) ? undefined : entry;
}

/** Only acts and sayings always leave a step. */
function isAcknowledged({ ask, doneAt }: Asked): boolean {
  return doneAt !== undefined && (ask.t === 'act' || ask.t === 'say');
}

function keyOf({ ask }: Asked): string | undefined {
  return 'key' in ask ? ask.key : undefined;
}

function* unfounded(deeds: ReadonlyMap<string, Deed>, asked: readonly Asked[]): Generator<string> {
  const byKey = new Map(asked.map((one) => [keyOf(one), one]));
  for (const [key, { first }] of deeds) {
    const one = byKey.get(key);
    if (one === undefined) yield `nobody asked for ${key}`;
    else if (one.ask.t === 'act' && !isWhatWasAsked(first, one.ask.move)) {
      yield `${one.ask.move} was asked, and ${JSON.stringify(first)} done`;
    }
  }
}

function isWhatWasAsked(first: RecordedEvent | undefined, move: string): boolean {
  if (first === undefined || first.t === 'takenBack') return false;
  const done = commandOf(first);
  return done !== undefined && writtenAs(done.command, move) === move;
}

function* lost(deeds: ReadonlyMap<string, Deed>, asked: readonly Asked[]): Generator<string> {
  for (const one of asked) {
    const isKept = deeds.has(keyOf(one) ?? '');
    if (isAcknowledged(one) && !isKept)
      yield `lost, though acknowledged: ${JSON.stringify(one.ask)}`;
  }
}

/** Whatever was acknowledged before something else was asked stands before it. */
function* misordered(deeds: ReadonlyMap<string, Deed>, asked: readonly Asked[]): Generator<string> {
  const done = asked
    .filter((one) => isAcknowledged(one) && deeds.has(keyOf(one)!))
    .toSorted((a, b) => deeds.get(keyOf(a)!)!.rev - deeds.get(keyOf(b)!)!.rev);
  let latest = 0;
  for (const { ask, sentAt, doneAt } of done) {
    if (doneAt! < latest) yield `acknowledged before, and kept behind: ${JSON.stringify(ask)}`;
    latest = Math.max(latest, sentAt);
  }
}
