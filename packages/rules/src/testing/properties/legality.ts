/**
 * The generator equals the checker, and both equal a second reading of the rules. Refusals are from
 * the closed lists and leave everything as it was (all that is given is frozen).
 */
import { assert } from '../../assert.ts';
import { makePlaced } from '../../cards.ts';
import { check, type Standpoint } from '../../check.ts';
import { seededChance } from '../../chance.ts';
import type { Command } from '../../commands.ts';
import { play } from '../../decide.ts';
import { layings } from '../../layings.ts';
import { legalMoves } from '../../legal.ts';
import { makeMove } from '../../notation.ts';
import { isRefusal, REFUSAL_CODES, type Refusal } from '../../refusals.ts';
import { RULE_IDS } from '../../rule-ids.ts';
import { ladderOfSeat } from '../../setup.ts';
import { deciders, type Meld, type Seat, type State } from '../../state.ts';
import { anyCommand, anySeat, mutated } from '../arbitrary.ts';
import { canonical } from '../canonical.ts';
import type { Dice } from '../dice.ts';
import { withRichHand, withSmallHand } from '../hidden.ts';
import { glance } from '../player.ts';
import { isLegal, resolve } from '../reference.ts';
import { assertSame, frozen, type Property } from './property.ts';

/** How many commands were asked about, and of how many membership could not be told. */
export type AskedCounts = {
  commands: number;
  accepted: number;
  layings: number;
  skipped: number;
};

const LISTED = 3000;
const CHECKED = 40;
const COMMANDS = 24;
const RICH_HANDS = 2;

const codes: ReadonlySet<string> = new Set(REFUSAL_CODES);
const rules: ReadonlySet<string> = new Set(RULE_IDS);

export function generatorEqualsChecker(tally: AskedCounts): Property {
  return {
    closely: 40,
    watch: ({ dice }) => ({
      inspect: ({ before, after }) => {
        assertLegality(before, dice, tally);
        if (after.table.step === 'over') assertLegality(after, dice, tally);
        const { step, turn, laid } = before.table;
        if (step === 'play') assertLegality(withSmallHand(before, turn, dice), dice, tally);
        if (step === 'play' && laid[turn - 1] === undefined) {
          for (let i = 0; i < RICH_HANDS; i++) assertRich(before, turn, dice, tally);
        }
      },
    }),
  };
}

/** A hand made for a laying that the kernel's search had no part in: it must find it all the same. */
function assertRich(before: State, seat: Seat, dice: Dice, tally: AskedCounts): void {
  const { state, laying } = withRichHand(before, seat, dice);
  assertLegality(state, dice, tally);
  const at = { table: state.table, seat, hand: state.hands[seat - 1]! };
  assertSearch(at);
  if (laying === undefined) return;
  assertAgreement(state, at, laying, { listed: listMoves(state, at), tally });
}

/** The search itself, without `check` behind it: whatever it finds is a laying by the ledger. */
function assertSearch(at: Standpoint): void {
  const { setup, left } = at.table;
  const ladder = ladderOfSeat(setup, at.seat);
  const number = left[at.seat - 1]![0]!;
  let found = 0;
  for (const laying of layings(at.hand, ladder.levels[number - 1]!, setup)) {
    const melds = laying.map(({ cards }) => cards);
    const command: Command = { t: 'layLevel', level: number, melds };
    assert(resolve(at, command) !== undefined, () => `found and no laying: ${told(at, command)}`);
    found++;
    if (found === CHECKED) return;
  }
}

export function assertLegality(given: State, dice: Dice, tally: AskedCounts): void {
  const state = frozen(given);
  for (const seat of state.hands.keys()) {
    if (!deciders(state.table).includes(seat + 1)) {
      const { done } = legalMoves(glance(state, seat + 1)).next();
      assert(done === true, `seat ${seat + 1} has a move although it is not to decide`);
    }
  }
  const seat = dice.pick([...deciders(state.table), state.table.turn]);
  const at = { table: state.table, seat, hand: state.hands[seat - 1]! };
  const listed = listMoves(state, at);
  for (const command of dice.some(listed.moves, CHECKED)) {
    assertAccepted(state, at, command);
  }
  for (let i = 0; i < COMMANDS; i++) {
    const legal = listed.moves.length > 0 && !dice.oneIn(4) ? dice.pick(listed.moves) : undefined;
    const command = frozen(legal === undefined ? anyCommand(at, dice) : mutated(at, legal, dice));
    if (dice.oneIn(8)) assertElsewhere(state, anySeat(at, dice), command);
    else assertAgreement(state, at, command, { listed, tally });
  }
}

