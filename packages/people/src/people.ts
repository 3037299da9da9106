/** Who people are on a server: what they may ask, and what comes of it. */
import { faceCodeOf } from '@palier/table';
import {
  TOKEN_BYTES,
  makeReturnCode,
  parseReturnCode,
  plainLine,
  plainName,
  tokenFrom,
} from '@palier/table/room';
import {
  DEVICE_LENGTH,
  type Ceremony,
  type Invitation,
  type KeptSeat,
  type Membership,
  type Passkey,
  type Person,
  type Profile,
  type Seat,
  type Session,
  type Tie,
} from './kept.ts';
import type { Night } from './night.ts';
import { LEAVING_LASTS } from './manners.ts';
import type { Done, PeopleStore, SeatKey, SignedIn, SweptPeople } from './ports.ts';

export type PeoplePorts = {
  readonly store: PeopleStore;
  /** Luck from the system's generator, and fingerprints. */
  readonly random: {
    readonly hex: (bytes: number) => string;
    readonly hash: (token: string) => string;
    /** What somebody is found by. */
    readonly code: () => string;
  };
  /** The machine's own clock: what it says is compared with what earlier starts wrote. */
  readonly now: () => number;
  /** How many profiles are kept; 0: any number. */
  readonly most: number;
};

/** What lets a device in from now on: it is told once, and nowhere kept. */
export type Admitted = SignedIn & { readonly token: string };

export type Newcomer = {
  readonly name: string;
  /** Who has chosen none gets one by their name. */
  readonly face?: string | undefined;
  readonly device: string;
};

/** A passkey as the device has just made it. */
export type NewPasskey = Pick<Passkey, 'id' | 'key' | 'counter' | 'transports' | 'device'>;

/** Everything that is kept of somebody, as they may have it. */
export type Export = {
  readonly profile: Profile;
  readonly hasRecoveryCode: boolean;
  readonly sessions: readonly Omit<Session, 'hash' | 'profile'>[];
  readonly passkeys: readonly Omit<Passkey, 'profile'>[];
  readonly seats: readonly KeptSeat[];
  /** By which code others find them. */
  readonly friendCode: string | undefined;
  readonly friends: readonly Tie[];
  readonly blocked: readonly Person[];
  readonly invitations: readonly Invitation[];
  readonly clubs: readonly Membership[];
  /** Duplicate nights that they have entered. */
  readonly nights: readonly Pick<Night, 'id' | 'club' | 'name' | 'from'>[];
  /** When games among strangers were left, of late. */
  readonly leavings: readonly number[];
};

