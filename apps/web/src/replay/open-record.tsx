/** A record from a file, chosen or dropped: kept on this device and shown, or what is wrong with it. */
import { useSignal } from '@preact/signals';
import { wantWords, words } from '../state/words.ts';
import { FileRow } from '../ui/file-row.tsx';
import './open-record.css';

export function OpenRecord() {
  const say = words('shell').record;
  const state = useSignal<'idle' | 'over' | 'reading'>('idle');
  const problem = useSignal<string | undefined>(undefined);

  async function open(file: File | undefined): Promise<void> {
    if (file === undefined || state.value === 'reading') return;
    state.value = 'reading';
    problem.value = undefined;
    try {
      // Seldom needed, so not part of what a first game waits for.
      const [{ keepFile }] = await Promise.all([
        import('./keep-file.ts'),
        wantWords('replay', 'faults'),
      ]);
      problem.value = await keepFile(file);
    } catch {
      problem.value = words('shell').notLoaded;
    }
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
