/** What just happened, and the stock beside it. */
import { storyWords } from '../state/story-words.ts';
import { words } from '../state/words.ts';
import { StockPile } from '../board/piles.tsx';
import { marksOf } from './replay-marks.ts';
import type { Watching } from './replay-state.ts';

export function ReplayNews({ watching }: { readonly watching: Watching }) {
  const { scene, naming, replay, at, round } = watching;
  const say = storyWords().replay;
  const { table, event } = scene.value;
  const { stock, faceUp } = table;
  const [under] = faceUp;
  const number = replay.rounds[round.value]?.round ?? table.round;
  return (
    <section class="replay-news">
      <span
        class={marksOf(scene.value).isStock ? 'replay-stock replay-touched' : 'replay-stock'}
        role="img"
        aria-label={say.table.stock(stock)}
      >
        <StockPile count={stock} {...(under !== undefined && { under })} />
      </span>
      <div class="replay-words">
        <p class="replay-place">{say.place(at.value + 1, replay.steps.length, number)}</p>
        <p class="replay-sentence" role="status">
          {event === undefined ? say.start : words().event(event, naming.value)}
        </p>
      </div>
    </section>
  );
}
