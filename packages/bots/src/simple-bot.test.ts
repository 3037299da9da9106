/** What the simple bot does in the smallest position that shows it. */
import { isFault, makeMove, parsePosition, type Seat } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { simpleBot } from './simple-bot.ts';
import { questionFor } from './testing/play-out.ts';

/** What the others hold here does not matter. */
const REST = ['P1', 'P2', 'P3'];

function moveIn(position: object, seat: Seat): string {
  const parsed = parsePosition({ edition: 'level-8-101', players: 3, seed: 'x', ...position }, 'x');
  if (isFault(parsed)) throw new Error(`${parsed.path}: ${parsed.code}`);
  return makeMove(simpleBot.decide(questionFor(parsed.state, seat, 'luck')));
}

const NEARLY = ['R1', 'G2', 'B3', 'R7', 'G8', 'P12', 'P15', 'O12', 'Y15', 'Y11'];

describe('drawing', () => {
  it.each([
    ['the discard that makes the level', [['B9'], [], ['P13']], 'take 1'],
    ['the stock where no discard helps', [['P5'], [], ['G5']], 'draw'],
    ['no Pass card', [['X'], [], []], 'draw'],
  ])('%s', (_, discards, move) => {
    expect(moveIn({ turn: 1, step: 'draw', hands: [NEARLY, REST, ['O2']], discards }, 1)).toBe(
      move,
    );
  });

  it('a joker before a card that only helps', () => {
    const hands = [['R1', 'G2', 'R7', 'P12', 'O15'], REST, ['O2']];
    const discards = [['B3'], ['J'], []];
    expect(moveIn({ turn: 1, step: 'draw', hands, discards }, 1)).toBe('take 2');
  });

  it('a card that can be added, once the level is down', () => {
    const melds = [
      [
        ['R1', 'G2', 'B3'],
        ['R7', 'G8', 'B9'],
      ],
      [],
      [],
    ];
    const position = { turn: 1, step: 'draw', hands: [['P12', 'P15'], REST, ['O2']], melds };
    expect(moveIn({ ...position, discards: [[], ['P6'], ['O4']] }, 1)).toBe('take 2');
    expect(moveIn({ ...position, discards: [[], ['Y13'], ['O14']] }, 1)).toBe('draw');
  });

  it('not from the own pile where that is forbidden, nor at an empty stock', () => {
    const position = { turn: 1, step: 'draw', hands: [NEARLY, ['O2'], ['O3']] };
    const rules = { drawOwn: 'forbidden' };
    expect(moveIn({ ...position, rules, discards: [['B9'], [], []] }, 1)).toBe('draw');
    expect(moveIn({ ...position, stock: [], discards: [[], ['P5'], []] }, 1)).toBe('take 2');
  });
});

