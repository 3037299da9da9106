/** `palier review`: the coach on a record, in the terminal, as JSON and as a page. */
import { setImmediate } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  USUAL_REVIEW,
  decisionsOf,
  reviewGame,
  type GameReview,
  type ReviewOptions,
} from '@palier/bots/coach';
import { MOST_CONTINUATIONS } from '@palier/bots';
import { verify, type GameRecord, type Seat } from '@palier/rules';
import { loadPart } from '@palier/text';
import { defineCommand, type Args, type Context, type CommandOptions } from '../command.ts';
import { errorCode } from '../error-code.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { readRecord } from '../input.ts';
import { columnsOf } from '../layout.ts';
import { CLEAR_LINE, write } from '../output.ts';
import { problemEvent, problemSentence } from '../problem-words.ts';
import { checkSeed, readNumber } from '../setup-options.ts';
import { checkFile } from '../sim/deliver.ts';
import { quoted } from '../sim/replay-line.ts';
import { DONE, REFUSED } from '../status.ts';
import { reviewDocument } from './document.ts';
import { reviewPage } from './page.ts';
import { reviewText } from './text.ts';
import type { Words } from '../words.ts';

const OPTIONS = {
  seat: { type: 'string', value: 'N' },
  html: { type: 'string', value: 'FILE' },
  continuations: { type: 'string', value: 'N' },
  games: { type: 'string', value: 'N' },
  seed: { type: 'string', value: 'TEXT' },
} as const satisfies CommandOptions;

type Values = Args<typeof OPTIONS>['values'];

export const command = defineCommand('review', {
  operands: ['FILE'],
  json: 'option',
  options: OPTIONS,
  run: async (context, { operands, values, json }) => {
    const { words, lang, stdout } = context;
    const file = operands[0]!;
    const record = await readRecord(context, file);
    if (isFailure(record)) return record;
    const wish = readWish(values, record, words);
    if (isFailure(wish)) return wish;
    const broken =
      brokenRecord(record, file, words) ??
      (values.html === undefined ? undefined : checkFile(values.html, context));
    if (broken !== undefined) return broken;
    const review = await reviewed(record, wish, context);
    const told = {
      record,
      review,
      ...wish,
      words,
      lang,
      coach: await loadPart(lang, 'review'),
    };
    if (values.html !== undefined) {
      try {
        writeFileSync(values.html, reviewPage({ ...told, line: lineOf(values, file) }));
      } catch (error) {
        return failed(words, 'cannot-write', { file: values.html, detail: errorCode(error) });
      }
    }
    const text = json
      ? `${JSON.stringify(reviewDocument(told))}\n`
      : reviewText(told, columnsOf(stdout)) +
        (values.html === undefined ? '' : `\n${words.cli.review.reported(values.html)}\n`);
    await write(stdout, [text]);
    return DONE;
  },
});

/** More would take days. */
const MOST_GAMES = 100_000;
/** Below this an interval means little. */
const FEWEST_CONTINUATIONS = 100;

type Wish = { readonly seat: Seat; readonly options: ReviewOptions };

function readWish(values: Values, { setup }: GameRecord, words: Words): Wish | Failure {
  const seat = readNumber('--seat', values.seat ?? '1', { min: 1, max: setup.players, words });
  if (isFailure(seat)) return seat;
  const continuations = readNumber(
    '--continuations',
    values.continuations ?? String(USUAL_REVIEW.continuations),
    { min: FEWEST_CONTINUATIONS, max: MOST_CONTINUATIONS, words },
  );
  if (isFailure(continuations)) return continuations;
  const games = readNumber('--games', values.games ?? String(USUAL_REVIEW.games), {
    min: 1,
    max: MOST_GAMES,
    words,
  });
  if (isFailure(games)) return games;
  const { seed = USUAL_REVIEW.seed } = values;
  return checkSeed(seed, words) ?? { seat, options: { continuations, games, seed } };
}

/** What `palier verify` finds wrong cannot be reviewed. */
function brokenRecord(record: GameRecord, file: string, words: Words): Failure | undefined {
  const [problem] = verify(record).problems;
  if (problem === undefined) return undefined;
  const number = problemEvent(problem);
  return {
    t: 'failure',
    status: REFUSED,
    code: problem.t,
    message: problemSentence(problem, record, { words, eyes: 'open' }),
    source: file,
    // The header is the first line.
    path: number === undefined ? '' : `line ${number + 1}`,
  };
}

async function reviewed(
  record: GameRecord,
  { seat, options }: Wish,
  { words, stderr }: Context,
): Promise<GameReview> {
  const total = decisionsOf(record, seat).length;
  const review = reviewGame(record, seat, options);
  for (let done = 0; ; done++) {
    if (stderr.isTTY === true) {
      stderr.write(CLEAR_LINE + words.cli.review.progress(done, total));
    }
    // Lets what was written be seen, and Ctrl-C be heard.
    await setImmediate();
    const next = review.next();
    if (next.done !== true) continue;
    if (stderr.isTTY === true) stderr.write(CLEAR_LINE);
    return next.value;
  }
}

/** The call that makes the same review again. */
function lineOf(values: Values, file: string): string {
  const options = (['seat', 'continuations', 'games', 'seed'] as const).flatMap((name) => {
    const value = values[name];
    return value === undefined ? [] : [`--${name} ${quoted(value)}`];
  });
  return ['palier review', quoted(basename(file)), ...options].join(' ');
}
