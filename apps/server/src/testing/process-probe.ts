/**
 * Loaded into a server process by tests, before the program: says how much memory is in use, and ends
 * the process when whoever started it is gone. Nothing of it is in the product.
 */
export type ProbeAnswer = {
  /** Bytes, after a garbage collection. */
  readonly heap: number;
  /** Buffers, which are beside the heap. */
  readonly external: number;
  readonly rss: number;
};

process.on('message', (message) => {
  if (message !== 'memory') return;
  // Twice: what the first sets free may have held something.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed: heap, external, rss } = process.memoryUsage();
  process.send?.({ heap, external, rss } satisfies ProbeAnswer);
});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Listening must not keep it running when it is done.
process.channel?.unref();
