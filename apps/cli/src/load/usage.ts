/** What a process uses, asked of itself or, through a probe that runs in it, of a child. */
import type { ChildProcess } from 'node:child_process';

export type Usage = {
  /** Seconds of all cores together since it began. */
  readonly cpu: number;
  /** Bytes. */
  readonly rss: number;
  readonly heap: number;
};

/** `--expose-gc` lets the heap be collected before it is read. */
const PROBE = `
process.on('message', (ask) => {
  if (ask?.t !== 'usage') return;
  if (ask.collect) for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send({ t: 'usage', cpu: (user + system) / 1e6, rss, heap: heapUsed });
});
process.channel?.unref();
// The process that measures has gone, and nobody else needs this server.
process.on('disconnect', () => process.exit());
`;

/** For Node, so that a child with a channel to this process can be asked. */
export const PROBE_FLAGS: readonly string[] = [
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent(PROBE)}`,
];

type UsageMessage = Usage & { readonly t: 'usage' };

/** `collect`: after its garbage is. */
export async function usageOf(child: ChildProcess, collect = false): Promise<Usage> {
  const { promise, resolve, reject } = Promise.withResolvers<Usage>();
  const gone = (): void => reject(new Error('the process that was asked has ended'));
  const hear = (message: unknown): void => {
    if (!isUsage(message)) return;
    const { cpu, rss, heap } = message;
    resolve({ cpu, rss, heap });
  };
  child.on('message', hear);
  child.once('exit', gone);
  try {
    child.send({ t: 'usage', collect });
    return await promise;
  } finally {
    child.off('message', hear);
    child.off('exit', gone);
  }
}

function isUsage(message: unknown): message is UsageMessage {
  return typeof message === 'object' && message !== null && 't' in message && message.t === 'usage';
}
