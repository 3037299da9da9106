/** The public face of `@palier/people`. See README.md. */
export {
  DEVICE_LENGTH,
  MOST_BLOCKED,
  MOST_FRIENDS,
  MOST_PASSKEYS,
  MOST_SEATS,
  MOST_SESSIONS,
  type Ceremony,
  type Invitation,
  type KeptSeat,
  type Passkey,
  type Person,
  type Profile,
  type Seat,
  type Session,
  type Tie,
} from './kept.ts';
export { Friends, HERE_LASTS, type Circle, type Friend } from './friends.ts';
export { memoryPeople } from './memory-store.ts';
export {
  CEREMONY_LASTS,
  People,
  SESSION_LASTS,
  type Admitted,
  type Export,
  type Newcomer,
  type NewPasskey,
  type PeoplePorts,
} from './people.ts';
export type {
  Done,
  FriendStore,
  Look,
  Pair,
  PeopleLimits,
  PeopleStore,
  SeatKey,
  SignedIn,
  SweptPeople,
} from './ports.ts';
