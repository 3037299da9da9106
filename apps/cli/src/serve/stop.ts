/** Waits for Ctrl-C, or for whoever ends the process kindly. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export async function untilStopped(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = (): void => resolve(undefined);
  for (const signal of SIGNALS) process.once(signal, stop);
  await promise;
  // Asked again, it ends at once.
  for (const signal of SIGNALS) process.off(signal, stop);
}