type Listed = {
  readonly moves: readonly Command[];
  readonly keys: ReadonlySet<string>;
  /** Whether these are all. */
  readonly isWhole: boolean;
};

function listMoves(state: State, at: Standpoint): Listed {
  const moves: Command[] = [];
  const keys = new Set<string>();
  const texts = new Set<string>();
  for (const command of legalMoves(glance(state, at.seat))) {
    if (moves.length === LISTED) return { moves, keys, isWhole: false };
    const text = makeMove(command);
    assert(!texts.has(text), `listed twice: ${text}`);
    texts.add(text);
    moves.push(frozen(command));
    const key = canonical(at, command);
    assert(key !== undefined, `a move that can be none is listed: ${text}`);
    keys.add(key);
  }
  return { moves, keys, isWhole: true };
}

function assertAccepted(state: State, at: Standpoint, command: Command): void {
  const refusal = check(state, at.seat, command);
  assert(refusal === undefined, () => `listed and refused: ${told(at, command)} ${told2(refusal)}`);
  assert(isLegal(at, command), () => `listed and against the ledger: ${told(at, command)}`);
}

function assertAgreement(
  state: State,
  at: Standpoint,
  command: Command,
  { listed, tally }: { readonly listed: Listed; readonly tally: AskedCounts },
): void {
  tally.commands++;
  const refusal = check(state, at.seat, command);
  const isAccepted = refusal === undefined;
  assert(
    isAccepted === isLegal(at, command),
    () =>
      `${isAccepted ? 'accepted' : 'refused'} against the ledger: ${told(at, command)} ${told2(refusal)}`,
  );
  const key = canonical(at, command);
  const isListed = key !== undefined && listed.keys.has(key);
  if (listed.isWhole || isListed) {
    assert(
      isAccepted === isListed,
      () =>
        `${isAccepted ? 'accepted and not listed' : 'refused and listed'}: ${told(at, command)} ${told2(refusal)}`,
    );
  } else if (isAccepted) tally.skipped++;
  if (refusal !== undefined) return assertRefusal(state, at.seat, command, refusal);
  tally.accepted++;
  const result = play(state, at.seat, command, seededChance('agreement'));
  assert(!isRefusal(result), () => `accepted by check, refused by play: ${told(at, command)}`);
  if (command.t !== 'layLevel') return;
  tally.layings++;
  const laid = result.events.find((event) => event.t === 'levelLaid');
  assertSame(
    laid?.melds.map(meldText),
    resolve(at, command)?.map(meldText),
    `laid other combinations than written: ${told(at, command)}`,
  );
}

function meldText({ kind, cards }: Meld): string {
  return `${kind} ${cards.map(makePlaced).toSorted().join(' ')}`;
}

/** A command from a seat that may not be the one it was made for. */
function assertElsewhere(state: State, seat: Seat, command: Command): void {
  const refusal = check(state, seat, command);
  const hand = state.hands[seat - 1];
  const isAccepted = hand !== undefined && isLegal({ table: state.table, seat, hand }, command);
  assert(
    (refusal === undefined) === isAccepted,
    () => `seat ${seat}: ${makeMove(command)} ${told2(refusal)} is against the ledger`,
  );
  if (refusal !== undefined) assertRefusal(state, seat, command, refusal);
}

function assertRefusal(state: State, seat: Seat, command: Command, refusal: Refusal): void {
  assert(codes.has(refusal.code), `${refusal.code} is not in the closed list`);
  assert(rules.has(refusal.rule), `${refusal.rule} is not in the ledger`);
  assertSame(play(state, seat, command, NO_LUCK), refusal, 'play and check refuse differently');
}

/** A refused command needs no luck. */
const NO_LUCK = {
  shuffle: (): never => {
    throw new Error('a refused command shuffles');
  },
  below: (): never => {
    throw new Error('a refused command draws lots');
  },
};

function told({ table, seat, hand }: Standpoint, command: Command): string {
  const cards = hand.map((card) => makePlaced(card as number as never)).join(' ');
  return `seat ${seat} at ${table.step} with ${cards}: ${makeMove(command)}`;
}

function told2(refusal: Refusal | undefined): string {
  return refusal === undefined ? '' : `(${refusal.code} ${refusal.rule})`;
}
