/** Duplicate nights: who may do what, what each is told, and that everything happens once. */
import type { NightTable, TableResult } from '@palier/table/room';
import { describe, expect, it } from 'vitest';
import { memoryPeople } from './memory-store.ts';
import { WAIT_LASTS } from './night.ts';
import type { NightStore } from './night-ports.ts';
import type { ClubRole, Profile } from './kept.ts';
import { Nights, type NightNo } from './nights.ts';

const START = 1_800_000_000_000;
const HOUR = 3_600_000;
const SETUP = { edition: 'level-8-101', players: 2, rules: { levels: 1 } } as const;
const SALT = 'a'.repeat(32);

/** The tables of a night, as far as it asks about them. */
class FakeRooms {
  readonly made = new Map<string, NightTable>();
  readonly results = new Map<string, TableResult>();
  readonly rushed: string[] = [];
  readonly unsealed: string[] = [];
  readonly gone = new Set<string>();

  readonly createForNight = async (table: NightTable): Promise<void> => {
    if (!this.made.has(table.id)) this.made.set(table.id, table);
  };
  readonly nightResult = async (id: string, doing: 'look' | 'rush') => {
    if (!this.made.has(id) || this.gone.has(id)) return 'missing' as const;
    if (doing === 'rush' && !this.results.has(id)) {
      this.rushed.push(id);
      this.finish(id, 2, 1);
    }
    return this.results.get(id) ?? ('playing' as const);
  };
  readonly unseal = async (id: string): Promise<void> => void this.unsealed.push(id);
  readonly stillOpen = async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(ids.filter((id) => this.made.has(id) && !this.results.has(id) && !this.gone.has(id)));

  /** With these places, by seat. */
  finish(id: string, ...places: readonly number[]): void {
    this.results.set(
      id,
      places.map((place) => ({ place, levels: place === 1 ? 1 : 0, rounds: [] })),
    );
  }
}

async function world(roles: { readonly [name: string]: ClubRole }) {
  const people = memoryPeople();
  const rooms = new FakeRooms();
  const made = { now: START, drawn: 0 };
  const profiles = new Map<string, Profile>();
  for (const name of [...Object.keys(roles), 'Stranger']) {
    const profile = { id: `id of ${name}`, name, face: 'a0123', made: START, seen: START };
    const session = { id: `s ${name}`, profile: profile.id, hash: name, device: '' };
    await people.create(profile, { ...session, made: START, seen: START });
    profiles.set(name, profile);
  }
  const club = { id: 'club', code: 'CLUB', name: '', isOpen: false, setup: null, made: START };
  await people.clubs.create({ ...club, season: 'always', zone: 'UTC' }, 'id of Stranger');
  const node = (store: NightStore = people.nights): Nights =>
    new Nights({
      store,
      clubs: {
        roleOf: async ({ club, profile }) =>
          club === 'club' ? roles[profile.slice('id of '.length)] : undefined,
      },
      rooms,
      random: {
        hex: (bytes) => (++made.drawn).toString(16).padStart(bytes * 2, '0'),
        hash: (text) => `#${text}`,
        below: () => 0,
      },
      bots: ['Odile', 'Bruno'].map((name) => ({ t: 'bot', bot: 'eager', name })),
      now: () => made.now,
    });
  const nights = node();
  const who = (name: string): Profile => profiles.get(name)!;
  const open = async (deals = 1): Promise<string> => {
    const until = made.now + HOUR;
    const plan = {
      club: 'club',
      name: 'Tuesday',
      until,
      setup: SETUP,
      clock: 'quick',
      deals,
    } as const;
    const opened = await nights.open(who('Olga'), plan);
    if (typeof opened === 'string') throw new Error(opened);
    expect(opened.id).toMatch(/^[0-9a-f]{32}$/u);
    return opened.id;
  };
  const wait = async (name: string, id: string, deal = 1, isNow = false) =>
    nights.wait(who(name), id, { deal, token: `token of ${name}/${deal}`, isNow });
  const see = async (name: string, id: string) => (await nights.see(who(name), id))!;
  return { people, rooms, made, node, nights, who, open, wait, see };
}

