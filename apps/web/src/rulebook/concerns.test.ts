import { RULE_IDS, type RuleId, type SetupChoice } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { readingsIn, rulesFor, setupFor } from './concerns.ts';

const ONE_STAR: SetupChoice = { edition: 'level-8-101', players: 3 };

function hidden(choice: SetupChoice): readonly string[] {
  const shown = new Set<RuleId>(rulesFor(setupFor(choice)));
  const ids = RULE_IDS.filter((id) => !shown.has(id) && !id.startsWith('HOUSE-'));
  return ids;
}

const MASTER = RULE_IDS.filter((id) => id.startsWith('MASTER-'));
const OPEN = ['OPEN-1', 'OPEN-2', 'OPEN-3'];
const KEEP = ['KEEP-1', 'KEEP-2'];
const JOKER = ['JOKER-1', 'JOKER-2', 'JOKER-3', 'JOKER-4'];
const PASS = ['PASS-1', 'PASS-2', 'PASS-3', 'PASS-4', 'PASS-5', 'PASS-6'];
const LEVEL_8_ONLY = ['DISC-2', ...JOKER, ...PASS, 'STOCK-1', 'STOCK-2', 'END-1', 'END-4', 'WIN-1'];
const LEVEL_UP_ONLY = ['STOCK-3', 'END-2', 'WIN-2', 'WIN-3'];

describe('what does not concern a table', () => {
  it.each<[string, SetupChoice, readonly string[]]>([
    ['Level 8, one star', ONE_STAR, [...LEVEL_UP_ONLY, ...OPEN, ...KEEP, ...MASTER, 'LADDER-1']],
    [
      'two stars',
      { ...ONE_STAR, ladder: 'two-star' },
      [...LEVEL_UP_ONLY, ...OPEN, ...MASTER, 'LADDER-1'],
    ],
    ['Master', { ...ONE_STAR, master: 'specials' }, [...LEVEL_UP_ONLY, ...OPEN, 'LADDER-1']],
    [
      'Level Up',
      { edition: 'level-up', players: 4 },
      [...LEVEL_8_ONLY, ...OPEN, ...KEEP, ...MASTER, 'LADDER-1'],
    ],
    [
      'Level Up, open',
      { edition: 'level-up', players: 4, ladder: 'open' },
      [...LEVEL_8_ONLY, 'WIN-2', 'WIN-3', ...KEEP, ...MASTER, 'LADDER-1'],
    ],
    [
      'cards kept by a house rule',
      { ...ONE_STAR, rules: { keepCards: 2 } },
      [...LEVEL_UP_ONLY, ...OPEN, ...MASTER, 'LADDER-1'],
    ],
    [
      'a ladder of one’s own',
      { ...ONE_STAR, ladder: { name: 'Ours', levels: [[{ kind: 'run', size: 3 }]] } },
      [...LEVEL_UP_ONLY, ...OPEN, ...KEEP, ...MASTER],
    ],
  ])('%s', (_, choice, expected) => {
    expect([...hidden(choice)].sort()).toEqual([...expected].sort());
  });

  it('of the house rules, those that are as in the box', () => {
    const rules = rulesFor(
      setupFor({ ...ONE_STAR, rules: { goingOut: 'any', drawOwn: 'allowed' } }),
    );
    expect(rules.filter((id) => id.startsWith('HOUSE-'))).toEqual(['HOUSE-goingOut']);
  });
});

it('a choice that cannot be played is shown as its box', () => {
  const setup = setupFor({ edition: 'level-up', players: 4, master: 'all' });
  expect(setup).toMatchObject({ edition: 'level-up', master: 'none' });
});

describe('how else a rule can be read', () => {
  const options = (choice: SetupChoice): readonly string[] =>
    readingsIn('DRAW-2', setupFor(choice)).map(({ option }) => option);

  it('by options that the deck has a use for', () => {
    expect(options(ONE_STAR)).toEqual(['throwBack', 'drawJoker', 'drawPass']);
    expect(options({ edition: 'level-up', players: 3 })).toEqual(['throwBack']);
  });

  it('by naming the first dealer, where chance does', () => {
    const of = (choice: SetupChoice) => readingsIn('DEAL-4', setupFor(choice));
    expect(of(ONE_STAR)).toEqual([{ option: 'firstDealer' }]);
    expect(of({ ...ONE_STAR, rules: { firstDealer: 2 } })).toEqual([]);
  });

  it('but not as the table plays it already', () => {
    expect(options({ ...ONE_STAR, rules: { throwBack: 'forbidden' } })).toEqual([
      'drawJoker',
      'drawPass',
    ]);
  });
});
