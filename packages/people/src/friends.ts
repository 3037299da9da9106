/** Who plays with whom: found by a code, friends where both want it, unseen where one does not. */
import type { Invitation, Person } from './kept.ts';
import type { Done, FriendStore, SignedIn } from './ports.ts';
import { INVITATION_LASTS, type PeoplePorts } from './people.ts';

export type Friend = Person & { readonly isHere: boolean };

/** What somebody is shown of theirs. */
export type Circle = {
  /** What others find them by. */
  readonly code: string;
  readonly friends: readonly Friend[];
  /** Who wants to be one, and who has been asked. */
  readonly asking: readonly Person[];
  readonly asked: readonly Person[];
  readonly blocked: readonly Person[];
  readonly invitations: readonly Invitation[];
};

const SECOND = 1000;
/** Whoever has not been heard of for so long is not there: pages ask three times in it. */
export const HERE_LASTS = 100 * SECOND;
/** Somebody else has the same one once in many lifetimes; then there is another. */
const TRIES = 5;

export class Friends {
  readonly #ports: PeoplePorts;
  readonly #store: FriendStore;

  constructor(ports: PeoplePorts) {
    this.#ports = ports;
    this.#store = ports.store.friends;
  }

  /** Who asks is there. */
  async circle({ profile: { id } }: SignedIn): Promise<Circle | undefined> {
    const at = this.#ports.now();
    const code = (await this.#store.codeOf(id)) ?? (await this.#newCode(id));
    if (code === undefined) return undefined;
    await this.#store.here(id, at);
    const [ties, blocked, invitations] = await Promise.all([
      this.#store.ties(id),
      this.#store.blocked(id),
      this.#store.invitations(id, at - INVITATION_LASTS),
    ]);
    const both = ties.filter(({ mine, theirs }) => mine !== null && theirs !== null);
    return {
      code,
      friends: both.map(({ person, here }) => ({
        ...person,
        isHere: here !== null && at - here <= HERE_LASTS,
      })),
      asking: ties.filter(({ mine }) => mine === null).map(({ person }) => person),
      asked: ties.filter(({ theirs }) => theirs === null).map(({ person }) => person),
      blocked,
      invitations,
    };
  }

  /** The one before leads nowhere any more. */
  async newCode({ profile }: SignedIn): Promise<string | undefined> {
    return this.#newCode(profile.id);
  }

  /** Whoever is asked by somebody whom they have asked is their friend. Nobody asks themselves. */
  async ask({ profile }: SignedIn, code: string): Promise<Done | 'too-many'> {
    const person = await this.#store.byCode(code.trim().toUpperCase());
    if (person === undefined || person.id === profile.id) return 'missing';
    return this.#store.tie({ id: profile.id, other: person.id }, this.#ports.now());
  }

  /** Only who has asked. */
  async accept({ profile: { id } }: SignedIn, other: string): Promise<Done | 'too-many'> {
    const ties = await this.#store.ties(id);
    const hasAsked = ties.some(({ person, theirs }) => person.id === other && theirs !== null);
    return hasAsked ? this.#store.tie({ id, other }, this.#ports.now()) : 'missing';
  }

  /** A friend, somebody who asks, or who has been asked. */
  async remove({ profile: { id } }: SignedIn, other: string): Promise<Done> {
    return this.#store.untie({ id, other });
  }

  async block({ profile: { id } }: SignedIn, other: string): Promise<Done | 'too-many'> {
    return this.#store.block({ id, other }, this.#ports.now());
  }

  async unblock({ profile: { id } }: SignedIn, other: string): Promise<Done> {
    return this.#store.unblock({ id, other });
  }

  /** The tables at which somebody sits whom they are not to meet by chance: nobody says which way round. */
  async tablesApart({ profile }: SignedIn): Promise<ReadonlySet<string>> {
    return this.#store.tablesApart(profile.id);
  }

  async invite({ profile: { id } }: SignedIn, other: string, table: string): Promise<Done> {
    return this.#store.invite({ id, other }, table, this.#ports.now());
  }

  async dropInvitation({ profile: { id } }: SignedIn, other: string): Promise<Done> {
    return this.#store.dropInvitation({ id, other });
  }

  async #newCode(id: string): Promise<string | undefined> {
    for (let tries = 0; tries < TRIES; tries++) {
      const code = this.#ports.random.code();
      const done = await this.#store.setCode(id, code);
      if (done !== 'taken') return done === 'done' ? code : undefined;
    }
    return undefined;
  }
}
