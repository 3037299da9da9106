/**
 * What a move that is allowed rests on: the rules, and where one of them is ours or a table could
 * choose otherwise, the option under which the same move would not be allowed. For who explains.
 */
import { cardOf, isJoker, isSpecial, PASS } from './cards.ts';
import { checkAt, type Standpoint } from './check.ts';
import type { Command } from './commands.ts';
import { EDITIONS } from './editions.ts';
import type { Event, RoundEnd } from './events.ts';
import {
  CHOICE_NAMES,
  HOUSE_CHOICES,
  HOUSE_RULES,
  type ChoiceName,
  type RuleChoices,
} from './house-rules.ts';
import { hasNatural, repeatedSetValue } from './layings.ts';
import type { RuleId } from './rule-ids.ts';
import { defaultSource, sourceIn, type Source } from './rule-sources.ts';
import { ladderOfSeat, type Setup } from './setup.ts';
import { PLAYED_ALONE } from './specials.ts';
import type { Meld, Table } from './state.ts';

/** The rule that lets a move pass where another table may forbid it, or the booklets are silent. */
export type Decided = {
  readonly rule: RuleId;
  readonly source: Source;
  /** Options under any one of which the move would not be allowed; absent where there is none. */
  readonly otherReading?: Partial<RuleChoices>;
};

/** The rules that allow a move, the nearest first. `events` is what it led to. */
export function groundsOf(
  at: Standpoint,
  command: Command,
  events: readonly Event[],
): readonly RuleId[] {
  const { setup } = at.table;
  const ended = events.find((event) => event.t === 'roundEnded');
  // Where a palier is still to be chosen the round ends after that (OPEN-2).
  const by = ended?.by ?? (events.some(({ t }) => t === 'bonusDue') ? 'went-out' : undefined);
  return [
    ...new Set([
      ...moveGrounds(at, command, events),
      // Winning says all of the end.
      ...(by === undefined || by === 'win' ? [] : [endRule(setup, command, by)]),
      ...(ended === undefined && by !== undefined ? (['OPEN-2'] as const) : []),
      ...(by !== undefined && events.some(({ t }) => t === 'gameWon') ? [winRule(at, by)] : []),
    ]),
  ];
}

/** Whether a ruling or an option decides that a move is allowed, and which. */
export function decidedBy(
  at: Standpoint,
  command: Command,
  events: readonly Event[],
): Decided | undefined {
  const { edition } = at.table.setup;
  const grounds = groundsOf(at, command, events);
  const readings = otherReadings(at, command);
  const names = CHOICE_NAMES.filter((name) => readings[name] !== undefined);
  const named = names.map((name) => decidedByOption(at.table.setup, name, grounds));
  const found = named.find(({ source }) => source === 'ruling') ?? named[0];
  if (found !== undefined) return { ...found, otherReading: readings };
  const rule = moveGrounds(at, command, events).find((id) => sourceIn(id, edition) === 'ruling');
  return rule === undefined ? undefined : { rule, source: 'ruling' };
}

/** The rule by which an option lets the move pass: the table's own choice, or what it rewrites. */
function decidedByOption(
  { edition, chosen }: Setup,
  name: ChoiceName,
  grounds: readonly RuleId[],
): Decided {
  if (chosen.rules?.[name] !== undefined) return { rule: `HOUSE-${name}`, source: 'ruling' };
  const { rewrites } = HOUSE_RULES[name];
  const rule =
    grounds.find((id) => rewrites.includes(id)) ??
    rewrites.find((id) => sourceIn(id, edition) === 'book') ??
    rewrites[0]!;
  return { rule, source: defaultSource(name, edition) };
}

