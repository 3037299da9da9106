/** Changes to the levels of a ladder, each giving the next levels. Places count from 0. */
import { LADDER_LIMITS, levelSize, type Level, type LevelPart } from '@palier/rules';

export type Levels = readonly Level[];

/** What most levels are made of. */
export const USUAL_PART: LevelPart = { kind: 'set', size: 3 };

export function withLevel(levels: Levels, at: number, level: Level): Levels {
  return levels.map((old, place) => (place === at ? level : old));
}

export function withoutLevel(levels: Levels, at: number): Levels {
  return levels.filter((_, place) => place !== at);
}

/** The level at one place comes to stand at another. */
export function movedLevel(levels: Levels, from: number, to: number): Levels {
  return withoutLevel(levels, from).toSpliced(to, 0, levels[from]!);
}

export function doubledLevel(levels: Levels, at: number): Levels {
  return levels.toSpliced(at + 1, 0, levels[at]!);
}

/** One more, like the last and so no easier. */
export function withAnotherLevel(levels: Levels): Levels {
  return [...levels, levels.at(-1) ?? [USUAL_PART]];
}

export function canGrow(levels: Levels): boolean {
  return levels.length < LADDER_LIMITS.levels;
}

export function withPart(level: Level, at: number, part: LevelPart): Level {
  return level.map((old, place) => (place === at ? part : old));
}

export function withoutPart(level: Level, at: number): Level {
  return level.filter((_, place) => place !== at);
}

/** One more, as large as the usual if the hand has room for it. */
export function withAnotherPart(level: Level): Level {
  const { cards, minSize } = LADDER_LIMITS;
  const size = Math.max(minSize, Math.min(USUAL_PART.size, cards - levelSize(level)));
  return [...level, { ...USUAL_PART, size }];
}

export function canTakePart(level: Level): boolean {
  return level.length < LADDER_LIMITS.parts;
}
