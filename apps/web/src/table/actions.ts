/** What the buttons below the hand offer at this moment, the most likely first. */
import { isAloneCommand, PLAYED_ALONE, type Command } from '@palier/rules';
import { type Offer, offersIn } from '@palier/table/seat';
import { meldName } from '@palier/text';
import { words } from '../state/words.ts';
import { namesAt } from './naming.ts';
import type { OpenedSheet, TableModel } from './table-model.ts';

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
  const { step } = model.view.value.table;
  const offers = offersIn({
    step,
    choices: model.choices.value,
    card: model.chosenCard.value,
    canLay: model.canLay.value,
  });
  const actions = offers.map((offer) => actionOf(model, offer));
  switch (step) {
    case 'draw':
      // Where a lesson asks to take, a button to draw would lead astray.
      return actions[0] === undefined || actions[0].isAsked === false
        ? [{ name: table.chooseDraw }]
        : actions;
    case 'play':
      return actions.length > 0 ? actions : [{ name: table.chooseDiscard }];
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

function actionOf(model: TableModel, offer: Offer): Action {
  const { t, commands } = offer;
  const asking = sheetFor(offer);
  return {
    name: nameOf(model, offer),
    run: () => {
      if (asking === undefined) void model.act(commands[0]!);
      else model.sheet.value = asking;
    },
    isAsked: model.guide?.asks(t === 'lay' ? [{ t: 'layLevel', melds: [] }] : commands),
  };
}

/** What is asked first; undefined where the offer says all. */
function sheetFor({ t, commands }: Offer): OpenedSheet | undefined {
  if (t === 'lay') return { t: 'lay' };
  // A Swap has many commands, one for each choice of cards.
  if (t === 'play') return commands[0]!.t === 'playSwap' ? { t: 'swap' } : undefined;
  return commands.length > 1 ? { t: 'ways', commands } : undefined;
}

function nameOf(model: TableModel, { t, commands }: Offer): string {
  const table = words('table');
  const [first] = commands;
  const isOne = commands.length === 1;
  switch (t) {
    case 'draw':
      return table.draw;
    case 'lay': {
      const { left, setup } = model.view.value.table;
      const level = model.aim.value?.level ?? left[model.seat.value! - 1]![0]!;
      return table.lay(level, setup.edition);
    }
    case 'add':
      return isOne ? addName(model, first!) : table.addWhere;
    case 'play':
      return table.plays[isAloneCommand(first!) ? PLAYED_ALONE[first.t].name : 'swap'];
    case 'pass':
      return isOne && first!.t === 'playPass'
        ? table.skip(namesAt(model).call(first.on))
        : table.skipWhom;
    case 'discard':
      return table.discard;
  }
}

function addName(model: TableModel, command: Command): string {
  const table = words('table');
  if (command.t !== 'addCard' && command.t !== 'exchangeJoker') return table.addWhere;
  const name = meldName(model.view.value.table, command.to, command.meld);
  return name === undefined ? table.addWhere : table.addTo(namesAt(model).owner(command.to), name);
}
