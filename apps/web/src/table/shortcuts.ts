/** Keys of the table: single letters, heard only while the focus is inside it. */
import { SORTS, settings } from '../state/settings.ts';
import { actionsFor } from './actions.ts';
import type { Sitting } from './sitting.ts';
import { placeOf } from './targets.ts';

type Shortcut = (sitting: Sitting) => void;

const SHORTCUTS: { readonly [key: string]: Shortcut } = {
  d: (sitting) => sitting.tap({ t: 'stock' }),
  t: takeDiscard,
  l: (sitting) => {
    sitting.sheet.value = { t: 'lay' };
  },
  a: addChosen,
  x: (sitting) => {
    const seat = sitting.seat.value;
    if (seat !== undefined) sitting.tap({ t: 'pile', seat });
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

/** The only pile that can be taken from, or the choice among several. */
function takeDiscard(sitting: Sitting): void {
  const commands = [...sitting.choices.value.lit.values()]
    .flat()
    .filter((command) => command.t === 'takeCard');
  if (commands.length > 1) sitting.sheet.value = { t: 'ways', commands };
  else if (commands[0] !== undefined) void sitting.act(commands[0]);
}

function addChosen(sitting: Sitting): void {
  const { lit } = sitting.choices.value;
  const own = placeOf({ t: 'pile', seat: sitting.seat.value ?? 0 });
  const isAdding = [...lit.keys()].some((place) => place.startsWith('meld-') && place !== own);
  if (isAdding) actionsFor(sitting)[0]?.run?.();
}
