/** On a large screen there is room for the last moves beside the table. */
import { useEffect, useRef } from 'preact/hooks';
import { ui } from '../state/words.ts';
import { storyLines } from './history.tsx';
import type { TableModel } from './table-model.ts';

/** The whole game is a tap away. */
const LINES_SHOWN = 40;

export function SideHistory({ model }: { readonly model: TableModel }) {
  const end = useRef<HTMLOListElement>(null);
  const lines = storyLines(model, LINES_SHOWN);
  useEffect(() => {
    const list = end.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [lines.at(-1)?.number]);
  return (
    <aside class="side-history">
      <h2>{ui().table.history}</h2>
      <ol ref={end} class="history">
        {lines.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
    </aside>
  );
}
