/** What comes of a match: a table, a report on its ladder, CSV or JSON, and the page if one is wanted. */
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { adviceOn } from '@palier/bots/lab';
import { loadPart } from '@palier/text';
import type { Context } from '../command.ts';
import { errorCode } from '../error-code.ts';
import { failed, type Failure } from '../failure.ts';
import { columnsOf } from '../layout.ts';
import { write } from '../output.ts';
import type { SimValues } from './options.ts';
import { matchDocument, matchTable, type MatchResult } from './report.ts';

/** How the result is wanted. */
export type Delivery = {
  readonly as: 'json' | 'csv' | 'text';
  /** The report on the ladder in place of the table. */
  readonly isLadder: boolean;
  /** Where the page goes. */
  readonly file: string | undefined;
  /** Makes the same run again. */
  readonly line: string;
};

export function wantedOf(values: SimValues, isJson: boolean, line: string): Delivery {
  const as = values.csv ? 'csv' : 'text';
  return {
    as: isJson ? 'json' : as,
    isLadder: values['ladder-report'],
    file: values.report,
    line,
  };
}

/** Whether more is wanted than who won. */
export function isDetailed({ as, isLadder, file }: Delivery): boolean {
  return as !== 'text' || isLadder || file !== undefined;
}

/** Before hours of play: whether the page can be written. What is there stays as it is. */
export function checkFile(file: string, { words }: Context): Failure | undefined {
  const wasThere = existsSync(file);
  try {
    closeSync(openSync(file, 'a'));
    if (!wasThere) rmSync(file);
    return undefined;
  } catch (error) {
    return failed(words, 'cannot-write', { file, detail: errorCode(error) });
  }
}

export async function deliver(
  result: MatchResult,
  wanted: Delivery,
  context: Context,
): Promise<Failure | undefined> {
  const { words, stdout } = context;
  if (!isDetailed(wanted)) {
    stdout.write(matchTable(result, words));
    return undefined;
  }
  const lab = await laboratory(result, wanted, context);
  if (wanted.file !== undefined) {
    try {
      writeFileSync(wanted.file, lab.page());
    } catch (error) {
      return failed(words, 'cannot-write', { file: wanted.file, detail: errorCode(error) });
    }
  }
  await write(stdout, [lab.answer()]);
  return undefined;
}

/** Loaded only when it is wanted: most matches need no ratings and no page. */
async function laboratory(
  result: MatchResult,
  { as, isLadder, file, line }: Delivery,
  { lang, words, stdout }: Context,
): Promise<{ readonly page: () => string; readonly answer: () => string }> {
  const [spoken, { analyse }, details, csv, ladder, page] = await Promise.all([
    loadPart(lang, 'lab'),
    import('./analysis.ts'),
    import('./details.ts'),
    import('./csv.ts'),
    import('./ladder-text.ts'),
    import('./page/page.ts'),
  ]);
  const { setup } = result.match;
  const lab = { ...spoken, ...spoken.inBox(setup.edition) };
  const analysis = analyse(result.match, result.totals);
  const text = (): string => {
    const reported = file === undefined ? '' : `${words.play.sim.reported(file)}\n`;
    const saying = { words, lab, columns: columnsOf(stdout) };
    return isLadder && analysis !== undefined
      ? ladder.ladderText(result, analysis, saying) + reported
      : matchTable(result, words) + reported;
  };
  const json = (): string => {
    const found =
      analysis === undefined
        ? {}
        : {
            details: details.detailsDocument(setup, analysis),
            ...(isLadder ? { advice: details.adviceDocument(adviceOn(setup, analysis), lab) } : {}),
          };
    return `${JSON.stringify({ ...matchDocument(result), ...found })}\n`;
  };
  return {
    page: () => page.pageOf({ result, analysis, isLadder, line }, { lang, words, lab }),
    answer: () => {
      if (as === 'json') return json();
      if (as === 'text') return text();
      return isLadder ? csv.ladderCsv(result, analysis) : csv.matchCsv(result, analysis);
    },
  };
}
