/** How far somebody has come in the lesson: kept on the device, so that it can be left at any moment. */
import { readStored, store } from '../state/storage.ts';

export type Progress = {
  /** The chapters gone through to their end. */
  readonly done: readonly string[];
  /** The chapter that was left, and the moves made in it. */
  readonly left?: { readonly chapter: string; readonly moves: readonly string[] };
};

const NAME = 'lesson';
const NOTHING: Progress = { done: [] };

export function readProgress(): Progress {
  return parseProgress(readStored(NAME));
}

export function keepProgress(progress: Progress): void {
  store(NAME, JSON.stringify(progress));
}

/** Whatever cannot be read counts as nothing. */
export function parseProgress(text: string | null): Progress {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOTHING;
    const done = 'done' in kept ? textsIn(kept.done) : [];
    const left = 'left' in kept ? leftIn(kept.left) : undefined;
    return { done, ...(left !== undefined && { left }) };
  } catch {
    return NOTHING;
  }
}

function leftIn(left: unknown): Progress['left'] {
  if (typeof left !== 'object' || left === null) return undefined;
  if (!('chapter' in left) || typeof left.chapter !== 'string') return undefined;
  return { chapter: left.chapter, moves: 'moves' in left ? textsIn(left.moves) : [] };
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}

/** After a move in a chapter: left there, or done and left nowhere. */
export function progressAfter(
  { done, left }: Progress,
  chapter: string,
  { moves, isDone }: { readonly moves: readonly string[]; readonly isDone: boolean },
): Progress {
  if (isDone) return { done: done.includes(chapter) ? done : [...done, chapter] };
  // Who only looks into a chapter has not left the other one.
  if (moves.length === 0 && left !== undefined && left.chapter !== chapter) return { done, left };
  return { done, left: { chapter, moves } };
}

/** Where to go on: the chapter that was left, else the first that is not done. */
export function nextChapter(
  { done, left }: Progress,
  chapters: readonly string[],
): string | undefined {
  if (left !== undefined && chapters.includes(left.chapter)) return left.chapter;
  return chapters.find((chapter) => !done.includes(chapter));
}
