/** What lies before the viewer: the other players, the combinations, the piles and what just happened. */
import { deciders } from '@palier/rules';
import { seatsAfter, type Spot, spotName } from '@palier/table/seat';
import { Icon } from '../board/icons.tsx';
import { Melds } from '../board/melds.tsx';
import { Centre } from '../board/piles.tsx';
import { SeatView, type Drawn } from '../board/seat.tsx';
import type { SpotTouch } from '../board/spot.ts';
import { words } from '../state/words.ts';
import { draggableTo } from './drag.ts';
import { firstPromptOf } from './first-prompts.ts';
import { storyLines } from './history.tsx';
import { namesAt } from './naming.ts';
import { Slot } from './online.tsx';
import type { TableModel } from './table-model.ts';

export function Around({ model }: { readonly model: TableModel }) {
  const drawn: Drawn = {
    table: model.view.value.table,
    faces: model.seats.value,
    names: namesAt(model),
    touch: (spot) => touchOf(model, spot),
  };
  const own = model.seat.value;
  const ended = model.ended.value;
  const seats = seatsAfter(own, drawn.faces.length);
  return (
    <>
      <section
        class="opponents"
        aria-label={words('table').opponents}
        data-count={seats.length}
        style={{ '--seats': seats.length }}
      >
        {seats.map((seat) => (
          <SeatView
            key={seat}
            {...drawn}
            seat={seat}
            ended={ended && { isOut: ended.seat === seat }}
            {...(model.isLocked.value && { isDue: false })}
            mood={model.moods.value.get(seat) ?? (model.isLocked.value ? 'calm' : undefined)}
            sign={<Slot at="face" model={model} seat={seat} />}
          >
            <Slot at="voice" model={model} seat={seat} />
          </SeatView>
        ))}
      </section>
      <Melds {...drawn} own={own} isScreen />
      <Centre {...drawn} own={own}>
        <News model={model} />
      </Centre>
    </>
  );
}

function touchOf(model: TableModel, spot: Spot): SpotTouch {
  const isLit = model.choices.value.lit.has(spotName(spot));
  const tap = (): Promise<boolean> | undefined => {
    if (spot.t !== 'seat' || isLit) return model.tap(spot);
    model.sheet.value = spot;
    return undefined;
  };
  const isPile = spot.t === 'stock' || spot.t === 'pile';
  return {
    onTouch: () => void tap(),
    lit: isLit ? words('table').isTarget : undefined,
    drag: isPile ? draggableTo('hand', tap) : undefined,
  };
}

const LINES_SHOWN = 2;

/** The newest first, in short: what was laid is seen, and told in full in the history and to those who listen. */
function News({ model }: { readonly model: TableModel }) {
  const [newest, older] = storyLines(model, LINES_SHOWN).toReversed();
  return (
    <div class="news" data-due={model.isDue.value}>
      <p class="prompt">{promptOf(model)}</p>
      <button
        type="button"
        class="news-lines"
        onClick={() => (model.sheet.value = { t: 'history' })}
      >
        <span class="news-text">
          <span class="news-newest">{newest?.brief}</span>{' '}
          {older !== undefined && <span class="news-older">{older.brief}</span>}
        </span>
        <Icon name="history" />
        <span class="visually-hidden">{words('table').history}</span>
      </button>
    </div>
  );
}

/** Whose turn it is, and what is expected. */
export function promptOf(model: TableModel): string {
  const { table } = model.view.value;
  const say = words('table');
  if (model.isLocked.value) return model.guide!.over();
  if (model.stage.value !== 'playing') return say.round(table.round);
  if (model.isPaused.value) return say.paused;
  if (model.isDue.value) {
    const first = firstPromptOf(model);
    if (first !== undefined) return say.firstPrompts[first](table.setup.edition);
    return table.step === 'play'
      ? say.canNow(model.possible.value)
      : say.yourTurn(words('game').step(table.step));
  }
  const due = deciders(table).map(namesAt(model).call);
  if (table.step === 'keep' || table.step === 'offer') return say.deciding(due);
  return due[0] === undefined ? words('game').step(table.step) : say.turnOf(due[0]);
}
