/** What a page is made from. */
import type { Lang, Part } from '@palier/text';
import type { Analysis } from '../analysis.ts';
import type { MatchResult } from '../report.ts';
import type { Html } from './html.ts';
import type { Words } from '../../words.ts';

export type PageStory = {
  readonly result: MatchResult;
  readonly analysis: Analysis;
  /** With the report on the ladder. */
  readonly isLadder: boolean;
  /** Makes the same run again. */
  readonly line: string;
  readonly lang: Lang;
  readonly words: Words;
  readonly lab: Part<'lab'>;
};

export type PageSection = {
  readonly id: string;
  readonly heading: string;
  readonly body: Html;
  /** Small enough to stand beside another where there is room. */
  readonly isHalf?: boolean;
};
