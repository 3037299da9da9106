/** Groups of people with a link: who may see one, who may do what in it. */
import type { SetupChoice } from '@palier/rules';
import { plainName } from '@palier/table/room';
import {
  CLUB_NAME_LENGTH,
  type Club,
  type ClubMember,
  type ClubRole,
  type Membership,
  type Person,
} from './kept.ts';
import type { ClubChange, ClubStore, Done, InClub, SignedIn } from './ports.ts';
import type { PeoplePorts } from './people.ts';

/** `not-allowed`: it takes a helper, or the owner. Where nobody may know of the club it is `missing`. */
export type ClubOutcome = Done | 'not-allowed';

export type NewClub = {
  readonly name: string;
  readonly zone: string;
  readonly setup?: SetupChoice | undefined;
};

/** What a club shows of itself to somebody who may see it. */
export type ClubLook = {
  readonly club: Club;
  /** Undefined: who looks is not in it. */
  readonly role: ClubRole | undefined;
  readonly members: readonly ClubMember[];
  /** Whom it does not let in again, for those who may change that. */
  readonly barred: readonly Person[];
};

/** What is behind the code of a link, for who has not come in yet. */
export type ClubDoor = {
  readonly club: Pick<Club, 'id' | 'name' | 'isOpen'>;
  readonly members: number;
  readonly isMember: boolean;
};

/** Somebody else has the same code once in many lifetimes; then there is another. */
const TRIES = 5;
const ID_SIZE = 16;

export class Clubs {
  readonly #ports: PeoplePorts;
  readonly #store: ClubStore;

  constructor(ports: PeoplePorts) {
    this.#ports = ports;
    this.#store = ports.store.clubs;
  }

  async found(
    { profile }: SignedIn,
    { name, zone, setup }: NewClub,
  ): Promise<Club | 'missing' | 'bad-name' | 'too-many'> {
    const [shown, place] = [clubName(name), zoneFrom(zone)];
    if (shown === undefined || place === undefined) return 'bad-name';
    const { random, now } = this.#ports;
    const id = random.hex(ID_SIZE);
    for (let tries = 0; tries < TRIES; tries++) {
      const club: Club = {
        id,
        code: random.code(),
        name: shown,
        isOpen: false,
        setup: setup ?? null,
        season: 'quarter',
        zone: place,
        made: now(),
      };
      const outcome = await this.#store.create(club, profile.id);
      if (outcome === 'done') return club;
      if (outcome !== 'taken') return outcome;
    }
    return 'missing';
  }

  async mine({ profile }: SignedIn): Promise<readonly Membership[]> {
    return this.#store.of(profile.id);
  }

  /** Undefined: there is none, as far as this person may know; nobody in particular may ask, too. */
  async look(id: string, who?: SignedIn): Promise<ClubLook | undefined> {
    const club = await this.seen(id, who);
    if (club === undefined) return undefined;
    const role = await this.roleOf(id, who);
    const [members, barred] = await Promise.all([
      this.#store.members(id),
      isHelper(role) ? this.#store.barred(id) : [],
    ]);
    return { club, role, members, barred };
  }

