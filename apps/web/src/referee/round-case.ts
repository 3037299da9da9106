/**
 * The end of a round as somebody asks about it: what everybody stood on, who laid, who went out. The
 * answer is the kernel's, the same that the level tracker gives.
 */
import {
  EDITIONS,
  HOUSE_RULES,
  HOUSE_RULE_NAMES,
  assert,
  isFault,
  ladderOfSeat,
  makeSetup,
  makeSetupChoice,
  parseSetupChoice,
  toldLayable,
  type Event,
  type Fault,
  type Json,
  type RuleId,
  type Seat,
  type Settled,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import {
  emptyTelling,
  readTelling,
  type Before,
  type MissingTelling,
  type RoundTelling,
} from '../companion/told.ts';

export type RoundCase = {
  readonly choice: SetupChoice;
  /** The levels in front of each seat before the round, ascending. */
  readonly left: readonly (readonly number[])[];
  readonly telling: RoundTelling;
};

export type RoundJson = { readonly [member: string]: Json };

export function beforeRound({ choice, left }: Pick<RoundCase, 'choice' | 'left'>): Before {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'a round has rules that can be played');
  return { setup, standing: { left, dealer: setup.players, barren: 0, winners: [] } };
}

export function makeRound({ choice, left, telling }: RoundCase): RoundJson {
  const { setup } = beforeRound({ choice, left });
  const { laid, out, last, bonus, usedUp } = telling;
  return {
    ...(makeSetupChoice(choice) as RoundJson),
    levels: left.map((own, index) =>
      ladderOfSeat(setup, index + 1).mode === 'open' ? own : (own[0] ?? 0),
    ),
    laid: laid.map((level) => level ?? null),
    ...(out !== undefined && { out }),
    ...(last !== undefined && { last }),
    ...(bonus !== undefined && { bonus }),
    ...(usedUp && { usedUp }),
  };
}

/** Undefined where it is no round; what cannot have been is left out of the telling. */
export function readRound(json: {
  readonly [member: string]: unknown;
}): RoundCase | Fault | undefined {
  const { levels, laid, out, last, bonus, usedUp, ...written } = json;
  const choice = parseSetupChoice(written);
  if (isFault(choice)) return choice;
  const setup = makeSetup(choice);
  if (isFault(setup)) return setup;
  const seats = Array.from({ length: setup.players }, (_, index): Seat => index + 1);
  const left = seats.map((seat) => leftFrom(listOf(levels)[seat - 1], setup, seat));
  if (!left.every((own) => own !== undefined)) return undefined;
  const before = beforeRound({ choice, left });
  const isSeat = (seat: unknown): seat is Seat => seats.some((one) => one === seat);
  const telling: RoundTelling = {
    ...emptyTelling(before),
    laid: seats.map((seat) =>
      toldLayable(setup, before.standing, seat).find((level) => level === listOf(laid)[seat - 1]),
    ),
    out: out === 'nobody' || isSeat(out) ? out : undefined,
    last: isSeat(last) ? last : undefined,
    bonus: typeof bonus === 'number' ? bonus : undefined,
    usedUp: usedUp === true,
  };
  return { choice: setup.chosen, left, telling };
}

function listOf(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [];
}

/** A level on a ladder, or those that are left of an open one. */
function leftFrom(json: unknown, setup: Setup, seat: Seat): readonly number[] | undefined {
  const { levels, mode } = ladderOfSeat(setup, seat);
  const all = levels.map((_, index) => index + 1);
  const left =
    mode === 'open'
      ? all.filter((level) => listOf(json).includes(level))
      : all.slice(all.findIndex((level) => level === json));
  const isWritten = mode === 'open' || all.some((level) => level === json);
  return isWritten && left.length > 0 ? left : undefined;
}

export type RoundAnswer =
  | { readonly t: 'missing'; readonly missing: MissingTelling }
  | { readonly t: 'ended'; readonly events: readonly Event[]; readonly rules: readonly RuleId[] };

export function answerRound(before: Before, telling: RoundTelling): RoundAnswer {
  const reading = readTelling(before, telling);
  if ('missing' in reading) return { t: 'missing', missing: reading.missing };
  const { ended, standing } = reading.settled;
  const { winners } = standing;
  return {
    t: 'ended',
    events: [ended, ...(winners.length === 0 ? [] : [{ t: 'gameWon' as const, winners }])],
    rules: rulesOfEnd(before.setup, reading.settled),
  };
}

/** The rules that make the round end so, and the table's own that rewrite them. */
function rulesOfEnd(setup: Setup, { ended, standing }: Settled): readonly RuleId[] {
  const isOpen = setup.ladders.some(({ mode }) => mode === 'open');
  const { by, seat, keepers } = ended;
  const { winners, left } = standing;
  const out = by === 'went-out' ? seat : undefined;
  const isOneShort =
    out !== undefined && setup.rules.winOnLaying === 'yes' && left[out - 1]!.length === 1;
  // Whoever removes the last palier before the others asks whether that wins.
  const last = setup.ladders.map(({ levels }) => levels.length);
  const isLastGone = isOpen && ended.cleared.some((gone, index) => gone.includes(last[index]!));
  const isWon = winners.length > 0;
  const rules: readonly RuleId[] = [
    ...(by === 'stock' ? [stockRule(setup)] : []),
    ...(by === 'win' ? [] : (['END-3'] as const)),
    ...(isOpen && by !== 'win' ? (['OPEN-2'] as const) : []),
    ...(isOneShort ? (['END-4'] as const) : []),
    ...(isWon || isLastGone ? [winRule(setup, isOpen && by !== 'win')] : []),
    ...(keepers.length > 0 ? (['KEEP-1'] as const) : []),
  ];
  const house = HOUSE_RULE_NAMES.filter(
    (name) =>
      setup.chosen.rules?.[name] !== undefined &&
      HOUSE_RULES[name].rewrites.some((rule) => rules.includes(rule)),
  );
  return [...new Set([...rules, ...house.map((name) => `HOUSE-${name}` as const)])];
}

function stockRule({ rules }: Setup): RuleId {
  return rules.stockOut === 'rebuild' ? 'STOCK-2' : 'STOCK-3';
}

function winRule({ edition }: Setup, isOpen: boolean): RuleId {
  if (isOpen) return 'OPEN-3';
  return EDITIONS[edition].rules.winOnLaying === 'yes' ? 'WIN-1' : 'WIN-2';
}
