/** The statements of the ledger in PostgreSQL. */
import { NEWS_DELAY } from '../storage.ts';
import { STEP_RECORD_SQL } from './notices.ts';

/**
 * A step is stored where the one before it is there and none at its place. The look at the one before is
 * a subquery on purpose: as a join it may become a scan of all steps. In one order for all nodes, so that
 * none waits for the other in a circle.
 */
function appendSql(more: string): string {
  return `
  WITH given AS MATERIALIZED (
    SELECT * FROM unnest($1::text[], $2::int4[], $3::text[], $4::int4[])
      WITH ORDINALITY AS given (id, rev, step, part, place)
  ), stored AS (
    INSERT INTO palier_steps (id, rev, step)
    SELECT id, rev, step FROM given
    WHERE (
      SELECT true FROM palier_steps AS before
      WHERE before.id = given.id AND before.rev = given.rev - 1
    )
    ORDER BY id
    ON CONFLICT DO NOTHING
    RETURNING id
  )${more}
  SELECT array_agg(place::int4), pg_notify($5, $6 || string_agg(${STEP_RECORD_SQL}, ''))
  FROM given JOIN stored USING (id)
  GROUP BY abs(part)`;
}

/** Answers the places of what was stored, by notice. */
export const APPEND = appendSql('');

/** With what lists and sweeps need; an empty phase says that it is as before. */
export const APPEND_AND_MARK = appendSql(`, marked AS (
    UPDATE palier_tables AS kept SET
      touched = $11::int8,
      phase = CASE mark.phase WHEN '' THEN kept.phase ELSE mark.phase END,
      round = CASE mark.phase WHEN '' THEN kept.round ELSE mark.round END,
      people = CASE mark.phase WHEN '' THEN kept.people ELSE mark.people END,
      due = CASE mark.phase WHEN '' THEN kept.due ELSE nullif(mark.due, '')::int8 END,
      standing = CASE mark.phase WHEN '' THEN kept.standing ELSE nullif(mark.standing, '') END,
      notice_no = CASE mark.news WHEN '' THEN kept.notice_no ELSE mark.news::int8 END,
      notice_at = CASE mark.news WHEN '' THEN kept.notice_at ELSE $11 + ${NEWS_DELAY} END,
      notice_tries = CASE mark.news WHEN '' THEN kept.notice_tries ELSE 0 END
    FROM unnest(
      $7::text[], $8::text[], $9::int4[], $10::int4[], $12::text[], $13::text[], $14::text[]
    ) AS mark (id, phase, round, people, due, standing, news)
    JOIN stored USING (id)
    WHERE kept.id = mark.id
  )`);

export type GoneOn = { readonly stored: boolean; readonly opened: boolean };

export const GO_ON = `
  WITH given (id, rev, step, part) AS (
    VALUES ($1::text, $2::int4, $3::text, $4::int4)
  ), stored AS (
    INSERT INTO palier_steps (id, rev, step)
    SELECT id, rev, step FROM given
    WHERE (SELECT true FROM palier_steps WHERE id = $1 AND rev = $2 - 1)
    ON CONFLICT DO NOTHING
    RETURNING id
  ), passed AS (
    UPDATE palier_tables SET
      holds_code = false,
      touched = $10::int8,
      phase = CASE $7 WHEN '' THEN phase ELSE $7 END,
      round = CASE $7 WHEN '' THEN round ELSE $8 END,
      people = CASE $7 WHEN '' THEN people ELSE $9 END,
      due = CASE $7 WHEN '' THEN due ELSE $16::int8 END,
      standing = CASE $7 WHEN '' THEN standing ELSE $17 END,
      notice_no = coalesce(nullif($18::text, '')::int8, notice_no),
      notice_at = CASE $18::text WHEN '' THEN notice_at ELSE $10 + ${NEWS_DELAY} END,
      notice_tries = CASE $18::text WHEN '' THEN notice_tries ELSE 0 END
    WHERE id IN (SELECT id FROM stored) AND holds_code
    RETURNING code
  ), opened AS (
    INSERT INTO palier_tables (id, code, holds_code, phase, round, people, touched)
    SELECT $11, code, true, $12, $13, $14, $10 FROM passed
    RETURNING id
  ), begun AS (
    INSERT INTO palier_steps (id, rev, step) SELECT id, 0, $15 FROM opened
  ), told AS (
    SELECT pg_notify($5, $6 || ${STEP_RECORD_SQL}) FROM given JOIN stored USING (id)
  )
  SELECT
    EXISTS (SELECT FROM stored) AS stored,
    EXISTS (SELECT FROM opened) AS opened,
    (SELECT count(*) FROM told) AS told`;

export const CREATE = `
  WITH opened AS (
    INSERT INTO palier_tables (id, code, holds_code, phase, round, people, touched)
    VALUES ($1, $2, true, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING
    RETURNING id
  )
  INSERT INTO palier_steps (id, rev, step) SELECT id, 0, $7 FROM opened`;

export const FIND =
  'SELECT id, code FROM palier_tables WHERE id = $1 OR (code = $2 AND holds_code)';

export const WHICH_EXIST = 'SELECT id FROM palier_tables WHERE id = ANY ($1::text[])';

export const STILL_OPEN =
  "SELECT id FROM palier_tables WHERE id = ANY ($1::text[]) AND phase <> 'over'";

export const STANDINGS =
  'SELECT id, phase, standing FROM palier_tables WHERE id = ANY ($1::text[])';

export const DUE = 'SELECT id, due FROM palier_tables WHERE due <= $1 ORDER BY due, id LIMIT $2';

export const UNSETTLED = `
  SELECT id FROM palier_tables WHERE phase = 'over' AND NOT settled ORDER BY touched, id LIMIT $1`;

export const SETTLE = 'UPDATE palier_tables SET settled = true WHERE id = $1';

export const COUNT = 'SELECT count(*)::int4 AS tables FROM palier_tables';

/** No row: no table. A row without a step: nothing new. */
export const SINCE = `
  SELECT step.rev, step.step FROM palier_tables AS kept
  LEFT JOIN palier_steps AS step ON step.id = kept.id AND step.rev >= $2
  WHERE kept.id = $1
  ORDER BY step.rev`;
