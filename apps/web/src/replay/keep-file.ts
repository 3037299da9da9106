/** A record from a file kept on this device, or what is wrong with it. The words are those of the replay. */
import type { Fault } from '@palier/rules';
import { importRecord } from '../local/lobby.ts';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';

/** More than any game: a thousand rounds fit in. */
const MOST_MEBIBYTES = 16;

/** What is wrong with the file; undefined when its replay is on its way. */
export async function keepFile(file: File): Promise<string | undefined> {
  const say = words('replay').file;
  if (file.size > MOST_MEBIBYTES * 2 ** 20) return say.tooLarge(MOST_MEBIBYTES);
  const imported = await file
    .text()
    .then(importRecord)
    .catch(() => undefined);
  if (imported === undefined) return say.notText;
  switch (imported.t) {
    case 'unsound':
      return say.unsound;
    case 'unreadable':
      return unreadable(imported.fault);
    case 'unfinished':
      return say.unfinished;
    case 'kept':
      go({ t: 'replay', game: imported.id });
      return undefined;
  }
}

/** A sentence longer than this lists what a program would need, not what a reader would. */
const LONGEST = 160;

function unreadable(fault: Fault): string {
  const line = Number(/^line (\d+)/.exec(fault.path)?.[1] ?? 1);
  // A file whose first line is no header has nothing to do with us.
  const isForeign = line === 1 && (fault.code === 'not-json' || fault.code === 'no-header');
  const sentence = words('faults').fault(fault);
  // Why a line is not JSON is told by the browser, in a language of its own.
  const isPlain = fault.code !== 'not-json' && sentence.length <= LONGEST;
  return words('replay').file.unreadable(
    isForeign ? undefined : line,
    isPlain && !isForeign ? sentence : undefined,
  );
}
