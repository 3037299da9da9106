/** The coach above the table: one thing to do at a time, and why. */
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { isRefusal, parseMove, type Command } from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { Heading } from '../ui/heading.tsx';
import { Pips } from '../ui/pips.tsx';
import { makeRoute } from '../state/router.ts';
import type { LessonChapter } from './chapter.ts';
import { LESSON } from './chapters.ts';
import { stepOf } from './run.ts';
import { showWay, type Teaching } from './teaching.ts';
import type { TableModel } from '../table/table-model.ts';
import type { LessonTable } from './lesson-table.ts';
import { Button } from '../ui/button.tsx';

type CoachProps = {
  readonly teaching: Teaching;
  readonly chapter: LessonChapter;
  readonly onAgain: () => void;
};

export function Coach({ teaching, chapter, onAgain }: CoachProps) {
  const { table, model } = teaching;
  const { moves } = table.run.value;
  // A round that ended is looked at before anything else is said.
  const isDone = stepOf(table.run.value) === undefined && model.ended.value === undefined;
  return (
    <header class="lesson-coach">
      <CoachBar chapter={chapter} behind={moves.length} />
      <div class="row nowrap start lesson-bubble">
        <Face of={{ name: 'Nell', bot: 'nell' }} mood={isDone ? 'happy' : 'calm'} />
        {isDone ? (
          <Done chapter={chapter} onAgain={onAgain} />
        ) : (
          <Asked teaching={teaching} chapter={chapter} />
        )}
      </div>
    </header>
  );
}

type CoachBarProps = { readonly chapter: LessonChapter; readonly behind: number };

function CoachBar({ chapter, behind }: CoachBarProps) {
  const says = words('lesson');
  const place = LESSON.indexOf(chapter);
  const next = LESSON[place + 1];
  const { length: steps } = chapter.steps;
  return (
    <div class="row lesson-bar">
      <a class="icon-button" href={wayOut(chapter)} aria-label={says.leave}>
        <Icon name="close" />
      </a>
      <div class="lesson-name">
        <Heading text={says.chapters[chapter.id].title} isPassed />
        <p class="soft tiny lesson-where">
          {place === -1 ? says.exercise : says.chapterOf(place + 1, LESSON.length)}
        </p>
      </div>
      <Pips look="dot" of={steps} filled={behind} />
      <span class="visually-hidden">{says.stepOf(Math.min(behind + 1, steps), steps)}</span>
      {next !== undefined && behind < steps && (
        <a class="button button-quiet lesson-skip" href={chapterRoute(next.id)}>
          {says.skip}
        </a>
      )}
    </div>
  );
}

export function chapterRoute(id: string): string {
  return makeRoute({ t: 'place', place: 'lesson', operand: id });
}

/** An exercise was opened from the differences, a chapter from the list. */
function wayOut(chapter: LessonChapter): string {
  return LESSON.includes(chapter)
    ? makeRoute({ t: 'place', place: 'lesson' })
    : chapterRoute('differences');
}

function Asked({ teaching, chapter }: Omit<CoachProps, 'onAgain'>) {
  const { table, model } = teaching;
  const says = words('lesson');
  const isStuck = useStuck(model, table);
  const { moves } = table.run.value;
  const step = chapter.steps[moves.length];
  const isDue = model.state.value !== undefined && model.isDue.value;
  const isAsked = isDue && step !== undefined;
  const praise = says.praises[(moves.length - 1) % says.praises.length];
  const waiting = step === undefined ? says.chapters[chapter.id].learnt : says.watch;
  return (
    <div class="row grow lesson-words">
      <Said>
        {moves.length > 0 && table.strays.value === 0 && <p class="lesson-praise">{praise}</p>}
        {isAsked && table.strays.value > 0 && <p class="lesson-stray">{says.notAsked}</p>}
        <p class="lesson-what">{isAsked ? says.steps[step.id].what : waiting}</p>
        {isAsked && <p class="lesson-why">{says.steps[step.id].why}</p>}
      </Said>
      <div class="row">
        {isAsked && <KeyOf move={step.ways[0]!} />}
        {isAsked && isStuck.value && (
          <Button icon="eye" class="lesson-show" onClick={() => showWay(teaching)}>
            {says.showMe}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A live region is announced only when it changes: the first words come after it. */
function Said({ children }: { readonly children: ComponentChildren }) {
  const isThere = useSignal(false);
  useEffect(() => {
    isThere.value = true;
  }, []);
  return (
    <div class="lesson-said" role="status" aria-atomic="true">
      {isThere.value && children}
    </div>
  );
}

const KEYS: { readonly [T in Command['t']]?: string } = {
  drawCard: 'D',
  takeCard: 'T',
  layLevel: 'L',
  addCard: 'A',
  discard: 'X',
};

/** For those with a keyboard. */
function KeyOf({ move }: { readonly move: string }) {
  const command = parseMove(move);
  const key = isRefusal(command) ? undefined : KEYS[command.t];
  return key === undefined ? null : <p class="lesson-key">{words('lesson').key(key)}</p>;
}

/** The end of a chapter: what was learnt, and where it goes on. */
function Done({ chapter, onAgain }: Omit<CoachProps, 'teaching'>) {
  const says = words('lesson');
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The table looks after its own focus first.
    const frame = requestAnimationFrame(() => onward.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const place = LESSON.indexOf(chapter);
  const next = LESSON[place + 1];
  const isExercise = place === -1;
  return (
    <div class="row grow lesson-words">
      <Said>
        <p class="lesson-praise">{says.praises.at(-1)}</p>
        <p class="lesson-what">{says.chapters[chapter.id].learnt}</p>
      </Said>
      <div class="row tight lesson-onward">
        <a
          ref={onward}
          class="button button-primary"
          href={isExercise || next === undefined ? wayOut(chapter) : chapterRoute(next.id)}
        >
          {isExercise
            ? says.differences.back
            : next === undefined
              ? says.finish
              : says.nextChapter(says.chapters[next.id].title)}
        </a>
        <Button class="button-quiet" onClick={onAgain}>
          {says.again}
        </Button>
      </div>
    </div>
  );
}

const MOST_TRIES = 2;
const LONG_WHILE = 15_000;

/** Whether somebody does not find what a step asks for: too many other tries, or a long while. */
function useStuck(model: TableModel, table: LessonTable): ReadonlySignal<boolean> {
  const isStuck = useSignal(false);
  const refusalsBefore = useRef(0);
  const { length: step } = table.run.value.moves;
  const isDue = model.state.value !== undefined && model.isDue.value;
  useEffect(() => {
    isStuck.value = false;
    refusalsBefore.current = model.refusals.peek();
    const timer = setTimeout(() => (isStuck.value = isDue), LONG_WHILE);
    return () => clearTimeout(timer);
  }, [step, isDue]);
  const { value: strays } = table.strays;
  const { value: refusals } = model.refusals;
  useEffect(() => {
    // After the effect above: those of the step before do not count.
    const tries = strays + refusals - refusalsBefore.current;
    if (isDue && tries >= MOST_TRIES) isStuck.value = true;
  }, [strays, refusals]);
  return isStuck;
}
