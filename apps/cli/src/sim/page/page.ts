/** The page of `palier sim --report`: one file, no script, nothing fetched from anywhere. */
import { adviceOn, laddersOf } from '@palier/bots/lab';
import { quotable, type Lang, type Part } from '@palier/text';
import type { Analysis } from '../analysis.ts';
import { ladderSummary } from '../ladder-text.ts';
import { methodOf, type MatchResult } from '../report.ts';
import {
  cardSection,
  endingSection,
  lengthSection,
  levelSection,
  placeSection,
} from './game-sections.ts';
import { html, type Html } from './html.ts';
import { PATTERNS, moonStairs } from './marks.ts';
import {
  botSection,
  eveningSection,
  luckSection,
  ratingSection,
  resultSection,
} from './match-sections.ts';
import { contents, sectionHtml } from './sections.ts';
import type { PageSection, PageStory } from './story.ts';
import { STYLE } from './style.ts';
import type { Words } from '../../words.ts';

export type PageFacts = {
  readonly result: MatchResult;
  /** Absent where no game was finished. */
  readonly analysis: Analysis | undefined;
  readonly isLadder: boolean;
  readonly line: string;
};

export type PageLanguage = {
  readonly lang: Lang;
  readonly words: Words;
  readonly lab: Part<'lab'>;
};

export function pageOf(facts: PageFacts, language: PageLanguage): string {
  const { analysis, result } = facts;
  const { lang, lab } = language;
  const story: PageStory | undefined =
    analysis === undefined ? undefined : { ...facts, analysis, ...language };
  const sections = story === undefined ? [] : sectionsOf(story);
  const title = titleOf(result, language);
  const page = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${lab.page.brand}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        ${PATTERNS} ${header(title, facts, language)}
        <main>
          ${story !== undefined && tiles(story)}
          ${sections.length > 0 && contents(sections, lab.page.contents)}
          <div class="sections">
            ${[...sections, methodSection(facts, language)].map(sectionHtml)}
          </div>
        </main>
      </body>
    </html> `;
  return page.text;
}

function sectionsOf(story: PageStory): readonly PageSection[] {
  // Halves come in pairs; where there is nothing to say of luck it stands beside the ends of rounds.
  const [early, late] = [luckSection(story), botSection(story)];
  const [second, fourth] =
    story.analysis.luckAndSkill === undefined ? [late, early] : [early, late];
  const sections = [
    story.isLadder ? balanceSection(story) : undefined,
    resultSection(story),
    ratingSection(story),
    second,
    eveningSection(story),
    levelSection(story),
    lengthSection(story),
    endingSection(story),
    fourth,
    placeSection(story),
    cardSection(story),
  ];
  return sections.filter((section) => section !== undefined);
}

function titleOf({ match }: MatchResult, { words, lab }: PageLanguage): string {
  const { ladders } = laddersOf(match.setup);
  const names = ladders.map(({ name }) => quotable(words.ladder(name))).join(', ');
  return lab.page.title(words.edition(match.setup.edition), names);
}

function header(title: string, { result }: PageFacts, { lab }: PageLanguage): Html {
  const { match, totals, isWhole } = result;
  return html`<header class="sky">
    <div>
      <p class="brand">${lab.page.brand}</p>
      <h1>${title}</h1>
      <p class="lead">${lab.page.lead(totals.games, match.bots)}</p>
      ${!isWhole && html`<p class="lead">${lab.page.interrupted}</p>`}
    </div>
    ${moonStairs(match.setup.ladders[0]!.levels.length)}
  </header>`;
}

function tiles({ result, analysis, lab }: PageStory): Html {
  const { totals, match } = result;
  const { rounds, turnsOfRound, meanMinutes } = analysis.findings;
  const words = lab.page.tiles;
  const shown = [
    [lab.whole(totals.games), words.games],
    ...(match.isRotated ? [[lab.whole(totals.samples), words.deals]] : []),
    ...(rounds === undefined ? [] : [[lab.decimal(rounds.mean), words.rounds]]),
    ...(turnsOfRound === undefined ? [] : [[lab.decimal(turnsOfRound.mean), words.turns]]),
    ...(meanMinutes === undefined
      ? []
      : [[lab.whole(Math.round(meanMinutes.value)), words.minutes]]),
  ];
  const items = shown.map(
    ([number, says]) => html`<li><strong>${number}</strong> <span>${says}</span></li>`,
  );
  return html`<ul class="tiles">
    ${items}
  </ul>`;
}

function balanceSection({ result, analysis, lab }: PageStory): PageSection {
  const advice = adviceOn(result.match.setup, analysis).map(
    (one) => html`<li${one.t === 'balanced' && html` class="fine"`}>${lab.advice(one)}</li>`,
  );
  const summary = ladderSummary(result, analysis, lab).map((text) => html`<p>${text}</p>`);
  return {
    id: 'balance',
    heading: lab.ladder.heading,
    body: html`<h3>${lab.ladder.adviceHeading}</h3>
      <ul class="advice">
        ${advice}
      </ul>
      ${summary}`,
  };
}

function methodSection({ result, line }: PageFacts, { lab }: PageLanguage): PageSection {
  const { match, until } = result;
  const words = lab.page.method;
  return {
    id: 'method',
    heading: words.heading,
    body: html`<p>${words[methodOf(match)]}</p>
      <p>${words.clusters}</p>
      ${until?.isSettled === true && html`<p>${words.settled(until.width)}</p>`}
      <p>${words.rules(match.setup.id)}</p>
      <p>${words.seed(quotable(match.seed))}</p>
      <p>${words.again}</p>
      <pre><code>${line}</code></pre>`,
  };
}
