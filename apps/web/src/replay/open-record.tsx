/** A record from a file, chosen or dropped: kept on this device and shown, or what is wrong with it. */
import { useSignal } from '@preact/signals';
import type { Fault } from '@palier/rules';
import { importRecord } from '../local/lobby.ts';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import { FileRow } from '../ui/file-row.tsx';
import './open-record.css';

/** More than any game: a thousand rounds fit in. */
const MOST_MEBIBYTES = 16;

export function OpenRecord() {
  const say = words('shell').record;
  const state = useSignal<'idle' | 'over' | 'reading'>('idle');
  const problem = useSignal<string | undefined>(undefined);

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined || state.value === 'reading') return;
    state.value = 'reading';
    problem.value = undefined;
    problem.value = await keep(file).catch(() => words('shell').record.notText);
    state.value = 'idle';
  }

  return (
    <div
      class="open-record"
      data-state={state.value}
      onDragOver={(event) => {
        event.preventDefault();
        if (state.value === 'idle') state.value = 'over';
      }}
      onDragLeave={() => {
        if (state.value === 'over') state.value = 'idle';
      }}
      onDrop={(event) => {
        event.preventDefault();
        state.value = 'idle';
        void open(event.dataTransfer?.files[0]);
      }}
    >
      <FileRow
        says={textOf(state.value)}
        label={say.open}
        accept=".jsonl,.json,.txt,application/jsonl,application/json"
        problem={problem.value}
        onFile={(file) => void open(file)}
      />
    </div>
  );
}

function textOf(state: 'idle' | 'over' | 'reading'): string {
  const say = words('shell').record;
  if (state === 'reading') return say.reading;
  return state === 'over' ? say.drop : say.open;
}

/** What is wrong with the file; undefined when its replay is on its way. */
async function keep(file: File): Promise<string | undefined> {
  const say = words('shell').record;
  if (file.size > MOST_MEBIBYTES * 2 ** 20) return say.tooLarge(MOST_MEBIBYTES);
  const imported = await importRecord(await file.text());
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
  const sentence = words('game').fault(fault);
  // Why a line is not JSON is told by the browser, in a language of its own.
  const isPlain = fault.code !== 'not-json' && sentence.length <= LONGEST;
  return words('shell').record.unreadable(
    isForeign ? undefined : line,
    isPlain && !isForeign ? sentence : undefined,
  );
}
