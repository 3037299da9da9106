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
