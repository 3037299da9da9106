/** Rule sets: their decks, their defaults, and the ids that tell them apart. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeCard } from './cards.ts';
import { DEFAULT_EDITION, EDITIONS, EDITION_IDS } from './editions.ts';
import { isFault } from './faults.ts';
import { CHOICE_NAMES, HOUSE_CHOICES } from './house-rules.ts';
import { LADDERS, makePart, type Level } from './ladders.ts';
import { makeSetup, type CustomLadder, type Setup, type SetupChoice } from './setup.ts';
import { setupOf } from './testing/set-ups.ts';

function faultOf(choice: SetupChoice): string {
  const setup = makeSetup(choice);
  return isFault(setup) ? `${setup.code} ${setup.path}` : 'fine';
}

/** How often each kind of card is in a deck. */
function kindsOf({ deck }: Setup): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const text of deck.map(makeCard)) {
    const kind = /^[ROYGBP]\d/u.test(text) ? 'numbers' : text;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

const LEVELS: readonly Level[] = [[{ kind: 'run', size: 3 }], [{ kind: 'set', size: 4 }]];
const OURS: CustomLadder = { name: 'ours', levels: LEVELS };

// RULES, "Editions"
test.each([
  ['level-up', 108, { numbers: 108 }, 18],
  ['level-8-98', 98, { numbers: 90, J: 5, X: 3 }, 15],
  ['level-8-99', 99, { numbers: 90, J: 6, X: 3 }, 15],
  ['level-8-101', 101, { numbers: 90, J: 7, X: 4 }, 15],
] as const)('the deck of %s has %i cards', (edition, cards, kinds, top) => {
  const setup = setupOf({ edition, players: 4 });
  expect(setup.deck).toHaveLength(cards);
  expect(kindsOf(setup)).toEqual(kinds);
  expect(setup.top).toBe(top);
  const texts = setup.deck.map(makeCard);
  for (const colour of 'ROYGBP') {
    for (let value = 1; value <= top; value++) {
      expect(texts.filter((text) => text === `${colour}${value}`)).toHaveLength(1);
    }
    expect(texts).not.toContain(`${colour}${top + 1}`);
  }
});

test.each([2, 3, 4, 5, 6])('the number of players (%i) does not change the deck', (players) => {
  for (const edition of EDITION_IDS) {
    expect(setupOf({ edition, players }).deck).toEqual(setupOf({ edition, players: 2 }).deck);
  }
});

test('the deck starts every shuffle in the same order, and its counts are those of its cards', () => {
  for (const edition of EDITION_IDS) {
    const { deck, copies } = setupOf({ edition, players: 3 });
    expect(deck).toEqual(setupOf({ edition, players: 3 }).deck);
    expect(copies.reduce((sum, count) => sum + count, 0)).toBe(deck.length);
    for (const card of deck)
      expect(copies[card]).toBe(deck.filter((other) => other === card).length);
  }
});

test.each([
  ['specials', 'level-8-98', { numbers: 90, J: 5, X: 3, T: 3, W: 3, K: 3 }],
  ['specials', 'level-8-101', { numbers: 90, J: 7, X: 4, T: 3, W: 3, K: 3 }],
  [
    'all',
    'level-8-99',
    { numbers: 180, J: 6, X: 3, T: 3, W: 3, K: 3, 'J1-5': 3, 'J6-10': 3, 'J11-15': 3 },
  ],
] as const)('master %s with %s', (master, edition, kinds) => {
  expect(kindsOf(setupOf({ edition, players: 3, master }))).toEqual(kinds);
});

test('Level Up takes no add-on', () => {
  expect(faultOf({ edition: 'level-up', players: 2, master: 'all' })).toBe(
    'no-master-in-edition master',
  );
  expect(faultOf({ edition: 'level-up', players: 2, master: 'none' })).toBe('fine');
});

// RULES, "Editions" and "House rules"
const HOUSE_SPEC = readFileSync(
  new URL('../../../spec/11-house-rules.md', import.meta.url),
  'utf8',
);

function quotedIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/gu)].map(([, word]) => word!);
}

test.each(CHOICE_NAMES)('the values and defaults of %s are those of the ledger', (name) => {
  const entry = HOUSE_SPEC.split('\n### ').find((text) => text.startsWith(`HOUSE-${name} `))!;
  const [, values, defaults] = /Values\.\*\* (.*?)\. \*\*Default\.\*\* (.*)/u.exec(entry)!;
  expect(HOUSE_CHOICES[name]).toEqual(quotedIn(values!));
  const [first, second] = quotedIn(defaults!);
  const levelUp = defaults!.startsWith('Level 8: ') ? second : first;
  for (const edition of EDITION_IDS) {
    const { rules } = setupOf({ edition, players: 3 });
    expect([edition, rules[name]]).toEqual([edition, edition === 'level-up' ? levelUp : first]);
  }
});

