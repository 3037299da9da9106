/** A chapter: closed until it is wanted, by its reader, a search or the address. */
import type { RuleId } from '@palier/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Entry } from './entries.ts';
import { RuleEntry } from './rule-entry.tsx';

export type ChapterFoldProps = {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly terms: readonly string[];
  readonly target: RuleId | undefined;
  readonly isInDialog: boolean;
};

export function ChapterFold({ title, entries, terms, target, isInDialog }: ChapterFoldProps) {
  const hasTarget = entries.some(({ id }) => id === target);
  const isOpen = useSignal(hasTarget);
  useEffect(() => {
    if (hasTarget) isOpen.value = true;
  }, [hasTarget, target]);
  const isShown = isOpen.value || terms.length > 0;
  return (
    <details
      class="panel fold chapter"
      open={isShown}
      onToggle={({ currentTarget }) => {
        // What a search opened is not what the reader opened.
        if (terms.length === 0) isOpen.value = currentTarget.open;
      }}
    >
      <summary>
        <h2>{title}</h2>
        <span class="chip">{entries.length}</span>
      </summary>
      <div class="chapter-rules">
        {isShown &&
          entries.map((entry) => (
            <RuleEntry
              key={entry.id}
              entry={entry}
              terms={terms}
              isTarget={entry.id === target}
              isInDialog={isInDialog}
            />
          ))}
      </div>
    </details>
  );
}
