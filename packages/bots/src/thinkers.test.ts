/** What thinking bots do in the smallest positions that show it, whatever their weights are. */
import { makeMove, type Seat } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { botNamed } from './testing/learnt.ts';
import { questionFor } from './testing/play-out.ts';
import { moveOf, stateOf } from './testing/positions.ts';

/** Those that do not err; what the others hold here does not matter. */
const SURE = ['steady', 'expert', 'master:40'] as const;
const REST = ['P1', 'P2', 'P3', 'Y1'];
const NEARLY = ['R1', 'G2', 'B3', 'R7', 'G8', 'P12', 'P15', 'O12', 'Y15', 'Y11'];
const MELDS = [
  [
    ['R1', 'G2', 'B3'],
    ['R7', 'G8', 'B9'],
  ],
  [],
  [],
];

function moveIn(name: string, position: object, seat: Seat = 1): string {
  return moveOf(name, stateOf({ players: 3, turn: 1, ...position }), seat);
}

describe.each(SURE)('%s', (name) => {
  it('takes the discard that completes its level', () => {
    const hands = [NEARLY, REST, ['O2']];
    const discards = [['R15'], [], ['B6']];
    expect(moveIn(name, { step: 'draw', hands, discards })).toBe('take 3');
  });

  it('takes a joker', () => {
    const hands = [['R1', 'G2', 'R7', 'P12', 'O15', 'Y11'], REST, ['O2']];
    expect(moveIn(name, { step: 'draw', hands, discards: [['Y15'], ['J'], []] })).toBe('take 2');
  });

  it('draws where nothing that lies open helps', () => {
    const hands = [NEARLY, REST, ['O2']];
    expect(moveIn(name, { step: 'draw', hands, discards: [['R15'], [], []] })).toBe('draw');
  });

  it('takes what it may where the stock is empty', () => {
    const hands = [NEARLY, ['O2'], ['O3']];
    const position = { step: 'draw', hands, stock: [], discards: [['R15'], ['P5'], []] };
    const rules = { drawOwn: 'forbidden' };
    expect(moveIn(name, { ...position, rules })).toBe('take 2');
  });

  it('draws with an empty hand, which a Take card can leave', () => {
    const position = { step: 'draw', hands: [[], REST, ['O2']], discards: [['R5'], [], []] };
    expect(moveIn(name, { ...position, master: 'specials' })).toMatch(/^(?:draw|take 1)$/);
  });

  it('[HOUSE-openWin] is rid of the palier that wins', () => {
    const palier = [
      ['O7', 'Y8', 'P9', 'R10'],
      ['G1', 'G4', 'G6', 'G9'],
    ];
    const open = { edition: 'level-up', ladder: 'open', rules: { openWin: 'last' } };
    const levels = [
      [1, 2, 5, 8],
      [1, 8],
      [1, 8],
    ];
    const laid = [2, null, null];
    const dropping = { ...open, step: 'drop', levels, laid, hands: [[], REST, ['O2']] };
    expect(moveIn(name, { ...dropping, melds: [palier, [], []] })).toBe('drop 8');
    // Of two paliers that could be laid, the one that wins when the round ends.
    const eight = ['R3', 'G3', 'B3', 'O3', 'R5', 'G5', 'B5'];
    const hands = [[...eight, 'O6', 'Y7', 'P8', 'R17'], REST, ['O2', 'O1', 'Y2']];
    const laying = {
      ...open,
      step: 'play',
      levels: [
        [1, 8],
        [1, 8],
        [1, 8],
      ],
      hands,
    };
    expect(moveIn(name, { ...laying, rules: { openWin: 'last', winOnLaying: 'yes' } })).toMatch(
      /^lay 8: /,
    );
  });

  it('[HOUSE-keepLevel] keeps for the level that it has reached', () => {
    const position = {
      edition: 'level-8-101',
      ladder: 'two-star',
      rules: { keepLevel: 'reached' },
      step: 'keep',
      levels: [5, 1, 1],
      laid: [4, null, null],
      melds: [
        [
          ['R1', 'G2', 'B3', 'O4', 'Y5', 'P6'],
          ['R9', 'G9', 'B9'],
        ],
        [],
        [],
      ],
      hands: [['R12', 'G12', 'B5', 'O6'], REST, ['O2']],
    };
    // Level 5 is a run of nine: the second twelve serves nothing.
    expect(moveIn(name, position)).toMatch(/^keep [RG]12 B5 O6$/u);
  });

  it('[HOUSE-stockOut] plays on from the discards', () => {
    const hands = [NEARLY, REST, ['O2']];
    const rules = { stockOut: 'play-on' };
    const position = { step: 'draw', hands, stock: [], rules };
    expect(moveIn(name, { ...position, discards: [['R15', 'R14'], ['B6'], ['G15']] })).toBe(
      'take 2',
    );
  });

  it('wins by laying the last level', () => {
    const hands = [['R1', 'G1', 'R2', 'G2', 'B2', 'R3', 'G3', 'B3', 'O3', 'P15'], REST, ['O2']];
    expect(moveIn(name, { step: 'play', levels: [8, 8, 8], hands })).toMatch(/^lay /);
  });

  it('lays, adds and throws until it is out, where that can be done in one turn', () => {
    const hands = [['R1', 'G2', 'B3', 'R7', 'G8', 'B9', 'R10', 'P15'], REST, ['O2']];
    expect(moveIn(name, { step: 'play', hands })).toMatch(/^lay /);
    const laid = { step: 'play', melds: MELDS, laidNow: true };
    expect(moveIn(name, { ...laid, hands: [['R10', 'P15'], REST, ['O2']] })).toBe('add R10 1.2');
    expect(moveIn(name, { ...laid, hands: [['P15'], REST, ['O2']] })).toBe('discard P15');
  });

  it('keeps what its level needs', () => {
    const hands = [['R1', 'G2', 'B3', 'R7', 'G8', 'P15'], REST, ['O2']];
    expect(moveIn(name, { step: 'play', hands })).toBe('discard P15');
  });

  it('exchanges a real card for a joker on the table', () => {
    const melds = [
      [
        ['R1', 'G2', 'B3'],
        ['R7', 'G8', 'J=9'],
      ],
      [],
      [],
    ];
    const hands = [['B9', 'P15', 'P13'], REST, ['O2']];
    const position = { step: 'play', rules: { jokerSwap: 'yes' }, melds, hands };
    expect(moveIn(name, position)).toBe('exchange B9 1.2');
  });

  it('throws a Pass card as its last card', () => {
    const position = { step: 'play', melds: MELDS, hands: [['X'], REST, ['O2']] };
    expect(moveIn(name, position)).toBe('discard X');
  });

  it('does not throw back what it may not', () => {
    const hands = [['R1', 'G2', 'B3', 'R7', 'G8', 'P15'], REST, ['O2']];
    const position = { step: 'play', hands, taken: 'P15', rules: { throwBack: 'forbidden' } };
    expect(moveIn(name, position)).not.toBe('discard P15');
  });

  it('plays a Pass card on the next player where the house wants that', () => {
    const hands = [['X', 'X', 'X'], REST, ['O2']];
    const position = { step: 'play', hands, rules: { passTarget: 'next' } };
    expect(moveIn(name, position)).toBe('pass 2');
    expect(moveIn(name, { ...position, rules: {}, skipped: [2] })).toBe('pass 3');
    expect(moveIn(name, { ...position, skipped: [2] })).toBe('discard X');
  });

  it('lays open what it needs least, no joker', () => {
    const hands = [['R1', 'G2', 'B3', 'R7', 'G8', 'J', 'P15', 'O11', 'X'], REST, ['O2']];
    const position = { step: 'offer', turn: 2, master: 'specials', hands, pending: [1, 3] };
    expect(moveIn(name, position).split(' ').slice(1).toSorted()).toEqual(['O11', 'P15', 'X']);
  });

  it('picks what brings it nearest, a joker before the like', () => {
    const position = { step: 'pick', master: 'specials' };
    const hands = [
      ['R1', 'G2', 'B3', 'R7', 'G8'],
      ['B15', 'P14', 'O9'],
      ['R13', 'J', 'O12'],
    ];
    const offers = [[], hands[1], hands[2]];
    expect(moveIn(name, { ...position, hands, offers })).toMatch(/^pick (?:2 O9|3 J)$/);
    const other = [hands[0], hands[1], ['R13', 'Y14', 'O12']];
    expect(moveIn(name, { ...position, hands: other, offers: [[], ...other.slice(1)] })).toBe(
      'pick 2 O9',
    );
  });

  it('keeps what serves its level, no special card, no more than it may', () => {
    const hands = [['R1', 'G2', 'J', 'P15', 'X', 'T'], REST, ['O2']];
    const position = { step: 'keep', master: 'specials', levels: [1, 1, 1], hands, pending: [1] };
    const rules = { keepFrom: 1, keepCards: 3 };
    const kept = moveIn(name, { ...position, rules, kept: [null, ['P1'], ['O2']] }).split(' ');
    expect(kept).toContain('J');
    expect(kept).not.toContain('X');
    expect(kept.length).toBeLessThanOrEqual(4);
  });

  it('drops the hardest palier', () => {
    const melds = [
      [
        ['R1', 'G1', 'B1'],
        ['R7', 'G8', 'B9', 'B10'],
      ],
      [],
      [],
    ];
    const box = { edition: 'level-up', ladder: 'open' };
    const position = { step: 'drop', melds, hands: [[], REST, ['O2']] };
    expect(moveIn(name, { ...box, ...position })).toBe('drop 8');
  });
});

