/** Friends in PostgreSQL, written by any number of nodes. */
import { MOST_BLOCKED, MOST_FRIENDS, type FriendStore } from '@palier/people';
import { invitationFrom, personFrom, tieFrom } from '../rows.ts';
import type { Queries, Query } from './queries.ts';

export function postgresFriends({ query, done, whole, adding }: Queries): FriendStore {
  return {
    setCode: async (id, code) =>
      adding([id], async (ask) => {
        const [row] = await ask(BY_CODE, [code]);
        if (row !== undefined) return 'taken';
        return (await ask(SET_CODE, [id, code])).length === 0 ? 'taken' : 'done';
      }),
    codeOf: async (id) => {
      const [row] = await query(CODE_OF, [id]);
      return row && String(row['code']);
    },
    byCode: async (code) => (await query(BY_CODE, [code])).map(personFrom)[0],
    tie: async ({ id, other }, at) => {
      if (id === other) return 'missing';
      return adding([id, other], async (ask) => {
        if ((await ask(APART, [id, other])).length > 0) return 'missing';
        if ((await ask(HAS_TIE, [id, other])).length > 0) return 'done';
        const most = Math.max(
          await rowsIn(ask, COUNT_MINE, id),
          await rowsIn(ask, COUNT_THEIRS, other),
        );
        if (most >= MOST_FRIENDS) return 'too-many';
        await ask(TIE, [id, other, at]);
        return 'done';
      });
    },
    untie: async ({ id, other }) =>
      whole(async (ask) => {
        await ask(DROP_INVITATIONS, [id, other]);
        return (await ask(UNTIE, [id, other])).length === 0 ? 'missing' : 'done';
      }),
    ties: async (id) => (await query(TIES, [id])).map(tieFrom),
    block: async ({ id, other }, at) => {
      if (id === other) return 'missing';
      return adding([id, other], async (ask) => {
        if ((await rowsIn(ask, COUNT_BLOCKED, id)) >= MOST_BLOCKED) return 'too-many';
        await ask(DROP_INVITATIONS, [id, other]);
        await ask(UNTIE, [id, other]);
        await ask(BLOCK, [id, other, at]);
        return 'done';
      });
    },
    unblock: async ({ id, other }) => done(UNBLOCK, id, other),
    blocked: async (id) => (await query(BLOCKED, [id])).map(personFrom),
    tablesApart: async (id) =>
      new Set((await query(TABLES_APART, [id])).map((row) => String(row['table']))),
    unseen: async (id) => new Set((await query(UNSEEN, [id])).map((row) => String(row['id']))),
    here: async (id, at) => void (await query(HERE, [id, at])),
    invite: async ({ id, other }, table, at) => done(INVITE, id, other, table, at),
    invitations: async (id, since) => (await query(INVITATIONS, [id, since])).map(invitationFrom),
    dropInvitation: async ({ id, other }) => done(DROP_INVITATION, other, id),
  };
}

async function rowsIn(ask: Query, text: string, id: string): Promise<number> {
  return Number((await ask(text, [id]))[0]?.['rows']);
}

const PERSON = 'person.id, person.name, person.face';
const BY_NAME = 'person.name COLLATE "C", person.id';
const EITHER_WAY = '(profile = $1 AND other = $2) OR (profile = $2 AND other = $1)';

const SET_CODE = `
  INSERT INTO palier_friend_codes (profile, code)
  SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM palier_friend_codes WHERE code = $2)
  ON CONFLICT (profile) DO UPDATE SET code = excluded.code RETURNING code`;
const CODE_OF = 'SELECT code FROM palier_friend_codes WHERE profile = $1';
const BY_CODE = `
  SELECT ${PERSON} FROM palier_friend_codes
  JOIN palier_profiles AS person ON person.id = profile WHERE code = $1`;
