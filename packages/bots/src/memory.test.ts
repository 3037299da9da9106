/** What everybody saw: one example for each way in which a card comes or goes. */
import { randomBytes } from 'node:crypto';
import { makeCard, viewOf, type Card, type Seat, type State } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { remember } from './memory.ts';
import { botNamed } from './testing/learnt.ts';
import { lawsOf } from './testing/laws.ts';
import { playOut, type BotDecision } from './testing/play-out.ts';
import { afterMoves, stateOf } from './testing/positions.ts';
import { BOT_RULE_SETS, shortened } from './testing/rule-sets.ts';

const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

type Remembered = {
  readonly holds: string;
  readonly refused: string;
  readonly thrown: string;
  readonly turns: number;
};

/** What seat 3 remembers of a seat. */
function memoryOf(state: State, seat: Seat): Remembered {
  const { holds, refused, thrown, turns } = remember(viewOf(state, 3))[seat - 1]!;
  const write = (cards: typeof holds): string => cards.map(makeCard).join(' ');
  return { holds: write(holds), refused: write(refused), thrown: write(thrown), turns };
}

const NONE: Remembered = { holds: '', refused: '', thrown: '', turns: 0 };
const RUNS = ['R1', 'G2', 'B3', 'R7', 'G8', 'B9'];

/** Three players; who is not named holds a few high cards. */
function table(position: object): State {
  return stateOf({
    players: 3,
    turn: 1,
    step: 'draw',
    hands: [
      ['R12', 'R13', 'R14'],
      ['G12', 'G13', 'G14'],
      ['B12', 'B13', 'B14'],
    ],
    discards: [['Y5'], ['Y6'], ['Y7']],
    ...position,
  });
}

