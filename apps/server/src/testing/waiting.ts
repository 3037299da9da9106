/** Waiting for what comes by itself. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. It only ends a hang: a busy machine may be slow. */
const LIMIT = 120_000;

/** Fails where it never comes. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  what: string,
): Promise<void> {
  for (const end = performance.now() + LIMIT; performance.now() < end; await sleep(10)) {
    if (await isSo()) return;
  }
  throw new Error(`it never came: ${what}`);
}
