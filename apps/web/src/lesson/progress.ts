/** How far somebody has come in the lesson: kept on the device, so that it can be left at any moment. */
import { optional } from '@palier/rules/codec';
import { anyText, looseList, looseObject, withDefault } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

export type LessonProgress = {
  /** The chapters gone through to their end. */
  readonly done: readonly string[];
  /** The chapter that was left, and the moves made in it. */
  readonly left?: { readonly chapter: string; readonly moves: readonly string[] };
};

const MOST = 1000;
const texts = withDefault(looseList(anyText, MOST), []);

export const lessonProgressCodec = looseObject<LessonProgress>({
  done: texts,
  left: optional(looseObject({ chapter: anyText, moves: texts })),
});

export const lessonProgress = kept<LessonProgress>('lesson', lessonProgressCodec, { done: [] });

/** After a move in a chapter: left there, or done and left nowhere. */
export function progressAfter(
  { done, left }: LessonProgress,
  chapter: string,
  { moves, isDone }: { readonly moves: readonly string[]; readonly isDone: boolean },
): LessonProgress {
  if (isDone) return { done: done.includes(chapter) ? done : [...done, chapter] };
  // Opening a chapter without a move does not replace the one that was left.
  if (moves.length === 0 && left !== undefined && left.chapter !== chapter) return { done, left };
  return { done, left: { chapter, moves } };
}

/** Where to go on: the chapter that was left, else the first that is not done. */
export function nextChapter(
  { done, left }: LessonProgress,
  chapters: readonly string[],
): string | undefined {
  if (left !== undefined && chapters.includes(left.chapter)) return left.chapter;
  return chapters.find((chapter) => !done.includes(chapter));
}
