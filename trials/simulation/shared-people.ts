/**
 * What all nodes keep of people: whose seats are whose, how games ended, how strong somebody is. It is as slow
 * as the ledger and fails with it; what is put down, the judge sees.
 */
import { memoryPeople, type EndedGame, type PeopleStore, type Wish } from '@palier/people';
import type { Life, SharedLedger } from './shared-ledger.ts';
import { DAY, type World } from './world.ts';

/** As it was when it was put down. */
export type PutDown = EndedGame & { readonly isSealed: boolean };

/** A seat that somebody's profile keeps, and knows that it does. */
export type Kept = { readonly profile: string; readonly table: string; readonly token: string };

export type PeopleOfNode = PeopleStore;

/** A fault of the store on purpose: what looks for such must find it. */
export const SPOILS = {
  twice: async (record, game) => {
    await record(game);
    return record({ ...game, table: `${game.table} again` });
  },
  forgotten: async () => 'recorded',
  unrated: async (record, { ratedFrom: _, ...game }) => record(game),
  'of others': async (record, { seats, ...game }) => {
    const profiles = seats.map(({ profile }) => profile);
    const turned = [...profiles.slice(1), profiles[0]!];
    return record({
      ...game,
      seats: seats.map((seat, index) => ({ ...seat, profile: turned[index]! })),
    });
  },
} satisfies Readonly<Record<string, Spoil>>;

type Recording = PeopleStore['results']['record'];
type Spoil = (record: Recording, game: EndedGame) => ReturnType<Recording>;

export class SharedPeople {
  readonly store = memoryPeople();
  readonly wishes = new Map<string, readonly Wish[]>();
  readonly putDown: PutDown[] = [];
  readonly kept: Kept[] = [];
  readonly #world: World;
  readonly #ledger: SharedLedger;

  constructor(world: World, ledger: SharedLedger) {
    this.#world = world;
    this.#ledger = ledger;
  }

  async welcome(id: string): Promise<void> {
    const { session, profile } = signedIn(id);
    await this.store.create(profile, session);
  }

  async wish(id: string, isOn: boolean): Promise<void> {
    const at = DAY + this.#world.time.now();
    this.wishes.set(id, [...(this.wishes.get(id) ?? []), { at, isOn }]);
    await this.store.ratings.want(id, isOn, at);
  }

  peopleFor(life: Life): PeopleOfNode {
    const { store } = this;
    const ask = async <T>(run: () => Promise<T>): Promise<T> => this.#ledger.settle(life, run);
    const { results } = store;
    return {
      ...store,
      keepSeats: async (...asked) => ask(async () => store.keepSeats(...asked)),
      holders: async (table) => ask(async () => store.holders(table)),
      results: {
        ...results,
        record: async (game) => ask(async () => this.#record(game)),
        claim: async (...asked) => ask(async () => results.claim(...asked)),
        claimable: async (...asked) => ask(async () => results.claimable(...asked)),
      },
    };
  }

  async #record(game: EndedGame): ReturnType<Recording> {
    const { judge, spoil } = this.#world;
    const record: Recording = async (asked) => {
      const done = await this.store.results.record(asked);
      if (done === 'recorded') {
        const isSealed = judge.tableOf(game.table)?.isSealed === true;
        this.putDown.push({ ...asked, isSealed });
      }
      return done;
    };
    return spoil === undefined ? record(game) : SPOILS[spoil](record, game);
  }
}

export function signedIn(id: string) {
  const profile = { id, name: id, face: 'a0000', made: DAY, seen: DAY };
  return { profile, session: { id, profile: id, hash: id, device: '', made: DAY, seen: DAY } };
}
