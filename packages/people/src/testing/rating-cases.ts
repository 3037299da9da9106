/** What every store of ratings must do, as cases. */
import { NEWCOMER, rateGame, type Rating } from '@palier/rules';
import { same } from '@palier/table/testing';
import type { EndedGame, Profile } from '../kept.ts';
import type { PeopleStore } from '../ports.ts';
import { isProvisional } from '../rating.ts';
import type { PeopleCase } from './people-under-test.ts';

const AT = 2_200_000_000_000;
const EDITION = 'level-up';

function profileOf(id: string): Profile {
  return { id, name: id, face: 'a0123', made: AT, seen: AT };
}

/** They want a rating. */
async function people(store: PeopleStore, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const session = { id: `s ${id}`, profile: id, hash: `h ${id}`, device: '', made: AT, seen: AT };
    await store.create(profileOf(id), session);
    same(await store.ratings.want(id, true, AT), 'done', 'wanted');
  }
}

/** By place: whose the seats are. */
function game(table: string, players: readonly (string | null)[]): EndedGame {
  return {
    table,
    ended: AT + 1000,
    edition: EDITION,
    rules: 'some rules',
    kind: 'public',
    club: null,
    night: null,
    ratedFrom: AT + 500,
    seats: players.map((profile, index) => ({
      seat: index + 1,
      isBot: false,
      place: index + 1,
      level: 1,
      points: 0,
      profile,
    })),
  };
}

function pair({ mu, sigma }: Rating): Rating {
  return { mu, sigma };
}

export const RATING_CASES: readonly PeopleCase[] = [
  {
    title: 'rates those who want it with the game that is recorded, once',
    run: async ({ store, reopen }) => {
      await people(store, 'ada', 'ben', 'zoe');
      const { record } = store.results;
      same(await store.ratings.of('ada'), [], 'a rating out of nowhere');
      same(await store.ratings.wishes('ada'), [{ at: AT, isOn: true }], 'since when');
      const games = [game('1', ['ada', null, 'ben']), game('2', ['zoe', 'ben', 'ada'])];
      for (const one of [...games, ...games]) await record(one);
      const [ada, ben] = rateGame([NEWCOMER, NEWCOMER], [1, 3]) as [Rating, Rating];
      const second = rateGame([NEWCOMER, ben, ada], [1, 2, 3]);
      const { ratings } = (await reopen?.()) ?? store;
      const expected = { edition: EDITION, games: 2, ...second[2]! };
      same(await ratings.of('ada'), [expected], 'after two games');
      same(
        (await ratings.of('zoe')).map(({ games: count }) => count),
        [1],
        'how many games',
      );
      const steps = await ratings.steps('ada');
      same(steps.map(pair), [ada, second[2]!], 'what each game made of it');
      const tables = steps.map(({ table, edition }) => [table, edition]);
      same(
        tables,
        [
          ['1', EDITION],
          ['2', EDITION],
        ],
        'which games',
      );
    },
  },
  {
    title: 'rates by edition, and nobody who came late or in a game that does not count',
    run: async ({ store }) => {
      await people(store, 'ada', 'ben', 'zoe');
      const { record } = store.results;
      await record({ ...game('1', ['ada', 'ben']), edition: 'level-8-101' });
      const { ratedFrom: _, ...unrated } = game('2', ['ada', 'ben']);
      await record(unrated);
      const late = game('3', ['zoe', 'ada', 'ben']);
      const seats = late.seats.map((seat, index) =>
        index === 0 ? ({ ...seat, isLate: true } as const) : seat,
      );
      await record({ ...late, seats });
      await record(game('4', ['zoe', null]));
      const editions = (await store.ratings.of('ada')).map(({ edition }) => edition);
      same(editions, ['level-8-101', EDITION], 'editions');
      same(await store.ratings.of('zoe'), [], 'who came late, and who played alone');
    },
  },
  {
    title: 'rates by what was wanted when the game began, and hides what is not wanted any more',
    run: async ({ store }) => {
      await people(store, 'ada', 'ben', 'zoe');
      const { ratings, results } = store;
      same(await ratings.want('nobody', true, AT), 'missing', 'nobody');
      same(await ratings.isWanted('nobody'), false, 'nobody’s wish');
      await ratings.want('ada', false, AT + 100);
      await ratings.want('ada', true, AT + 600);
      await ratings.want('ben', false, AT + 600);
      same([await ratings.isWanted('ada'), await ratings.isWanted('ben')], [true, false], 'wishes');
      await results.record(game('1', ['ada', 'ben', 'zoe']));
      const rated = [];
      for (const id of ['ada', 'ben', 'zoe']) rated.push((await ratings.of(id)).length);
      same(rated, [0, 1, 1], 'who is rated');
      await results.record({ ...game('2', ['ben', 'zoe']), ratedFrom: AT + 700 });
      same((await ratings.of('ben'))[0]?.games, 1, 'games of who does not want it any more');
    },
  },
  {
    title: 'lists whom it is sure of, the strongest first, by pages, with one’s own place',
    run: async ({ store }) => {
      const ids = ['ada', 'ben', 'eva', 'zoe'];
      await people(store, ...ids, 'new');
      const { ratings, results } = store;
      same(await ratings.board(EDITION, 0, 10), [], 'an empty board');
      for (let no = 0; no < 120; no++) {
        // The first is ahead of the second more often than not, and so on.
        const turned = no % 4 === 0 ? ids.toReversed() : no % 4 === 1 ? rotated(ids) : ids;
        await results.record(game(`${no}`, turned));
      }
      await results.record(game('new', ['new', 'zoe']));
      const board = await ratings.board(EDITION, 0, 10);
      same(board.map(({ person }) => person.id).toSorted(), ids, 'who stands there');
      same(board.some(isProvisional), false, 'of whom little is known');
      const lows = board.map(({ mu, sigma }) => mu - 2 * sigma);
      same(
        lows,
        lows.toSorted((one, other) => other - one),
        'in order',
      );
      const { person, ...first } = board[0]!;
      same(person, { id: person.id, name: person.id, face: 'a0123' }, 'a person');
      same(await ratings.of(person.id), [first], 'their rating');
      same(await ratings.board(EDITION, 1, 2), board.slice(1, 3), 'a page');
      same(await ratings.board('level-8-98', 0, 10), [], 'another edition');
      const places = [];
      for (const one of board) places.push(await ratings.ahead(EDITION, one.person.id));
      same(places, [0, 1, 2, 3], 'places');
      same(await ratings.ahead(EDITION, 'new'), undefined, 'of whom little is known');
      await ratings.want(person.id, false, AT + 9000);
      same(await ratings.board(EDITION, 0, 10), board.slice(1), 'without who does not want it');
      same(await ratings.ahead(EDITION, board[1]!.person.id), 0, 'a place nearer');
      await ratings.want(person.id, true, AT + 9001);
      same(await ratings.board(EDITION, 0, 10), board, 'and with them again');
    },
  },
  {
    title: 'leaves nothing of who is gone, and the others as they were',
    run: async ({ store, reopen }) => {
      await people(store, 'ada', 'ben');
      await store.results.record(game('1', ['ada', 'ben']));
      const before = await store.ratings.of('ben');
      await store.remove('ada');
      const { ratings } = (await reopen?.()) ?? store;
      same([await ratings.of('ada'), await ratings.steps('ada')], [[], []], 'of who is gone');
      same(await ratings.isWanted('ada'), false, 'their wish');
      same(await ratings.of('ben'), before, 'the other’s');
    },
  },
];

function rotated(ids: readonly string[]): readonly string[] {
  return [...ids.slice(1), ids[0]!];
}
