/** The report on a ladder, for people at a terminal. */
import {
  SECONDS,
  adviceOn,
  isOutOfOrder,
  laddersOf,
  meaningOfLead,
  type LevelFinding,
} from '@palier/bots/lab';
import { quotable, type Part } from '@palier/text';
import { faultLines } from '../exec/report.ts';
import { widthOf, wrapped } from '../layout.ts';
import type { Analysis } from './analysis.ts';
import { lines, type MatchResult } from './report.ts';
import type { Words } from '../words.ts';

/** Behind the turns of a level that is easier than the one before it. */
const EASIER = '↓';

export type LadderTelling = {
  readonly words: Words;
  readonly lab: Part<'lab'>;
  readonly columns: number;
};

export function ladderText(result: MatchResult, analysis: Analysis, saying: LadderTelling): string {
  const { match, totals, faults = [], isWhole } = result;
  const { words, lab, columns } = saying;
  const { setup, bots } = match;
  const { ladders } = laddersOf(setup);
  const { findings } = analysis;
  const name = (index: number): string => quotable(words.ladder(ladders[index]!.name));
  const isOpen = ladders.some(({ mode }) => mode === 'open');
  const tables = ladders.flatMap((_, ladder) => {
    const own = findings.levels.filter((level) => level.ladder === ladder);
    return [...(ladders.length > 1 ? [name(ladder)] : []), ...levelTable(own, saying), ''];
  });
  const below = [
    ...(findings.levels.some(isOutOfOrder) ? [`${EASIER} ${lab.ladder.easier}`] : []),
    ...lab.ladder.notes,
    ...(isOpen ? [lab.ladder.openNote] : []),
    '',
    ...ladderSummary(result, analysis, lab),
    '',
    lab.ladder.adviceHeading,
  ];
  return lines([
    lab.ladder.title(words.edition(setup.edition), ladders.map((_, i) => name(i)).join(', ')),
    lab.ladder.games(totals.games, bots),
    ...(isWhole ? [] : [words.play.sim.interrupted]),
    '',
    ...tables,
    ...below.map((text) => wrapped(text, columns)),
    ...adviceOn(setup, analysis).map((one) => wrapped(`• ${lab.advice(one)}`, columns, '  ')),
    '',
    ...faultLines(bots, faults, words).map((text) => wrapped(text, columns)),
    words.play.sim.seed(match.seed),
  ]);
}

/** Length, the runaway leader and dead rounds, in sentences. */
export function ladderSummary(
  { match }: MatchResult,
  { findings, runaway }: Analysis,
  { ladder: words }: Part<'lab'>,
): readonly string[] {
  const { rounds, turnsOfRound, minutes, meanMinutes, dead, endings } = findings;
  const areDifferent = new Set(match.bots).size > 1;
  return [
    ...(rounds === undefined ? [] : [words.lengths(rounds.mean, turnsOfRound?.mean ?? 0)]),
    ...(minutes === undefined || meanMinutes === undefined
      ? []
      : [
          `${words.minutes(meanMinutes.value, minutes.low, minutes.high)} ${words.assumption(SECONDS.turn, SECONDS.deal)}`,
        ]),
    ...(runaway === undefined
      ? []
      : [
          [
            words.leader(runaway.won.value, ...runaway.won.interval),
            words.leaderEven(runaway.even, runaway.index),
            words.leaderMeans[meaningOfLead(runaway)],
            ...(areDifferent ? [words.leaderOfDifferent] : []),
          ].join(' '),
        ]),
    words.dead(dead?.value ?? 0, endings.blocked?.value ?? 0),
  ];
}

/** Numbers to the right; what a level asks for comes last, where it can be as long as it likes. */
function levelTable(levels: readonly LevelFinding[], saying: LadderTelling): readonly string[] {
  const { words, lab, columns: room } = saying;
  const { columns } = lab.ladder;
  const rows = levels.map((finding) => {
    const { level, asks, share, turns, cost } = finding;
    const half = share === undefined ? 0 : (share.interval[1] - share.interval[0]) / 2;
    return [
      String(level),
      share === undefined ? '–' : lab.plusMinus(share.value, half),
      turns === undefined ? '–' : lab.whole(turns.median),
      share === undefined || share.value === 0 ? '–' : lab.tenths(1 / share.value),
      cost === undefined ? '–' : lab.tenths(cost.value),
      isOutOfOrder(finding) ? EASIER : ' ',
      words.level(asks),
    ];
  });
  const { level, laid, turn, rounds, cost, asks } = columns;
  const table = [[level, laid, turn, rounds, cost, ' ', asks], ...rows];
  const widths = table[0]!.map((_, column) =>
    Math.max(...table.map((row) => widthOf(row[column]!))),
  );
  return table.map((row) => {
    const numbers = row.slice(0, -1).map((cell, column) => {
      const gap = ' '.repeat(widths[column]! - widthOf(cell));
      return column === 0 ? cell + gap : gap + cell;
    });
    const start = `${numbers.join('  ')}  `;
    const indent = ' '.repeat(widthOf(start));
    return start + wrapped(row.at(-1)!, room, indent);
  });
}
