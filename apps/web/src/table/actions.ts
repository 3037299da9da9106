/** What the buttons below the hand offer at this moment, the most likely first. */
import { PASS, type Command } from '@palier/rules';
import { ui } from '../state/words.ts';
import { callName, ownerName } from './naming.ts';
import type { Sitting } from './sitting.ts';
import { additionsIn, placeOf } from './targets.ts';

export type Action = {
  readonly name: string;
  /** Absent: the button says what is waited for. */
  readonly run?: () => void;
};

/** One or two of them. */
export function actionsFor(sitting: Sitting): readonly Action[] {
  const { table } = ui();
  if (!sitting.isDue.value) return [{ name: waitingText(sitting) }];
  switch (sitting.view.value.table.step) {
    case 'draw':
      return [drawing(sitting)];
    case 'play':
      return playing(sitting);
    default:
      return [{ name: table.wait }];
  }
}

function waitingText(sitting: Sitting): string {
  const { step, turn } = sitting.view.value.table;
  const { table } = ui();
  if (sitting.isPaused.value) return table.paused;
  return step === 'over' ? table.wait : table.turnOf(callName(sitting, turn));
}

function drawing(sitting: Sitting): Action {
  const { table } = ui();
  const isLit = sitting.choices.value.lit.has('stock');
  if (!isLit) return { name: table.chooseDraw };
  return { name: table.draw, run: () => sitting.tap({ t: 'stock' }) };
}

function playing(sitting: Sitting): readonly Action[] {
  const { table } = ui();
  const laying = layAction(sitting);
  if (sitting.chosenCard.value === undefined) {
    return laying.length > 0 ? laying : [{ name: table.chooseDiscard }];
  }
  const own = cardActions(sitting);
  return [...own, ...laying].slice(0, MOST_ACTIONS);
}

const MOST_ACTIONS = 2;

function layAction(sitting: Sitting): readonly Action[] {
  if (!sitting.canLay.value) return [];
  const level = sitting.aim.value?.level ?? 1;
  const run = (): void => {
    sitting.sheet.value = { t: 'lay' };
  };
  return [{ name: ui().table.lay(level), run }];
}

/** For the card chosen in hand: to add it or to play it comes before throwing it away. */
function cardActions(sitting: Sitting): readonly Action[] {
  const { table } = ui();
  const { lit, plays } = sitting.choices.value;
  const additions = additionsIn(sitting.choices.value);
  const discards = lit.get(placeOf({ t: 'pile', seat: sitting.seat.value! })) ?? [];
  return [
    ...choice(sitting, additions, additions.length > 1 ? table.addWhere : undefined),
    ...specialAction(sitting, plays),
    ...passAction(sitting),
    ...discards.map((command) => ({ name: table.discard, run: () => void sitting.act(command) })),
  ];
}

function choice(
  sitting: Sitting,
  commands: readonly Command[],
  name: string | undefined,
): readonly Action[] {
  const [only] = commands;
  if (only === undefined) return [];
  if (commands.length === 1) {
    return [{ name: name ?? addName(sitting, only), run: () => void sitting.act(only) }];
  }
  const run = (): void => {
    sitting.sheet.value = { t: 'ways', commands };
  };
  return [{ name: name ?? addName(sitting, only), run }];
}

function addName(sitting: Sitting, command: Command): string {
  const { table } = ui();
  if (command.t !== 'addCard' && command.t !== 'exchangeJoker') return table.addWhere;
  const meld = sitting.view.value.table.melds[command.to - 1]?.[command.meld - 1];
  return meld === undefined
    ? table.addWhere
    : table.addTo(ownerName(sitting, command.to), meld.kind);
}

function specialAction(sitting: Sitting, plays: readonly Command[]): readonly Action[] {
  const [first] = plays;
  const { table } = ui();
  switch (first?.t) {
    case 'playTake':
      return [{ name: table.playTake, run: () => void sitting.act(first) }];
    case 'playHold':
      return [{ name: table.playHold, run: () => void sitting.act(first) }];
    case 'playSwap': {
      const run = (): void => {
        sitting.sheet.value = { t: 'swap' };
      };
      return [{ name: table.playSwap, run }];
    }
    default:
      return [];
  }
}

function passAction(sitting: Sitting): readonly Action[] {
  if (sitting.chosenCard.value !== PASS) return [];
  const { table } = ui();
  const commands = [...sitting.choices.value.lit.values()]
    .flat()
    .filter((command) => command.t === 'playPass');
  const only = commands.length === 1 ? commands[0] : undefined;
  const name = only === undefined ? table.skipWhom : table.skip(callName(sitting, only.on));
  return choice(sitting, commands, name);
}
