/** What cannot be played in a ladder, level by level: the kernel stops at the first, people want all. */
import { MIN_PLAYERS, fault, isFault, type Fault, type Level } from '@palier/rules';
import { setupOn, type OwnLadder } from '../new-game/ladder-code.ts';

/** By level, undefined where it can be played. */
export function faultsOf({ edition, levels }: OwnLadder): readonly (Fault | undefined)[] {
  return levels.map((level, index) => numbered(faultOf(edition, level), index + 1));
}

export function isPlayable(ladder: OwnLadder): boolean {
  return !isFault(setupOn(ladder, MIN_PLAYERS));
}

/** Kept: each change of one level asks for all of them, and some answers take a search. */
const known = new Map<string, Fault | undefined>();

function faultOf(edition: OwnLadder['edition'], level: Level): Fault | undefined {
  const key = JSON.stringify([edition, level]);
  if (!known.has(key)) {
    const setup = setupOn({ edition, name: '', levels: [level] }, MIN_PLAYERS);
    known.set(key, isFault(setup) ? setup : undefined);
  }
  return known.get(key);
}

/** Asked alone, each level is the first. */
function numbered(found: Fault | undefined, level: number): Fault | undefined {
  if (found === undefined) return undefined;
  const path = found.path.replace('levels[0]', `levels[${level - 1}]`);
  return found.code === 'level-impossible'
    ? fault('level-impossible', path, { level })
    : { ...found, path };
}

/** What is wrong with the whole, as too many levels. */
export function wholeFault(ladder: OwnLadder): Fault | undefined {
  const setup = setupOn(ladder, MIN_PLAYERS);
  return isFault(setup) && !setup.path.startsWith('ladder.levels[') ? setup : undefined;
}
