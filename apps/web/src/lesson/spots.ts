/** What is touched for a move: the card in hand it needs, then the place it goes to. */
import { cardOf, PASS, type Card, type Command } from '@palier/rules';
import { type HandCard, spotName } from '@palier/table/seat';
import { LEARNER } from './chapter.ts';

/** The card in hand that a move needs; undefined where it needs none. */
export function cardFor(command: Command): Card | undefined {
  switch (command.t) {
    case 'discard':
      return command.card;
    case 'addCard':
      return cardOf(command.card);
    case 'playPass':
      return PASS;
    default:
      return undefined;
  }
}

const place = (name: string): string => `[data-place='${name}']`;

/** What is touched for a move, once its card is chosen. */
function spotOf(command: Command): string | undefined {
  switch (command.t) {
    case 'drawCard':
      return place('stock');
    case 'takeCard':
      return place(spotName({ t: 'pile', seat: command.from }));
    case 'discard':
      return place(spotName({ t: 'pile', seat: LEARNER }));
    case 'addCard':
      return place(spotName({ t: 'meld', seat: command.to, meld: command.meld }));
    case 'playPass':
      return place(spotName({ t: 'seat', seat: command.on }));
    case 'layLevel':
      return '.action-bar .button-primary';
    default:
      return undefined;
  }
}

/** Selectors of what may be touched next: cards in hand first, then the places they go to. */
export function spotsFor(
  commands: readonly Command[],
  hand: readonly HandCard[],
  chosen: Card | undefined,
): readonly string[] {
  const ready = commands.filter((command) => {
    const card = cardFor(command);
    return card === undefined || card === chosen;
  });
  const spots = ready.flatMap((command) => spotOf(command) ?? []);
  if (spots.length > 0) return [...new Set(spots)];
  const cards = new Set(commands.map(cardFor));
  return hand
    .filter(({ card }) => cards.has(card))
    .map(({ key }) => `.hand-card[data-key='${key}']`);
}
