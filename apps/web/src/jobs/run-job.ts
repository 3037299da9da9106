/** The page's side of long work. */
import type { JobMessage, JobName, Jobs } from './jobs.ts';

export type JobWatch<Name extends JobName> = {
  readonly onNews?: (news: Jobs[Name]['news']) => void;
  /** Ends the work at once; the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
};

export async function runJob<Name extends JobName>(
  name: Name,
  input: Jobs[Name]['input'],
  { onNews, signal }: JobWatch<Name> = {},
): Promise<Jobs[Name]['result']> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: `palier-${name}`,
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  worker.addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
    if (data.t === 'news') onNews?.(data.news as Jobs[Name]['news']);
    else if (data.t === 'done') resolve(data.result);
    else reject(new Error(data.message));
  });
  worker.addEventListener('error', (event) => reject(new Error(event.message)));
  const stop = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', stop);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage({ name, input });
  try {
    return (await promise) as Jobs[Name]['result'];
  } finally {
    signal?.removeEventListener('abort', stop);
    worker.terminate();
  }
}