describe('of a seat is remembered', () => {
  it('nothing before it has moved', () => {
    expect(memoryOf(table({}), 1)).toEqual(NONE);
  });

  it('a card that it took from a pile, until it is thrown', () => {
    const taken = afterMoves(table({}), ['1 take 2']);
    expect(memoryOf(taken, 1)).toEqual({ ...NONE, holds: 'Y6', turns: 1 });
    const kept = afterMoves(taken, ['1 discard R12']);
    expect(memoryOf(kept, 1)).toEqual({ holds: 'Y6', refused: '', thrown: 'R12', turns: 1 });
    const back = afterMoves(taken, ['1 discard Y6']);
    expect(memoryOf(back, 1)).toEqual({ ...NONE, thrown: 'Y6', turns: 1 });
  });

  it('what lay open when it drew from the stock, of the last time it did', () => {
    const first = ['1 draw', '1 discard R12', '2 take 1', '2 discard G12', '3 draw'];
    const state = afterMoves(table({ discards: [[], [], []] }), first);
    expect(memoryOf(state, 3)).toEqual({ ...NONE, refused: 'G12', turns: 1 });
    expect(memoryOf(state, 2)).toEqual({ holds: 'R12', refused: '', thrown: 'G12', turns: 1 });
    const second = ['3 discard B12', '1 take 2', '1 discard R13', '2 take 1', '2 discard G13'];
    const later = afterMoves(state, [...second, '3 draw']);
    expect(memoryOf(later, 3)).toEqual({
      holds: '',
      refused: 'G13 B12',
      thrown: 'B12',
      turns: 2,
    });
  });

  it('the card turned up at the deal, for whoever leaves it', () => {
    const state = stateOf({ players: 3, dealer: 2, seed: 'upcard' });
    const upcard = makeCard(state.table.discards[1]![0]!);
    expect(memoryOf(afterMoves(state, ['3 draw']), 3).refused).toBe(upcard);
    expect(memoryOf(afterMoves(state, ['3 take 2']), 3)).toEqual({
      ...NONE,
      holds: upcard,
      turns: 1,
    });
  });

  it('no card that went down with its level or was added to one', () => {
    const hands = [[...RUNS.slice(0, 5), 'R5', 'R6', 'R14', 'O14'], ['G12'], ['B12']];
    const taken = afterMoves(table({ hands, discards: [[], ['B9'], ['J']] }), ['1 take 2']);
    expect(memoryOf(taken, 1).holds).toBe('B9');
    const laid = afterMoves(taken, ['1 lay R1 G2 B3 / R7 G8 B9']);
    expect(memoryOf(laid, 1).holds).toBe('');
    const next = afterMoves(laid, [
      '1 discard O14',
      '2 draw',
      '2 discard G12',
      '3 draw',
      '3 discard B12',
      '1 take 2',
    ]);
    expect(memoryOf(next, 1).holds).toBe('G12');
    expect(memoryOf(afterMoves(next, ['1 add R6 1.2']), 1).holds).toBe('G12');
  });

  it('a joker that it took, also once it was placed', () => {
    const hands = [[...RUNS.slice(0, 5), 'R14', 'O14'], ['G12'], ['B12']];
    const taken = afterMoves(table({ hands, discards: [[], ['J'], []] }), ['1 take 2']);
    expect(memoryOf(taken, 1).holds).toBe('J');
    expect(memoryOf(afterMoves(taken, ['1 lay R1 G2 B3 / R7 G8 J=9']), 1).holds).toBe('');
  });

  it('a joker that it got in exchange', () => {
    const state = table({
      step: 'play',
      rules: { jokerSwap: 'yes' },
      hands: [['B9', 'R14'], ['G12'], ['B12']],
      melds: [
        [
          ['R1', 'G2', 'B3'],
          ['R7', 'G8', 'J=9'],
        ],
        [],
        [],
      ],
    });
    expect(memoryOf(afterMoves(state, ['1 exchange B9 1.2']), 1).holds).toBe('J');
  });

  it('no Pass card that it took and played, nor one that it threw', () => {
    const taken = afterMoves(table({ discards: [[], ['X'], []] }), ['1 take 2']);
    expect(memoryOf(taken, 1).holds).toBe('X');
    expect(memoryOf(afterMoves(taken, ['1 pass 2']), 1)).toEqual({ ...NONE, turns: 1 });
    expect(memoryOf(afterMoves(taken, ['1 discard X']), 1).holds).toBe('');
  });

  it('no turn that was skipped', () => {
    const state = table({
      hands: [
        ['R12', 'X'],
        ['G12', 'G13'],
        ['B12', 'B13'],
      ],
    });
    const skipped = afterMoves(state, ['1 draw', '1 pass 2', '3 draw']);
    expect([1, 2, 3].map((seat) => memoryOf(skipped, seat).turns)).toEqual([1, 0, 1]);
  });

  it('nothing of what lay under a stock that was rebuilt', () => {
    const state = table({ discards: [[], [], []], stock: ['O1', 'O2', 'O3', 'O4'] });
    const used = ['1 draw', '1 discard R12', '2 draw', '2 discard G12', '3 draw', '3 discard B12'];
    const rebuilt = afterMoves(state, [...used, '1 draw', '1 discard R13', '2 take 1']);
    expect(rebuilt.table.discards.map((pile) => pile.length)).toEqual([0, 1, 1]);
    const drawn = afterMoves(rebuilt, ['2 discard G13', '3 draw']);
    expect(memoryOf(drawn, 3).refused).toBe('G13 B12');
  });
});

describe('of the special cards of the Master add-on is remembered', () => {
  const MASTER = { master: 'specials' as const };

  it('what was laid open, who took what of it, and no card twice', () => {
    const state = table({
      ...MASTER,
      step: 'play',
      hands: [
        ['R12', 'T'],
        ['G12', 'G13', 'G14', 'G15'],
        ['B12', 'B13'],
      ],
    });
    const shown = afterMoves(state, ['1 grab', '2 offer G12 G13 G14', '3 offer B12 B13']);
    expect(memoryOf(shown, 2).holds).toBe('G12 G13 G14');
    const picked = afterMoves(shown, ['1 pick 2 G13']);
    expect(memoryOf(picked, 1).holds).toBe('G13');
    expect(memoryOf(picked, 2).holds).toBe('G12 G14');
    expect(memoryOf(picked, 3).holds).toBe('B12 B13');
  });

  it('what lies open also where no past tells it', () => {
    const state = table({
      ...MASTER,
      step: 'pick',
      offers: [[], ['G12', 'G13', 'G14'], ['B12', 'B13', 'B14']],
    });
    expect(memoryOf(state, 2).holds).toBe('G12 G13 G14');
    expect(memoryOf(state, 3).holds).toBe('B12 B13 B14');
  });

  it('what was swapped away, not what came for it', () => {
    const state = table({ ...MASTER, hands: [['R12', 'R13', 'W'], ['G12'], ['B12']] });
    const swapped = afterMoves(state, ['1 take 2', '1 swap Y6 R12']);
    expect(memoryOf(swapped, 1)).toEqual({ ...NONE, thrown: 'Y6 R12', turns: 1 });
    const other = afterMoves(state, ['1 take 2', '1 swap R13']);
    expect(memoryOf(other, 1)).toEqual({ ...NONE, holds: 'Y6', thrown: 'R13', turns: 1 });
  });

  it('no special card that it took and played', () => {
    for (const [card, move] of [
      ['K', '1 hold'],
      ['T', '1 grab'],
      ['W', '1 swap R12'],
    ] as const) {
      const state = table({ ...MASTER, discards: [[], [card], []] });
      const taken = afterMoves(state, ['1 take 2']);
      expect(memoryOf(taken, 1).holds).toBe(card);
      expect(memoryOf(afterMoves(taken, [move]), 1).holds).toBe('');
    }
  });
});

