/** "What can I do?": the situation in words, for those who do not see the table and for everybody. */
import { otherMoves, type Command } from '@palier/rules';
import { words } from '../../state/words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { promptOf } from '../around.tsx';
import { namesAt, namingAt } from '../naming.ts';
import type { TableModel } from '../table-model.ts';

/** Nobody listens to a longer list. */
const MOST_MOVES = 30;

export function SituationSheet({ model }: { readonly model: TableModel }) {
  const { table, hand } = model.view.value;
  const say = words('table');
  const naming = namingAt(model);
  const names = namesAt(model);
  const moves = movesOf(model);
  const isHelped = model.online === undefined;
  const { keyList } = words('tableSheets');
  const hurrying = { key: 'F', does: words('peaks').tempo.hurry };
  const keys = isHelped ? [...keyList, hurrying] : keyList.filter(({ key }) => key !== 'H');
  const seats = model.seats.value.map((_, index) => index + 1);
  return (
    <Sheet title={say.situation} onClose={model.closeSheet}>
      <p>{promptOf(model)}.</p>
      <p>
        {say.hand(hand.length)}: {words('game').cards(model.hand.value.map(({ card }) => card))}.
      </p>
      {moves.length > 0 && (
        <>
          <h3>{words('tableSheets').canDo}</h3>
          <ul class="listed">
            {moves.map((move, index) => (
              <li key={index}>{words('game').move(move, table, naming)}</li>
            ))}
          </ul>
        </>
      )}
      <h3>{say.players}</h3>
      <ul class="listed">
        {seats.map((seat) => (
          <li key={seat}>
            {say.seat(names.call(seat), names.facts(seat))}
            <ul>
              {table.melds[seat - 1]!.map((meld, index) => (
                <li key={index}>{names.meld(seat, meld)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h3>{words('tableSheets').keys}</h3>
      <dl class="pairs key-list">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** One laying and one Swap are enough here: their own sheets show the others. */
function movesOf(model: TableModel): readonly Command[] {
  const [laying] = model.canLay.value ? model.study.value.layings : [];
  const found: Command[] = laying === undefined ? [] : [laying];
  for (const move of otherMoves(model.view.value)) {
    if (move.t === 'playSwap' && found.some(({ t }) => t === 'playSwap')) continue;
    found.push(move);
    if (found.length === MOST_MOVES) break;
  }
  return found;
}
