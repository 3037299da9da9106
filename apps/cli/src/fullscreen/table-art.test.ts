/** Whatever the game comes to, the table is on the screen, and a person can read it. */
import { botOf, randomFrom } from '@palier/bots';
import {
  assert,
  deciders,
  isFault,
  isRefusal,
  parsePosition,
  play,
  seededChance,
  start,
  UNKNOWN,
  viewOf,
  type SetupChoice,
  type View,
} from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { LANGS } from '@palier/text';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../layout.ts';
import { loadWords } from '../words.ts';
import { linesOf, type Size } from './canvas.ts';
import { chipText } from './card-art.ts';
import { withScreen } from './scene.ts';
import { NAMES, placeAt } from './testing/place-at.ts';

const SIZES: readonly Size[] = [
  { columns: 60, rows: 20 },
  { columns: 80, rows: 24 },
  { columns: 132, rows: 43 },
];

const GAMES: readonly SetupChoice[] = [
  { edition: 'level-8-101', players: 6, master: 'all', rules: { levels: 3 } },
  { edition: 'level-8-99', players: 2, rules: { levels: 3 } },
  { edition: 'level-up', players: 4, ladder: 'open', rules: { levels: 2 } },
];

/** Through the eyes of whoever decides, and of one who looks on. */
function* views(choice: SetupChoice, seed: string): Generator<View, undefined> {
  const setup = setupOf(choice);
  const chance = seededChance(seed);
  let { state } = start(setup, chance);
  for (let move = 0; state.table.step !== 'over'; move++) {
    const seat = deciders(state.table)[0]!;
    yield viewOf(state, seat);
    if (move % 7 === 0) yield viewOf(state, 'spectator');
    const view = viewOf(state, seat);
    const random = randomFrom(`${seed}/${move}`);
    const command = botOf({ strength: 'steady' }).decide({ view, random, shouldStop: () => false });
    const played = play(state, seat, command, chance);
    if (isRefusal(played)) throw new Error(played.code);
    ({ state } = played);
  }
}

describe.each(GAMES)('$edition with $players players', (choice) => {
  it('is drawn whole at every moment of a game, at every size', () => {
    let count = 0;
    for (const view of views(choice, 'drawn')) {
      // Every moment would be many minutes; the seldom ones are all looked at.
      const isUsual = view.table.step === 'draw' || view.table.step === 'play';
      if (isUsual && count++ % 9 !== 0) continue;
      const { place } = placeAt(view);
      for (const size of SIZES) {
        const frame = place.frame(size);
        const lines = linesOf(frame);
        const text = lines.join('\n');
        expect(lines).toHaveLength(size.rows);
        expect(lines.filter((line) => widthOf(line) > size.columns)).toEqual([]);
        for (const card of view.hand) expectCard(text, chipText(card));
        // What is asked beyond a turn lies over the others.
        if (!isUsual) continue;
        const others = NAMES.slice(0, choice.players).filter((_, i) => i + 1 !== view.viewer);
        // Of a long name its beginning.
        for (const name of others) expect(text).toContain(name.slice(0, 3));
        expect(text).toContain(String(view.table.stock));
      }
    }
    expect(count).toBeGreaterThan(20);
  });
});

/** A card lies there as its number over its shape and letter. */
function expectCard(text: string, chip: string): void {
  const printed = /^(?<suit>[●▲★■◆⬢][A-Z])(?<value>\d+)$/u.exec(chip)?.groups;
  expect(text).toContain(printed?.['suit'] ?? chip.slice(0, 1));
  if (printed !== undefined) expect(text).toMatch(new RegExp(`│${printed['value']}`, 'u'));
}

function viewOfPosition(position: object): View {
  const parsed = parsePosition(position, '');
  assert(!isFault(parsed), 'the position can be read');
  return viewOf(parsed.state, 1);
}

const MIDDLE = {
  edition: 'level-8-101',
  players: 3,
  turn: 1,
  step: 'play',
  levels: [2, 4, 8],
  hands: [
    ['R1', 'G1', 'B7', 'J', 'X'],
    ['R2', 'G2', 'B2', 'O5'],
    ['R3', 'G3', 'B3', 'R5', 'G5', 'B5', 'P5'],
  ],
  stock: ['Y1', 'Y2', 'Y3', 'Y12', 'Y13'],
  melds: [
    [],
    [
      { kind: 'run', cards: ['R4', 'J=5', 'B6'] },
      { kind: 'set', cards: ['G9', 'P9', 'Y9'] },
    ],
    [],
  ],
  discards: [['R12'], ['O2'], []],
};

