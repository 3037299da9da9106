import { describe, expect, it } from 'vitest';
import { EDITIONS, EDITION_IDS } from './editions.ts';
import { CHOICE_NAMES, HOUSE_CHOICES, HOUSE_RULES, HOUSE_RULE_NAMES } from './house-rules.ts';
import { LADDERS, LADDER_IDS } from './ladders.ts';
import { RULE_IDS, type RuleId } from './rule-ids.ts';
import {
  BOOKLET_IDS,
  BOOKLETS_OF,
  bookletsFor,
  DEFAULTS_PRINTED,
  defaultSource,
  LEVELS_PRINTED,
  RULE_SOURCES,
  sourceIn,
} from './rule-sources.ts';

describe('sources', () => {
  it('every rule has one, and a ruling is wholly ours', () => {
    expect(new Set(Object.keys(RULE_SOURCES))).toEqual(new Set(RULE_IDS));
    const ours = RULE_IDS.filter((id) => RULE_SOURCES[id].printed.length === 0);
    expect(ours.filter((id) => !RULE_SOURCES[id].isRuled)).toEqual([]);
    expect(ours.filter((id) => id.startsWith('HOUSE-'))).toHaveLength(HOUSE_RULE_NAMES.length);
  });

  it('every booklet is some edition’s own, and every edition rests on one', () => {
    const own = EDITION_IDS.flatMap((id) => BOOKLETS_OF[id].own);
    expect([...own].sort()).toEqual([...BOOKLET_IDS].sort());
    expect(EDITION_IDS.filter((id) => bookletsFor(BOOKLET_IDS, id).length === 0)).toEqual([]);
  });

  it.each<[RuleId, string, string]>([
    ['DRAW-2', 'ruling', 'ruling'],
    ['DISC-1', 'book', 'book'],
    ['LAY-6', 'ruling', 'book'],
    ['STOCK-3', 'book', 'ruling'],
    ['KEEP-1', 'ruling', 'book'],
    ['HOUSE-throwBack', 'ruling', 'ruling'],
  ])('%s in Level Up: %s, in Level 8: %s', (rule, inLevelUp, inLevel8) => {
    expect(EDITION_IDS.map((edition) => sourceIn(rule, edition))).toEqual([
      inLevelUp,
      inLevel8,
      inLevel8,
      inLevel8,
    ]);
  });

  it('an edition’s own booklet is named first', () => {
    expect(bookletsFor(RULE_SOURCES['PASS-1'].printed, 'level-8-99')).toEqual([
      'level-8-99',
      'level-8-101',
    ]);
    expect(bookletsFor(RULE_SOURCES['PASS-1'].printed, 'level-up')).toEqual([]);
  });

  it('no ladder prints more levels than it has', () => {
    for (const id of LADDER_IDS) {
      expect(LEVELS_PRINTED[id]).toBeLessThanOrEqual(LADDERS[id].levels.length);
    }
  });
});

describe('other readings', () => {
  const readings = RULE_IDS.flatMap((rule) =>
    RULE_SOURCES[rule].otherReadings.map((reading) => ({ rule, ...reading })),
  );

  it('are given only where a part is ours, by an option that rewrites the rule', () => {
    expect(readings.length).toBeGreaterThan(10);
    const odd = readings.filter(
      ({ rule, option }) =>
        !RULE_SOURCES[rule].isRuled || !HOUSE_RULES[option].rewrites.includes(rule),
    );
    expect(odd).toEqual([]);
  });

  it('are values of their options that some edition does not play', () => {
    for (const reading of readings) {
      if (reading.option === 'firstDealer') continue;
      const { option, value } = reading;
      const values: readonly string[] = HOUSE_CHOICES[option];
      expect(values).toContain(value);
      expect(EDITION_IDS.some((id) => EDITIONS[id].rules[option] !== value)).toBe(true);
    }
  });

  it('a default that no booklet prints belongs to a rule that is ours at least in part', () => {
    const unprinted = CHOICE_NAMES.filter((name) => DEFAULTS_PRINTED[name].length === 0);
    const isPrinted = (rule: RuleId) => !RULE_SOURCES[rule].isRuled;
    expect(unprinted.filter((name) => HOUSE_RULES[name].rewrites.every(isPrinted))).toEqual([]);
    expect(EDITION_IDS.map((edition) => defaultSource('stockOut', edition))).toEqual([
      'ruling',
      'book',
      'book',
      'book',
    ]);
  });
});
