import { randomBytes } from 'node:crypto';
import {
  HOLD,
  makeCard,
  makePlaced,
  parseCard,
  parsePlaced,
  type Card,
  type Kind,
  type Meld,
} from '@palier/rules';
import { diceFrom, setupOf } from '@palier/rules/testing';
import { describe, expect, test } from 'vitest';
import { countStuck, goingOut, mostAdditions, shapeOf, tallyOf } from './index.ts';
import { fewestStuck, playAdditions, turnsToEmpty } from './testing/adding-twin.ts';
import { randomMelds, setupOnLadder, type LadderName } from './testing/random-cases.ts';

const { PALIER_SEED, PALIER_QUICK, PALIER_LONG } = process.env;
const SEED = PALIER_SEED ?? randomBytes(6).toString('hex');
/** A test never measures time: the limit only ends a hang, and the long form takes long. */
const timeout = PALIER_LONG === undefined ? 240_000 : 0;
const HANDS = PALIER_LONG === undefined ? (PALIER_QUICK === '1' ? 100 : 1000) : 100_000;

function cards(text: string): readonly Card[] {
  return text.split(' ').map((card) => parseCard(card)!);
}

function meld(kind: Kind, text: string): Meld {
  return { kind, cards: text.split(' ').map((card) => parsePlaced(card)!) };
}

const setup = setupOf({ edition: 'level-8-101', players: 2, master: 'all' });

function added(hand: string, melds: readonly Meld[]): object {
  const { additions, stuck } = mostAdditions(cards(hand), { setup, melds: [[], melds] });
  return {
    moves: additions.map(({ card, to, meld: place }) => `${makePlaced(card)} ${to}.${place}`),
    stuck: stuck.map(makeCard).join(' '),
  };
}

describe('adding all that can be added', () => {
  test('a joker bridges a gap at the end of a run', () => {
    expect(added('J R9 G1', [meld('run', 'R5 R6 R7')])).toEqual({
      moves: ['J=8 2.1', 'R9 2.1'],
      stuck: 'G1',
    });
  });

  test('a card that two runs want goes where another can follow', () => {
    const melds = [meld('run', 'R2 R3 R4'), meld('run', 'R6 R7 R8')];
    expect(added('G5 B4', melds)).toEqual({ moves: ['G5 2.2', 'B4 2.2'], stuck: '' });
    expect(added('G5 B6', melds)).toEqual({ moves: ['G5 2.1', 'B6 2.1'], stuck: '' });
  });

  test('a card that a colour takes anyway may open a run for another', () => {
    const melds = [meld('run', 'R2 R3 R4'), meld('colour', 'G1 G2 G8 G9')];
    expect(added('G5 B6', melds)).toEqual({ moves: ['G5 2.1', 'B6 2.1'], stuck: '' });
  });

  test('a ranged joker stays where nothing of its range is open', () => {
    expect(added('J1-5 J6-10', [meld('run', 'R5 R6 R7')])).toEqual({
      moves: ['J6-10=8 2.1', 'J1-5=4 2.1'],
      stuck: '',
    });
    expect(added('J1-5 X', [meld('set', 'R6 G6 B6')])).toEqual({ moves: [], stuck: 'J1-5 X' });
  });

  test('leaves as few cards as the dull twin, by moves that can be made', { timeout }, () => {
    const dice = diceFrom(`${SEED}/adding`);
    for (let i = 0; i < HANDS; i++) {
      const ladder: LadderName = dice.oneIn(4) ? 'stacked' : 'one-star';
      const at = setupOnLadder(dice, ladder);
      const melds = randomMelds(dice, at.top);
      const hand = handNear(i);
      const most = mostAdditions(hand, { setup: at, melds });
      const least = fewestStuck(hand, melds.flat(), at.top);
      const told = `PALIER_SEED=${SEED} ${i}: ${hand.map(makeCard).join(' ')}`;
      const left = playAdditions(hand, melds, { additions: most.additions, top: at.top });
      expect({
        told,
        counted: countStuck(tallyOf(hand), shapeOf(melds, at.top), at.top),
        stuck: most.stuck.length,
        left: left?.map(makeCard),
      }).toEqual({ told, counted: least, stuck: least, left: most.stuck.map(makeCard) });

      function handNear(round: number): readonly Card[] {
        const low = 1 + dice.below(at.top - 5);
        const near = at.deck.filter(
          (card) => card > 108 || ((card + 18 - low) % 18 < 6 && (card - 1) % 18 < at.top),
        );
        return dice.shuffle(round % 2 === 0 ? near : at.deck).slice(0, dice.below(7));
      }
    }
  });
});

describe('going out when no draw helps', () => {
  const melds = [[meld('run', 'R5 R6 R7'), meld('set', 'R2 G2 B2')]];
  const table = { setup, melds };

  test('before the draw everything must be addable: the draw itself is discarded', () => {
    const moment = { hasDrawn: false };
    expect(goingOut(cards('R8 Y2'), table, moment)).toEqual({ stuck: 0, turns: 1 });
    expect(goingOut(cards('R8 Y9 R1'), table, moment)).toEqual({ stuck: 1, turns: undefined });
  });

  test('after the draw one card may be stuck: it is discarded', () => {
    const moment = { hasDrawn: true };
    expect(goingOut(cards('R8 Y9 R1'), table, moment)).toEqual({ stuck: 1, turns: 1 });
    expect(goingOut(cards('R8 Y9 R1 X'), table, moment)).toEqual({ stuck: 2, turns: undefined });
  });

  test('[HOUSE-addSameTurn] in the turn of laying nothing is added', () => {
    const moment = { hasDrawn: true, mayAdd: false };
    expect(goingOut(cards('R8 Y9 R1'), table, moment)).toEqual({ stuck: 1, turns: 2 });
    expect(goingOut(cards('R1'), table, moment)).toEqual({ stuck: 1, turns: 1 });
  });

  test('takes as many turns as playing them out with useless draws', { timeout }, () => {
    const dice = diceFrom(`${SEED}/going-out`);
    for (let i = 0; i < HANDS / 10; i++) {
      const at = setupOnLadder(dice, 'one-star');
      const own = randomMelds(dice, at.top);
      const hand = dice.shuffle(at.deck).slice(0, 1 + dice.below(4));
      const told = `PALIER_SEED=${SEED} ${i}: ${hand.map(makeCard).join(' ')}`;
      const hasDrawn = dice.oneIn(2);
      const mayAdd = !hasDrawn || dice.below(3) > 0;
      const { turns } = goingOut(hand, { setup: at, melds: own }, { hasDrawn, mayAdd });
      const drawn = hasDrawn ? hand : [...hand, HOLD];
      const played = turnsToEmpty(drawn, own.flat(), {
        top: at.top,
        rule: at.rules.goingOut,
        mayAdd,
      });
      expect([told, turns]).toEqual([told, played]);
    }
  });
});
