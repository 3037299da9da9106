/** Below the hand once a chapter is done: the way on, where the thumb was all the time. */
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { IconButton } from '../ui/button.tsx';
import type { LessonChapter } from './chapter.ts';
import { LESSON } from './chapters.ts';
import { chapterRoute, FINALE, wayOut } from './ways.ts';

type OnwardProps = { readonly chapter: LessonChapter; readonly onAgain: () => void };

export function Onward({ chapter, onAgain }: OnwardProps) {
  const says = words('lesson');
  const main = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The table looks after its own focus first.
    const frame = requestAnimationFrame(() => main.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const { href, text } = onwardFrom(chapter);
  return (
    <footer class="action-bar lesson-onward">
      <div class="action-tools">
        <IconButton icon="undo" says={says.again} title={says.again} onClick={onAgain} />
      </div>
      <div class="action-buttons">
        <a ref={main} class="button button-primary action-main" href={href}>
          {text}
        </a>
      </div>
    </footer>
  );
}

function onwardFrom(chapter: LessonChapter): { readonly href: string; readonly text: string } {
  const says = words('lesson');
  const place = LESSON.indexOf(chapter);
  if (place === -1) return { href: wayOut(chapter), text: says.differences.back };
  const next = LESSON[place + 1];
  if (next === undefined) return { href: chapterRoute(FINALE), text: says.playFirst };
  return { href: chapterRoute(next.id), text: says.nextChapter(says.chapters[next.id].title) };
}
