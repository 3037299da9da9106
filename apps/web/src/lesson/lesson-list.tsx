/** Before and after the lesson: its chapters with their marks, and then the first game. */
import type { EditionId } from '@palier/rules';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import { go, makeRoute } from '../state/router.ts';
import type { LessonChapter } from './chapter.ts';
import { BASICS, LESSON, MORE } from './chapters.ts';
import { FirstGame } from './first-game.tsx';
import { nextChapter, lessonProgress, type LessonProgress } from './progress.ts';
import { chapterRoute } from './ways.ts';
import { Button } from '../ui/button.tsx';
import './lesson.css';

const IDS = LESSON.map(({ id }) => id);

export function LessonList() {
  const says = words('lesson');
  const now = lessonProgress.value;
  const next = nextChapter(now, IDS);
  const isBegun = now.done.length > 0 || now.left !== undefined;
  return (
    <Page title={says.title} class="lesson-page">
      <p class="strong">{says.aim}</p>
      {next === undefined ? <Ended /> : <p>{says.about}</p>}
      {next !== undefined && (
        <a class="button button-primary button-large" href={chapterRoute(next)}>
          {isBegun ? says.goOn : says.start}
        </a>
      )}
      <section class="stack">
        <h2 class="soft small lesson-part">{says.chapterList}</h2>
        <ChapterList chapters={BASICS} progress={now} />
        <h3 class="soft small lesson-part">{says.level8}</h3>
        <ChapterList chapters={MORE} progress={now} />
      </section>
      {isBegun && (
        <Button
          icon="undo"
          onClick={() => {
            lessonProgress.set({ done: [] });
            go({ t: 'place', place: 'lesson', operand: IDS[0]! });
          }}
        >
          {says.restart}
        </Button>
      )}
      <ul class="panel panel-list">
        <li>
          <a class="list-row" href={chapterRoute('differences')}>
            <Icon name="people" />
            <span class="grow">
              <strong>{says.differences.link}</strong>
              <span class="line soft small">{says.differences.linkAbout}</span>
            </span>
          </a>
        </li>
        <li>
          <a class="list-row" href={makeRoute({ t: 'rules' })}>
            <Icon name="book" />
            <span class="grow">{says.rulebook}</span>
          </a>
        </li>
      </ul>
    </Page>
  );
}

type ListProps = {
  readonly chapters: readonly LessonChapter[];
  readonly progress: LessonProgress;
};

function ChapterList({ chapters, progress: { done, left } }: ListProps) {
  const says = words('lesson');
  return (
    <ol class="panel panel-list">
      {chapters.map(({ id }) => (
        <li key={id}>
          <a class="list-row" href={chapterRoute(id)}>
            <span class="lesson-number" data-done={done.includes(id)} aria-hidden="true">
              {done.includes(id) ? <Icon name="check" /> : IDS.indexOf(id) + 1}
            </span>
            <span class="grow">
              <strong>{says.chapters[id].title}</strong>
              <span class="line soft small">{says.chapters[id].about}</span>
            </span>
            {left?.chapter === id && <span class="chip chip-accent">{says.isLeft}</span>}
            {left?.chapter !== id && done.includes(id) && (
              <span class="chip chip-good">{says.isDone}</span>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The edition that most will want comes first. */
const FIRST_GAMES: readonly EditionId[] = ['level-8-101', 'level-up'];

function Ended() {
  const says = words('lesson');
  return (
    <section class="panel stack lesson-ended">
      <h2>{says.ended}</h2>
      <p>{says.endedAbout}</p>
      {FIRST_GAMES.map((edition, index) => (
        <FirstGame
          key={edition}
          edition={edition}
          {...(index === 0 && { class: 'button-primary button-large' })}
        >
          {says.firstGame(words('game').edition(edition))}
        </FirstGame>
      ))}
    </section>
  );
}
