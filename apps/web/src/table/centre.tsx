/** The stock, the own discard pile, and between them what is expected now and what just happened. */
import { deciders } from '@palier/rules';
import { StockPile } from '../board/pile.tsx';
import { Icon } from '../board/icons.tsx';
import { ui, words } from '../state/words.ts';
import { draggableTo } from './drag.ts';
import { storyLines } from './history.tsx';
import { callName } from './naming.ts';
import { PileButton } from './opponents.tsx';
import type { Sitting } from './sitting.ts';

export function Centre({ sitting }: { readonly sitting: Sitting }) {
  const own = sitting.seat.value;
  return (
    <section class="centre">
      <figure class="centre-pile">
        <StockButton sitting={sitting} />
        <figcaption>{ui().table.stockName}</figcaption>
      </figure>
      <News sitting={sitting} />
      {own !== undefined && (
        <figure class="centre-pile">
          <PileButton sitting={sitting} seat={own} />
          <figcaption>{ui().table.ownPileName}</figcaption>
        </figure>
      )}
    </section>
  );
}

function StockButton({ sitting }: { readonly sitting: Sitting }) {
  const { stock, faceUp } = sitting.view.value.table;
  const isLit = sitting.choices.value.lit.has('stock');
  const [under] = faceUp;
  const { table } = ui();
  const name = [
    table.stock(stock),
    ...(faceUp.length > 0 ? [table.faceUp(words().cards(faceUp))] : []),
    ...(isLit ? [table.isTarget] : []),
  ].join(', ');
  return (
    <button
      type="button"
      class={isLit ? 'pile-button card-lit' : 'pile-button'}
      data-place="stock"
      data-lit={isLit}
      aria-keyshortcuts="D"
      onClick={() => sitting.tap({ t: 'stock' })}
      {...draggableTo('hand', () => sitting.tap({ t: 'stock' }))}
    >
      <span class="visually-hidden">{name}</span>
      <StockPile count={stock} {...(under !== undefined && { under })} />
    </button>
  );
}

const LINES_SHOWN = 2;

/** The newest first. */
function News({ sitting }: { readonly sitting: Sitting }) {
  const [newest, older] = storyLines(sitting, LINES_SHOWN).toReversed();
  return (
    <div class="news" data-due={sitting.isDue.value}>
      <p class="prompt">{promptOf(sitting)}</p>
      <button
        type="button"
        class="news-lines"
        onClick={() => {
          sitting.sheet.value = { t: 'history' };
        }}
      >
        <span class="news-text">
          <span class="news-newest">{newest?.text}</span>{' '}
          {older !== undefined && (
            <span class="news-older">
              <span>{older.text}</span>
            </span>
          )}
        </span>
        <Icon name="history" />
        <span class="visually-hidden">{ui().table.history}</span>
      </button>
    </div>
  );
}

/** Whose turn it is, and what is expected. */
export function promptOf(sitting: Sitting): string {
  const { table } = sitting.view.value;
  const say = ui().table;
  if (sitting.isPaused.value) return say.paused;
  if (sitting.isDue.value) return say.yourTurn(words().step(table.step));
  const due = deciders(table).map((seat) => callName(sitting, seat));
  if (table.step === 'keep' || table.step === 'offer') return say.deciding(due);
  return due[0] === undefined ? words().step(table.step) : say.turnOf(due[0]);
}
