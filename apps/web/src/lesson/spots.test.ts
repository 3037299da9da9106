import { describe, expect, it } from 'vitest';
import { assert, isRefusal, parseCard, parseMove, type Command } from '@palier/rules';
import { spotsFor } from './spots.ts';

const hand = ['R6', 'Y10', 'X'].map((card, index) => ({
  key: `h${index}`,
  card: parseCard(card)!,
}));

function commands(...moves: readonly string[]): readonly Command[] {
  return moves.map((move) => {
    const command = parseMove(move);
    assert(!isRefusal(command), move);
    return command;
  });
}

describe('what is to be touched', () => {
  it.each([
    ['draw', "[data-place='stock']"],
    ['take 2', "[data-place='pile-2']"],
    ['lay R6', '.action-bar .button-primary'],
  ])('%s needs no card', (move, spot) => {
    expect(spotsFor(commands(move), hand, undefined)).toEqual([spot]);
  });

  it.each([
    ['discard R6', 'R6', 'h0', 'pile-1'],
    ['add Y10 2.1', 'Y10', 'h1', 'meld-2-1'],
    ['pass 2', 'X', 'h2', 'seat-2'],
  ])('%s: first the card, then its place', (move, card, key, place) => {
    const moves = commands(move);
    expect(spotsFor(moves, hand, undefined)).toEqual([`.hand-card[data-key='${key}']`]);
    expect(spotsFor(moves, hand, parseCard(card))).toEqual([`[data-place='${place}']`]);
  });

  it('of several cards all, and with another chosen these all the same', () => {
    const both = ["[data-key='h0']", "[data-key='h1']"].map((key) => `.hand-card${key}`);
    const moves = commands('discard Y10', 'discard R6', 'discard G1');
    expect(spotsFor(moves, hand, undefined)).toEqual(both);
    expect(spotsFor(moves, hand, parseCard('X'))).toEqual(both);
  });
});