describe('a table', () => {
  it('says who is where, what lies there and what can be done', () => {
    const lines = linesOf(placeAt(viewOfPosition(MIDDLE)).place.frame(SIZES[1]!));
    const text = lines.join('\n');
    expect(lines[0]).toMatch(/^ Palier · Level 8 .* Round 1 ☾$/u);
    expect(text).toMatch(/Ben/u);
    expect(text).toContain('▁▂▃▄···· 4');
    expect(text).toContain('▁▂▃▄▅▆▇█ 8');
    expect(text).toContain('4 cards ✓');
    expect(text).toContain('│12 │');
    expect(text).toContain('▲O2');
    expect(text).toMatch(/2\.1 +2\.2/u);
    expect(text).toContain('│4  │=5 │6  │');
    expect(text).toContain('▶ Your turn: ');
    expect(text).toContain('Your level 2');
    expect(lines.at(-1)).toMatch(/l lay .*h hint .*\? help .*q leave/u);
  });

  it('has no key to lay for who has laid', () => {
    const [none, laid] = MIDDLE.melds;
    const view = viewOfPosition({ ...MIDDLE, levels: [4, 2, 8], melds: [laid, none, []] });
    const { place } = placeAt(view);
    const keys = linesOf(place.frame(SIZES[1]!)).at(-1);
    expect(keys).toContain('choose');
    expect(keys).not.toContain('l lay');
  });

  it('asks for more room where it has too little, and comes when there is', () => {
    const { place } = placeAt(viewOfPosition(MIDDLE));
    const small = linesOf(place.frame({ columns: 40, rows: 12 })).join(' ');
    expect(small.replaceAll(/\s+/gu, ' ')).toContain('it takes 60 columns and 20 rows');
    expect(linesOf(place.frame(SIZES[0]!)).join('\n')).toContain('Your turn');
    expect(() => place.frame({ columns: 1, rows: 1 })).not.toThrow();
  });

  it('lifts the card that is chosen, and lights what it can do', () => {
    const { place } = placeAt(viewOfPosition({ ...MIDDLE, levels: [2, 4, 8] }));
    const before = linesOf(place.frame(SIZES[1]!));
    place.hear({ t: 'key', key: 'enter' });
    const after = linesOf(place.frame(SIZES[1]!));
    const tops = (lines: readonly string[]) =>
      lines.findIndex((line) => line.includes('╭') && lines.indexOf(line) > 14);
    expect(tops(after)).toBe(tops(before) - 1);
    expect(after.join('\n')).toContain('»Your pile');
    expect(after.at(-1)).toContain('x discard');
  });

  it.each(LANGS)('names the piles whole in %s', async (lang) => {
    const words = await withScreen(await loadWords(lang), lang);
    const { place } = placeAt(viewOfPosition({ ...MIDDLE, levels: [2, 4, 8] }), [1], words);
    place.hear({ t: 'key', key: 'enter' });
    const text = linesOf(place.frame(SIZES[1]!)).join('\n');
    expect(text).toContain(words.table.stockName);
    expect(text).toContain(`»${words.table.ownPileName}`);
  });

  it('goes on asking whether to leave while others play', () => {
    const { place, happen, hasLeft } = placeAt(
      viewOfPosition({ ...MIDDLE, turn: 2, step: 'draw' }),
    );
    place.hear({ t: 'ctrl', letter: 'c' });
    happen({ t: 'cardDrawn', seat: 2, card: UNKNOWN });
    expect(linesOf(place.frame(SIZES[1]!)).join('\n')).toContain('Leave the game?');
    expect(hasLeft()).toBe(false);
    place.hear({ t: 'ctrl', letter: 'c' });
    expect(hasLeft()).toBe(true);
  });

  it('shows the results of a game that came to its end while the connection was lost', () => {
    const { place, open } = placeAt(viewOfPosition(MIDDLE));
    const view = viewOfPosition(MIDDLE);
    open({ ...view, table: { ...view.table, step: 'over' } });
    expect(linesOf(place.frame(SIZES[1]!)).at(-1)).toContain('Enter leave');
  });
});
