import {
  NAME_LENGTH,
  assert,
  deciders,
  isFault,
  isRefusal,
  makeRecordLine,
  momentsOf,
  parseRecord,
  seededChance,
  verify,
  viewOf,
  type SetupChoice,
  type State,
} from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  act,
  isDiscardOpen,
  makeGame,
  openGame,
  storedGame,
  takeBack,
  type Game,
  type GamePlan,
} from './game.ts';
import { resultOf, shownTo } from './truth.ts';
import { openingOf } from './opening.ts';
import { summaryOf } from './summary.ts';
import { diceFrom } from '@palier/rules/testing';
import { eagerMove } from './testing/eager-player.ts';
import { RULE_SETS } from './testing/rule-sets.ts';
import { dealtGame, planWith, sittersOf } from './testing/table-of.ts';

const CHOICE: SetupChoice = { edition: 'level-8-101', players: 2, rules: { levels: 2 } };

const PLAN: GamePlan = {
  id: 'a',
  choice: CHOICE,
  seats: sittersOf('pb'),
  luck: { t: 'seeded', seed: 'x' },
  engine: 'test',
};

function without<T extends { readonly chance: unknown }>(game: T): Omit<T, 'chance'> {
  const { chance: _, ...rest } = game;
  return rest;
}

/** A game after so many moves, now and then one of them taken back. */
function after(game: Game, moves: number): Game {
  let now = game;
  for (let move = 0; move < moves; move++) {
    const { at, number, back } = now.timeline;
    const seat = deciders(at.table)[0];
    if (seat === undefined) break;
    const isOpen = back !== undefined && (isDiscardOpen(now) || !back.isTurnsEnd);
    const acted =
      isOpen && diceFrom(`back/${number}`).oneIn(2)
        ? takeBack(now, back.seat)
        : act(now, seat, eagerMove(viewOf(at, seat), `move/${number}`));
    assert(acted !== undefined && !isRefusal(acted), 'a move was refused');
    now = acted.game;
  }
  return now;
}

