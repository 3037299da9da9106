/** What the page lights in a hand is what its first proposal lays, and the hint with it. */
import {
  assert,
  cardOf,
  isFault,
  momentsOf,
  viewOf,
  type Card,
  type LayLevel,
  type SetupChoice,
  type View,
} from '@palier/rules';
import { expect, it } from 'vitest';
import { hintAt } from './hint.ts';
import { studyOf } from './study.ts';
import { botRecord } from './testing/record-of.ts';

const GAMES: readonly SetupChoice[] = [
  { edition: 'level-8-101', players: 4 },
  { edition: 'level-8-99', players: 3 },
  { edition: 'level-up', players: 3, ladder: 'open' },
];

const inOrder = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => a - b);
const laidBy = ({ melds }: LayLevel): readonly Card[] => inOrder(melds.flat().map(cardOf));

/** The moments at which somebody could lay, as they see them. */
function layableViews(choice: SetupChoice): readonly View[] {
  const names = Array.from({ length: choice.players }, () => 'expert');
  const moments = momentsOf(botRecord(choice, names, 'light'));
  assert(!isFault(moments), 'the game can be followed');
  return moments
    .map(({ state }) => viewOf(state, state.table.turn))
    .filter((view) => view.table.step === 'play' && studyOf(view).layings.length > 0);
}

it.each(GAMES)('at every moment of a game, $edition with $players players', (choice) => {
  const views = layableViews(choice);
  let hinted = 0;
  for (const view of views) {
    const { aims, layings } = studyOf(view);
    const { parts, rest } = aims[0]!.grouping;
    const lit = inOrder(parts.flatMap(({ cards }) => cards.map(cardOf)));
    expect(lit).toEqual(laidBy(layings[0]!));
    expect(inOrder([...lit, ...rest])).toEqual(inOrder(view.hand));
    const { command } = hintAt(view, ['steady']);
    if (command.t !== 'layLevel') continue;
    hinted++;
    expect(layings[0]).toEqual(command);
  }
  expect(hinted).toBeGreaterThan(0);
});
