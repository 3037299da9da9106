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
import type { LessonChapter } from './chapter.ts';
import { LESSON } from './chapters.ts';
import { chapterRoute, wayOut } from './ways.ts';
import { showWay, type Teaching } from './teaching.ts';
import { Button } from '../ui/button.tsx';

type CoachProps = {
  readonly teaching: Teaching;
  readonly chapter: LessonChapter;
};

export function Coach({ teaching, chapter }: CoachProps) {
  const { moves } = teaching.table.run.value;
  const isDone = teaching.isOver.value;
  return (
    <header class="lesson-coach">
      <CoachBar chapter={chapter} behind={moves.length} />
      <div class="row nowrap start lesson-bubble">
        <Face of={{ name: 'Nell', bot: 'nell' }} mood={isDone ? 'happy' : 'calm'} />
        {isDone ? <Done id={chapter.id} /> : <Asked teaching={teaching} chapter={chapter} />}
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
    <div class="row nowrap lesson-bar">
      <a class="icon-button" href={wayOut(chapter)} aria-label={says.leave}>
        <Icon name="close" />
      </a>
      <div class="lesson-name">
        <Heading text={says.chapters[chapter.id].title} isPassed />
        <div class="row tight lesson-where">
          <p class="soft tiny">
            {place === -1 ? says.exercise : says.chapterOf(place + 1, LESSON.length)}
          </p>
          <Pips look="dot" of={steps} filled={behind} />
          <span class="visually-hidden">{says.stepOf(Math.min(behind + 1, steps), steps)}</span>
        </div>
      </div>
      {next !== undefined && behind < steps && (
        <a
          class="icon-button lesson-skip"
          href={chapterRoute(next.id)}
          aria-label={says.skip}
          title={says.skip}
        >
          <Icon name="step-forward" />
        </a>
      )}
    </div>
  );
}

function Asked({ teaching, chapter }: CoachProps) {
  const { table, model } = teaching;
  const says = words('lesson');
  const isStuck = useStuck(teaching);
  const { moves } = table.run.value;
  const step = chapter.steps[moves.length];
  const isDue = model.state.value !== undefined && model.isDue.value;
  const isAsked = isDue && step !== undefined;
  const praise = says.praises[(moves.length - 1) % says.praises.length];
  const { turn } = model.view.value.table;
  const waiting =
    step === undefined
      ? says.chapters[chapter.id].learnt
      : says.watch(model.seats.value[turn - 1]!.name);
  return (
    <div class="row grow lesson-words">
      <Said>
        {isAsked && chapter === LESSON[0] && moves.length === 0 && (
          <p class="lesson-aim">{says.aim}</p>
        )}
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

/** The end of a chapter: what was learnt. Where it goes on stands below the hand (`onward.tsx`). */
function Done({ id }: { readonly id: LessonChapter['id'] }) {
  const says = words('lesson');
  return (
    <div class="row grow lesson-words">
      <Said>
        <p class="lesson-praise">{says.praises.at(-1)}</p>
        <p class="lesson-what">{says.chapters[id].learnt}</p>
        {id === LESSON.at(-1)!.id && (
          <p class="lesson-wins">
            {says.wins} <span class="lesson-why">{says.otherEnds}</span>
          </p>
        )}
      </Said>
    </div>
  );
}

const MOST_TRIES = 2;
const LONG_WHILE = 15_000;

/** Whether somebody does not find what a step asks for: too many other tries, a long while, or they say so. */
function useStuck({ model, table, helps }: Teaching): ReadonlySignal<boolean> {
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
  const { value: asked } = helps;
  useEffect(() => {
    if (asked > 0) isStuck.value = true;
  }, [asked]);
  return isStuck;
}