const APART = `SELECT profile FROM palier_blocks WHERE ${EITHER_WAY}`;
const HAS_TIE = 'SELECT profile FROM palier_ties WHERE profile = $1 AND other = $2';
const COUNT_MINE = 'SELECT count(*) AS rows FROM palier_ties WHERE profile = $1';
const COUNT_THEIRS = 'SELECT count(*) AS rows FROM palier_ties WHERE other = $1';
const TIE = 'INSERT INTO palier_ties (profile, other, made) VALUES ($1, $2, $3)';
const UNTIE = `DELETE FROM palier_ties WHERE ${EITHER_WAY} RETURNING profile`;
const TIES = `
  SELECT ${PERSON}, mine.made AS mine, theirs.made AS theirs, presence.here AS here
  FROM (
    SELECT other AS id FROM palier_ties WHERE profile = $1
    UNION SELECT profile FROM palier_ties WHERE other = $1
  ) AS tied
  JOIN palier_profiles AS person ON person.id = tied.id
  LEFT JOIN palier_ties AS mine ON mine.profile = $1 AND mine.other = person.id
  LEFT JOIN palier_ties AS theirs ON theirs.profile = person.id AND theirs.other = $1
  LEFT JOIN palier_presence AS presence ON presence.profile = person.id
  ORDER BY ${BY_NAME}`;
const BLOCK = `
  INSERT INTO palier_blocks (profile, other, made) VALUES ($1, $2, $3)
  ON CONFLICT (profile, other) DO UPDATE SET made = excluded.made`;
const UNBLOCK = 'DELETE FROM palier_blocks WHERE profile = $1 AND other = $2';
const COUNT_BLOCKED = 'SELECT count(*) AS rows FROM palier_blocks WHERE profile = $1';
const BLOCKED = `
  SELECT ${PERSON} FROM palier_blocks JOIN palier_profiles AS person ON person.id = other
  WHERE profile = $1 ORDER BY ${BY_NAME}`;
const TABLES_APART = `
  SELECT "table" FROM palier_blocks JOIN palier_seats ON palier_seats.profile = palier_blocks.other
  WHERE palier_blocks.profile = $1
  UNION SELECT "table" FROM palier_blocks
  JOIN palier_seats ON palier_seats.profile = palier_blocks.profile
  WHERE palier_blocks.other = $1`;
const UNSEEN = `
  SELECT other AS id FROM palier_blocks WHERE profile = $1
  UNION SELECT profile FROM palier_blocks WHERE other = $1`;
const HERE = `
  INSERT INTO palier_presence (profile, here)
  SELECT id, $2 FROM palier_profiles WHERE id = $1
  ON CONFLICT (profile) DO UPDATE SET here = excluded.here`;
/** Whoever asks again to the same table is heard once. */
const INVITE = `
  INSERT INTO palier_invitations AS known (profile, other, "table", made, notice_at)
  SELECT mine.profile, mine.other, $3, $4::bigint, $4::bigint FROM palier_ties AS mine
  JOIN palier_ties AS theirs ON theirs.profile = mine.other AND theirs.other = mine.profile
  WHERE mine.profile = $1 AND mine.other = $2
  ON CONFLICT (profile, other) DO UPDATE SET
    notice_at = CASE WHEN known."table" = excluded."table" THEN known.notice_at ELSE excluded.notice_at END,
    notice_tries = CASE WHEN known."table" = excluded."table" THEN known.notice_tries ELSE 0 END,
    told = CASE WHEN known."table" = excluded."table" THEN known.told ELSE '' END,
    "table" = excluded."table", made = excluded.made`;
const INVITATIONS = `
  SELECT ${PERSON}, "table", invitation.made AS made FROM palier_invitations AS invitation
  JOIN palier_profiles AS person ON person.id = profile
  WHERE other = $1 AND invitation.made >= $2 ORDER BY invitation.made DESC, ${BY_NAME}`;
const DROP_INVITATION = 'DELETE FROM palier_invitations WHERE profile = $1 AND other = $2';
const DROP_INVITATIONS = `DELETE FROM palier_invitations WHERE ${EITHER_WAY}`;
