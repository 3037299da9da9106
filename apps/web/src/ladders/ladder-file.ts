/** A ladder as a file, written as the contract writes one. */
import {
  DEFAULT_EDITION,
  MIN_PLAYERS,
  VERSION,
  isFault,
  makeSetupChoice,
  parseSetupChoice,
} from '@palier/rules';
import type { OwnLadder } from '../new-game/ladder-code.ts';
import { cleanName } from '../state/seat-name.ts';

/** More than any ladder needs. */
export const MOST_BYTES = 100_000;

export function makeLadderFile({ edition, name, levels }: OwnLadder): string {
  const choice = { edition, players: MIN_PLAYERS, ladder: { name, levels } };
  const { ladder } = makeSetupChoice(choice) as { readonly ladder: unknown };
  return `${JSON.stringify({ palier: VERSION, edition, ladder }, undefined, 2)}\n`;
}

/** Undefined where there is none in it. A ladder alone, as `palier sim --ladder` takes it, will do. */
export function parseLadderFile(text: string): OwnLadder | undefined {
  const json = membersOf(text);
  if (json === undefined) return undefined;
  const { edition = DEFAULT_EDITION, ladder = json } = json;
  const choice = parseSetupChoice({ edition, players: MIN_PLAYERS, ladder });
  if (isFault(choice) || typeof choice.ladder !== 'object') return undefined;
  return { edition: choice.edition, ...choice.ladder, name: cleanName(choice.ladder.name) };
}

function membersOf(text: string): { readonly [member: string]: unknown } | undefined {
  if (text.length > MOST_BYTES) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}
