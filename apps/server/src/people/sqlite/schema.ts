/** The tables of people in SQLite. What was released is never changed, only added to. */

/**
 * Everything of a profile refers to it and goes with it. Seats are kept as a person's own: no table online
 * is asked about them, and they outlive it.
 */
export const PEOPLE_IN_SQLITE = `
  CREATE TABLE profiles (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    face TEXT NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    recovery TEXT UNIQUE
  ) STRICT;
  CREATE INDEX profiles_seen ON profiles (seen);
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    hash TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_of ON sessions (profile, seen);
  CREATE INDEX sessions_seen ON sessions (seen);
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    device TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX passkeys_of ON passkeys (profile, made);
  CREATE TABLE ceremonies (
    id TEXT PRIMARY KEY,
    challenge TEXT NOT NULL,
    profile TEXT REFERENCES profiles ON DELETE CASCADE,
    until INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX ceremonies_of ON ceremonies (profile);
  CREATE TABLE seats (
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    "table" TEXT NOT NULL,
    token TEXT NOT NULL,
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    kept INTEGER NOT NULL,
    PRIMARY KEY (profile, "table", token)
  ) STRICT;
`;

/** Who is whose friend. A tie, a block or an invitation is from `profile` to `other`, and goes with either. */
export const FRIENDS_IN_SQLITE = `
  CREATE TABLE friend_codes (
    profile TEXT PRIMARY KEY REFERENCES profiles ON DELETE CASCADE,
    code TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE TABLE ties (
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    made INTEGER NOT NULL,
    PRIMARY KEY (profile, other)
  ) STRICT;
  CREATE INDEX ties_to ON ties (other, profile);
  CREATE TABLE blocks (
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    made INTEGER NOT NULL,
    PRIMARY KEY (profile, other)
  ) STRICT;
  CREATE INDEX blocks_to ON blocks (other, profile);
  CREATE TABLE invitations (
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    "table" TEXT NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (profile, other)
  ) STRICT;
  CREATE INDEX invitations_to ON invitations (other, made);
  CREATE INDEX invitations_made ON invitations (made);
  CREATE TABLE presence (
    profile TEXT PRIMARY KEY REFERENCES profiles ON DELETE CASCADE,
    here INTEGER NOT NULL
  ) STRICT;
`;

/**
 * How games ended, each once. Whose a seat was goes with the profile. `is_nobodys`: no seat is anybody's, and
 * no club's evening it was. Games of one profile, club or night are found by number, the newest first.
 */
export const RESULTS_IN_SQLITE = `
  CREATE TABLE results (
    no INTEGER PRIMARY KEY AUTOINCREMENT,
    "table" TEXT NOT NULL UNIQUE,
    ended INTEGER NOT NULL,
    edition TEXT NOT NULL,
    rules TEXT NOT NULL,
    kind TEXT NOT NULL,
    club TEXT,
    night TEXT,
    is_nobodys INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX results_of_club ON results (club, no) WHERE club IS NOT NULL;
  CREATE INDEX results_of_season ON results (club, ended) WHERE club IS NOT NULL;
  CREATE INDEX results_of_night ON results (night, no) WHERE night IS NOT NULL;
  CREATE INDEX results_of_nobody ON results (ended) WHERE is_nobodys;
  CREATE TABLE result_seats (
    result INTEGER NOT NULL REFERENCES results ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    profile TEXT REFERENCES profiles ON DELETE SET NULL,
    is_bot INTEGER NOT NULL,
    place INTEGER NOT NULL,
    level INTEGER NOT NULL,
    points REAL NOT NULL,
    PRIMARY KEY (result, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX result_seats_of ON result_seats (profile, result, place)
    WHERE profile IS NOT NULL;
`;

/** Who is in which club. A club has one owner as long as somebody is in it (`sqlite-clubs.ts`). */
export const CLUBS_IN_SQLITE = `
  CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    is_open INTEGER NOT NULL,
    setup TEXT,
    season TEXT NOT NULL,
    zone TEXT NOT NULL,
    made INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE club_members (
    club TEXT NOT NULL REFERENCES clubs ON DELETE CASCADE,
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    role TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (club, profile)
  ) STRICT;
  CREATE INDEX club_members_of ON club_members (profile);
  CREATE UNIQUE INDEX club_owners ON club_members (club) WHERE role = 'owner';
  CREATE TABLE club_bars (
    club TEXT NOT NULL REFERENCES clubs ON DELETE CASCADE,
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    made INTEGER NOT NULL,
    PRIMARY KEY (club, profile)
  ) STRICT;
  CREATE INDEX club_bars_of ON club_bars (profile);
`;

/**
 * Duplicate nights of clubs, which go with them, each as one document that holds nothing of anybody: who has
 * entered stands beside it, by number, and goes with the profile. `look`: when something is to be done; null: never.
 */
export const NIGHTS_IN_SQLITE = `
  CREATE TABLE nights (
    id TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES clubs ON DELETE CASCADE,
    made INTEGER NOT NULL,
    until INTEGER NOT NULL,
    rev INTEGER NOT NULL,
    look INTEGER,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX nights_of ON nights (club, made);
  CREATE INDEX nights_due ON nights (look, id) WHERE look IS NOT NULL;
  CREATE INDEX nights_done ON nights (until) WHERE look IS NULL;
  CREATE TABLE night_entrants (
    night TEXT NOT NULL REFERENCES nights ON DELETE CASCADE,
    number INTEGER NOT NULL,
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    PRIMARY KEY (night, number),
    UNIQUE (profile, night)
  ) STRICT, WITHOUT ROWID;
`;

/** Seats among strangers: whose, where that is known, and when they were left. The token is its hash. */
export const MANNERS_IN_SQLITE = `
  CREATE TABLE seatings (
    token TEXT PRIMARY KEY,
    profile TEXT REFERENCES profiles ON DELETE CASCADE,
    at INTEGER NOT NULL,
    gone INTEGER
  ) STRICT;
  CREATE INDEX seatings_of ON seatings (profile) WHERE profile IS NOT NULL;
  CREATE INDEX seatings_at ON seatings (at);
`;

/**
 * How strong people are at an edition. `standing`: their place on its leaderboard is in the order of it; null
 * where they have none. Steps are what single games made of it: from them it can be worked out again.
 */
export const RATINGS_IN_SQLITE = `
  CREATE TABLE rating_wishes (
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    at INTEGER NOT NULL,
    is_on INTEGER NOT NULL,
    PRIMARY KEY (profile, at)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE ratings (
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    edition TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    standing REAL,
    PRIMARY KEY (profile, edition)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_board ON ratings (edition, standing DESC, profile)
    WHERE standing IS NOT NULL;
  CREATE TABLE rating_steps (
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    result INTEGER NOT NULL REFERENCES results ON DELETE CASCADE,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (profile, result)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX rating_steps_of ON rating_steps (result);
`;

/**
 * Which invitations are to be told to browsers that are away, and which of them have been; and where the
 * browser of a session is reached.
 */
export const CALLS_IN_SQLITE = `
  ALTER TABLE invitations ADD COLUMN notice_at INTEGER;
  ALTER TABLE invitations ADD COLUMN notice_tries INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE invitations ADD COLUMN told TEXT NOT NULL DEFAULT '';
  CREATE INDEX calls ON invitations (notice_at) WHERE notice_at IS NOT NULL;
  CREATE TABLE callees (
    session TEXT PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
    profile TEXT NOT NULL REFERENCES profiles ON DELETE CASCADE,
    device TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
  ) STRICT;
  CREATE INDEX callees_of ON callees (profile);
  CREATE INDEX callees_by_device ON callees (device);
`;
