/**
 * Keys of the table: single letters, heard only while the focus is inside it. A key that can do
 * nothing now is refused with the rule's reason, as a tap is.
 */
import { HAND_SORTS, seatsAfter } from '@palier/table/seat';
import { settings } from '../state/settings.ts';
import { actionsFor } from './actions.ts';
import type { TableModel } from './table-model.ts';

type Shortcut = (model: TableModel) => void;

const SHORTCUTS: { readonly [key: string]: Shortcut } = {
  d: (model) => void model.tap({ t: 'stock' }),
  t: takeDiscard,
  l: (model) => {
    if (hasLaid(model)) void model.act({ t: 'layLevel', melds: [] });
    else model.sheet.value = { t: 'lay' };
  },
  a: addChosen,
  x: (model) => {
    // Not a tap on the own pile, which before the draw would take from it.
    const card = model.chosenCard.value;
    if (card === undefined) model.askForCard();
    else void model.act({ t: 'discard', card });
  },
  u: (model) => void model.takeBack(),
  h: (model) => void model.askHint(),
  f: (model) => model.hurry(),
  s: (model) => {
    const at = HAND_SORTS.indexOf(settings.value.sort);
    model.sortBy(HAND_SORTS[(at + 1) % HAND_SORTS.length]!);
  },
  '?': (model) => {
    model.sheet.value = { t: 'situation', isByKey: true };
  },
};

export function hearKey(event: KeyboardEvent, model: TableModel): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  // In a dialog, or where somebody types, letters are letters.
  if ((event.target as HTMLElement).closest('dialog, input, select, textarea') !== null) return;
  const shortcut = SHORTCUTS[event.key.toLowerCase()];
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut(model);
}

function hasLaid({ view, seat }: TableModel): boolean {
  return view.value.table.laid[(seat.value ?? 0) - 1] !== undefined;
}

/** The only pile that can be taken from, or the choice among several. */
function takeDiscard(model: TableModel): void {
  const commands = [...model.choices.value.lit.values()]
    .flat()
    .filter((command) => command.t === 'takeCard');
  const { players } = model.view.value.table.setup;
  const [next = 1] = seatsAfter(model.seat.value, players);
  if (commands.length > 1) model.sheet.value = { t: 'ways', commands };
  else if (commands[0] !== undefined) void model.act(commands[0]);
  else void model.tap({ t: 'pile', seat: next });
}

function addChosen(model: TableModel): void {
  if (model.chosenCard.value === undefined) {
    model.askForCard();
    return;
  }
  const { lit } = model.choices.value;
  const isAdding = [...lit.keys()].some((place) => place.startsWith('meld-'));
  if (isAdding) {
    actionsFor(model)[0]?.run?.();
    return;
  }
  const melds = model.view.value.table.melds.flatMap((own, index) =>
    own.map((_, place) => ({ t: 'meld', seat: index + 1, meld: place + 1 }) as const),
  );
  const [first] = melds;
  // With several melds, why the card does not fit the first of them is no answer.
  const isAnswer = !hasLaid(model) || melds.length === 1;
  if (first !== undefined && isAnswer) void model.tap(first);
  else model.sayFitsNowhere();
}