const CLUB = {
  Olga: 'owner',
  Hans: 'helper',
  Ann: 'member',
  Ben: 'member',
  Cleo: 'member',
} as const;

describe('a night', () => {
  it('is opened and ended by who helps in the club, and seen by its members', async () => {
    const { nights, who, open, made } = await world(CLUB);
    const plan = { club: 'club', name: '', setup: SETUP, clock: 'quick', deals: 1 } as const;
    const until = made.now + HOUR;
    expect(await nights.open(who('Ann'), { ...plan, until })).toBe('not-allowed');
    expect(await nights.open(who('Stranger'), { ...plan, until })).toBe('missing');
    for (const wrong of [
      { until: made.now },
      { until: made.now + 999 * HOUR },
      { until, deals: 0 },
      { until, deals: 7 },
      { until, setup: { edition: 'level-8-101', players: 99 } },
    ]) {
      const asked = { ...plan, ...wrong } as Parameters<Nights['open']>[1];
      expect(await nights.open(who('Olga'), asked)).toBe('bad-night');
    }
    const id = await open();
    expect(await nights.see(who('Ann'), id)).toMatchObject({
      name: 'Tuesday',
      me: null,
      mayRun: false,
    });
    expect(await nights.see(who('Hans'), id)).toMatchObject({ mayRun: true });
    expect(await nights.see(who('Stranger'), id)).toBe(undefined);
    expect((await nights.ofClub(who('Ann'), 'club'))?.map((night) => night.id)).toEqual([id]);
    expect(await nights.ofClub(who('Stranger'), 'club')).toBe(undefined);
    for (const asked of [
      await nights.enter(who('Stranger'), id, SALT),
      await nights.shut(who('Stranger'), id),
      await nights.stopWaiting(who('Stranger'), id),
    ]) {
      expect(asked).toBe('missing' satisfies NightNo);
    }
    expect(await nights.shut(who('Ann'), id)).toBe('not-allowed');
    expect(await nights.end(who('Ann'), id)).toBe('not-allowed');
    expect(await nights.end(who('Hans'), id)).toBe('done');
    expect(await nights.see(who('Ann'), id)).toMatchObject({ isOver: true });
    expect(await nights.enter(who('Ann'), id, SALT)).toBe('night-over');
  });

  it('seats those who wait, with bots where they do not want to wait, once in each deal', async () => {
    const { nights, who, open, wait, see, rooms, made } = await world(CLUB);
    const id = await open(2);
    expect(await wait('Ann', id)).toBe('not-entered');
    for (const name of ['Ann', 'Ben', 'Cleo', 'Ben']) {
      expect(await nights.enter(who(name), id, SALT)).toBe('done');
    }
    expect(await wait('Ann', id, 3)).toBe('no-such-deal');
    expect(await wait('Ann', id)).toBe('done');
    expect(await see('Ben', id)).toMatchObject({ deals: [{ waiting: [1] }, { waiting: [] }] });
    // Who is not there any more does not wait.
    made.now += WAIT_LASTS;
    expect(await wait('Ben', id)).toBe('done');
    expect(rooms.made.size).toBe(0);
    expect(await wait('Ann', id)).toBe('done');
    const [first] = [...rooms.made.values()];
    expect(first?.seats.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben']);
    expect(first).toMatchObject({ night: { id, deal: 1 }, options: { setup: SETUP } });
    expect(await wait('Ann', id)).toBe('already-played');
    expect(await wait('Ann', id, 2)).toBe('still-playing');
    expect(await wait('Cleo', id, 1, true)).toBe('done');
    const [, second] = [...rooms.made.values()];
    expect(second?.seats.map(({ t }) => t).toSorted()).toEqual(['bot', 'person']);
    // The same cards at both, and in another deal others.
    expect([second?.secret, second?.night]).toEqual([first?.secret, first?.night]);
    rooms.finish(first!.id, 1, 2);
    await nights.tend(id);
    expect(await wait('Ben', id, 2, true)).toBe('done');
    const [, , third] = [...rooms.made.values()];
    expect(third?.night.deal).toBe(2);
    expect(third?.secret).not.toBe(first?.secret);
  });

  it('tells nothing of a deal before everybody has played it, and then everything', async () => {
    const { nights, who, open, wait, see, rooms } = await world(CLUB);
    const id = await open();
    for (const name of ['Ann', 'Ben', 'Cleo']) await nights.enter(who(name), id, SALT);
    await wait('Ann', id, 1, true);
    await wait('Ben', id, 1, true);
    const [ann, ben] = [...rooms.made.values()];
    rooms.finish(ann!.id, 2, 1);
    rooms.finish(ben!.id, 1, 2);
    await nights.tend(id);
    // Cleo is still to come, and others may enter.
    for (const name of ['Ann', 'Cleo', 'Hans', 'Olga']) {
      const view = await see(name, id);
      const own = name === 'Ann' ? ann!.id : null;
      expect(view).toMatchObject({
        ranking: [],
        deals: [{ playing: [], played: [1, 2], table: own, closed: null }],
      });
      const text = JSON.stringify(view);
      expect(text).not.toContain(ann!.secret);
      expect(text).not.toContain(ben!.id);
      expect(text).not.toContain('"place"');
    }
    expect(await nights.shut(who('Hans'), id)).toBe('done');
    expect(await nights.enter(who('Olga'), id, SALT)).toBe('night-shut');
    expect((await see('Ann', id)).deals[0]?.closed).toBe(null);
    await wait('Cleo', id, 1, true);
    const [, , cleo] = [...rooms.made.values()];
    rooms.finish(cleo!.id, 2, 1);
    expect(rooms.unsealed).toEqual([]);
    await nights.tend(id);
    await nights.tend(id);
    expect(rooms.unsealed).toEqual([ann!.id, ben!.id, cleo!.id]);
    const view = await see('Cleo', id);
    expect(view.deals[0]).toMatchObject({
      salts: [SALT, SALT, SALT],
      closed: { secret: ann!.secret, tables: [{ id: ann!.id }, { id: ben!.id }, { id: cleo!.id }] },
    });
    const seat = ann!.seats.findIndex(({ t }) => t === 'person');
    // All three had the same chair here: who won with it is ahead of both others, who are equal.
    expect([ben, cleo].map((one) => one!.seats.findIndex(({ t }) => t === 'person'))).toEqual([
      seat,
      seat,
    ]);
    const winner = seat === 0 ? 2 : 1;
    expect(view.ranking.map(({ entrant, points }) => [entrant, points])).toEqual(
      winner === 2
        ? [
            [2, 100],
            [1, 25],
            [3, 25],
          ]
        : [
            [1, 75],
            [3, 75],
            [2, 0],
          ],
    );
    expect(await wait('Ann', id)).toBe('night-over');
  });

  it('has the house play the cards of who played alone, and is played to the end when its time is up', async () => {
    const { nights, who, open, wait, see, rooms, made } = await world(CLUB);
    const id = await open();
    await nights.enter(who('Ann'), id, SALT);
    await wait('Ann', id, 1, true);
    made.now += HOUR;
    expect(await nights.due(9)).toEqual([id]);
    await nights.tend(id);
    expect(rooms.rushed).toHaveLength(2);
    const [, house] = [...rooms.made.values()];
    expect(house?.seats.map(({ t }) => t)).toEqual(['bot', 'bot']);
    const view = await see('Ann', id);
    expect(view.ranking).toEqual([{ rank: 1, entrant: 1, points: 50, gained: 0, deals: 1 }]);
    expect(rooms.unsealed).toHaveLength(2);
    expect(await nights.due(9)).toEqual([]);
  });

  it('goes on without a table that is gone, and without who deleted their profile', async () => {
    const { nights, who, open, wait, see, rooms, people } = await world(CLUB);
    const id = await open();
    for (const name of ['Ann', 'Ben', 'Cleo']) await nights.enter(who(name), id, SALT);
    for (const name of ['Ann', 'Ben', 'Cleo']) await wait(name, id, 1, true);
    const [ann, ben, cleo] = [...rooms.made.values()];
    rooms.gone.add(ann!.id);
    rooms.finish(ben!.id, 1, 2);
    rooms.finish(cleo!.id, 2, 1);
    await people.remove(who('Ben').id);
    await nights.shut(who('Hans'), id);
    const view = await see('Cleo', id);
    expect(view.entrants.map((person) => person?.name ?? null)).toEqual(['Ann', null, 'Cleo']);
    expect(new Set(view.ranking.map(({ entrant }) => entrant))).toEqual(new Set([2, 3]));
    expect(JSON.stringify(await people.nights.find(id))).not.toContain(who('Ben').id);
    expect(await nights.see(who('Ben'), id)).toMatchObject({ me: null });
  });
});

describe('everything of a night happens once', () => {
  it('whatever nodes do at the same time', async () => {
    const { nights, node, who, open, rooms, made, people } = await world(CLUB);
    const id = await open();
    const nodes = [nights, node(), node()];
    const names = ['Ann', 'Ben', 'Cleo'];
    const both = await Promise.all(
      names.flatMap((name) => nodes.map(async (one) => one.enter(who(name), id, SALT))),
    );
    expect(new Set(both)).toEqual(new Set(['done']));
    expect((await people.nights.find(id))?.night.salts).toHaveLength(3);
    const wishes = names.flatMap((name) =>
      nodes.map(async (one) => one.wait(who(name), id, { deal: 1, token: name, isNow: true })),
    );
    await Promise.all(wishes);
    const seated = [...rooms.made.values()].flatMap(({ seats }) =>
      seats.flatMap((seat) => (seat.t === 'person' ? [seat.name] : [])),
    );
    expect(seated.toSorted()).toEqual(names);
    made.now += HOUR;
    await Promise.all(nodes.map(async (one) => one.tend(id)));
    const kept = (await people.nights.find(id))!.night;
    expect(kept.deals[0]?.tables.every(({ isOpened }) => isOpened === true)).toBe(true);
    // A second house would be another table.
    expect(kept.deals[0]!.tables.length).toBe(rooms.made.size);
  });

  it('also where a node dies at any writing: the next goes on from there', async () => {
    for (let writings = 0; ; writings++) {
      const { node, who, open, rooms, made, people } = await world(CLUB);
      const id = await open();
      let left = writings;
      const dying: NightStore = {
        ...people.nights,
        put: async (...writing) => {
          if (left-- <= 0) throw new Error('killed');
          return people.nights.put(...writing);
        },
      };
      const mortal = node(dying);
      const work = async (nights: Nights): Promise<void> => {
        await nights.enter(who('Ann'), id, SALT);
        await nights.wait(who('Ann'), id, { deal: 1, token: 'token', isNow: true });
        made.now = START + HOUR;
        await nights.tend(id);
      };
      const died = await work(mortal).then(
        () => false,
        (error: unknown) => (error as Error).message === 'killed',
      );
      const heir = node();
      if (made.now === START) await work(heir);
      else await heir.tend(id);
      const { night } = (await people.nights.find(id))!;
      expect(night.salts).toHaveLength(1);
      expect(night.deals[0]?.closed).toBe(START + HOUR);
      expect(night.deals[0]?.tables.map(({ isOpened }) => isOpened)).toEqual([true, true]);
      expect(new Set(rooms.unsealed).size).toBe(2);
      expect(rooms.made.size).toBe(2);
      if (!died) return;
    }
  });
});
