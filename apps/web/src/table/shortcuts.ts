/**
 * Keys of the table: single letters, heard only while the focus is inside it. A key that can do
 * nothing now is refused with the rule's reason, as a tap is.
 */
import { SORTS, settings } from '../state/settings.ts';
import { actionsFor } from './actions.ts';
import { seatsAfter } from './opponents.tsx';
import type { Sitting } from './sitting.ts';

type Shortcut = (sitting: Sitting) => void;

const SHORTCUTS: { readonly [key: string]: Shortcut } = {
  d: (sitting) => sitting.tap({ t: 'stock' }),
  t: takeDiscard,
  l: (sitting) => {
    if (hasLaid(sitting)) void sitting.act({ t: 'layLevel', melds: [] });
    else sitting.sheet.value = { t: 'lay' };
  },
  a: addChosen,
  x: (sitting) => {
    // Not a tap on the own pile, which before the draw would take from it.
    const card = sitting.chosenCard.value;
    if (card !== undefined) void sitting.act({ t: 'discard', card });
  },
  u: (sitting) => void sitting.takeBack(),
  h: (sitting) => void sitting.askHint(),
  s: (sitting) => {
    const at = SORTS.indexOf(settings.value.sort);
    sitting.sortBy(SORTS[(at + 1) % SORTS.length]!);
  },
  '?': (sitting) => {
    sitting.sheet.value = { t: 'situation' };
  },
};

export function hearKey(event: KeyboardEvent, sitting: Sitting): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  // In a dialog, or where somebody types, letters are letters.
  if ((event.target as HTMLElement).closest('dialog, input, select, textarea') !== null) return;
  const shortcut = SHORTCUTS[event.key.toLowerCase()];
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut(sitting);
}

function hasLaid({ view, seat }: Sitting): boolean {
  return view.value.table.laid[(seat.value ?? 0) - 1] !== undefined;
}

/** The only pile that can be taken from, or the choice among several. */
function takeDiscard(sitting: Sitting): void {
  const commands = [...sitting.choices.value.lit.values()]
    .flat()
    .filter((command) => command.t === 'takeCard');
  const { players } = sitting.view.value.table.setup;
  const [next = 1] = seatsAfter(sitting.seat.value, players);
  if (commands.length > 1) sitting.sheet.value = { t: 'ways', commands };
  else if (commands[0] !== undefined) void sitting.act(commands[0]);
  else sitting.tap({ t: 'pile', seat: next });
}

function addChosen(sitting: Sitting): void {
  if (sitting.chosenCard.value === undefined) return;
  const { lit } = sitting.choices.value;
  const isAdding = [...lit.keys()].some((place) => place.startsWith('meld-'));
  if (isAdding) {
    actionsFor(sitting)[0]?.run?.();
    return;
  }
  const melds = sitting.view.value.table.melds.flatMap((own, index) =>
    own.map((_, place) => ({ t: 'meld', seat: index + 1, meld: place + 1 }) as const),
  );
  const [first] = melds;
  // Where there are several, why a card does not fit one of them is no answer.
  const isAnswer = !hasLaid(sitting) || melds.length === 1;
  if (first !== undefined && isAnswer) sitting.tap(first);
}
