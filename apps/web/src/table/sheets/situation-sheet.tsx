/**
 * "What can I do?": what can be done now, each by its card or pile and by what a finger does there. Whoever
 * has keys is told those, and the whole situation in words, which for others stays behind a fold.
 */
import { otherMoves, type Command } from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { CardView } from '../../board/card.tsx';
import { Face } from '../../board/face.tsx';
import { Icon } from '../../board/icons.tsx';
import { words } from '../../state/words.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { promptOf } from '../around.tsx';
import { namesAt, namingAt } from '../naming.ts';
import type { TableModel } from '../table-model.ts';
import { deedLines, type DeedLine } from './deeds.ts';

type SituationProps = {
  readonly model: TableModel;
  /** It was opened by a key. */
  readonly isByKey: boolean;
};

export function SituationSheet({ model, isByKey }: SituationProps) {
  const hasKeys = isByKey || matchMedia('(hover: hover) and (pointer: fine)').matches;
  return (
    <Sheet title={words('table').situation} onClose={model.closeSheet}>
      <p>{promptOf(model)}.</p>
      <ul class="stack snug">
        <Deeds model={model} isTouched={!hasKeys} />
      </ul>
      {hasKeys ? (
        <>
          <InWords model={model} />
          <Keys model={model} />
        </>
      ) : (
        <details class="panel fold">
          <summary>{words('tableSheets').help.inWords}</summary>
          <div class="fold-inside stack">
            <InWords model={model} />
          </div>
        </details>
      )}
    </Sheet>
  );
}

type DeedsProps = { readonly model: TableModel; readonly isTouched: boolean };

function Deeds({ model, isTouched }: DeedsProps) {
  const say = words('table');
  const { help } = words('tableSheets');
  const { gestures } = help;
  const moves = model.isDue.value ? [...otherMoves(model.view.value)] : [];
  const lines = deedLines(model.view.value, moves, model.canLay.value);
  const other = model.seats.value.find((_, index) => index + 1 !== model.seat.value);
  return (
    <>
      {lines.map((line, index) => (
        <Line
          key={index}
          picture={<DeedPicture line={line} />}
          says={deedName(model, line)}
          gesture={isTouched && gestures[line.t]}
        />
      ))}
      {model.canTakeBack.value && (
        <Line
          picture={<Icon name="undo" />}
          says={say.takeBack}
          gesture={isTouched && gestures.takeBack}
        />
      )}
      {/* While others play; on a screen with keys all of it is in sight. */}
      {isTouched && lines.length === 0 && (
        <>
          <Line picture={<Icon name="sort" />} says={say.sort} gesture={gestures.sort} />
          {other !== undefined && (
            <Line picture={<Face of={other} />} says={help.look} gesture={gestures.look} />
          )}
        </>
      )}
    </>
  );
}

type LineProps = {
  readonly picture: ComponentChildren;
  readonly says: string;
  readonly gesture: string | false;
};

function Line({ picture, says, gesture }: LineProps) {
  return (
    <li class="row nowrap deed">
      <span class="deed-picture" aria-hidden="true">
        {picture}
      </span>
      <span class="grow">
        <span class="strong">{says}</span>
        {gesture !== false && <span class="line soft small">{gesture}</span>}
      </span>
    </li>
  );
}

/** Of many cards the first few tell enough. */
const MOST_CARDS = 3;

function DeedPicture({ line }: { readonly line: DeedLine }) {
  if (line.t === 'lay') return <Icon name="arrow-up" />;
  if (line.cards.length === 0) return <span class="card-place" />;
  return (
    <span class="deed-cards">
      {line.cards.slice(0, MOST_CARDS).map((card, index) => (
        <CardView key={index} card={card} />
      ))}
    </span>
  );
}

function deedName(model: TableModel, line: DeedLine): string {
  const { table } = model.view.value;
  const { help } = words('tableSheets');
  switch (line.t) {
    case 'draw':
    case 'take':
    case 'play':
      return line.move.t === 'playSwap'
        ? words('table').plays.swap
        : words('game').move(line.move, table, namingAt(model));
    case 'lay':
      return words('table').lay(model.aim.value?.level ?? 1, table.setup.edition);
    case 'add':
    case 'pass':
    case 'discard':
      return help[line.t];
  }
}

/** For those who do not see the table. */
function InWords({ model }: { readonly model: TableModel }) {
  const { table, hand } = model.view.value;
  const say = words('table');
  const naming = namingAt(model);
  const names = namesAt(model);
  const moves = table.step === 'draw' ? [] : movesOf(model);
  const seats = model.seats.value.map((_, index) => index + 1);
  return (
    <>
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
    </>
  );
}

function Keys({ model }: { readonly model: TableModel }) {
  const { keyList, keys: title } = words('tableSheets');
  const hurrying = { key: 'F', does: words('peaks').tempo.hurry };
  const isHelped = model.online === undefined;
  const keys = isHelped ? [...keyList, hurrying] : keyList.filter(({ key }) => key !== 'H');
  return (
    <>
      <h3>{title}</h3>
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
    </>
  );
}

/** Nobody listens to a longer list. */
const MOST_MOVES = 30;

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
