/** What the buttons below the hand offer at this moment, the most likely first. */
import { isAloneCommand, PASS, PLAYED_ALONE, type Command } from '@palier/rules';
import { meldName } from '@palier/text';
import { spotName } from '../board/spot.ts';
import { words } from '../state/words.ts';
import { namesAt } from './naming.ts';
import type { TableModel } from './table-model.ts';
import { additionsIn } from './taps.ts';

type Action = {
  readonly name: string;
  /** Absent: the button says what is waited for. */
  readonly run?: () => void;
  /** In a lesson: whether this is what is asked. */
  readonly isAsked?: boolean | undefined;
};

/** One or two of them; none while the end of a round is looked at. */
export function actionsFor(model: TableModel): readonly Action[] {
  const table = words('table');
  if (model.stage.value !== 'playing') return [];
  if (!model.isDue.value) return [{ name: waitingText(model) }];
  switch (model.view.value.table.step) {
    case 'draw':
      return [drawing(model)];
    case 'play':
      return playing(model);
    default:
      return [{ name: table.wait }];
  }
}

function waitingText(model: TableModel): string {
  const { step, turn } = model.view.value.table;
  const table = words('table');
  if (model.isPaused.value) return table.paused;
  return step === 'over' ? table.wait : table.turnOf(namesAt(model).call(turn));
}

function drawing(model: TableModel): Action {
  const table = words('table');
  const isLit = model.choices.value.lit.has('stock');
  // Where a lesson asks to take, a button to draw would lead astray.
  const isAsked = model.guide?.asks([{ t: 'drawCard' }]);
  if (!isLit || isAsked === false) return { name: table.chooseDraw };
  return { name: table.draw, run: () => model.tap({ t: 'stock' }), isAsked };
}

function playing(model: TableModel): readonly Action[] {
  const table = words('table');
  const laying = layAction(model);
  if (model.chosenCard.value === undefined) {
    return laying.length > 0 ? laying : [{ name: table.chooseDiscard }];
  }
  const own = cardActions(model);
  return [...own, ...laying].slice(0, MOST_ACTIONS);
}

const MOST_ACTIONS = 2;

function layAction(model: TableModel): readonly Action[] {
  if (!model.canLay.value) return [];
  const level = model.aim.value?.level ?? 1;
  const run = (): void => {
    model.sheet.value = { t: 'lay' };
  };
  const { edition } = model.view.value.table.setup;
  const isAsked = model.guide?.asks([{ t: 'layLevel', melds: [] }]);
  return [{ name: words('table').lay(level, edition), run, isAsked }];
}

/** For the card chosen in hand: to add it or to play it comes before throwing it away. */
function cardActions(model: TableModel): readonly Action[] {
  const table = words('table');
  const { lit, plays } = model.choices.value;
  const additions = additionsIn(model.choices.value);
  const discards = lit.get(spotName({ t: 'pile', seat: model.seat.value! })) ?? [];
  return [
    ...choice(model, additions, additions.length > 1 ? table.addWhere : undefined),
    ...specialAction(model, plays),
    ...passAction(model),
    ...discards.map((command) => ({
      name: table.discard,
      run: () => void model.act(command),
      isAsked: model.guide?.asks([command]),
    })),
  ];
}

function choice(
  model: TableModel,
  commands: readonly Command[],
  name: string | undefined,
): readonly Action[] {
  const [only] = commands;
  if (only === undefined) return [];
  const run = (): void => {
    if (commands.length === 1) void model.act(only);
    else model.sheet.value = { t: 'ways', commands };
  };
  return [{ name: name ?? addName(model, only), run, isAsked: model.guide?.asks(commands) }];
}

function addName(model: TableModel, command: Command): string {
  const table = words('table');
  if (command.t !== 'addCard' && command.t !== 'exchangeJoker') return table.addWhere;
  const name = meldName(model.view.value.table, command.to, command.meld);
  return name === undefined ? table.addWhere : table.addTo(namesAt(model).owner(command.to), name);
}

function specialAction(model: TableModel, plays: readonly Command[]): readonly Action[] {
  const [first] = plays;
  const names = words('table').plays;
  if (first?.t === 'playSwap') {
    const run = (): void => {
      model.sheet.value = { t: 'swap' };
    };
    return [{ name: names.swap, run }];
  }
  if (first === undefined || !isAloneCommand(first)) return [];
  return [{ name: names[PLAYED_ALONE[first.t].name], run: () => void model.act(first) }];
}

function passAction(model: TableModel): readonly Action[] {
  if (model.chosenCard.value !== PASS) return [];
  const table = words('table');
  const commands = [...model.choices.value.lit.values()]
    .flat()
    .filter((command) => command.t === 'playPass');
  const only = commands.length === 1 ? commands[0] : undefined;
  const name = only === undefined ? table.skipWhom : table.skip(namesAt(model).call(only.on));
  return choice(model, commands, name);
}
