/** A record from a file: kept on the device, then shown from its first move. */
import type { Signal } from '@preact/signals';
import { Icon } from '../../board/icons.tsx';
import { importRecord } from '../../local/lobby.ts';
import { go } from '../../state/router.ts';
import { ui, words } from '../../state/words.ts';

/** `problem` is for home to show, where there is room for a sentence. */
export function OpenRecord({ problem }: { readonly problem: Signal<string | undefined> }) {
  const { openRecord, recordUnreadable, recordUnsound } = ui().shell.home;

  async function open(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (file === undefined) return;
    problem.value = undefined;
    const imported = await importRecord(await file.text());
    // The same file chosen again is another try.
    input.value = '';
    if (imported.t === 'kept') go({ t: 'replay', game: imported.id });
    else if (imported.t === 'unsound') problem.value = recordUnsound;
    else problem.value = recordUnreadable(words().fault(imported.fault));
  }

  return (
    <li>
      <label class="list-row home-file">
        <Icon name="open-file" />
        <span class="grow">{openRecord}</span>
        <input
          class="visually-hidden"
          type="file"
          accept=".jsonl,.json,.txt,application/json"
          onChange={({ currentTarget }) => {
            open(currentTarget).catch(() => {
              problem.value = ui().shell.notSaved;
            });
          }}
        />
      </label>
    </li>
  );
}
