/** The public face of `@palier/people`. See README.md. */
export {
  CLUB_NAME_LENGTH,
  CLUB_ROLES,
  DEVICE_LENGTH,
  GAME_KINDS,
  MOST_BARRED,
  MOST_BLOCKED,
  MOST_CLUBS,
  MOST_FRIENDS,
  MOST_MEMBERS,
  MOST_PASSKEYS,
  MOST_SEATS,
  MOST_SESSIONS,
  SEASONS,
  type Ceremony,
  type Encounters,
  type EndedGame,
  type Game,
  type GameKind,
  type GameSeat,
  type Club,
  type ClubMember,
  type ClubRole,
  type Invitation,
  type KeptGame,
  type KeptRating,
  type KeptSeat,
  type Membership,
  type Passkey,
  type Person,
  type Profile,
  type Rated,
  type RatingStep,
  type Season,
  type Seat,
  type Session,
  type Tally,
  type Tie,
} from './kept.ts';
export { ClubGames, type ClubEvening, type ClubSeason } from './club-games.ts';
export type { ClubRecord, ClubStanding, EveningInShort } from './club-standings.ts';
export {
  Clubs,
  isHelper,
  type ClubDoor,
  type ClubLook,
  type ClubOutcome,
  type NewClub,
} from './clubs.ts';
export { Friends, HERE_LASTS, type Circle, type Friend } from './friends.ts';
export { LEAVING_LASTS, Manners, waitsUntil } from './manners.ts';
export {
  GAMES_IN_PAGE,
  Games,
  MOST_IN_PAGE,
  type AskedGames,
  type GamesPage,
  type Played,
  type ShownGame,
  type ShownSeat,
} from './games.ts';
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
export {
  LONGEST_NIGHT,
  MOST_DEALS,
  NIGHT_NAME_LENGTH,
  SHORTEST_NIGHT,
  WAIT_LASTS,
  type Night,
  type NightDenial,
} from './night.ts';
export { Nights, type NightNo, type NightPlan, type NightsPorts, type WaitWish } from './nights.ts';
export type { ClosedDeal, DealView, NightView } from './night-view.ts';
export type { Compared, Ranked, SeatOutcome, TableOutcome } from './night-ranking.ts';
export type {
  Entrant,
  KeptNight,
  NightBots,
  NightRooms,
  NightStore,
  NightWriting,
} from './night-ports.ts';
export {
  MOST_WISHES,
  isProvisional,
  ratedAfter,
  shownRating,
  standingOf,
  wishedAt,
  type RatedPlayer,
  type Wish,
} from './rating.ts';
export {
  BOARD_ROWS,
  Ratings,
  type Board,
  type BoardRow,
  type OwnRating,
  type OwnRatings,
} from './ratings.ts';
export { Settler, type SettlerPorts } from './settler.ts';
export type {
  ClubChange,
  ClubStore,
  Done,
  FriendStore,
  InClub,
  Look,
  Page,
  MannersStore,
  Pair,
  PeopleLimits,
  PeopleStore,
  RatingStore,
  ResultStore,
  SeatHolder,
  SeatKey,
  SignedIn,
  SweptPeople,
} from './ports.ts';