test('the product’s default is the 101 cards on one star', () => {
  expect(DEFAULT_EDITION).toBe('level-8-101');
  expect(setupOf({ edition: DEFAULT_EDITION, players: 2 }).chosen).toMatchObject({
    ladder: 'one-star',
  });
});

test.each([
  ['level-up', ['stacked', 'open']],
  ['level-8-98', ['one-star', 'two-star']],
  ['level-8-99', ['one-star']],
  ['level-8-101', ['one-star', 'two-star']],
] as const)('the ladders of %s, its default first', (edition, ladders) => {
  expect(EDITIONS[edition].ladders).toEqual(ladders);
  for (const ladder of ['stacked', 'open', 'one-star', 'two-star'] as const) {
    const has = (ladders as readonly string[]).includes(ladder);
    expect(faultOf({ edition, players: 2, ladder })).toBe(
      has ? 'fine' : 'ladder-not-in-edition ladder',
    );
  }
});

// RULES, "Ladders"
test.each([
  [
    'stacked',
    [
      'set 3 + run 4',
      'run 4 + colour 4',
      'set 3 + set 3 + set 2',
      'set 3 + run 5',
      'set 3 + colour 5',
      'run 7',
      'colour 7',
      'set 4 + set 3',
    ],
  ],
  [
    'one-star',
    [
      'run 3 + run 3',
      'set 2 + set 2 + set 2 + set 2',
      'run 3 + colour 4',
      'run 6 + set 2',
      'run 7',
      'set 2 + set 3 + set 3',
      'set 3 + colour 5',
      'set 2 + set 3 + set 4',
    ],
  ],
] as const)('the levels of the ladder %s', (ladder, rows) => {
  expect(LADDERS[ladder].levels.map((level) => level.map(makePart).toSorted())).toEqual(
    rows.map((row) => row.split(' + ').toSorted()),
  );
});

test('stacked and open hold the same paliers, and every ladder has eight levels', () => {
  expect(LADDERS.open.levels).toEqual(LADDERS.stacked.levels);
  for (const ladder of Object.values(LADDERS)) expect(ladder.levels).toHaveLength(8);
});

test('the two-star ladder has the books’ example of a run of four and two pairs', () => {
  const levels = LADDERS['two-star'].levels.map((level) => level.map(makePart).toSorted().join());
  expect(levels).toContain('run 4,set 2,set 2');
});

test.each([
  ['stacked', 'level-up', 0],
  ['open', 'level-up', 0],
  ['one-star', 'level-8-101', 0],
  ['two-star', 'level-8-101', 4],
] as const)('cards kept on %s by default', (ladder, edition, cards) => {
  const { keep } = setupOf({ edition, players: 2, ladder });
  expect(keep.map((rule) => rule.cards)).toEqual([cards, cards]);
  if (cards > 0) expect(keep[0]!.from).toBe(5);
});

// Ids

/** Rule sets that differ from each other. */
function differentChoices(): SetupChoice[] {
  const choices: SetupChoice[] = [];
  for (const edition of EDITION_IDS) {
    const base = { edition, players: 3 };
    choices.push(base, { ...base, players: 2 }, { ...base, players: 6 });
    for (const ladder of EDITIONS[edition].ladders.slice(1)) choices.push({ ...base, ladder });
    choices.push({ ...base, ladder: OURS });
    choices.push({ ...base, ladder: { ...OURS, levels: LEVELS.toReversed() } });
    choices.push({ ...base, ladder: { ...OURS, levels: [LEVELS.flat()] } });
    choices.push({ ...base, ladder: { ...OURS, levels: LEVELS.slice(0, 1) } });
    const first = EDITIONS[edition].ladders[0]!;
    choices.push(
      { ...base, ladders: [OURS, first, first] },
      { ...base, ladders: [first, OURS, first] },
    );
    for (const name of CHOICE_NAMES) {
      for (const value of HOUSE_CHOICES[name]) {
        if (value !== EDITIONS[edition].rules[name])
          choices.push({ ...base, rules: { [name]: value } });
      }
    }
    choices.push({ ...base, rules: { keepFrom: 3, keepCards: 2 } });
    choices.push({ ...base, rules: { keepFrom: 2, keepCards: 3 } });
    choices.push({ ...base, rules: { levels: 3 } }, { ...base, rules: { levels: 4 } });
    choices.push({ ...base, rules: { startLevel: [1, 2, 3] } });
    choices.push({ ...base, rules: { startLevel: [3, 2, 1] } });
    choices.push({ ...base, rules: { drawOwn: 'forbidden', drawPass: 'forbidden' } });
    if (!EDITIONS[edition].takesMaster) continue;
    choices.push({ ...base, master: 'specials' }, { ...base, master: 'all' });
  }
  return choices;
}

test('other rules have another id', () => {
  const byId = new Map<string, SetupChoice>();
  const alike: (readonly [SetupChoice, SetupChoice])[] = [];
  for (const choice of differentChoices()) {
    const { id } = setupOf(choice);
    const other = byId.get(id);
    if (other !== undefined) alike.push([other, choice]);
    byId.set(id, choice);
  }
  expect(alike).toEqual([]);
});

