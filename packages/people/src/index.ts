/** The public face of `@palier/people`. See README.md. */
export {
  DEVICE_LENGTH,
  MOST_PASSKEYS,
  MOST_SEATS,
  MOST_SESSIONS,
  type Ceremony,
  type KeptSeat,
  type Passkey,
  type Profile,
  type Seat,
  type Session,
} from './kept.ts';
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
  Look,
  PeopleLimits,
  PeopleStore,
  SeatKey,
  SignedIn,
  SweptPeople,
} from './ports.ts';
