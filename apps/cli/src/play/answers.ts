/** Answers to what a player asks of the program rather than of the game. */
import {
  assess,
  believe,
  chanceToLay,
  compileLevel,
  countOuts,
  hintAt,
  makeAssessment,
  tallyOf,
  unseenFrom,
} from '@palier/bots';
import { botRandom } from '@palier/bots/lab';
import {
  keepLimit,
  ladderOfSeat,
  layableLevels,
  makeMove,
  offerSize,
  type Refusal,
  type RuleId,
  type Seat,
  type Table,
  type View,
} from '@palier/rules';
import { flowed, padded, widthOf, wrapped } from '../layout.ts';
import { dim, face } from './faces.ts';
import { movesOf, moveRows } from './moves.ts';
import { screenNaming, type ScreenLook } from './screen.ts';
import type { Words } from '../words.ts';

/** `more`: what can be typed besides, where the game is played. */
export function helpText(
  { words, columns, paint }: ScreenLook,
  more: Words['play']['help'] = [],
): string {
  const help = [...words.play.help, ...more];
  const column = Math.max(...help.map(({ line }) => widthOf(line)));
  const rows = help.map(({ line, says }) => {
    const indent = ' '.repeat(column + 4);
    return `  ${padded(line, column)}  ${wrapped(says, columns, indent)}`;
  });
  return [...rows, ...words.play.helpNotes.map((note) => dim(wrapped(note, columns), paint))].join(
    '\n',
  );
}

export function ruleText(id: RuleId, { setup }: Table, { words, columns }: ScreenLook): string {
  const { title, text } = words.rule(id, setup.edition);
  return wrapped(`${id} · ${title}. ${text}`, columns);
}

export function refusalText(refusal: Refusal, view: View, look: ScreenLook): string {
  const { words, columns, paint } = look;
  const why = words.refusal(refusal, screenNaming(view, look));
  return [
    wrapped(`✗ ${why} (${refusal.rule})`, columns, '  '),
    dim(wrapped(words.play.refusalHint(refusal.rule), columns - 2, '  '), paint),
  ].join('\n');
}

/**
 * What an expert would do in the viewer's place, or tell a beginner to do at a table with these bots.
 * Asked again, it is the same.
 */
export function hintText(view: View, look: ScreenLook, bots: readonly string[]): string {
  const { words, columns, paint } = look;
  const advice = hintAt(view, bots);
  const hint = words.hint(advice, view.table, screenNaming(view, look));
  const typed = words.play.typed(makeMove(advice.command));
  return [
    wrapped(`→ ${hint}`, columns, '  '),
    `  ${dim(wrapped(typed, columns, '  '), paint)}`,
  ].join('\n');
}

/** How far the viewer's hand is from its level, and how likely it gets there soon. */
export function oddsText(view: View, { words, columns }: ScreenLook): string {
  const { table, hand } = view;
  const seat = view.viewer as Seat;
  if (table.laid[seat - 1] !== undefined) return wrapped(words.play.noOdds, columns);
  const { levels } = ladderOfSeat(table.setup, seat);
  const { unseen: counts } = believe(view);
  const unseen = unseenFrom(counts);
  const tally = tallyOf(hand);
  const aims = layableLevels(table, seat).map((number) => {
    const sight = makeAssessment();
    assess(tally, compileLevel(levels[number - 1]!, table.setup), sight);
    return { number, distance: sight.distance, outs: countOuts(sight, unseen) };
  });
  const nearest = aims.sort((a, b) => a.distance - b.distance || b.outs - a.outs);
  const lines = nearest.slice(0, MOST_AIMS).map(({ number, distance, outs }) => {
    const far = words.play.outlook(number, distance, outs, unseen.total);
    if (distance === 0) return wrapped(far, columns, '  ');
    const question = { hand, level: levels[number - 1]!, setup: table.setup, unseen };
    const odds = chanceToLay(question, botRandom('odds', seat)).map(({ turns, chance, error }) =>
      words.play.oddsOf(turns, chance, NINETY_FIVE * error),
    );
    return wrapped([far, ...odds].join(' '), columns, '  ');
  });
  return lines.join('\n');
}

/** On an open ladder the nearest levels are told of. */
const MOST_AIMS = 3;

/** So many standard errors to either side hold 95 of 100. */
const NINETY_FIVE = 1.96;

/** All that the viewer may do now, as it is typed. */
export function movesText(view: View, look: ScreenLook): string {
  const { words, columns } = look;
  const moves = movesOf(view);
  const notes = moves.choosing.map((verb) => choosingNote(verb, view, look));
  return [
    words.play.moves,
    ...moves.layings.map((move) => `  ${makeMove(move)}`),
    ...(moves.hasMoreLayings ? [`  ${words.play.moreLayings}`] : []),
    ...moveRows(moves.others).map((row) => flowed(row, { columns, gap: ' · ', indent: '  ' })),
    ...notes.map((note) => `  ${note}`),
  ].join('\n');
}

function choosingNote(verb: 'keep' | 'offer' | 'swap', view: View, { words }: ScreenLook): string {
  const seat = view.viewer as Seat;
  switch (verb) {
    case 'keep':
      return words.play.keepHint(keepLimit(view.table, seat));
    case 'offer':
      return words.play.offerHint(offerSize(view.table, seat));
    case 'swap':
      return words.play.swapHint;
  }
}

/** What may be drawn: `take 2 ●R7`. */
export function drawHint(view: View, { paint, columns, words }: ScreenLook): string {
  const takes = movesOf(view).others.map((move) => {
    if (move.t !== 'takeCard') return makeMove(move);
    const top = view.table.discards[move.from - 1]!.at(-1)!;
    return `${makeMove(move)} ${face(top, paint)}`;
  });
  return flowed([words.play.choose, ...takes], { columns, gap: '   ', indent: '  ' });
}
