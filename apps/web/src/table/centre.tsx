/** The stock, the own discard pile, and between them what is expected now and what just happened. */
import { deciders } from '@palier/rules';
import { StockPile } from '../board/pile.tsx';
import { Icon } from '../board/icons.tsx';
import { ui, words } from '../state/words.ts';
import { draggableTo } from './drag.ts';
import { storyLines } from './history.tsx';
import { callName } from './naming.ts';
import { PileButton } from './opponents.tsx';
import type { TableModel } from './table-model.ts';

export function Centre({ model }: { readonly model: TableModel }) {
  const own = model.seat.value;
  return (
    <section class="centre">
      <figure class="centre-pile">
        <StockButton model={model} />
        <figcaption>{ui().table.stockName}</figcaption>
      </figure>
      <News model={model} />
      {own !== undefined && (
        <figure class="centre-pile">
          <PileButton model={model} seat={own} />
          <figcaption>{ui().table.ownPileName}</figcaption>
        </figure>
      )}
    </section>
  );
}

function StockButton({ model }: { readonly model: TableModel }) {
  const { stock, faceUp } = model.view.value.table;
  const isLit = model.choices.value.lit.has('stock');
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
      onClick={() => model.tap({ t: 'stock' })}
      {...draggableTo('hand', () => model.tap({ t: 'stock' }))}
    >
      <span class="visually-hidden">{name}</span>
      <StockPile count={stock} {...(under !== undefined && { under })} />
    </button>
  );
}

const LINES_SHOWN = 2;

/** The newest first. */
function News({ model }: { readonly model: TableModel }) {
  const [newest, older] = storyLines(model, LINES_SHOWN).toReversed();
  return (
    <div class="news" data-due={model.isDue.value}>
      <p class="prompt">{promptOf(model)}</p>
      <button
        type="button"
        class="news-lines"
        onClick={() => {
          model.sheet.value = { t: 'history' };
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
export function promptOf(model: TableModel): string {
  const { table } = model.view.value;
  const say = ui().table;
  if (model.isPaused.value) return say.paused;
  if (model.isDue.value) return say.yourTurn(words().step(table.step));
  const due = deciders(table).map((seat) => callName(model, seat));
  if (table.step === 'keep' || table.step === 'offer') return say.deciding(due);
  return due[0] === undefined ? words().step(table.step) : say.turnOf(due[0]);
}
