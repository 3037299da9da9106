/** The tables of people in PostgreSQL. What was released is never changed, only added to. */
export const PEOPLE_IN_POSTGRES = `
  CREATE TABLE palier_profiles (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    face text NOT NULL,
    made bigint NOT NULL,
    seen bigint NOT NULL,
    recovery text COLLATE "C" UNIQUE
  );
  CREATE INDEX palier_profiles_seen ON palier_profiles (seen);
  CREATE TABLE palier_sessions (
    id text COLLATE "C" PRIMARY KEY,
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    hash text COLLATE "C" NOT NULL UNIQUE,
    device text NOT NULL,
    made bigint NOT NULL,
    seen bigint NOT NULL
  );
  CREATE INDEX palier_sessions_of ON palier_sessions (profile, seen);
  CREATE INDEX palier_sessions_seen ON palier_sessions (seen);
  CREATE TABLE palier_passkeys (
    id text COLLATE "C" PRIMARY KEY,
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    device text NOT NULL,
    made bigint NOT NULL,
    used bigint NOT NULL
  );
  CREATE INDEX palier_passkeys_of ON palier_passkeys (profile, made);
  CREATE TABLE palier_ceremonies (
    id text COLLATE "C" PRIMARY KEY,
    challenge text NOT NULL,
    profile text COLLATE "C" REFERENCES palier_profiles ON DELETE CASCADE,
    until bigint NOT NULL
  );
  CREATE INDEX palier_ceremonies_of ON palier_ceremonies (profile);
  CREATE TABLE palier_seats (
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    "table" text COLLATE "C" NOT NULL,
    token text COLLATE "C" NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    kept bigint NOT NULL,
    PRIMARY KEY (profile, "table", token)
  );
`;

/**
 * Who is whose friend. A tie, a block or an invitation is from `profile` to `other`, and goes with either.
 * Who is there may be lost in a crash: pages say it again soon.
 */
export const FRIENDS_IN_POSTGRES = `
  CREATE TABLE palier_friend_codes (
    profile text COLLATE "C" PRIMARY KEY REFERENCES palier_profiles ON DELETE CASCADE,
    code text COLLATE "C" NOT NULL UNIQUE
  );
  CREATE TABLE palier_ties (
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    other text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    made bigint NOT NULL,
    PRIMARY KEY (profile, other)
  );
  CREATE INDEX palier_ties_to ON palier_ties (other, profile);
  CREATE TABLE palier_blocks (
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    other text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    made bigint NOT NULL,
    PRIMARY KEY (profile, other)
  );
  CREATE INDEX palier_blocks_to ON palier_blocks (other, profile);
  CREATE TABLE palier_invitations (
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    other text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    "table" text NOT NULL,
    made bigint NOT NULL,
    PRIMARY KEY (profile, other)
  );
  CREATE INDEX palier_invitations_to ON palier_invitations (other, made);
  CREATE INDEX palier_invitations_made ON palier_invitations (made);
  CREATE UNLOGGED TABLE palier_presence (
    profile text COLLATE "C" PRIMARY KEY REFERENCES palier_profiles ON DELETE CASCADE,
    here bigint NOT NULL
  );
`;

/**
 * How games ended, each once. Whose a seat was goes with the profile. `is_nobodys`: no seat is anybody's, and
 * no club's evening it was. Games of one profile, club or night are found by number, the newest first.
 */
export const RESULTS_IN_POSTGRES = `
  CREATE TABLE palier_results (
    no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "table" text COLLATE "C" NOT NULL UNIQUE,
    ended bigint NOT NULL,
    edition text NOT NULL,
    rules text NOT NULL,
    kind text NOT NULL,
    club text COLLATE "C",
    night text COLLATE "C",
    is_nobodys boolean NOT NULL
  );
  CREATE INDEX palier_results_of_club ON palier_results (club, no) WHERE club IS NOT NULL;
  CREATE INDEX palier_results_of_season ON palier_results (club, ended) WHERE club IS NOT NULL;
  CREATE INDEX palier_results_of_night ON palier_results (night, no) WHERE night IS NOT NULL;
  CREATE INDEX palier_results_of_nobody ON palier_results (ended) WHERE is_nobodys;
  CREATE TABLE palier_result_seats (
    result bigint NOT NULL REFERENCES palier_results ON DELETE CASCADE,
    seat integer NOT NULL,
    profile text COLLATE "C" REFERENCES palier_profiles ON DELETE SET NULL,
    is_bot boolean NOT NULL,
    place integer NOT NULL,
    level integer NOT NULL,
    points double precision NOT NULL,
    PRIMARY KEY (result, seat)
  );
  CREATE UNIQUE INDEX palier_result_seats_of ON palier_result_seats (profile, result)
    INCLUDE (place) WHERE profile IS NOT NULL;
`;