/** Milliseconds. */
export type SweepAges = {
  /** Since a profile was seen. */
  readonly unused: number;
  /** Since a game ended whose seats are nobody's. */
  readonly games: number;
  readonly share: number;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A device that does not come for so long has to sign in again. */
export const SESSION_LASTS = 180 * DAY;
/** The time for touching a passkey. */
export const CEREMONY_LASTS = 10 * MINUTE;
/** Whoever is invited to a table has so long to come. */
export const INVITATION_LASTS = DAY;
/** Being seen is written no more often than this. */
const SEEN_STEP = DAY;

const TOKEN_SIZE = 32;
const ID_SIZE = 16;
const SESSION_ID_SIZE = 8;

export class People {
  readonly #ports: PeoplePorts;
  readonly #store: PeopleStore;

  constructor(ports: PeoplePorts) {
    this.#ports = ports;
    this.#store = ports.store;
  }

  async create({
    name,
    face,
    device,
  }: Newcomer): Promise<Admitted | 'bad-name' | 'too-many-profiles'> {
    const shown = plainName(name);
    if (shown === undefined) return 'bad-name';
    const { most, now, random } = this.#ports;
    if (most > 0 && (await this.#store.count()) >= most) return 'too-many-profiles';
    const at = now();
    const id = random.hex(ID_SIZE);
    const profile = { id, name: shown, face: face ?? faceCodeOf(shown), made: at, seen: at };
    const { token, session } = this.#newSession(id, device);
    await this.#store.create(profile, session);
    return { profile, session, token };
  }

  /** Who shows this token; undefined: nobody, or somebody who has not come for long. */
  async whoIs(token: string): Promise<SignedIn | undefined> {
    const found = await this.#store.bySession(this.#ports.random.hash(token));
    if (found === undefined) return undefined;
    const at = this.#ports.now();
    const { session } = found;
    if (at - session.seen > SESSION_LASTS) return undefined;
    if (at - session.seen > SEEN_STEP) await this.#store.seen(session, at);
    return found;
  }

  async rename(
    { profile }: SignedIn,
    look: { readonly name: string; readonly face: string },
  ): Promise<Done | 'bad-name'> {
    const name = plainName(look.name);
    return name === undefined
      ? 'bad-name'
      : this.#store.rename(profile.id, { name, face: look.face });
  }

  /** For good. */
  async remove({ profile }: SignedIn): Promise<Done> {
    return this.#store.remove(profile.id);
  }

  /** The code is told this once; an older one is worth nothing from now on. */
  async newRecoveryCode({ profile }: SignedIn): Promise<string | undefined> {
    const token = tokenFrom(this.#ports.random.hex(TOKEN_BYTES));
    const done = await this.#store.setRecovery(profile.id, this.#ports.random.hash(token));
    return done === 'missing' ? undefined : makeReturnCode(token);
  }

  async recover(code: string, device: string): Promise<Admitted | 'wrong-code'> {
    const token = parseReturnCode(code);
    if (token === undefined) return 'wrong-code';
    const profile = await this.#store.byRecovery(this.#ports.random.hash(token));
    return (profile && (await this.#admit(profile, device))) ?? 'wrong-code';
  }

  async about({ profile }: SignedIn): Promise<Export> {
    const { friends: store } = this.#store;
    const [hasRecoveryCode, sessions, passkeys, seats] = await Promise.all([
      this.#store.hasRecovery(profile.id),
      this.sessions(profile),
      this.passkeys(profile),
      this.#store.seats(profile.id),
    ]);
    const [friendCode, friends, blocked, invitations, clubs, nights, leavings] = await Promise.all([
      store.codeOf(profile.id),
      store.ties(profile.id),
      store.blocked(profile.id),
      store.invitations(profile.id, 0),
      this.#store.clubs.of(profile.id),
      this.#store.nights.entered(profile.id),
      this.#store.manners.leavings(profile.id, [], 0),
    ]);
    return {
      profile,
      hasRecoveryCode,
      sessions: sessions.map(({ id, device, made, seen }) => ({ id, device, made, seen })),
      passkeys: passkeys.map(({ id, key, counter, transports, device, made, used }) => ({
        id,
        key,
        counter,
        transports,
        device,
        made,
        used,
      })),
      seats,
      friendCode,
      friends,
      blocked,
      invitations,
      clubs,
      nights: nights.map(({ id, club, name, from }) => ({ id, club, name, from })),
      leavings,
    };
  }

  async sessions({ id }: Profile): Promise<readonly Session[]> {
    const at = this.#ports.now();
    const all = await this.#store.sessions(id);
    return all.filter(({ seen }) => at - seen <= SESSION_LASTS);
  }

  async endSession({ profile }: SignedIn, id: string): Promise<Done> {
    return this.#store.endSession(profile.id, id);
  }

  async endOthers({ profile, session }: SignedIn): Promise<void> {
    await this.#store.endOthers(profile.id, session.id);
  }

  async passkeys({ id }: Profile): Promise<readonly Passkey[]> {
    return this.#store.passkeys(id);
  }

  async addPasskey(
    { profile }: SignedIn,
    { device, ...passkey }: NewPasskey,
  ): Promise<Done | 'taken' | 'too-many'> {
    const at = this.#ports.now();
    const owned = { profile: profile.id, device: deviceName(device), made: at, used: at };
    return this.#store.addPasskey({ ...passkey, ...owned });
  }

  async removePasskey({ profile }: SignedIn, id: string): Promise<Done> {
    return this.#store.removePasskey(profile.id, id);
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    return this.#store.passkey(id);
  }

  /** Somebody has proved that they hold it. */
  async signIn(
    { id, profile }: Passkey,
    { counter, device }: Pick<Passkey, 'counter' | 'device'>,
  ): Promise<Admitted | undefined> {
    const used = await this.#store.usePasskey(id, { counter, used: this.#ports.now() });
    if (used === 'missing') return undefined;
    const found = await this.#store.find(profile);
    return found && this.#admit(found, device);
  }

  /** A question to a passkey; its name comes back with the answer. */
  async begin(challenge: string, who?: SignedIn): Promise<string> {
    const { random, now } = this.#ports;
    const id = random.hex(ID_SIZE);
    const until = now() + CEREMONY_LASTS;
    await this.#store.begin({ id, challenge, profile: who?.profile.id ?? null, until });
    return id;
  }

  /** What was asked, once, and only of whom it was asked. */
  async challengeOf(id: string, who?: SignedIn): Promise<string | undefined> {
    const ceremony: Ceremony | undefined = await this.#store.take(id);
    if (ceremony === undefined || ceremony.until < this.#ports.now()) return undefined;
    return ceremony.profile === (who?.profile.id ?? null) ? ceremony.challenge : undefined;
  }

  async keepSeats({ profile }: SignedIn, seats: readonly Seat[]): Promise<Done> {
    const kept = this.#ports.now();
    return this.#store.keepSeats(
      profile.id,
      seats.map((seat) => ({ ...seat, kept })),
    );
  }

  async seats({ profile }: SignedIn): Promise<readonly KeptSeat[]> {
    return this.#store.seats(profile.id);
  }

  /** Nobody is shown it any more; whose it was is known for as long as a game among strangers lasts. */
  async forgetSeat({ profile }: SignedIn, seat: SeatKey): Promise<Done> {
    const { random, now } = this.#ports;
    const done = await this.#store.forgetSeat(profile.id, seat);
    if (done === 'missing') return done;
    return this.#store.manners.seated(random.hash(seat.token), profile.id, now());
  }

  /** Removes whom nobody has seen for long, and what is worth nothing any more. */
  async sweep({ unused, games, share }: SweepAges): Promise<SweptPeople> {
    const at = this.#ports.now();
    return this.#store.sweep({
      ceremonies: at,
      invitations: at - INVITATION_LASTS,
      seatings: at - LEAVING_LASTS,
      sessions: at - SESSION_LASTS - SEEN_STEP,
      profiles: at - unused - SEEN_STEP,
      games: at - games,
      share,
    });
  }

  async #admit(profile: Profile, device: string): Promise<Admitted | undefined> {
    const { token, session } = this.#newSession(profile.id, device);
    const done = await this.#store.addSession(session);
    return done === 'missing' ? undefined : { profile, session, token };
  }

  #newSession(profile: string, device: string): { token: string; session: Session } {
    const { random, now } = this.#ports;
    const token = random.hex(TOKEN_SIZE);
    const [id, hash, at] = [random.hex(SESSION_ID_SIZE), random.hash(token), now()];
    return {
      token,
      session: { id, profile, hash, device: deviceName(device), made: at, seen: at },
    };
  }
}

/** What somebody calls their device, as it can be shown to them; it may be nothing. */
function deviceName(text: string): string {
  return plainLine(text.slice(0, DEVICE_LENGTH)) ?? '';
}