describe('of two copies of a card', () => {
  const hands = [
    ['R12', 'R13'],
    ['G12', 'G13'],
    ['B12', 'B13'],
  ];
  const state = table({ master: 'all', hands, discards: [[], ['Y6'], ['Y6']] });
  const twice = ['1 take 2', '1 discard R13', '2 draw', '2 discard G12', '3 draw', '3 discard B12'];

  it('the other stays known where both were, when one is thrown', () => {
    const buried = afterMoves(table({ master: 'all', hands, discards: [[], ['Y6', 'Y6'], []] }), [
      '1 take 2',
      '1 discard R13',
      '2 take 1',
      '2 discard R13',
      '3 draw',
      '3 discard B13',
    ]);
    expect(memoryOf(buried, 1).holds).toBe('Y6');
    const both = afterMoves(state, [...twice.slice(0, 3), '2 discard G13']);
    expect(memoryOf(both, 1).holds).toBe('Y6');
  });

  it('none is known once the one that was has gone, whichever it was', () => {
    const secret = [['Y6', 'R13'], ['G12'], ['B12']];
    const own = table({ master: 'all', hands: secret, discards: [[], ['Y6'], []] });
    expect(memoryOf(afterMoves(own, ['1 take 2', '1 discard Y6']), 1).holds).toBe('');
  });
});

describe('in every game', () => {
  it('the cards remembered of a hand are in it, and each in one hand only', () => {
    everywhere('memory', 600, ({ state, seat }) => {
      const memories = remember(viewOf(state, seat));
      for (const [index, { holds }] of memories.entries()) {
        const hand = state.hands[index]!.slice();
        for (const card of holds) {
          const place = hand.indexOf(card);
          expect(place, `seat ${index + 1} does not hold ${makeCard(card)}`).not.toBe(-1);
          hand.splice(place, 1);
        }
      }
    });
  });

  it('everybody remembers the same of the others', () => {
    everywhere('same memory', 100, ({ state, seat }) => {
      const here = remember(viewOf(state, seat));
      for (let other = 1; other <= state.hands.length; other++) {
        expect(remember(viewOf(state, other))).toEqual(here);
      }
    });
  });

  it('what each seat left lying, threw and how often it had a turn is as it was', () => {
    const bot = botNamed('novice')!;
    for (const [index, setup] of BOT_RULE_SETS.entries()) {
      if (index % 4 !== 0) continue;
      const seats = Array.from({ length: setup.players }, (_, seat) => seat + 1);
      let round = 0;
      let seen: Seen[] = [];
      const watch = ({ state, seat, command }: BotDecision): void => {
        const { table } = state;
        if (table.round !== round) {
          seen = seats.map(() => ({ refused: [], thrown: [], turns: 0 }));
          ({ round } = table);
        }
        const memories = remember(viewOf(state, seat));
        expect(memories.map(({ refused, thrown, turns }) => ({ refused, thrown, turns }))).toEqual(
          seen,
        );
        const own = seen[seat - 1]!;
        if (command.t === 'drawCard')
          own.refused = table.discards.flatMap((pile) => pile.slice(-1));
        if (command.t === 'drawCard' || command.t === 'takeCard') own.turns++;
        if (command.t === 'discard') own.thrown.push(command.card);
        if (command.t === 'playSwap') own.thrown.push(...command.cards);
      };
      playOut(shortened(setup, 2), Array(setup.players).fill(bot), { seed: 'memory', watch });
    }
  });
});

type Seen = { refused: readonly Card[]; thrown: Card[]; turns: number };