  /** As `look` is answered, for what is asked often. */
  async seen(id: string, who?: SignedIn): Promise<Club | undefined> {
    const [club, role] = await Promise.all([this.#store.find(id), this.roleOf(id, who)]);
    return role !== undefined || club?.isOpen === true ? club : undefined;
  }

  /** As somebody may know of it: by its id where they may look at it, or by its code. */
  async known(name: string, who: SignedIn): Promise<Club | undefined> {
    return (await this.seen(name, who)) ?? this.#store.byCode(codeFrom(name));
  }

  async roleOf(id: string, who?: SignedIn): Promise<ClubRole | undefined> {
    return who && this.#store.roleOf({ club: id, profile: who.profile.id });
  }

  async door(code: string, who?: SignedIn): Promise<ClubDoor | undefined> {
    const club = await this.#store.byCode(codeFrom(code));
    if (club === undefined) return undefined;
    const members = await this.#store.members(club.id);
    const { id, name, isOpen } = club;
    const isMember = members.some(({ person }) => person.id === who?.profile.id);
    return { club: { id, name, isOpen }, members: members.length, isMember };
  }

  /** By the code of a link, or by the id of one that is open. The id, where somebody is in it now. */
  async join(
    { profile }: SignedIn,
    by: { readonly code: string } | { readonly id: string },
  ): Promise<{ readonly id: string } | 'missing' | 'too-many' | 'full'> {
    const club =
      'code' in by
        ? await this.#store.byCode(codeFrom(by.code))
        : await this.#store.find(by.id).then((found) => (found?.isOpen ? found : undefined));
    if (club === undefined) return 'missing';
    const place = { club: club.id, profile: profile.id };
    const outcome = await this.#store.join(place, this.#ports.now());
    return outcome === 'done' ? { id: club.id } : outcome;
  }

  async leave({ profile }: SignedIn, id: string): Promise<Done> {
    return this.#store.leave({ club: id, profile: profile.id });
  }

  /** The name and what tables begin with are a helper's; who may look and how long seasons are, the owner's. */
  async change(who: SignedIn, id: string, change: ClubChange): Promise<ClubOutcome | 'bad-name'> {
    const isOwners =
      change.isOpen !== undefined || change.season !== undefined || change.zone !== undefined;
    return this.#as(isOwners ? 'owner' : 'helper', who, id, async () => {
      const { name, zone, ...rest } = change;
      const shown = name === undefined ? undefined : clubName(name);
      const place = zone === undefined ? undefined : zoneFrom(zone);
      const isBad = name !== undefined && shown === undefined;
      if (isBad || (zone !== undefined && place === undefined)) return 'bad-name';
      return this.#store.change(id, {
        ...rest,
        ...(shown !== undefined && { name: shown }),
        ...(place !== undefined && { zone: place }),
      });
    });
  }

  /** Links that were given away lead nowhere from now on. */
  async newCode(who: SignedIn, id: string): Promise<ClubOutcome | { readonly code: string }> {
    return this.#as('helper', who, id, async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const code = this.#ports.random.code();
        const outcome = await this.#store.setCode(id, code);
        if (outcome !== 'taken') return outcome === 'done' ? { code } : outcome;
      }
      return 'missing';
    });
  }

  /** A helper sends away members, the owner anybody. They do not come in again by the same link. */
  async bar(who: SignedIn, place: InClub): Promise<ClubOutcome> {
    const role = await this.#store.roleOf(place);
    const needed = role === 'helper' ? 'owner' : 'helper';
    return this.#as(needed, who, place.club, async () =>
      role === 'owner' ? 'not-allowed' : this.#store.bar(place, this.#ports.now()),
    );
  }

  async unbar(who: SignedIn, place: InClub): Promise<ClubOutcome> {
    return this.#as('helper', who, place.club, async () => this.#store.unbar(place));
  }

  /** Made the owner by the one there is, somebody takes their place. */
  async setRole(who: SignedIn, place: InClub, role: ClubRole): Promise<ClubOutcome> {
    return this.#as('owner', who, place.club, async () =>
      role === 'owner'
        ? this.#store.handOver({ club: place.club, profile: who.profile.id }, place.profile)
        : this.#store.setRole(place, role),
    );
  }

  /** For good. */
  async close(who: SignedIn, id: string): Promise<ClubOutcome> {
    return this.#as('owner', who, id, async () => this.#store.remove(id));
  }

  /** For the operator: by its id or by its code. */
  async inspect(name: string): Promise<Omit<ClubLook, 'role' | 'barred'> | undefined> {
    const club = (await this.#store.find(name)) ?? (await this.#store.byCode(codeFrom(name)));
    return club && { club, members: await this.#store.members(club.id) };
  }

  /** What an operator does, whoever owns it; another name, or none: it is ended. */
  async operate(id: string, name?: string): Promise<Done | 'bad-name'> {
    if (name === undefined) return this.#store.remove(id);
    const shown = clubName(name);
    return shown === undefined ? 'bad-name' : this.#store.change(id, { name: shown });
  }

  async #as<T>(
    needed: 'owner' | 'helper',
    who: SignedIn,
    id: string,
    work: () => Promise<T>,
  ): Promise<T | 'missing' | 'not-allowed'> {
    const role = await this.roleOf(id, who);
    if (role === undefined) return 'missing';
    const may = needed === 'owner' ? role === 'owner' : isHelper(role);
    return may ? work() : 'not-allowed';
  }
}

/** The owner is one. */
export function isHelper(role: ClubRole | undefined): boolean {
  return role === 'owner' || role === 'helper';
}

/** As the names of people are, and as long as one likes a club's. */
function clubName(text: string): string | undefined {
  return plainName(text.slice(0, CLUB_NAME_LENGTH));
}

function codeFrom(text: string): string {
  return text.trim().toUpperCase();
}

/** The name that a place goes by, however it was written; undefined: nobody knows of clocks there. */
function zoneFrom(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
