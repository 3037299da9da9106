/**
 * The evenings read back from the device. Storage is outside: another version, another program or a
 * curious player may have written there, so only what the rules accept is taken.
 */
import {
  isFault,
  makeSetup,
  makeSetupChoice,
  parseSetupChoice,
  type SetupChoice,
  type ToldRound,
} from '@palier/rules';
import { cleanName } from '../state/seat-name.ts';
import { scoreOf, type Evening } from './evening.ts';

type Members = { readonly [name: string]: unknown };

export function makeEvenings(evenings: readonly Evening[]): string {
  const written = evenings.map(({ choice, rounds, undone = [], ...rest }) => ({
    ...rest,
    choice: makeSetupChoice(choice),
    rounds: rounds.map(makeRound),
    ...(undone.length > 0 && { undone: undone.map(makeRound) }),
  }));
  return JSON.stringify({ palier: 1, evenings: written });
}

function makeRound({ laid, ...more }: ToldRound): unknown {
  return { laid: laid.map((level) => level ?? null), ...more };
}

export function parseEvenings(text: string | null): readonly Evening[] {
  const { evenings } = members(parseJson(text));
  if (!Array.isArray(evenings)) return [];
  const read = evenings.map(eveningFrom).filter((evening) => evening !== undefined);
  return read.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index);
}

function eveningFrom(json: unknown): Evening | undefined {
  const { id, begun, names, choice, dealer, rounds, undone } = members(json);
  const setup = choiceFrom(choice);
  if (setup === undefined || typeof id !== 'string' || id === '') return undefined;
  const { players } = setup;
  if (!Array.isArray(names) || !Array.isArray(rounds)) return undefined;
  const first = isWhole(dealer) && dealer >= 1 && dealer <= players ? dealer : 1;
  const evening: Evening = {
    id,
    begun: isWhole(begun) ? begun : 0,
    names: Array.from({ length: players }, (_, index) => {
      const name: unknown = names[index];
      return typeof name === 'string' ? cleanName(name) : '';
    }),
    choice: setup,
    dealer: first,
    rounds: rounds.map(roundFrom),
  };
  const possible = evening.rounds.slice(0, scoreOf(evening).played.length);
  const again = Array.isArray(undone) ? undone.map(roundFrom) : [];
  const canRedo =
    again.length > 0 && isPossible(evening, [...evening.rounds, ...again.toReversed()]);
  return { ...evening, rounds: possible, ...(canRedo && { undone: again }) };
}

function isPossible(evening: Evening, rounds: readonly ToldRound[]): boolean {
  return scoreOf({ ...evening, rounds }).played.length === rounds.length;
}

function choiceFrom(json: unknown): SetupChoice | undefined {
  const choice = parseSetupChoice(json);
  if (isFault(choice)) return undefined;
  return isFault(makeSetup(choice)) ? undefined : choice;
}

/** Whether it can have been is for the rules to say. */
function roundFrom(json: unknown): ToldRound {
  const { laid, out, last, bonus, usedUp } = members(json);
  return {
    laid: Array.isArray(laid)
      ? laid.map((level: unknown) => (isWhole(level) ? level : undefined))
      : [],
    ...(isWhole(out) && { out }),
    ...(isWhole(last) && { last }),
    ...(isWhole(bonus) && { bonus }),
    ...(usedUp === true && { usedUp }),
  };
}

function isWhole(json: unknown): json is number {
  return Number.isSafeInteger(json);
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
