/** Which sentence says of the level or the combination what cannot be played in it. */
import type { Fault } from '@palier/rules';
import type { Part } from '@palier/text';

/** `ladder.levels`, `ladder.levels[2]` and `ladder.levels[2][0]`, as the kernel writes places. */
const PLACE = /^ladder\.levels(?:\[(\d+)\](?:\[(\d+)\])?)?$/u;

/** Undefined where the kernel's own sentence names what it is about. */
export function faultOfLadder(
  { code, path, facts }: Fault,
  says: Part<'ladders'>['faults'],
): string | undefined {
  const place = PLACE.exec(path);
  if (place === null) return undefined;
  const level = Number(place[1]) + 1;
  switch (code) {
    case 'wrong-length':
      return place[1] === undefined
        ? says.levels(facts.length, facts.max)
        : says.parts(level, facts.length, facts.max);
    case 'out-of-range':
      return says.size(level, Number(place[2]) + 1, facts);
    case 'level-too-big':
      return says.tooBig(level, facts.cards, facts.most);
    default:
      return undefined;
  }
}