describe('novice', () => {
  /** Of a hundred tries how many are of a kind. */
  function triesOf(kind: string, position: object): number {
    const state = stateOf({ players: 3, turn: 1, ...position });
    const bot = botNamed('novice')!;
    const moves = Array.from({ length: 100 }, (_, index) =>
      makeMove(bot.decide(questionFor(state, 1, `novice/${index}`))),
    );
    return moves.filter((move) => move.startsWith(kind)).length;
  }

  it.each([
    [
      'a card that completes its level',
      'take',
      { step: 'draw', hands: [NEARLY, REST, ['O2']], discards: [[], [], ['B6']] },
    ],
    [
      'that it can lay',
      'lay',
      {
        step: 'play',
        hands: [['R1', 'G2', 'B3', 'R7', 'G8', 'B9', 'P15', 'O13', 'Y12'], REST, ['O2']],
      },
    ],
    [
      'that a card can be added',
      'add',
      { step: 'play', melds: MELDS, hands: [['R4', 'P15', 'O13'], REST, ['O2']] },
    ],
  ])('sees mostly, and overlooks now and then: %s', (_, kind, position) => {
    const seen = triesOf(kind, position);
    expect(seen).toBeGreaterThan(40);
    expect(seen).toBeLessThan(100);
  });

  it('throws the worst card more often than a good one', () => {
    const hands = [['R1', 'G2', 'B3', 'R7', 'G8', 'P15'], REST, ['O2']];
    expect(triesOf('discard P15', { step: 'play', hands })).toBeGreaterThan(50);
  });
});

describe('an opponent without cards', () => {
  it.each([...SURE, 'odile-steady', 'wanda-expert', 'odile-master:20'])(
    'puts %s off nothing',
    (name) => {
      const hands = [['R4', 'G4', 'G6', 'B13'], [], ['O2']];
      const melds = [[], MELDS[0], []];
      expect(moveIn(name, { step: 'play', hands, melds })).toMatch(/^discard /);
      expect(
        moveIn(name, { step: 'play', hands: [['R4', 'G4', 'G6'], [], ['O2']], melds }),
      ).toMatch(/^discard /);
    },
  );
});
