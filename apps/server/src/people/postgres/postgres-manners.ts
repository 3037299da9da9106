/** Seats among strangers in PostgreSQL. */
import { MOST_SEATS, type MannersStore } from '@palier/people';
import { sittersFrom } from '../rows.ts';
import type { Queries } from './queries.ts';

export function postgresManners({ query, adding }: Queries): MannersStore {
  return {
    seated: async (token, profile, at) =>
      adding([profile], async (ask) => {
        await ask(SEATED, [token, profile, at]);
        await ask(DROP_OLD, [profile, MOST_SEATS]);
        return 'done';
      }),
    sitters: async (tokens) => sittersFrom(await query(SITTERS, [JSON.stringify(tokens)])),
    left: async (token, at) => void (await query(LEFT, [token, at])),
    leavings: async (profile, tokens, since) =>
      (await query(LEAVINGS, [since, profile ?? null, JSON.stringify(tokens)])).map(({ gone }) =>
        Number(gone),
      ),
  };
}

const SEATED = `
  INSERT INTO palier_seatings (token, profile, at) VALUES ($1, $2, $3)
  ON CONFLICT (token) DO UPDATE SET profile = excluded.profile, at = excluded.at`;
const DROP_OLD = `
  DELETE FROM palier_seatings WHERE profile = $1 AND gone IS NULL AND token NOT IN (
    SELECT token FROM palier_seatings WHERE profile = $1 AND gone IS NULL
    ORDER BY at DESC, token LIMIT $2)`;
const SITTERS = `
  SELECT token, profile FROM palier_seatings
  WHERE token IN (SELECT json_array_elements_text($1::json)) AND profile IS NOT NULL`;
const LEFT = `
  INSERT INTO palier_seatings (token, at, gone) VALUES ($1, $2, $2)
  ON CONFLICT (token) DO UPDATE
  SET at = excluded.at, gone = coalesce(palier_seatings.gone, excluded.gone)`;
const LEAVINGS = `
  SELECT gone FROM palier_seatings
  WHERE gone >= $1 AND (profile = $2 OR token IN (SELECT json_array_elements_text($3::json)))
  ORDER BY gone`;
