import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@palier/rules';
import { BOXES, boxNamed, differencesOf, parseComparison } from './differences.ts';

function between(known: string, wanted: string) {
  return differencesOf({ known: boxNamed(known)!, wanted: boxNamed(wanted)! });
}

const subjects = (known: string, wanted: string) =>
  between(known, wanted).map((one) => (one.t === 'rule' ? one.name : one.t));

describe('differences', () => {
  it('a box is no different from itself', () => {
    for (const box of BOXES) expect(differencesOf({ known: box, wanted: box })).toEqual([]);
  });

  it('the way back has the same subjects with the sides changed', () => {
    for (const known of BOXES) {
      for (const wanted of BOXES) {
        const there = differencesOf({ known, wanted });
        const back = differencesOf({ known: wanted, wanted: known });
        const turned = back.map(({ before, now }) => ({ before: now, now: before }));
        expect(there.map(({ before, now }) => ({ before, now }))).toEqual(turned);
      }
    }
  });

  it.each([
    [
      'level-up',
      'level-8-101',
      [
        'numbers',
        'jokers',
        'passCards',
        'deck',
        'levels',
        'goingOut',
        'winOnLaying',
        'stockOut',
        'nextDealer',
      ],
    ],
    ['level-8-99', 'level-8-101', ['jokers', 'passCards', 'deck']],
    ['level-8-101', 'level-8-101.two-star', ['levels', 'keep']],
    ['level-8-101', 'level-8-101.specials', ['specials', 'deck']],
    ['level-8-101', 'level-8-101.all', ['specials', 'rangedJokers', 'deck']],
    ['level-up', 'level-up.open', ['mode']],
  ])('%s to %s', (known, wanted, expected) => {
    expect(subjects(known, wanted)).toEqual(expected);
  });

  it('every box with its counts', () => {
    const jokers = between('level-up', 'level-8-101').find(({ t }) => t === 'jokers');
    expect(jokers).toMatchObject({ before: 0, now: EDITIONS['level-8-101'].jokers });
    expect(jokers).toMatchObject({ exercise: 'jokers' });
  });

  it('an exercise only where the new way can be shown', () => {
    const toLevel8 = between('level-up', 'level-8-99').flatMap(({ exercise = [] }) => exercise);
    expect(toLevel8).toEqual(['jokers', 'pass', 'last-discarded', 'win-by-laying']);
    const toLevelUp = between('level-8-99', 'level-up').flatMap(({ exercise = [] }) => exercise);
    expect(toLevelUp).toEqual(['last-added']);
  });

  it('an address names two boxes, or is none', () => {
    expect(parseComparison('level-8-99~level-up')).toEqual({
      known: boxNamed('level-8-99'),
      wanted: boxNamed('level-up'),
    });
    expect(parseComparison('differences')?.known.id).toBe('level-up');
    for (const other of ['', 'draw', 'level-up', 'level-up~nothing']) {
      expect(parseComparison(other)).toBeUndefined();
    }
  });
});
