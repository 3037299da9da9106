/** The last set-up of each mode, kept on this device; each part of it only if it can be played. */
import { CHARACTER_IDS, STRENGTHS } from '@palier/bots';
import {
  EDITION_IDS,
  LADDER_LIMITS,
  MASTER_OPTIONS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  makePart,
  type HouseRules,
  type LadderChoice,
  type LevelPart,
} from '@palier/rules';
import {
  flag,
  houseRuleFields,
  integer,
  ladderChoice,
  list,
  oneOf,
  optional,
  tagged,
} from '@palier/rules/codec';
import { FACE_CODE } from '@palier/table';
import {
  defaultDraft,
  fewestPeople,
  levelsIn,
  peopleIn,
  withEdition,
  type Draft,
  type DraftSeat,
  type Mode,
} from './draft.ts';
import {
  anyText,
  looseList,
  looseObject,
  refined,
  withDefault,
  type KeptCodec,
} from './kept-codecs.ts';
import { kept } from './kept.ts';
import { cleanName } from './seat-name.ts';

const seat = tagged<DraftSeat>({
  person: { name: anyText, face: optional(anyText) },
  bot: { character: oneOf(CHARACTER_IDS), strength: oneOf(STRENGTHS) },
});

const ladder: KeptCodec<LadderChoice> = {
  parse: (json, path) => ladderChoice.parse(withPartsAsText(json), path),
  make: ladderChoice.make,
};

/** The parts of a ladder were once stored as objects. */
function withPartsAsText(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('levels' in json)) return json;
  const { levels } = json;
  const asText = (part: unknown): unknown => (isPart(part) ? makePart(part) : part);
  const row = (level: unknown): unknown => (Array.isArray(level) ? level.map(asText) : level);
  return { ...json, levels: Array.isArray(levels) ? levels.map(row) : levels };
}

function isPart(json: unknown): json is LevelPart {
  return typeof json === 'object' && json !== null && 'kind' in json && 'size' in json;
}

const writtenDraft = looseObject<Partial<Draft>>({
  edition: optional(oneOf(EDITION_IDS)),
  ladder: optional(ladder),
  master: optional(oneOf(MASTER_OPTIONS)),
  seats: optional(list(seat, MIN_PLAYERS, MAX_PLAYERS)),
  isDiscardOpen: optional(flag),
  rules: optional(
    looseObject<HouseRules>({
      ...houseRuleFields,
      startLevel: optional(
        looseList(withDefault(integer(1, LADDER_LIMITS.levels), 1), MAX_PLAYERS),
      ),
    }),
  ),
});

export function draftCodec(mode: Mode): KeptCodec<Draft> {
  return refined(writtenDraft, (written) => soundDraft(written, mode));
}

function soundDraft(written: Partial<Draft>, mode: Mode): Draft {
  const usual = defaultDraft(mode);
  const { edition = usual.edition, ladder: named = usual.ladder, master = 'none' } = written;
  const { isDiscardOpen } = written;
  const draft = withEdition({ ...usual, ladder: withCleanName(named), master }, edition);
  return {
    ...draft,
    seats: seatsFor(mode, written.seats) ?? usual.seats,
    rules: rulesWithin(levelsIn(draft.ladder).length, written.rules ?? {}),
    ...(isDiscardOpen !== undefined && { isDiscardOpen }),
  };
}

function withCleanName<T extends LadderChoice | DraftSeat>(one: T): T {
  return typeof one === 'object' && 'name' in one ? { ...one, name: cleanName(one.name) } : one;
}

function withSoundFace(seat: DraftSeat): DraftSeat {
  if (seat.t === 'bot' || seat.face === undefined || FACE_CODE.test(seat.face)) return seat;
  return { t: 'person', name: seat.name };
}

function seatsFor(mode: Mode, seats: Draft['seats'] = []): Draft['seats'] | undefined {
  const bots = seats.filter((one) => one.t === 'bot').map(({ character }) => character);
  const people = peopleIn({ ...defaultDraft(mode), seats });
  const isPossible =
    seats.length > 0 &&
    new Set(bots).size === bots.length &&
    (mode === 'bots' ? people === 1 && seats[0]?.t === 'person' : people >= fewestPeople(mode));
  return isPossible ? seats.map((one) => withSoundFace(withCleanName(one))) : undefined;
}

/** Without what a ladder of that length cannot have. */
function rulesWithin(length: number, rules: HouseRules): HouseRules {
  const { keepFrom = Infinity, levels = Infinity, startLevel = [], ...others } = rules;
  const highest = Math.min(levels, length);
  const starts = startLevel.map((level) => (level <= highest ? level : 1));
  return {
    ...others,
    ...(keepFrom <= length && { keepFrom }),
    ...(levels <= length && { levels }),
    ...(starts.some((level) => level !== 1) && { startLevel: starts }),
  };
}

const SETUPS = {
  bots: kept('setup.bots', draftCodec('bots'), defaultDraft('bots')),
  device: kept('setup.device', draftCodec('device'), defaultDraft('device')),
} satisfies { readonly [M in Mode]: unknown };

export function lastSetup(mode: Mode): Draft {
  return SETUPS[mode].peek();
}

export function rememberSetup(mode: Mode, draft: Draft): void {
  SETUPS[mode].set(draft);
}
