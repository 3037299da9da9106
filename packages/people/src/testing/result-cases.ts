/** What every store of results must do, as cases. */
import { same } from '@palier/table/testing';
import type { EndedGame, GameSeat, Profile } from '../kept.ts';
import type { PeopleStore } from '../ports.ts';
import type { PeopleCase } from './people-under-test.ts';
import { NEVER } from './some-people.ts';

const AT = 2_200_000_000_000;

const NAMES: { readonly [id: string]: string } = { ada: 'Ada', ben: 'Ben', zoe: 'Zoë' };

function profileOf(id: string): Profile {
  return { id, name: NAMES[id]!, face: 'a0123', made: AT, seen: AT };
}

function personOf(id: string) {
  return { id, name: NAMES[id]!, face: 'a0123' };
}

async function people(store: PeopleStore, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const session = { id: `s ${id}`, profile: id, hash: `h ${id}`, device: '', made: AT, seen: AT };
    await store.create(profileOf(id), session);
  }
}

/** By seat: whose it is, or a bot's. The first listed ended first. */
function game(
  table: string,
  players: readonly (string | null)[],
  more: Partial<EndedGame> = {},
): EndedGame {
  return {
    table,
    ended: AT,
    edition: 'level-up',
    rules: 'some rules',
    kind: 'private',
    club: null,
    night: null,
    seats: players.map((player, index) => ({
      ...endOf(index, players.length),
      isBot: player === 'bot',
      profile: player === 'bot' ? null : player,
    })),
    ...more,
  };
}

function endOf(index: number, players: number): Omit<GameSeat, 'isBot'> {
  const points = (100 * (players - 1 - index)) / (players - 1);
  return { seat: index + 1, place: index + 1, level: 8 - index, points };
}

function kept(no: number, { seats, ...rest }: EndedGame) {
  return {
    no,
    ...rest,
    seats: seats.map(({ profile, ...seat }) => ({
      ...seat,
      person: profile === null ? null : personOf(profile),
    })),
  };
}

const TEN = { most: 10 };

async function numbers(list: Promise<readonly { readonly no: number }[]>) {
  return (await list).map(({ no }) => no);
}