test.each([
  ['the default edition', { edition: 'level-8-101', players: 3 }, 'level-8-101/one-star/3p'],
  [
    'options in any order',
    {
      edition: 'level-8-101',
      players: 2,
      ladder: 'two-star',
      master: 'all',
      rules: { drawOwn: 'forbidden', goingOut: 'any' },
    },
    'level-8-101/two-star/2p/master=all/goingOut=any/drawOwn=forbidden',
  ],
] as [string, SetupChoice, string][])('an id is stable over versions: %s', (_, choice, id) => {
  expect(setupOf(choice).id).toBe(id);
});

const SAME: readonly [string, SetupChoice, SetupChoice][] = [
  [
    'what is the default may be said or left out',
    { edition: 'level-8-101', players: 2 },
    {
      edition: 'level-8-101',
      players: 2,
      ladder: 'one-star',
      master: 'none',
      rules: { goingOut: 'discard' },
    },
  ],
  [
    'the order in which options are named',
    { edition: 'level-up', players: 2, rules: { drawOwn: 'forbidden', throwBack: 'forbidden' } },
    { edition: 'level-up', players: 2, rules: { throwBack: 'forbidden', drawOwn: 'forbidden' } },
  ],
  [
    'the name of a ladder of one’s own',
    { edition: 'level-up', players: 2, ladder: OURS },
    { edition: 'level-up', players: 2, ladder: { ...OURS, name: 'theirs' } },
  ],
  [
    'the two-star rule said in numbers',
    { edition: 'level-8-101', players: 2, ladder: 'two-star' },
    {
      edition: 'level-8-101',
      players: 2,
      ladder: 'two-star',
      rules: { keepFrom: 5, keepCards: 4 },
    },
  ],
  [
    'all levels said in a number',
    { edition: 'level-8-101', players: 2 },
    { edition: 'level-8-101', players: 2, rules: { levels: 8 } },
  ],
  [
    'no handicap said in numbers',
    { edition: 'level-8-101', players: 2 },
    { edition: 'level-8-101', players: 2, rules: { startLevel: [1, 1] } },
  ],
  [
    'the same ladder for each seat',
    { edition: 'level-8-101', players: 2 },
    { edition: 'level-8-101', players: 2, ladders: ['one-star', 'one-star'] },
  ],
  [
    'keeping from the level that is kept from anyway',
    { edition: 'level-8-101', players: 2, ladder: 'two-star', rules: { keepCards: 3 } },
    {
      edition: 'level-8-101',
      players: 2,
      ladder: 'two-star',
      rules: { keepFrom: 5, keepCards: 3 },
    },
  ],
  [
    'keeping no cards from some level on',
    { edition: 'level-8-101', players: 2 },
    { edition: 'level-8-101', players: 2, rules: { keepFrom: 3 } },
  ],
  [
    'one ladder of one’s own under two names',
    { edition: 'level-up', players: 2, ladder: OURS },
    { edition: 'level-up', players: 2, ladders: [OURS, { ...OURS, name: 'theirs' }] },
  ],
];

test.each(SAME)('the same rules have the same id: %s', (_, one, other) => {
  expect(setupOf(other).id).toBe(setupOf(one).id);
});

test('what was chosen is enough to make the set-up again', () => {
  for (const choice of differentChoices()) {
    const setup = setupOf(choice);
    expect(setupOf(setup.chosen)).toEqual(setup);
  }
});

test('a set-up and the editions cannot be changed, nor anything in them', () => {
  const { rules, ladders, deck, chosen } = setupOf({ edition: 'level-up', players: 2 });
  const inside = [rules, ladders, ladders[0], ladders[0]!.levels[0], deck, chosen];
  for (const part of [...inside, EDITIONS, EDITIONS['level-up'].rules, LADDERS.open.levels]) {
    expect(Object.isFrozen(part)).toBe(true);
  }
});

test.each([
  [{ players: 1 }, 'out-of-range players'],
  [{ players: 7 }, 'out-of-range players'],
  [{ players: 2.5 }, 'out-of-range players'],
  [{ rules: { levels: 0 } }, 'out-of-range rules.levels'],
  [{ rules: { keepFrom: 0 } }, 'out-of-range rules.keepFrom'],
  [{ rules: { keepFrom: 13 } }, 'out-of-range rules.keepFrom'],
  [{ rules: { keepCards: -1 } }, 'out-of-range rules.keepCards'],
  [{ rules: { keepCards: 10 } }, 'out-of-range rules.keepCards'],
  [{ rules: { keepFrom: 12, keepCards: 9, levels: 1 } }, 'fine'],
] as [Partial<SetupChoice>, string][])(
  'numbers out of range are refused: %o → %s',
  (part, answer) => {
    expect(faultOf({ edition: 'level-8-101', players: 2, ...part })).toBe(answer);
  },
);
