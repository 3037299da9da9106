/** `palier replay`: a record turn by turn. */
import {
  isFault,
  makeEvent,
  makePosition,
  makeView,
  VERSION,
  viewOf,
  type GameRecord,
  type Json,
  type RecordedEvent,
} from '@palier/rules';
import { defineCommand, type Args, type CommandOptions } from '../command.ts';
import { eventAs, addresseeOf, type Seeing } from '../eyes.ts';
import { failed, isFailure, refusedDocument, type Failure } from '../failure.ts';
import { readRecord } from '../input.ts';
import { write } from '../output.ts';
import { problemSentence } from '../problem-words.ts';
import { recordNaming, playerNames, titleOf } from '../record-words.ts';
import { readNumber } from '../setup-options.ts';
import { DONE, REFUSED } from '../status.ts';
import { scenesOf, momentsByTurn, type Break, type MomentBefore } from './moments.ts';
import { handLines, roundHeading, turnText, type TurnTelling } from './turn-text.ts';
import { canWalk, stepThrough } from './walk.ts';
import type { Words } from '../words.ts';

const OPTIONS = {
  open: { type: 'boolean' },
  seat: { type: 'string', value: 'N' },
  from: { type: 'string', value: 'N' },
  to: { type: 'string', value: 'N' },
  step: { type: 'boolean' },
} as const satisfies CommandOptions;

type Values = Args<typeof OPTIONS>['values'];

export const command = defineCommand('replay', {
  operands: ['FILE'],
  json: 'option',
  options: OPTIONS,
  run: async (context, { operands, values, json }) => {
    const { words, stdout } = context;
    const file = operands[0]!;
    const record = await readRecord(context, file);
    if (isFailure(record)) return record;
    const wish = readWish(values, record, words);
    if (isFailure(wish)) return wish;
    const told = scenesOf(record);
    if (isFault(told)) return refusedDocument(words, told, file);
    const scenes = told.scenes.slice(wish.from - 1, wish.to);
    const { problem } = told;
    const end =
      problem !== undefined && problem.number <= wish.to
        ? broken(problem, record, { words, file, eyes: wish.eyes })
        : DONE;
    if (json) {
      if (!isFailure(end)) await write(stdout, momentsDocument(record, scenes, wish.eyes));
      return end;
    }
    const texts = tell(record, scenes, { words, eyes: wish.eyes });
    if (values.step && canWalk(context)) {
      stdout.write(`${words.cli.replay.stepKeys}\n\n`);
      await stepThrough(context, texts);
      return end;
    }
    const lines = texts.map((text) => `${text}\n`);
    await write(stdout, lines);
    return end;
  },
});

/** The record goes on, but not as a game could: what came before is told, then this. */
function broken(
  problem: Break,
  record: GameRecord,
  { words, file, eyes }: { readonly words: Words; readonly file: string; readonly eyes: Seeing },
): Failure {
  return {
    t: 'failure',
    status: REFUSED,
    code: problem.t,
    message: problemSentence(problem, record, { words, eyes }),
    source: file,
    // The header is the first line.
    path: `line ${problem.number + 1}`,
  };
}

type Wish = { readonly eyes: Seeing; readonly from: number; readonly to: number };

/** What is asked for, checked against what the record has. */
function readWish(values: Values, { events, setup }: GameRecord, words: Words): Wish | Failure {
  if (values.open && values.seat !== undefined) {
    return failed(words, 'not-together', { options: ['--open', '--seat'] });
  }
  const number = (name: 'seat' | 'from' | 'to', min: number, max: number): number | Failure =>
    readNumber(`--${name}`, values[name] ?? String(name === 'to' ? max : min), { min, max, words });
  const most = Math.max(1, events.length);
  const seat = number('seat', 1, setup.players);
  if (isFailure(seat)) return seat;
  const from = number('from', 1, most);
  if (isFailure(from)) return from;
  const to = number('to', from, most);
  if (isFailure(to)) return to;
  if (values.open) return { eyes: 'open', from, to };
  return { eyes: values.seat === undefined ? 'spectator' : seat, from, to };
}

/** The title and what comes before the first turn, then each turn. */
function tell(
  record: GameRecord,
  scenes: readonly MomentBefore[],
  { words, eyes }: { readonly words: Words; readonly eyes: Seeing },
): readonly string[] {
  const players = playerNames(record, words);
  const telling: TurnTelling = {
    words,
    naming: recordNaming(record, addresseeOf(eyes)),
    players,
    eyes,
    digits: String(scenes.at(-1)?.number ?? 0).length,
  };
  const title = [titleOf(record, words), words.cli.verify.players(players), ''];
  const first = scenes[0];
  const isInside = first !== undefined && first.event.t !== 'roundDealt';
  if (isInside) {
    title.push(roundHeading(first.before, telling), '', ...handLines(first.before, telling), '');
  }
  const [opening, ...turns] = momentsByTurn(scenes).map((turn) => turnText(turn, telling));
  return [[...title, opening ?? words.cli.replay.empty].join('\n'), ...turns];
}

/** Every moment with its event and what these eyes see after it; open ones the whole position. */
function* momentsDocument(
  { header }: GameRecord,
  scenes: readonly MomentBefore[],
  eyes: Seeing,
): Generator<string> {
  yield `{"palier":${VERSION},"names":${JSON.stringify(header.names)},"moments":[`;
  for (const [index, scene] of scenes.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(momentDocument(scene, eyes))}`;
  }
  yield ']}\n';
}

function momentDocument({ number, event, state }: MomentBefore, eyes: Seeing): Json {
  if (eyes === 'open') {
    return { number, event: eventDocument(event), position: makePosition(state) };
  }
  // The round's history is in the moments themselves.
  const { history: _, ...view } = makeView(viewOf(state, eyes)) as {
    readonly [name: string]: Json;
  };
  return { number, event: eventDocument(eventAs(event, eyes)), view };
}

function eventDocument(event: RecordedEvent): Json {
  return event.t === 'takenBack' ? { ...event } : makeEvent(event);
}
