/** The buttons offer what the rules let through, and agree with the line that says what can be done. */
import {
  assert,
  isFault,
  momentsOf,
  otherMoves,
  parsePosition,
  viewOf,
  type SetupChoice,
  type View,
} from '@palier/rules';
import { choicesFor, type Offer, offersIn, possibleNow, refusalOf } from '@palier/table/seat';
import type { Deed } from '@palier/text';
import { describe, expect, it } from 'vitest';
import { botGame } from '../local/testing/bot-game.ts';

const GAMES: readonly SetupChoice[] = [
  { edition: 'level-8-101', players: 3, master: 'all', rules: { levels: 2 } },
  { edition: 'level-8-99', players: 2, rules: { jokerSwap: 'yes', levels: 3 } },
  { edition: 'level-up', players: 4, ladder: 'open', rules: { levels: 2 } },
];

const DEEDS: { readonly [T in Offer['t']]?: Deed } = {
  lay: 'lay',
  add: 'add',
  play: 'special',
  pass: 'pass',
  discard: 'discard',
};

/** A Pass or a special card stands last in the line, for the “or” in it; its buttons do not. */
function asButtons(possible: readonly Deed[]): readonly Deed[] {
  if (!possible.includes('either')) return possible;
  return possible.flatMap((deed) => {
    if (deed === 'either') return [];
    return deed === 'discard' ? ['special', 'pass', 'discard'] : [deed];
  });
}

/** What the line says, and the buttons with each card up and with none. */
function shownIn(view: View) {
  const moves = [...otherMoves(view)];
  const possible = possibleNow(view, moves);
  const canLay = possible.includes('lay');
  const { step } = view.table;
  const offers = [undefined, ...new Set(view.hand)].map((card) =>
    offersIn({ step, choices: choicesFor(view, moves, card), card, canLay }),
  );
  return { possible, offers };
}

it.each(GAMES)('at every moment of a game, $edition with $players players', (choice) => {
  const moments = momentsOf(botGame(choice, { seed: 'offers' }));
  assert(!isFault(moments), 'the game can be followed');
  for (const { state } of moments) {
    const { step, turn } = state.table;
    const view = viewOf(state, turn);
    if ((step !== 'draw' && step !== 'play') || view.hand.length === 0) continue;
    const { possible, offers } = shownIn(view);
    const commands = offers.flat().flatMap((offer) => offer.commands);
    for (const command of new Set(commands)) expect(refusalOf(view, command)).toBeUndefined();
    for (const buttons of offers) {
      const deeds = buttons.flatMap(({ t }) => DEEDS[t] ?? []);
      if (step === 'draw') expect(deeds).toEqual([]);
      // In the order of the line, and what it says first is the first button.
      else expect(deeds).toEqual(asButtons(possible).filter((deed) => deeds.includes(deed)));
      if (possible[0] === 'lay') expect(deeds[0]).toBe('lay');
    }
  }
});

describe('a card that was up before the draw', () => {
  const at = (step: 'draw' | 'play', hand: readonly string[]): View => {
    const parsed = parsePosition(
      {
        edition: 'level-8-101',
        players: 2,
        dealer: 2,
        turn: 1,
        step,
        hands: [hand, ['P1', 'P2']],
        stock: ['Y1', 'Y2', 'Y3'],
      },
      'seed',
    );
    assert(!isFault(parsed), 'the position is sound');
    return viewOf(parsed.state, 1);
  };
  const HAND = ['R1', 'G2', 'B3', 'R7', 'G8', 'B9', 'P15', 'X'];
  const names = (view: View): ReadonlySet<string> =>
    new Set(shownIn(view).offers.map((buttons) => buttons.map(({ t }) => t).join()));

  it('cannot be discarded yet', () => {
    expect(names(at('draw', HAND))).toEqual(new Set(['draw']));
  });

  it('does not come before a level that can be laid', () => {
    expect(names(at('play', HAND))).toEqual(new Set(['lay', 'lay,discard', 'lay,pass']));
  });
});
