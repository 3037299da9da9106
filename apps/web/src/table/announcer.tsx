/**
 * What happens, for those who listen: short sentences in the order they happened, each once, and then
 * what is expected, when it is the listener's turn.
 */
import { useSignal } from '@preact/signals';
import type { Viewer } from '@palier/rules';
import { useEffect } from 'preact/hooks';
import { useWords, words } from '../state/words.ts';
import { promptOf } from './around.tsx';
import { sentencesOf } from './history.tsx';
import type { TableModel } from './table-model.ts';

/** `viewer`: through whose eyes it was seen; `locale`: in which language it was said. */
type Line = {
  readonly id: number;
  readonly text: string;
  readonly viewer: Viewer;
  readonly locale: string;
};

/** A screen reader that is behind skips what is older. */
const LINES_KEPT = 8;

export function Announcer({ model }: { readonly model: TableModel }) {
  const lines = useSignal<readonly Line[]>([]);
  useEffect(() => {
    let id = 0;
    return model.onEvents((fresh, before) => {
      const { viewer } = before.view;
      const { locale } = words('game');
      const told = sentencesOf(model, fresh, before.entries.length).map(({ text }) => ({
        id: ++id,
        text,
        viewer,
        locale,
      }));
      // Whoever takes the device next must not hear what the last one drew.
      const heard = lines.value.filter((line) => line.viewer === viewer);
      lines.value = [...heard, ...told].slice(-LINES_KEPT);
    });
  }, [model]);
  // Screen readers do not say what a region holds when it comes: only what comes into it.
  const isThere = useSignal(false);
  useEffect(() => {
    isThere.value = true;
  }, []);
  const isDue = isThere.value && model.isDue.value;
  const tempo = useWords('peaks')?.tempo;
  const atOnce = model.tempo.isAtOnce.value ? tempo?.isAtOnce : '';
  const { viewer } = model.view.value;
  const { locale } = words('game');
  // What was said is not said again in another language, nor left standing in the old one.
  useEffect(() => {
    lines.value = [];
  }, [viewer, locale]);
  const heard = lines.value.filter((line) => line.viewer === viewer && line.locale === locale);
  return (
    <>
      <div class="visually-hidden" role="log" aria-live="polite">
        {heard.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <p class="visually-hidden" role="status">
        {isDue ? promptOf(model) : atOnce}
      </p>
    </>
  );
}