describe('a game', () => {
  it.each<[string, Partial<GamePlan>, string]>([
    ['a set-up', { choice: { ...CHOICE, master: 'all', edition: 'level-up' } }, 'master'],
    ['too few people', { seats: sittersOf('p') }, 'line 1.names'],
    [
      'a long name',
      { seats: [{ name: 'x'.repeat(NAME_LENGTH + 1) }, { name: '' }] },
      'line 1.names[0]',
    ],
    ['a long seed', { luck: { t: 'seeded', seed: 'x'.repeat(1001) } }, 'line 1.fairness.seed'],
    [
      'salt that is two',
      { luck: { t: 'honest', secret: '0'.repeat(64), salts: ['a\nb', ''] } },
      'line 1.fairness.salts[0]',
    ],
    [
      'salt of somebody who does not play',
      { luck: { t: 'honest', secret: '0'.repeat(64), salts: ['', '', ''] } },
      'line 1.fairness.salts',
    ],
  ])('that could not be played or read again is not dealtGame: %s', (_what, changed, path) => {
    expect(makeGame({ ...PLAN, ...changed })).toMatchObject({ t: 'fault', path });
  });

  it('is read again as it was, at any moment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RULE_SETS),
        fc.nat({ max: 120 }),
        fc.boolean(),
        (ruleSet, moves, isHonest) => {
          const choice = { ...ruleSet, players: 3, rules: { levels: 3 } };
          const luck = isHonest
            ? ({ t: 'honest', secret: 'cd'.repeat(32), salts: ['a', 'b', ''] } as const)
            : ({ t: 'seeded', seed: String(moves) } as const);
          const game = after(dealtGame({ choice, seats: 'pbb', luck }), moves);
          const again = openGame(storedGame(game));
          assert(!isFault(again), 'a game that cannot be opened');
          expect(without(again)).toEqual(without(game));
          expect(summaryOf(again)).toEqual(summaryOf(game));
          // And what comes next is the same, shuffles and all.
          expect(without(after(again, 60))).toEqual(without(after(game, 60)));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('is folded as its record is, and its record is in order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RULE_SETS), fc.nat({ max: 200 }), (ruleSet, moves) => {
        const choice = { ...ruleSet, players: 2, rules: { levels: 2 } };
        const game = after(
          dealtGame({ choice, seats: 'pp', luck: { t: 'seeded', seed: 's' } }),
          moves,
        );
        const { header, lines } = storedGame(game);
        const result = resultOf(game);
        const end = result === undefined ? [] : [makeRecordLine(result)];
        const record = parseRecord([header, ...lines, ...end].join('\n'));
        assert(!isFault(record), 'a record that cannot be read');
        const moments = momentsOf(record);
        assert(!isFault(moments), 'a record that cannot be folded');
        expect(game.timeline.at).toEqual(moments.at(-1)!.state);
        expect(game.timeline.number).toBe(moments.length);
        expect(verify(record).problems).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('begun from a position starts there, and each is shown what they may see of it', () => {
    const position = {
      edition: 'level-8-101',
      players: 2,
      dealer: 2,
      turn: 1,
      step: 'draw',
      hands: [
        ['R1', 'R2'],
        ['G1', 'G2'],
      ],
      discards: [['B9'], []],
      seed: 'x',
    };
    const plain: object = JSON.parse(storedGame(dealtGame(planWith('pp', 1))).header) as object;
    const header = JSON.stringify({
      ...plain,
      ruleset: 'level-8-101/one-star/2p',
      rules: undefined,
      position,
    });
    const game = openGame({ id: 'a', seats: sittersOf('pp'), header, lines: [] });
    assert(!isFault(game), () => `a game that cannot be opened: ${JSON.stringify(game)}`);
    const views = ([1, 2, 'spectator'] as const).map((viewer) => openingOf(game, viewer).start);
    expect(views.map((view) => view?.hand.length)).toEqual([2, 2, 0]);
    const { at } = game.timeline;
    expect(views).toEqual([viewOf(at, 1), viewOf(at, 2), viewOf(at, 'spectator')]);
    expect(act(game, 1, { t: 'drawCard' })).toMatchObject({ t: 'acted', entries: { length: 1 } });
  });

  it('whose secret is not known is shown and not dealtGame on', () => {
    const luck = { t: 'honest', secret: '01'.repeat(32), salts: [] } as const;
    const { secret, ...stored } = storedGame(dealtGame({ choice: CHOICE, seats: 'pp', luck }));
    expect(secret).toBe(luck.secret);
    const game = openGame(stored);
    assert(!isFault(game), 'a game that cannot be opened');
    expect(game.entries).toHaveLength(1);
    expect(() => game.chance.shuffle('deal/2', [])).toThrow('secret');
  });
});

describe('the end of a game', () => {
  it('is told with its secret, and not before', () => {
    const luck = { t: 'honest', secret: '23'.repeat(32), salts: ['', ''] } as const;
    const game = dealtGame({ choice: CHOICE, seats: 'pp', luck });
    expect(resultOf(game)).toBeUndefined();
    const over = after(game, 10_000);
    const { winners, round } = over.timeline.at.table;
    expect(winners).not.toEqual([]);
    expect(resultOf(over)).toEqual({
      t: 'result',
      winners,
      rounds: round,
      secret: luck.secret,
    });
    expect(summaryOf(over)).toMatchObject({ winners, round });
  });
});

describe('a take-back', () => {
  /** The first moment at which a seat has just laid its level. */
  function laid(): Game {
    const choice = { ...CHOICE, rules: { levels: 8 } };
    const game = dealtGame({ choice, seats: 'pp', luck: { t: 'seeded', seed: 'lay' } });
    for (let moves = 1; ; moves++) {
      const now = after(game, moves);
      if (now.entries.last!.t === 'levelLaid') return now;
    }
  }

  it('leads to before the laying, for whose turn it is', () => {
    const game = laid();
    const { turn } = game.timeline.at.table;
    expect(takeBack(game, 3 - turn)).toBeUndefined();
    const acted = takeBack(game, turn)!;
    const to = game.entries.length - 1;
    expect(acted.entries).toEqual([{ t: 'takenBack', seat: turn, to }]);
    expect(acted.game.timeline.at.table.laid[turn - 1]).toBeUndefined();
    expect(acted.game.timeline).toMatchObject({ number: game.timeline.number + 1, stands: to });
    expect(shownTo('spectator', acted.entries)).toEqual(acted.entries);
    // Nothing is left to take back then, nor after the turn.
    expect(takeBack(acted.game, turn)).toBeUndefined();
    const card = game.timeline.at.hands[turn - 1]![0]!;
    const ended = act(game, turn, { t: 'discard', card });
    assert(!isRefusal(ended), 'a discard was refused');
    expect(takeBack(ended.game, turn)).toBeUndefined();
  });

  /** Seat 1 has drawn and discarded a card. */
  function discarded(seats: string, said: Pick<GamePlan, 'isDiscardOpen'> = {}): Game {
    let game = dealtGame({ ...planWith(seats, 1), ...said });
    for (const t of ['drawCard', 'discard'] as const) {
      const [card] = game.timeline.at.hands[0]!;
      const acted = act(game, 1, t === 'discard' ? { t, card: card! } : { t });
      assert(!isRefusal(acted), 'a move was refused');
      ({ game } = acted);
    }
    return game;
  }

  it.each<[string, string, Pick<GamePlan, 'isDiscardOpen'>, boolean]>([
    ['against bots', 'pbb', {}, true],
    ['among people', 'ppb', {}, false],
    ['where the table says no', 'pb', { isDiscardOpen: false }, false],
    ['where the table says yes', 'pp', { isDiscardOpen: true }, true],
  ])('of a discard %s', (_where, seats, said, isOpen) => {
    const game = discarded(seats, said);
    const acted = takeBack(game, 1);
    expect(acted !== undefined).toBe(isOpen);
    expect(openingOf(game, 1).isDiscardOpen === true).toBe(isOpen);
    const again = openGame(storedGame(game));
    assert(!isFault(again), 'it can be opened again');
    expect(isDiscardOpen(again)).toBe(isOpen);
  });

  it('of a discard leads to before it, and comes too late once somebody has drawn', () => {
    const game = discarded('pb');
    const acted = takeBack(game, 1)!;
    expect(acted.entries).toEqual([{ t: 'takenBack', seat: 1, to: 2 }]);
    expect(acted.game.timeline.at.table).toMatchObject({ turn: 1, step: 'play' });
    expect(acted.game.timeline.at.hands[0]).toHaveLength(11);
    expect(takeBack(acted.game, 1)).toBeUndefined();
    expect(takeBack(game, 2)).toBeUndefined();
    const drawn = act(game, 2, { t: 'drawCard' });
    assert(!isRefusal(drawn), 'a draw was refused');
    expect(takeBack(drawn.game, 1)).toBeUndefined();
  });

  it('that leads nowhere is no game', () => {
    const { lines, ...rest } = storedGame(laid());
    const entry = makeRecordLine({ t: 'takenBack', seat: 1, to: 1 });
    expect(() => openGame({ ...rest, lines: [...lines, entry] })).toThrow('take-back');
  });
});

it('luck from a seed is the seed’s, and only the record tells it', () => {
  const game = dealtGame({ choice: CHOICE, seats: 'pp', luck: { t: 'seeded', seed: 'tell-tale' } });
  expect(game.header.fairness).toEqual({ t: 'seeded', seed: 'tell-tale' });
  expect(openingOf(game, 1).fairness).toEqual({ t: 'seeded' });
  const { deck }: State['table']['setup'] = game.timeline.at.table.setup;
  expect(game.chance.shuffle('deal/1', deck)).toEqual(
    seededChance('tell-tale').shuffle('deal/1', deck),
  );
});

it('a summary tells the level of each, and that not everybody began with the first', () => {
  const rules = { startLevel: [1, 3] };
  const choice: SetupChoice = { edition: 'level-8-98', players: 2, rules };
  const game = dealtGame({ choice, seats: 'pb', luck: { t: 'seeded', seed: 'levels' } });
  expect(summaryOf(game)).toEqual({
    edition: 'level-8-98',
    seats: sittersOf('pb'),
    round: 1,
    levels: [1, 3],
    ladders: [8, 8],
    turn: game.timeline.at.table.turn,
    winners: [],
    isOtherClimb: true,
  });
});

it('a summary tells which levels are gone from an open ladder', () => {
  const choice: SetupChoice = {
    edition: 'level-up',
    players: 2,
    ladders: ['open', 'stacked'],
    rules: { startLevel: [3, 2] },
  };
  const game = dealtGame({ choice, seats: 'pb', luck: { t: 'seeded', seed: 'gone' } });
  const { levels, gone } = summaryOf(game);
  expect({ levels, gone }).toEqual({ levels: [3, 2], gone: [[1, 2], undefined] });
});
