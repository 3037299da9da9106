/** Waiting for what comes by itself. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Fails where it does not come within some seconds. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  what: string,
): Promise<void> {
  for (const end = performance.now() + 15_000; performance.now() < end; await sleep(10)) {
    if (await isSo()) return;
  }
  throw new Error(`it never came: ${what}`);
}
