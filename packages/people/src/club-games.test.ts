import { expect, it } from 'vitest';
import { ClubGames } from './club-games.ts';
import { standingsOf } from './club-standings.ts';
import type { Club, Profile } from './kept.ts';
import { memoryPeople } from './memory-store.ts';

const CLUB: Club = {
  id: 'tuesday',
  code: 'CODE',
  name: 'Tuesday',
  isOpen: false,
  setup: null,
  season: 'quarter',
  zone: 'Europe/Rome',
  made: Date.parse('2026-05-01T12:00:00Z'),
};
const NOW = Date.parse('2026-11-19T23:30:00Z');

function personOf(id: string) {
  return { id, name: id.toUpperCase(), face: 'a0123' };
}

/** Ada, Ben and Zoe are in it, and Max was. `games`: when they ended, and who sat, the winner first. */
async function world(...games: readonly (readonly [ended: string, ...players: string[]])[]) {
  const store = memoryPeople();
  for (const id of ['ada', 'ben', 'zoe', 'max']) {
    const profile: Profile = { ...personOf(id), made: 1, seen: 1 };
    const session = { id, profile: id, hash: id, device: '', made: 1, seen: 1 };
    await store.create(profile, session);
  }
  await store.clubs.create(CLUB, 'ada');
  for (const id of ['ben', 'zoe']) await store.clubs.join({ club: CLUB.id, profile: id }, 2);
  for (const [index, [ended, ...players]] of games.entries()) {
    await store.results.record({
      table: `table ${index}`,
      ended: Date.parse(ended),
      edition: 'level-up',
      rules: '',
      kind: 'club',
      club: CLUB.id,
      night: null,
      seats: players.map((player, seat) => ({
        seat: seat + 1,
        isBot: player === 'bot',
        place: seat + 1,
        level: 8 - seat,
        points: (100 * (players.length - 1 - seat)) / (players.length - 1),
        profile: player === 'bot' ? null : player,
      })),
    });
  }
  return new ClubGames({ store, now: () => NOW });
}

const TUESDAY = '2026-11-17T20:00:00Z';
const LATER = '2026-11-17T22:00:00Z';
const PAST_MIDNIGHT = '2026-11-18T02:00:00Z';
const WEDNESDAY = '2026-11-18T19:00:00Z';

it('a season has standings, records and evenings, of its members', async () => {
  const games = await world(
    ['2026-09-30T20:00:00Z', 'zoe', 'ada'],
    [TUESDAY, 'ada', 'ben', 'bot'],
    [LATER, 'ada', 'max'],
    [PAST_MIDNIGHT, 'ada', 'zoe', 'ben'],
    [WEDNESDAY, 'ben', 'ada'],
  );
  const season = await games.season(CLUB, 0);
  expect(season).toMatchObject({ from: '2026-10-01', until: '2026-12-31', hasEarlier: true });
  expect(
    season.standings.map(({ person, games: played, won, mean }) => [person.id, played, won, mean]),
  ).toEqual([
    ['ada', 4, 3, 75],
    ['ben', 3, 1, 50],
    ['zoe', 1, 0, 50],
  ]);
  expect(season.records).toEqual([
    { t: 'run', person: personOf('ada'), count: 3, evening: '2026-11-17' },
    { t: 'evening', person: personOf('ada'), count: 3, evening: '2026-11-17' },
    { t: 'busiest', count: 3, evening: '2026-11-17' },
  ]);
  expect(season.evenings).toEqual([
    { evening: '2026-11-18', games: 1, best: [personOf('ben')], won: 1 },
    { evening: '2026-11-17', games: 3, best: [personOf('ada')], won: 3 },
  ]);
  const before = await games.season(CLUB, 1);
  expect(before).toMatchObject({ from: '2026-07-01', until: '2026-09-30', hasEarlier: true });
  expect(before.standings.map(({ person }) => person.id)).toEqual(['zoe', 'ada']);
  expect(await games.season(CLUB, 2)).toMatchObject({ hasEarlier: false, standings: [] });
  const ever = await games.season({ ...CLUB, season: 'always' }, 0);
  expect(ever).toMatchObject({ from: null, until: null, hasEarlier: false });
  expect(ever.evenings).toHaveLength(3);
});

it('an evening has its games until six in the morning, and is over then', async () => {
  const games = await world(
    [TUESDAY, 'ada', 'ben', 'bot'],
    [PAST_MIDNIGHT, 'max', 'ben'],
    [WEDNESDAY, 'ben', 'ada'],
    ['2026-11-19T20:00:00Z', 'zoe', 'ben'],
  );
  const tuesday = await games.evening(CLUB, '2026-11-17');
  expect(tuesday).toMatchObject({ evening: '2026-11-17', isOver: true });
  expect(
    tuesday.games.map(({ seats }) => seats.map(({ person, isBot }) => person?.id ?? isBot)),
  ).toEqual([
    ['ada', 'ben', true],
    // Who is not in the club has no name here.
    [false, 'ben'],
  ]);
  expect(tuesday.standings.map(({ person }) => person.id)).toEqual(['ada', 'ben']);
  // Past midnight it is the same evening still.
  expect(await games.evening(CLUB, '2026-11-19')).toMatchObject({ isOver: false, games: [{}] });
});

it('goes back as far as a season does, over pages of games', async () => {
  const many = Array.from({ length: 250 }, (_, index) => {
    const day = String(1 + (index % 19)).padStart(2, '0');
    return [`2026-11-${day}T19:00:00Z`, 'ada', 'ben'] as const;
  });
  const games = await world(['2026-10-01T19:00:00Z', 'ben', 'ada'], ...many);
  const season = await games.season(CLUB, 0);
  expect(season.evenings).toHaveLength(20);
  expect(season.standings.map(({ games: played }) => played)).toEqual([251, 251]);
});

it('is the surer the more was played, and never sure of less than three games', () => {
  const tally = (id: string, games: number, points: number) => ({
    person: personOf(id),
    games,
    won: 0,
    points: games * points,
    squares: games * (points * points + 1000),
  });
  const standings = standingsOf([
    tally('one', 1, 100),
    tally('few', 4, 60),
    tally('many', 400, 60),
    tally('bad', 9, 20),
  ]);
  expect(standings.map(({ person }) => person.id)).toEqual(['many', 'few', 'bad', 'one']);
  const widths = standings.map(({ from, until }) => Math.round(until - from));
  expect(widths).toEqual([6, 73, 43, 88]);
  for (const { mean, from, until } of standings) {
    expect(from >= 0 && from < mean && mean <= until && until <= 100).toBe(true);
  }
});