export const RESULT_CASES: readonly PeopleCase[] = [
  {
    title: 'keeps how a game ended once, whoever says it, and after a crash too',
    run: async ({ store, reopen }) => {
      await people(store, 'ada', 'ben');
      const played = game('t', ['ben', null, 'bot', 'ada'], { ended: AT + 7 });
      const said = [played, played, { ...played, ended: AT }];
      const told = [];
      for (const one of said) told.push(await store.results.record(one));
      same(told, ['recorded', 'known', 'known'], 'told');
      const again = (await reopen?.()) ?? store;
      same(await again.results.record(played), 'known', 'told after a crash');
      same(await again.results.of('ada', TEN), [kept(1, played)], 'a game of one');
      same(await again.results.of('ben', TEN), [kept(1, played)], 'a game of the other');
      same(await again.results.of('zoe', TEN), [], 'a game of nobody');
    },
  },
  {
    title: 'keeps it once where it is said several times at once',
    run: async ({ store }) => {
      await people(store, 'ada', 'ben');
      const games = [game('t', ['ada', 'ben']), game('u', ['ben', 'ada'])];
      const told = await Promise.all(
        Array.from({ length: 8 }, async (_, index) => store.results.record(games[index % 2]!)),
      );
      same(told.filter((one) => one === 'recorded').length, 2, 'how often it was kept');
      same((await store.results.of('ada', TEN)).length, 2, 'games');
    },
  },
  {
    title: 'gives somebody one seat of a game, and none to who is not there',
    run: async ({ store }) => {
      await people(store, 'ada');
      const played = game('t', ['zoe', 'ada', 'ada']);
      await store.results.record(played);
      const seats = played.seats.map((seat, index) =>
        index === 1 ? seat : { ...seat, profile: null },
      );
      same(await store.results.of('ada', TEN), [kept(1, { ...played, seats })], 'whose seats');
    },
  },
  {
    title: 'lists games by pages, the newest first: of somebody, of a club, of a night',
    run: async ({ store }) => {
      await people(store, 'ada', 'ben');
      const club = { kind: 'club', club: 'c' } as const;
      const night = { kind: 'night', club: 'c', night: 'n' } as const;
      await store.results.record(game('1', ['ada', 'ben']));
      await store.results.record(game('2', ['ada', null], club));
      await store.results.record(game('3', ['ben', null], night));
      await store.results.record(game('4', ['ben', 'ada'], night));
      const { results } = store;
      same(await numbers(results.of('ada', TEN)), [4, 2, 1], 'of somebody');
      same(await numbers(results.of('ada', { most: 2 })), [4, 2], 'a page');
      same(await numbers(results.of('ada', { most: 2, before: 2 })), [1], 'the next page');
      same(await numbers(results.ofClub('c', TEN)), [4, 3, 2], 'of a club');
      same(await numbers(results.ofClub('c', { most: 1, before: 4 })), [3], 'its second page');
      same(await numbers(results.ofNight('n', TEN)), [4, 3], 'of a night');
      same(await numbers(results.ofNight('c', TEN)), [], 'of another');
    },
  },
  {
    title: 'gives a seat to who shows later that it was theirs, and nobody else’s',
    run: async ({ store }) => {
      await people(store, 'ada', 'ben');
      const { claim, of, record } = store.results;
      await record(game('t', ['ada', null, 'bot', null]));
      same(await claim('t', 1, 'ben'), 'missing', 'somebody else’s seat');
      same(await claim('t', 3, 'ben'), 'missing', 'a bot’s seat');
      same(await claim('u', 2, 'ben'), 'missing', 'no such game');
      same(await claim('t', 2, 'zoe'), 'missing', 'nobody');
      same(await claim('t', 2, 'ada'), 'missing', 'a second seat');
      same(await claim('t', 2, 'ben'), 'done', 'their seat');
      same(await claim('t', 4, 'ben'), 'missing', 'one more');
      same(await of('ben', TEN), [kept(1, game('t', ['ada', 'ben', 'bot', null]))], 'their game');
    },
  },
  {
    title: 'counts what two have played with each other',
    run: async ({ store }) => {
      await people(store, 'ada', 'ben', 'zoe');
      const { between, record } = store.results;
      const none = { games: 0, ahead: 0, behind: 0, won: 0, lost: 0, last: null };
      same(await between({ id: 'ada', other: 'ben' }), none, 'nothing yet');
      await record(game('1', ['ada', 'ben'], { ended: AT + 1 }));
      await record(game('2', ['bot', 'ben', 'ada'], { ended: AT + 9 }));
      await record(game('3', ['zoe', 'ada'], { ended: AT + 20 }));
      const tied = game('4', ['ben', 'ada'], { ended: AT + 3 });
      await record({ ...tied, seats: tied.seats.map((seat) => ({ ...seat, place: 1 })) });
      const met = { games: 3, ahead: 1, behind: 1, won: 2, lost: 1, last: AT + 9 };
      same(await between({ id: 'ada', other: 'ben' }), met, 'as one sees it');
      const seen = { ...met, won: 1, lost: 2 };
      same(await between({ id: 'ben', other: 'ada' }), seen, 'as the other does');
    },
  },
  {
    title: 'sums up what everybody made of a club’s games in a while',
    run: async ({ store }) => {
      await people(store, 'ada', 'ben');
      const { record, tallies } = store.results;
      const of = (table: string, players: readonly (string | null)[], ended: number) =>
        record(game(table, players, { kind: 'club', club: 'c', ended }));
      await of('1', ['ada', null, 'ben'], AT);
      await of('2', ['ben', 'ada', null], AT + 9);
      await of('3', ['ada', 'ben'], AT + 10);
      await record(game('4', ['ada', 'ben']));
      const ada = { person: personOf('ada'), games: 2, won: 1, points: 150, squares: 12_500 };
      const ben = { person: personOf('ben'), games: 2, won: 1, points: 100, squares: 10_000 };
      same(await tallies('c', AT, AT + 10), [ada, ben], 'a while');
      same(await tallies('c', AT + 11, AT + 20), [], 'another');
      same(await tallies('d', AT, AT + 10), [], 'another club');
    },
  },
  {
    title: 'leaves no seat with who is gone, and no game that nobody else was known in',
    run: async ({ store, reopen }) => {
      await people(store, 'ada', 'ben', 'zoe');
      const { record } = store.results;
      const club = { kind: 'club', club: 'c' } as const;
      await record(game('1', ['ada', 'ben']));
      await record(game('2', ['ada', null]));
      await record(game('3', ['ada', null], club));
      await record(game('4', ['zoe', null]));
      await store.remove('ada');
      await store.sweep({ ...NEVER, profiles: AT });
      const { results } = (await reopen?.()) ?? store;
      same(await results.of('ada', TEN), [], 'games of who is gone');
      same(await results.of('ben', TEN), [kept(1, game('1', [null, 'ben']))], 'the other’s');
      same(await results.ofClub('c', TEN), [kept(3, game('3', [null, null], club))], 'a club’s');
      same(await numbers(results.of('zoe', TEN)), [4], 'somebody else’s');
      same(await results.record(game('2', [null, null])), 'recorded', 'the game is gone');
    },
  },
  {
    title: 'removes the games of people who go together, and keeps those of who stays',
    run: async ({ store }) => {
      await people(store, 'ada', 'ben', 'zoe');
      const [session] = await store.sessions('zoe');
      await store.seen(session!, AT + 9);
      const { record } = store.results;
      await record(game('1', ['ada', 'ben', null]));
      await record(game('2', ['ada', 'ben', 'zoe']));
      const swept = await store.sweep({ ...NEVER, profiles: AT + 1 });
      same(swept, { removed: 2, held: 0 }, 'two at once');
      same(await record(game('1', ['zoe', null, null])), 'recorded', 'nobody’s game is gone');
      same(await record(game('2', ['zoe', null, null])), 'known', 'the other’s is not');
    },
  },
  {
    title: 'removes games of nobody when they are old, and no others',
    run: async ({ store }) => {
      await people(store, 'ada', 'ben');
      const { record, dropClub, ofClub, of } = store.results;
      const club = { kind: 'club', club: 'c' } as const;
      await record(game('1', [null, 'bot']));
      await record(game('2', [null, 'bot'], club));
      await record(game('3', [null, 'ada'], club));
      await record(game('4', [null, 'bot'], { ended: AT + 1 }));
      await record(game('5', ['ben', 'bot']));
      await store.sweep({ ...NEVER, games: AT + 1 });
      const again = async (table: string) => record(game(table, [null, 'bot'], { ended: AT + 2 }));
      const before = [await again('1'), await again('2'), await again('4')];
      same(before, ['recorded', 'known', 'known'], 'which are gone');
      await dropClub('c');
      same(await ofClub('c', TEN), [], 'games of a club that is gone');
      await store.sweep({ ...NEVER, games: AT + 1 });
      const after = [await again('2'), await again('3'), await again('5')];
      same(after, ['recorded', 'known', 'known'], 'which went after their club');
      same(
        await of('ada', TEN),
        [kept(3, game('3', [null, 'ada'], { kind: 'club' }))],
        'what stays',
      );
    },
  },
];
