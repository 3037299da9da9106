/** Beside a large table: the last turns of the round, told as in the sheet, and followed to the newest. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../state/words.ts';
import { storyLines } from '../history.tsx';
import type { TableModel } from '../table-model.ts';
import { roundsTold } from '../told-turns.ts';
import { OpenRound } from './history-list.tsx';

/** The rest is in the sheet with the whole game. */
const MOST_LINES = 40;

/** The layout that has room for it (table.css). */
const desk = matchMedia('(min-width: 70rem) and (min-height: 40rem)');

type Props = { readonly model: TableModel };

export function LatestTurns({ model }: Props) {
  const isDesk = useSignal(desk.matches);
  useEffect(() => {
    const hear = (): void => {
      isDesk.value = desk.matches;
    };
    desk.addEventListener('change', hear);
    return () => desk.removeEventListener('change', hear);
  }, []);
  // A lesson speaks there itself.
  const isSeen = isDesk.value && model.guide === undefined;
  return (
    <>
      <h2>{words('table').history}</h2>
      {isSeen ? <Turns model={model} /> : <Lines model={model} />}
    </>
  );
}

function Turns({ model }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const lines = storyLines(model, MOST_LINES);
  const { round } = model.view.value.table;
  const [told = { round, turns: [] }] = roundsTold(lines, round);
  useLayoutEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }, [lines.at(-1)?.number]);
  return (
    <div ref={list} class="history-latest">
      <OpenRound model={model} told={told} />
    </div>
  );
}

/** Where it is not seen, no card is drawn for it. */
function Lines({ model }: Props) {
  return (
    <ol>
      {storyLines(model, MOST_LINES).map(({ number, text }) => (
        <li key={number}>{text}</li>
      ))}
    </ol>
  );
}
