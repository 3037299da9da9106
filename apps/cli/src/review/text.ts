/** A review in the terminal: what to look at first, a line for each decision, the luck. */
import { VERDICTS, isAgainst, type ReviewedMove } from '@palier/bots/coach';
import {
  betterSentences,
  fortuneOf,
  measureSentence,
  playedSentence,
  type CoachSaying,
} from '@palier/text';
import { padded, widthOf, wrapped } from '../layout.ts';
import { playerNames, titleOf } from '../record-words.ts';
import { sayings, type ReviewTelling } from './told.ts';

type SayingOf = (move: ReviewedMove) => CoachSaying;

export function reviewText(told: ReviewTelling, columns: number): string {
  const { record, review, coach, words, seat } = told;
  const players = playerNames(record, words);
  const saying = sayings(told);
  const { lost, luck } = review;
  const paragraphs = [
    [
      titleOf(record, words),
      words.cli.verify.players(players),
      words.cli.review.lead(players[seat - 1]!),
    ],
    [coach.headings.worth, ...worthLines(told, saying, columns)],
    [
      coach.headings.decisions,
      wrapped(words.cli.review.unit, columns),
      ...decisionLines(told, saying, columns),
    ],
    [
      wrapped(`${countsOf(told)}.`, columns),
      ...(lost === undefined ? [] : [wrapped(coach.total(lost), columns)]),
    ],
    [
      coach.headings.luck,
      wrapped(coach.luck(luck), columns),
      wrapped(coach.fortunes[fortuneOf(luck)], columns),
    ],
  ];
  return `${paragraphs.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** "26 best, 8 open, 11 slips", those that there are. */
export function countsOf({ review, coach }: ReviewTelling): string {
  const counted = VERDICTS.flatMap((verdict) => {
    const { length } = review.moves.filter((move) => move.verdict === verdict);
    return length === 0 ? [] : [coach.counts[verdict](length)];
  });
  return counted.join(', ');
}

function worthLines(told: ReviewTelling, sayingOf: SayingOf, columns: number): readonly string[] {
  const { review, coach, words } = told;
  if (review.worth.length === 0) return [wrapped(coach.nothingWorth, columns)];
  return review.worth.flatMap((index, place) => {
    const move = review.moves[index]!;
    const saying = sayingOf(move);
    const where = coach.where(move.round, move.turn);
    const event = words.cli.review.event(move.at + 1);
    const head = `${place + 1}. ${where} · ${event} · ${coach.verdicts[move.verdict]}`;
    const says = [
      playedSentence(move, saying),
      ...betterSentences(move, saying),
      measureSentence(move, coach),
      coach.chance(move.chance, move.chanceInterval),
    ];
    return [head, ...says.map((sentence) => indented(sentence, columns))];
  });
}

const INDENT = '   ';

function indented(sentence: string, columns: number): string {
  return `${INDENT}${wrapped(sentence, columns, INDENT)}`;
}

/** Round by round: the turn, the verdict, what it cost, what was played; the last may go on below. */
function decisionLines(
  told: ReviewTelling,
  sayingOf: SayingOf,
  columns: number,
): readonly string[] {
  const { review, coach, words } = told;
  const rows = review.moves.map((move) => {
    const { table, naming } = sayingOf(move);
    const cells = [String(move.turn), coach.verdicts[move.verdict], costOf(move, told)];
    return { round: move.round, cells, played: words.move(move.played, table, naming) };
  });
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map(({ cells }) => widthOf(cells[column]!))),
  );
  return rows.flatMap(({ round, cells, played }, index) => {
    const isNew = rows[index - 1]?.round !== round;
    const head = cells.map((cell, column) => padded(cell, widths[column]!)).join('  ');
    const line = `  ${head}  `;
    const said = wrapped(played, columns, ' '.repeat(widthOf(line)));
    return [...(isNew ? [words.cli.replay.round(round)] : []), `${line}${said}`];
  });
}

/** What a decision cost, where it did; one without a verdict shows its interval alone. */
export function costOf(
  { verdict, loss, interval }: ReviewedMove,
  { coach }: ReviewTelling,
): string {
  if (isAgainst(verdict)) return coach.measuredPoints(loss, interval);
  return verdict === 'open' || verdict === 'hinted' ? coach.pointsInterval(interval) : '';
}
