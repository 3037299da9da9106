import {
  JOKER,
  emptyState,
  evolveView,
  levelOf,
  makeSetup,
  isFault,
  redact,
  viewOf,
  type Event,
  type RecordedEvent,
  type Seat,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import {
  climbFacts,
  climbOf,
  levelsLeft,
  nearMoonIn,
  type RoundStory,
  standingEvents,
} from '@palier/table/seat';
import { describe, expect, test } from 'vitest';
import { finishersOf, lastClimbOf } from './climb.ts';
import { botGame } from '../local/testing/bot-game.ts';

function setupOf(choice: SetupChoice): Setup {
  const setup = makeSetup(choice);
  if (isFault(setup)) throw new Error(setup.code);
  return setup;
}

const TWO = setupOf({ edition: 'level-8-101', players: 2 });

const DEAL: Event = {
  t: 'roundDealt',
  round: 1,
  dealer: 2,
  hands: [[], []],
  upcard: JOKER,
  stock: [],
};
const LAID: Event = { t: 'levelLaid', seat: 1, level: 1, melds: [] };
const OUT: Event = {
  t: 'roundEnded',
  by: 'went-out',
  seat: 1,
  last: 1,
  cleared: [[1, 2], []],
  keepers: [2],
  nextDealer: 1,
};

describe('a take-back leaves no trace', () => {
  test('of what it names', () => {
    const entries: readonly RecordedEvent[] = [
      DEAL,
      { t: 'cardDrawn', seat: 1, card: JOKER },
      LAID,
      { t: 'takenBack', seat: 1, to: 2 },
      LAID,
    ];
    expect(standingEvents(entries).map(({ t }) => t)).toEqual([
      'roundDealt',
      'cardDrawn',
      'levelLaid',
    ]);
  });

  test('nor does one that was itself before another', () => {
    const entries: readonly RecordedEvent[] = [
      DEAL,
      LAID,
      { t: 'takenBack', seat: 1, to: 1 },
      LAID,
      { t: 'takenBack', seat: 1, to: 1 },
    ];
    expect(standingEvents(entries)).toEqual([DEAL]);
  });
});

test('a round says who went out, who laid, who climbed and who deals next', () => {
  const climb = climbOf(
    [
      DEAL,
      { t: 'cardDrawn', seat: 1, card: JOKER },
      LAID,
      { t: 'passPlayed', seat: 1, on: 2 },
      { t: 'turnSkipped', seat: 2 },
      { t: 'cardTaken', seat: 1, from: 2, card: JOKER },
      { t: 'cardDiscarded', seat: 1, card: JOKER },
      OUT,
    ],
    TWO,
  );
  const seat = { levels: 8, isOpen: false, jokersPlaced: 0 };
  expect(climb).toEqual({
    levels: [8, 8],
    start: [0, 0],
    winners: [],
    moves: 5,
    rounds: [
      {
        round: 1,
        dealer: 2,
        by: 'went-out',
        seat: 1,
        turns: 3,
        keepers: [2],
        nextDealer: 1,
        winners: [],
        seats: [
          {
            ...seat,
            seat: 1,
            laid: 1,
            laidInTurn: 1,
            wentOut: true,
            cleared: [1, 2],
            before: 0,
            after: 2,
            passesReceived: 0,
          },
          {
            ...seat,
            seat: 2,
            laid: undefined,
            laidInTurn: undefined,
            wentOut: false,
            cleared: [],
            before: 0,
            after: 0,
            passesReceived: 1,
          },
        ],
      },
    ],
  });
});

test('a handicap counts from the beginning', () => {
  const setup = setupOf({ edition: 'level-8-101', players: 2, rules: { startLevel: [1, 4] } });
  expect(climbOf([DEAL], setup).start).toEqual([0, 3]);
});

test('a game begun in the middle of a round goes on from there', () => {
  const { table } = emptyState(TWO);
  const begun = { ...table, round: 7, dealer: 1, left: [[6, 7, 8], [8]], laid: [6, undefined] };
  const climb = climbOf([{ ...OUT, cleared: [[6, 7], []] }], TWO, begun);
  expect(climb.start).toEqual([5, 7]);
  expect(climb.rounds[0]).toMatchObject({ round: 7, dealer: 1 });
  expect(climb.rounds[0]?.seats.map(({ laid, after }) => [laid, after])).toEqual([
    [6, 7],
    [undefined, 7],
  ]);
});

describe('the facts of a round', () => {
  const facts = (ended: Event, ...before: readonly Event[]): unknown =>
    climbFacts(climbOf([DEAL, ...before, ended], TWO).rounds[0]!).map(({ seat, how, now }) => [
      seat,
      how,
      now,
    ]);

  test('put first who climbed most', () => {
    const other: Event = { ...OUT, seat: 2, last: 2, cleared: [[1], [1, 2]] };
    expect(facts(other, LAID, { ...LAID, seat: 2 })).toEqual([
      [2, 'out', { t: 'level', count: 3 }],
      [1, 'laid', { t: 'level', count: 2 }],
    ]);
  });

  test('[WIN-1] a level laid when another wins does not count', () => {
    const won: Event = {
      t: 'roundEnded',
      by: 'win',
      seat: 2,
      last: 2,
      cleared: [[], [1]],
      keepers: [],
    };
    expect(facts(won, LAID, { ...LAID, seat: 2 })).toEqual([
      [2, 'won', { t: 'level', count: 2 }],
      [1, 'late', { t: 'level', count: 1 }],
    ]);
  });

  test('on an open ladder count what is left', () => {
    const setup = setupOf({ edition: 'level-up', ladder: 'open', players: 2 });
    const { rounds } = climbOf([DEAL, LAID, OUT], setup);
    expect(climbFacts(rounds[0]!).map(({ now }) => now)).toEqual([
      { t: 'left', count: 6 },
      { t: 'left', count: 8 },
    ]);
  });
});

describe('in whole games the climb is what the rules say', () => {
  test.each<[string, SetupChoice]>([
    ['one star', { edition: 'level-8-101', players: 3 }],
    [
      'two stars with Master cards',
      { edition: 'level-8-98', players: 4, ladder: 'two-star', master: 'all' },
    ],
    ['one level after another', { edition: 'level-up', players: 6 }],
    ['open ladder', { edition: 'level-up', ladder: 'open', players: 2 }],
    [
      'ladders of their own',
      { edition: 'level-8-101', players: 2, ladders: ['one-star', 'two-star'] },
    ],
  ])('%s', (title, choice) => {
    const { events, setup, result } = botGame(choice, { seed: title });
    const climb = climbOf(events, setup);
    const ends: (readonly number[])[] = [];
    let view = viewOf(emptyState(setup), 'spectator');
    for (const event of standingEvents(events)) {
      view = evolveView(view, redact(event, 'spectator'));
      if (event.t !== 'roundEnded') continue;
      ends.push(setup.ladders.map((_, index) => levelOf(view.table, index + 1)));
    }
    expect(climb.rounds.map(({ seats }) => seats.map(({ after }) => after + 1))).toEqual(ends);
    expect(climb.rounds.at(-1)?.winners).toEqual(result?.winners);
    expect(climb.rounds.map(({ round }) => round)).toEqual(ends.map((_, index) => index + 1));
    // What a spectator saw tells the same story.
    const seen = standingEvents(events).map((event) => redact(event, 'spectator'));
    expect(climbOf(seen, setup)).toEqual(climb);
  });
});

describe('at the end of a game', () => {
  const NAMES = ['Anna', 'Ben', 'Carla', 'David'];
  const people = NAMES.map((name) => ({ name }));
  const ended = (behind: readonly number[], before: readonly number[] = [0, 0, 0, 0]) => {
    const seats = behind.map((after, index) => ({
      seat: index + 1,
      before: before[index]!,
      after,
      levels: 8,
    }));
    return { seats } as unknown as RoundStory;
  };
  const finish = (behind: readonly number[], winners: readonly number[], own?: number) => {
    const round = ended(behind);
    return finishersOf(round, people, { winners, own }).climbers.map(({ face, to, mood }) => [
      (face as { readonly name: string }).name,
      to,
      mood,
    ]);
  };

  test('the winner comes first, then who stands higher', () => {
    expect(finish([3, 5, 8, 4], [3])).toEqual([
      ['Carla', 9, 'happy'],
      ['Ben', 6, 'calm'],
      ['David', 5, 'calm'],
      ['Anna', 4, 'calm'],
    ]);
  });

  test('whoever reads it smiles when they have won, and only then', () => {
    const moods = (own: number) => finish([3, 5, 8, 4], [3], own).map(([, , mood]) => mood);
    expect(moods(4)).toEqual(['happy', 'calm', 'composed', 'calm']);
    expect(moods(3)).toEqual(['happy', 'calm', 'calm', 'calm']);
  });

  test('who won without standing highest is first all the same, and equals keep their seats', () => {
    expect(finish([5, 7, 5, 7], [4]).map(([name]) => name)).toEqual([
      'David',
      'Ben',
      'Anna',
      'Carla',
    ]);
  });

  test('the winner climbs the last step to the moon, after everybody else has climbed', () => {
    const { climbers, landed } = lastClimbOf(ended([3, 5, 8, 4], [3, 3, 7, 3]), people, {
      winners: [3],
      own: undefined,
    });
    expect(climbers[0]).toMatchObject({ from: 8, to: 9, wait: 3 });
    // A rest, three hops of the others, and twice as long for the last one.
    expect(landed).toBe(2 * (1 + 3 + 2));
  });

  test('where nobody has come so far, nobody lands on the moon', () => {
    const finish = { winners: [3], own: undefined };
    expect(lastClimbOf(ended([3, 5, 7, 4]), people, finish).landed).toBeUndefined();
  });
});

test('who comes to where the next round can win it, once, and nobody when the game is over', () => {
  const near = { byLaying: 0, byGoingOut: 0 };
  for (const seed of ['near a', 'near b', 'near c']) {
    const { events, setup } = botGame({ edition: 'level-8-101', players: 4 }, { seed });
    const climb = climbOf(events, setup);
    const left = levelsLeft(climb);
    for (const [index, round] of climb.rounds.entries()) {
      const isLast = index === climb.rounds.length - 1;
      const cameTo = (wanted: number): readonly Seat[] =>
        left[index + 1]!.flatMap((count, seat) =>
          count === wanted && left[index]![seat]! > wanted && !isLast ? [seat + 1] : [],
        );
      const { byLaying, byGoingOut } = nearMoonIn(round);
      expect({ byLaying, byGoingOut }).toEqual({ byLaying: cameTo(1), byGoingOut: cameTo(2) });
      near.byLaying += byLaying.length;
      near.byGoingOut += byGoingOut.length;
    }
    // Nobody wins who was not said to be near.
    const before = left.at(-2)!;
    for (const winner of climb.winners) expect(before[winner - 1]).toBeLessThanOrEqual(2);
  }
  expect(Math.min(near.byLaying, near.byGoingOut)).toBeGreaterThan(0);
});