/** Who is in which club. A club has one owner as long as somebody is in it (`postgres-clubs.ts`). */
export const CLUBS_IN_POSTGRES = `
  CREATE TABLE palier_clubs (
    id text COLLATE "C" PRIMARY KEY,
    code text COLLATE "C" NOT NULL UNIQUE,
    name text NOT NULL,
    is_open boolean NOT NULL,
    setup text,
    season text NOT NULL,
    zone text NOT NULL,
    made bigint NOT NULL
  );
  CREATE TABLE palier_club_members (
    club text COLLATE "C" NOT NULL REFERENCES palier_clubs ON DELETE CASCADE,
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    role text NOT NULL,
    since bigint NOT NULL,
    PRIMARY KEY (club, profile)
  );
  CREATE INDEX palier_club_members_of ON palier_club_members (profile);
  CREATE UNIQUE INDEX palier_club_owners ON palier_club_members (club) WHERE role = 'owner';
  CREATE TABLE palier_club_bars (
    club text COLLATE "C" NOT NULL REFERENCES palier_clubs ON DELETE CASCADE,
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    made bigint NOT NULL,
    PRIMARY KEY (club, profile)
  );
  CREATE INDEX palier_club_bars_of ON palier_club_bars (profile);
`;

/**
 * Duplicate nights of clubs, which go with them, each as one document that holds nothing of anybody: who has
 * entered stands beside it, by number, and goes with the profile. `look`: when something is to be done; null: never.
 */
export const NIGHTS_IN_POSTGRES = `
  CREATE TABLE palier_nights (
    id text COLLATE "C" PRIMARY KEY,
    club text COLLATE "C" NOT NULL REFERENCES palier_clubs ON DELETE CASCADE,
    made bigint NOT NULL,
    until bigint NOT NULL,
    rev bigint NOT NULL,
    look bigint,
    body text NOT NULL
  );
  CREATE INDEX palier_nights_of ON palier_nights (club, made);
  CREATE INDEX palier_nights_due ON palier_nights (look, id) WHERE look IS NOT NULL;
  CREATE INDEX palier_nights_done ON palier_nights (until) WHERE look IS NULL;
  CREATE TABLE palier_night_entrants (
    night text COLLATE "C" NOT NULL REFERENCES palier_nights ON DELETE CASCADE,
    number bigint NOT NULL,
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    PRIMARY KEY (night, number),
    UNIQUE (profile, night)
  );
`;

/** Seats among strangers, as in SQLite. */
export const MANNERS_IN_POSTGRES = `
  CREATE TABLE palier_seatings (
    token text COLLATE "C" PRIMARY KEY,
    profile text COLLATE "C" REFERENCES palier_profiles ON DELETE CASCADE,
    at bigint NOT NULL,
    gone bigint
  );
  CREATE INDEX palier_seatings_of ON palier_seatings (profile) WHERE profile IS NOT NULL;
  CREATE INDEX palier_seatings_at ON palier_seatings (at);
`;

/**
 * How strong people are at an edition. `standing`: their place on its leaderboard is in the order of it; null
 * where they have none. Steps are what single games made of it: from them it can be worked out again.
 */
export const RATINGS_IN_POSTGRES = `
  CREATE TABLE palier_rating_wishes (
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    at bigint NOT NULL,
    is_on boolean NOT NULL,
    PRIMARY KEY (profile, at)
  );
  CREATE TABLE palier_ratings (
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    edition text COLLATE "C" NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    standing double precision,
    PRIMARY KEY (profile, edition)
  );
  CREATE INDEX palier_ratings_board ON palier_ratings (edition, standing DESC, profile)
    WHERE standing IS NOT NULL;
  CREATE TABLE palier_rating_steps (
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    result bigint NOT NULL REFERENCES palier_results ON DELETE CASCADE,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    PRIMARY KEY (profile, result)
  );
  CREATE INDEX palier_rating_steps_of ON palier_rating_steps (result);
`;

/**
 * Which invitations are to be told to browsers that are away, and which of them have been; and where the
 * browser of a session is reached.
 */
export const CALLS_IN_POSTGRES = `
  ALTER TABLE palier_invitations
    ADD COLUMN notice_at bigint,
    ADD COLUMN notice_tries integer NOT NULL DEFAULT 0,
    ADD COLUMN told text NOT NULL DEFAULT '';
  CREATE INDEX palier_calls ON palier_invitations (notice_at) WHERE notice_at IS NOT NULL;
  CREATE TABLE palier_callees (
    session text COLLATE "C" PRIMARY KEY REFERENCES palier_sessions ON DELETE CASCADE,
    profile text COLLATE "C" NOT NULL REFERENCES palier_profiles ON DELETE CASCADE,
    device text COLLATE "C" NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL
  );
  CREATE INDEX palier_callees_of ON palier_callees (profile);
  CREATE INDEX palier_callees_by_device ON palier_callees (device);
`;