/** For each option the first value under which the move would not be allowed. */
function otherReadings(at: Standpoint, command: Command): Partial<RuleChoices> {
  const { table } = at;
  const found = CHOICE_NAMES.flatMap((name) => {
    // While there is a stock, or a new one is made, it changes what comes later and not this move.
    if (name === 'stockOut' && command.t !== 'drawCard' && !isWithoutStock(table)) return [];
    const values: readonly string[] = HOUSE_CHOICES[name];
    const value = values.find((other) => {
      if (other === table.setup.rules[name]) return false;
      const rules = { ...table.setup.rules, [name]: other };
      const there = { ...at, table: { ...table, setup: { ...table.setup, rules } } };
      return cannotBe(there, command) || checkAt(there, command) !== undefined;
    });
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

/** Whether the rules would not have led here: what `check` need not know. */
function cannotBe({ table, seat }: Standpoint, command: Command): boolean {
  const { rules, players } = table.setup;
  switch (command.t) {
    case 'playPass':
      return rules.passWithTwo === 'removed' && players === 2;
    case 'dropPalier':
      return rules.bonusPalier === 'lowest' && command.level !== lowestLeft(table, seat);
    default:
      if (table.stock > 0) return false;
      return rules.stockOut === 'at-once'
        ? table.step === 'play'
        : rules.stockOut === 'finish-turn' && table.step === 'draw';
  }
}

function isWithoutStock({ stock, setup }: Table): boolean {
  return stock === 0 && setup.rules.stockOut !== 'rebuild';
}

function lowestLeft(table: Table, seat: number): number | undefined {
  return table.left[seat - 1]!.find((level) => level !== table.laid[seat - 1]);
}

/** Why the round is over: the edition's rule, or the table's own where it took another. */
function endRule({ edition, rules }: Setup, command: Command, by: RoundEnd): RuleId {
  const usual = EDITIONS[edition].rules;
  switch (by) {
    case 'blocked':
      return 'STOCK-4';
    case 'stock':
      if (rules.stockOut !== usual.stockOut) return 'HOUSE-stockOut';
      return rules.stockOut === 'rebuild' ? 'STOCK-2' : 'STOCK-3';
    default:
      if (usual.goingOut === 'any') return rules.goingOut === 'any' ? 'END-2' : 'HOUSE-goingOut';
      // By a discard it ends at every table.
      return command.t === 'addCard' || command.t === 'layLevel' ? 'HOUSE-goingOut' : 'END-1';
  }
}

/** Why the game is won. */
function winRule({ table, seat }: Standpoint, by: RoundEnd): RuleId {
  const { setup } = table;
  const usual = EDITIONS[setup.edition].rules.winOnLaying;
  if (by !== 'win' && ladderOfSeat(setup, seat).mode === 'open') {
    return setup.rules.openWin === 'all' ? 'OPEN-3' : 'HOUSE-openWin';
  }
  if (by !== 'win' && usual === 'no') return 'WIN-2';
  return setup.rules.winOnLaying === usual ? 'WIN-1' : 'HOUSE-winOnLaying';
}

/** Why the move itself is allowed. */
function moveGrounds(
  { table, hand }: Standpoint,
  command: Command,
  events: readonly Event[],
): readonly RuleId[] {
  const isLast = hand.length === 1;
  switch (command.t) {
    case 'drawCard':
      return ['DRAW-1'];
    case 'takeCard': {
      const top = table.discards[command.from - 1]!.at(-1);
      const isOdd = top !== undefined && (isJoker(top) || top === PASS);
      return isOdd ? ['DRAW-2'] : ['DRAW-1'];
    }
    case 'layLevel':
      return layGrounds(events.flatMap((event) => (event.t === 'levelLaid' ? event.melds : [])));
    case 'addCard':
      return isJoker(cardOf(command.card)) ? ['ADD-1', 'JOKER-2'] : ['ADD-1', 'ADD-2'];
    case 'exchangeJoker':
      return ['HOUSE-jokerSwap'];
    case 'discard':
      if (isLast && isSpecial(command.card)) return [command.card === PASS ? 'PASS-4' : 'MASTER-2'];
      if (command.card === table.taken) return ['DRAW-2'];
      if (command.card === PASS || isJoker(command.card)) return ['DISC-2'];
      return [isSpecial(command.card) ? 'MASTER-2' : 'DISC-1'];
    case 'playPass':
      if (isLast) return ['PASS-4'];
      return table.setup.players === 2 ? ['PASS-6', 'PASS-1', 'PASS-2'] : ['PASS-1', 'PASS-2'];
    case 'playSwap':
      return [isLast ? 'MASTER-2' : 'MASTER-4'];
    case 'dropPalier':
      return ['OPEN-2'];
    case 'keepCards':
      return ['KEEP-1'];
    case 'offerCards':
    case 'pickCard':
      return ['MASTER-3'];
    default:
      return [isLast ? 'MASTER-2' : PLAYED_ALONE[command.t].rule];
  }
}

function layGrounds(melds: readonly Meld[]): readonly RuleId[] {
  const hasJoker = melds.some(({ cards }) => cards.some((placed) => isJoker(cardOf(placed))));
  return [
    ...(repeatedSetValue(melds) === undefined ? [] : (['LAY-6'] as const)),
    ...(melds.every(hasNatural) ? [] : (['JOKER-4'] as const)),
    'LAY-1',
    ...(hasJoker ? (['JOKER-1'] as const) : []),
  ];
}
