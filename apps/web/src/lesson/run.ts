/** A chapter being gone through: a real game from its position, the learner's moves, the replies. */
import {
  assert,
  deciders,
  isFault,
  isRefusal,
  makeCard,
  makeMove,
  makeSetup,
  parseMove,
  type Command,
  type RecordedEvent,
  type Refusal,
} from '@palier/rules';
import { act, openGame, takeBack, type Acted, type Game, type SeatInfo } from '@palier/table';
import { takeOne } from '@palier/table/seat';
import { LEARNER, reaches, type LessonChapter, type Position, type LessonStep } from './chapter.ts';

export type Run = {
  readonly t: 'run';
  readonly chapter: LessonChapter;
  readonly game: Game;
  /** The learner's moves that stand, as text: one for each step behind. */
  readonly moves: readonly string[];
  /** How many replies there have been. */
  readonly replied: number;
  /** What the last move led to. */
  readonly fresh: readonly RecordedEvent[];
};

export function beginRun(chapter: LessonChapter, seats: readonly SeatInfo[]): Run {
  return { t: 'run', chapter, game: gameAt(chapter, seats), moves: [], replied: 0, fresh: [] };
}

/** The chapter where it was left: undefined where those moves lead nowhere any more. */
export function resumeRun(
  chapter: LessonChapter,
  seats: readonly SeatInfo[],
  moves: readonly string[],
): Run | undefined {
  let run = withReplies(beginRun(chapter, seats));
  for (const text of moves) {
    const command = parseMove(text);
    const next = isRefusal(command) ? command : moveIn(run, command);
    if (next === 'not-asked' || isRefusal(next)) return undefined;
    run = withReplies(next);
  }
  return run;
}

function withReplies(run: Run): Run {
  const next = replyIn(run);
  return next === undefined ? run : withReplies(next);
}

/** What is asked now; undefined once the chapter is done. */
export function stepOf({ chapter, moves }: Run): LessonStep | undefined {
  return chapter.steps[moves.length];
}

/** The learner's move, if it is what the step asks; the rules have the first word. */
export function moveIn(run: Run, command: Command): Run | Refusal | 'not-asked' {
  const step = stepOf(run);
  const acted = act(run.game, LEARNER, command);
  if (isRefusal(acted)) return acted;
  const isAsked = acted.entries.some(
    (entry) => step !== undefined && entry.t !== 'takenBack' && reaches(step.goal, entry),
  );
  if (!isAsked) return 'not-asked';
  return { ...after(run, acted), moves: [...run.moves, makeMove(command)] };
}

/** Whether the step asks for this move, and the rules let it through. */
export function isAskedIn(run: Run, command: Command): boolean {
  const moved = moveIn(run, command);
  return moved !== 'not-asked' && !isRefusal(moved);
}

/** Undoes the learner's last laying or adding, and with it the step is asked again. */
export function backIn(run: Run): Run | undefined {
  const acted = takeBack(run.game, LEARNER);
  return acted && { ...after(run, acted), moves: run.moves.slice(0, -1) };
}

/** The next move of another player; undefined where it is the learner's turn or nothing is written. */
export function replyIn(run: Run): Run | undefined {
  const text = run.chapter.replies[run.replied];
  const [seat] = deciders(run.game.timeline.at.table);
  if (text === undefined || seat === undefined || seat === LEARNER) return undefined;
  const command = parseMove(text);
  assert(!isRefusal(command), `a reply can be read: ${text}`);
  const acted = act(run.game, seat, command);
  assert(!isRefusal(acted), `a reply is legal: ${text}`);
  return { ...after(run, acted), replied: run.replied + 1 };
}

function after(run: Run, { game, entries }: Acted): Run {
  return { ...run, game, fresh: entries };
}

/** The first way of the step that is legal now: what is shown to a learner who does not find one. */
export function wayIn(run: Run): Command | undefined {
  const commands = (stepOf(run)?.ways ?? []).map(parseMove);
  return commands.find(
    (command): command is Command =>
      !isRefusal(command) && !isRefusal(act(run.game, LEARNER, command)),
  );
}

function gameAt({ id, position }: LessonChapter, seats: readonly SeatInfo[]): Game {
  const { next: _first, ...document } = position;
  const { edition, players } = position;
  const setup = makeSetup({ edition, players });
  assert(!isFault(setup), 'a lesson is set up by the book');
  const luck = { seed: `lesson ${id}` };
  const header = {
    palier: 1,
    t: 'header',
    engine: 'lesson',
    ruleset: setup.id,
    edition,
    players,
    names: seats.map(({ name }) => name),
    fairness: { t: 'seeded', ...luck },
    position: {
      palier: 1,
      ...luck,
      dealer: players,
      turn: LEARNER,
      ...document,
      stock: stockOf(position, setup.deck.map(makeCard)),
    },
  };
  const game = openGame({
    id: `lesson-${id}`,
    seats,
    header: JSON.stringify(header),
    // A step that is done leads on to the next.
    isDiscardOpen: false,
    lines: [],
  });
  assert(!isFault(game), `the position of ${id} is sound: ${JSON.stringify(game)}`);
  return game;
}

/** First the cards that must come, then all that lie nowhere else. */
function stockOf(position: Position, deck: readonly string[]): readonly string[] {
  const { hands, discards, melds = [], next } = position;
  const rest = [...deck];
  const laid = melds.flatMap((own) => own.flatMap(({ cards }) => cards));
  for (const card of [...hands.flat(), ...discards.flat(), ...laid, ...next]) {
    assert(takeOne(rest, card), `there is only one ${card}`);
  }
  return [...next, ...rest];
}