describe('after the draw', () => {
  it('lays, adds, and goes out', () => {
    const hands = [[...NEARLY, 'B9'], REST, ['O2']];
    expect(moveIn({ turn: 1, step: 'play', hands }, 1)).toBe('lay R1 G2 B3 / R7 G8 B9');
    const melds = [
      [
        ['R1', 'G2', 'B3'],
        ['R7', 'G8', 'B9'],
      ],
      [],
      [],
    ];
    const laid = { turn: 1, step: 'play', melds };
    expect(moveIn({ ...laid, hands: [['O4', 'P12'], REST, ['O2']] }, 1)).toBe('add O4 1.1');
    expect(moveIn({ ...laid, hands: [['P12'], REST, ['O2']] }, 1)).toBe('discard P12');
  });

  it('puts a joker where the next card of the hand can follow', () => {
    const melds = [
      [
        ['R4', 'G5', 'B6'],
        ['R7', 'G7'],
      ],
      [],
      [],
    ];
    const hands = [['J', 'P2', 'O13'], REST.slice(0, 1), ['O2']];
    expect(moveIn({ turn: 1, step: 'play', melds, hands }, 1)).toBe('add J=3 1.1');
  });

  it('discards what serves the level least, and never a joker', () => {
    const hands = [['R1', 'G2', 'B3', 'R7', 'G8', 'P14', 'J'], REST.slice(0, 1), ['O2']];
    expect(moveIn({ turn: 1, step: 'play', hands, levels: [2, 1, 1] }, 1)).not.toBe('discard J');
    const runs = [['R1', 'G2', 'B3', 'R7', 'G8', 'P14'], ['G5'], ['O2']];
    expect(moveIn({ turn: 1, step: 'play', hands: runs }, 1)).toBe('discard P14');
    const rules = { throwBack: 'forbidden' };
    const taken = { turn: 1, step: 'play', hands: runs, rules, taken: 'P14' };
    expect(moveIn(taken, 1)).not.toBe('discard P14');
  });

  it('makes the player pass who is nearest to going out', () => {
    const hands = [
      ['X', 'R1', 'P14'],
      ['G5', 'G6'],
      ['O2', 'O3', 'O4'],
    ];
    const melds = [
      [],
      [],
      [
        ['R3', 'G4', 'B5'],
        ['R7', 'G8', 'B9'],
      ],
    ];
    const position = { turn: 1, step: 'play', hands, melds };
    expect(moveIn(position, 1)).toBe('pass 3');
    expect(moveIn({ ...position, skipped: [3] }, 1)).toBe('pass 2');
    expect(moveIn({ ...position, skipped: [2, 3] }, 1)).toMatch(/^discard/);
  });

  it('exchanges a real card for a joker where that is played', () => {
    const melds = [
      [
        ['R3', 'G4', 'J=5'],
        ['R7', 'G8', 'B9'],
      ],
      [],
      [],
    ];
    const hands = [['O5', 'P14'], REST.slice(0, 1), ['O2']];
    const rules = { jokerSwap: 'yes' };
    expect(moveIn({ turn: 1, step: 'play', hands, melds, rules }, 1)).toBe('exchange O5 1.1');
  });

  it('plays the Master cards while they are welcome', () => {
    const with_ = (special: string) => ({
      turn: 1,
      step: 'play',
      master: 'specials',
      hands: [[special, 'R1', 'G2', 'P14', 'O9', 'Y6'], ['G5'], ['O2']],
    });
    expect(moveIn(with_('T'), 1)).toBe('grab');
    expect(moveIn(with_('W'), 1)).toMatch(/^swap( \w+){1,3}$/);
    expect(moveIn(with_('K'), 1)).toBe('hold');
    const laid = {
      melds: [
        [
          ['R4', 'G5', 'B6'],
          ['R7', 'G7'],
        ],
        [],
        [],
      ],
    };
    const late = { ...with_('T'), ...laid, hands: [['T', 'R1', 'P14'], ['G8'], ['O2']] };
    expect(moveIn(late, 1)).toBe('discard T');
  });
});

describe('choosing', () => {
  it('keeps what serves the level, jokers first', () => {
    const hands = [['R1', 'G2', 'J', 'P14', 'X'], ['G5'], ['O2']];
    const rules = { keepFrom: 1, keepCards: 2 };
    const position = { turn: 2, step: 'keep', pending: [1, 2, 3], hands, rules, levels: [5, 1, 1] };
    expect(moveIn(position, 1)).toMatch(/^keep J (R1|G2)$/);
  });

  it('offers what is worth least', () => {
    const hands = [['R1', 'G2', 'B3', 'P14', 'Y15', 'X', 'R9', 'G10'], ['G5'], ['O2']];
    const position = { turn: 2, step: 'offer', pending: [1, 3], master: 'specials', hands };
    expect(moveIn(position, 1)).toMatch(/^offer( (P14|Y15|X)){3}$/);
  });

  it('picks what makes the level before what helps, and that before the rest', () => {
    const hands = [
      ['R1', 'G2', 'B3', 'R9', 'J'],
      ['G5', 'O9'],
      ['O2', 'O3', 'O8'],
    ];
    const position = { turn: 1, step: 'pick', master: 'specials', hands };
    expect(moveIn({ ...position, offers: [[], ['G5', 'O9'], ['O2', 'O3', 'O8']] }, 1)).toBe(
      'pick 3 O8',
    );
    const others = [
      ['R1', 'G2', 'R9'],
      ['G5', 'O9'],
      ['B3', 'O3', 'O4'],
    ];
    const few = { ...position, hands: others, offers: [[], ['G5', 'O9'], ['B3', 'O3', 'O4']] };
    expect(moveIn(few, 1)).toBe('pick 3 B3');
  });

  it('drops the highest palier left', () => {
    const position = {
      edition: 'level-up',
      ladder: 'open',
      turn: 1,
      step: 'drop',
      levels: [[2, 4, 7], [1], [1]],
      laid: [7, null, null],
      hands: [[], ['G5'], ['O2']],
      melds: [[['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7']], [], []],
    };
    expect(moveIn(position, 1)).toBe('drop 4');
  });
});
