/** Walking through texts in a terminal, one key at a time. */
import type { Context } from '../command.ts';

type Step = 'on' | 'back' | 'quit';

const KEYS: ReadonlyMap<string, Step> = new Map([
  ['\r', 'on'],
  ['\n', 'on'],
  [' ', 'on'],
  ['n', 'on'],
  ['\u001b[C', 'on'],
  ['b', 'back'],
  ['\u007f', 'back'],
  ['\u001b[D', 'back'],
  ['q', 'quit'],
  ['\u001b', 'quit'],
  ['\u0003', 'quit'],
  ['\u0004', 'quit'],
]);

/** Whether there is somebody at the keys. */
export function canWalk({ stdin, stdout }: Context): boolean {
  return stdin.isTTY === true && stdout.isTTY === true;
}

/** Shows the texts one by one; ends behind the last, or when told to. */
export async function stepThrough(context: Context, texts: readonly string[]): Promise<void> {
  const { stdin, stdout } = context;
  let at = 0;
  const show = (): void => {
    stdout.write(`${texts[at]}\n`);
  };
  if (texts.length === 0) return;
  show();
  // Raw, a key arrives by itself; where that cannot be had, lines do as well.
  stdin.setRawMode?.(true);
  try {
    for await (const chunk of stdin) {
      for (const key of keysIn(String(chunk))) {
        const step = KEYS.get(key.toLowerCase()) ?? KEYS.get(key);
        if (step === 'quit' || (step === 'on' && at === texts.length - 1)) return;
        if (step === undefined || (step === 'back' && at === 0)) continue;
        at += step === 'on' ? 1 : -1;
        show();
      }
    }
  } finally {
    stdin.setRawMode?.(false);
  }
}

/** Keys typed together: an escape sequence is one key. */
function keysIn(chunk: string): readonly string[] {
  // eslint-disable-next-line no-control-regex -- that is what an arrow key sends
  return chunk.match(/\u001b\[[A-D]|[^]/gu) ?? [];
}
