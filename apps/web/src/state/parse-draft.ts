/**
 * A remembered set-up read back. Storage is outside: another version, another program or a curious
 * player may have written there, so each part is taken only if it is one that can be played.
 */
import { CHARACTER_IDS } from '@palier/bots';
import {
  CHOICE_NAMES,
  EDITIONS,
  EDITION_IDS,
  HOUSE_CHOICES,
  KINDS,
  MASTER_OPTIONS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type ChoiceName,
  type CustomLadder,
  type HouseRules,
  type Level,
  type Part,
} from '@palier/rules';
import {
  STRENGTHS,
  defaultDraft,
  fewestPeople,
  levelsIn,
  peopleIn,
  withEdition,
  type Draft,
  type DraftSeat,
  type Mode,
} from './draft.ts';
import { cleanName } from './seat-name.ts';

type Members = { readonly [name: string]: unknown };

/** HOUSE-keepCards */
export const MOST_KEPT = 9;

export function parseDraft(text: string | null, mode: Mode): Draft {
  const usual = defaultDraft(mode);
  const stored = members(parseJson(text));
  const edition = among(EDITION_IDS, stored['edition']) ?? usual.edition;
  const { ladders, takesMaster } = EDITIONS[edition];
  const ladder = among(ladders, stored['ladder']) ?? ownLadder(stored['ladder']);
  const draft = withEdition({ ...usual, ...(ladder && { ladder }) }, edition);
  const length = levelsIn(draft.ladder).length;
  return {
    ...draft,
    master: among(takesMaster ? MASTER_OPTIONS : (['none'] as const), stored['master']) ?? 'none',
    seats: seatsFrom(stored['seats'], mode) ?? usual.seats,
    rules: rulesFrom(members(stored['rules']), length),
  };
}

export function makeDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

/** Of the right form; `withEdition` asks the kernel whether it can be played. */
function ownLadder(json: unknown): CustomLadder | undefined {
  const { name, levels } = members(json);
  if (typeof name !== 'string' || !Array.isArray(levels)) return undefined;
  const rows = levels.map((level) => (Array.isArray(level) ? level.map(partFrom) : [undefined]));
  if (rows.flat().includes(undefined)) return undefined;
  return { name: cleanName(name), levels: rows as readonly Level[] };
}

function partFrom(json: unknown): Part | undefined {
  const { kind, size } = members(json);
  const known = among(KINDS, kind);
  return known && typeof size === 'number' ? { kind: known, size } : undefined;
}

function seatsFrom(json: unknown, mode: Mode): readonly DraftSeat[] | undefined {
  if (!Array.isArray(json) || json.length < MIN_PLAYERS || json.length > MAX_PLAYERS) {
    return undefined;
  }
  const seats = json.map(seatFrom).filter((seat) => seat !== undefined);
  const bots = seats.filter((seat) => seat.t === 'bot').map(({ character }) => character);
  const people = peopleIn({ ...defaultDraft(mode), seats });
  const isPossible =
    seats.length === json.length &&
    new Set(bots).size === bots.length &&
    (mode === 'bots' ? people === 1 && seats[0]?.t === 'person' : people >= fewestPeople(mode));
  return isPossible ? seats : undefined;
}

function seatFrom(json: unknown): DraftSeat | undefined {
  const { t, name, character, strength } = members(json);
  if (t === 'person') return typeof name === 'string' ? { t, name: cleanName(name) } : undefined;
  const who = among(CHARACTER_IDS, character);
  const how = among(STRENGTHS, strength);
  if (t !== 'bot' || who === undefined || how === undefined) return undefined;
  return { t, character: who, strength: how };
}

function rulesFrom(stored: Members, length: number): HouseRules {
  const choices = CHOICE_NAMES.map((name: ChoiceName) => {
    const values: readonly string[] = HOUSE_CHOICES[name];
    return [name, among(values, stored[name])] as const;
  }).filter(([, value]) => value !== undefined);
  const keepFrom = within(stored['keepFrom'], 1, length);
  const keepCards = within(stored['keepCards'], 0, MOST_KEPT);
  const levels = within(stored['levels'], 1, length);
  const startLevel = startLevels(stored['startLevel'], levels ?? length);
  return {
    ...(Object.fromEntries(choices) as HouseRules),
    ...(keepFrom === undefined ? {} : { keepFrom }),
    ...(keepCards === undefined ? {} : { keepCards }),
    ...(levels === undefined ? {} : { levels }),
    ...(startLevel === undefined ? {} : { startLevel }),
  };
}

function startLevels(json: unknown, highest: number): readonly number[] | undefined {
  if (!Array.isArray(json) || json.length > MAX_PLAYERS) return undefined;
  const levels = json.map((level) => within(level, 1, highest) ?? 1);
  return levels.some((level) => level !== 1) ? levels : undefined;
}

function within(json: unknown, min: number, max: number): number | undefined {
  const isFine = typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max;
  return isFine ? json : undefined;
}

function among<const T>(values: readonly T[], json: unknown): T | undefined {
  return values.find((known) => known === json);
}

function members(json: unknown): Members {
  return typeof json === 'object' && json !== null ? (json as Members) : {};
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
