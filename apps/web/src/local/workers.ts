/** The page's side of its workers: a call is a promise. */
import { afterAnswer } from '../state/after-answer.ts';
import { gamesAreNewer } from '../state/app-update.ts';
import type { CallAnswer, CallName, Calls } from './calls.ts';

type Caller = <Name extends CallName>(
  name: Name,
  operands: Parameters<Calls[Name]>,
  port?: MessagePort,
) => ReturnType<Calls[Name]>;

type Waiting = {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
};

/** `onBroken` is called when the worker is of no use any more. */
function startWorker(name: string, onBroken: () => void): Caller {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<CallAnswer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    afterAnswer(() => {
      if ('error' in data) {
        if (data.isNewer) gamesAreNewer.value = true;
        asker?.reject(new Error(data.error));
      } else asker?.resolve(data.value);
    });
  });
  worker.addEventListener('error', (event) => {
    worker.terminate();
    onBroken();
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  });
  const call = async (message: object, port: MessagePort | undefined): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...message }, port === undefined ? [] : [port]);
    });
  return ((name, operands, port) => call({ name, operands }, port)) as Caller;
}

/** A worker is started when it is first needed, and again when it broke. */
function once(name: string): Caller {
  let caller: Caller | undefined;
  return (call, operands, port) => {
    caller ??= startWorker(name, () => {
      caller = undefined;
    });
    return caller(call, operands, port);
  };
}

/** Holds the games. */
export const tables = once('palier-tables');
/** Answers questions about a hand. */
export const coach = once('palier-coach');
