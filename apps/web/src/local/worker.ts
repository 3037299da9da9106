/**
 * Where a local game lives: its truth, its store and its bots. The page receives what its viewer may
 * see and nothing else. A second worker of the same kind answers questions about a hand, so that a
 * bot that thinks does not keep the player waiting.
 */
import { unpackView } from '@palier/table';
import type { CallAnswer, CallMessage, CallName, Calls } from './calls.ts';
import { idbStore } from './idb-store.ts';
import { dealGame, hostTable, recordIn } from './tables.ts';

const store = idbStore();

type Handlers = {
  readonly [Name in CallName]: (
    port: MessagePort | undefined,
    ...operands: Parameters<Calls[Name]>
  ) => ReturnType<Calls[Name]>;
};

const HANDLERS: Handlers = {
  create: async (_port, game) => dealGame(store, game),
  playOn: async (_port, from) => {
    const { dealOn } = await import('./play-on.ts');
    return dealOn(store, from);
  },
  list: async () => store.list(),
  damaged: async () => store.damaged(),
  setAside: async (_port, id, on) => store.setAside(id, on),
  rawGame: async (_port, id) => store.rawGame(id),
  remove: async (_port, id) => store.remove(id),
  erase: async () => store.erase(),
  results: async () => store.results(),
  eraseResults: async () => store.eraseResults(),
  keepResult: async (_port, game) => store.keepResult(game),
  open: async (port, id, takeOver) => hostTable(store, { id, takeOver, port: port! }),
  record: async (_port, id) => recordIn(store, id),
  importRecord: async (_port, text) => {
    // Seldom needed, so not part of what a first game waits for.
    const { keepRecordFrom } = await import('./import-record.ts');
    return keepRecordFrom(store, text);
  },
  checkRecord: async (_port, text, seen) => {
    const { checkRecord } = await import('./check-record.ts');
    return checkRecord(text, seen);
  },
  wake: async () => {
    await import('./thinking.ts');
  },
  study: async (_port, view) => {
    const { studyOf } = await import('./thinking.ts');
    return studyOf(unpackView(view));
  },
  advise: async (_port, view, bots) => {
    const { hintAt } = await import('./thinking.ts');
    return hintAt(unpackView(view), bots);
  },
};

addEventListener('message', ({ data, ports }: MessageEvent<CallMessage>) => {
  void answer(data, ports[0]);
});

async function answer({ id, name, operands }: CallMessage, port?: MessagePort): Promise<void> {
  try {
    const handler = HANDLERS[name] as (
      port: MessagePort | undefined,
      ...operands: readonly unknown[]
    ) => Promise<unknown>;
    reply({ id, value: await handler(port, ...operands) });
  } catch (error) {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    const message = error instanceof Error ? error.message : String(error);
    reply({ id, error: message, isNewer });
  }
}

function reply(message: CallAnswer): void {
  postMessage(message);
}
