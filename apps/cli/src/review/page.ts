/** The page of `palier review --html`: one file, no script, nothing fetched from anywhere. */
import { isAgainst, type ReviewedMove } from '@palier/bots/coach';
import {
  betterSentences,
  fortuneOf,
  measureSentence,
  playedSentence,
  type CoachSaying,
} from '@palier/text';
import { playerNames, titleOf } from '../record-words.ts';
import { html, raw, type Html } from '../sim/page/html.ts';
import { shareMark, moonStairs } from '../sim/page/marks.ts';
import { contents, sectionHtml } from '../sim/page/sections.ts';
import { STYLE } from '../sim/page/style.ts';
import type { PageSection } from '../sim/page/story.ts';
import { chanceChart, CHART_STYLE } from './chart.ts';
import { costOf, countsOf } from './text.ts';
import { sayings, type ReviewTelling } from './told.ts';

/** With the call that makes the same review again. */
export type PageTold = ReviewTelling & { readonly line: string };

type SayingOf = (move: ReviewedMove) => CoachSaying;

const OWN_STYLE = raw(`
ol.worth { list-style: none; margin: .6rem 0 0; padding: 0; display: grid; gap: .9rem; }
ol.worth li { background: var(--ground); border-left: 4px solid var(--warn); border-radius: .3rem .7rem .7rem .3rem; padding: .8rem 1rem; }
ol.worth h3 { margin: 0 0 .4rem; } ol.worth p { margin: .25rem 0; }
.verdict-word { display: inline-block; padding: 0 .5rem; border-radius: 1rem; border: 1px solid var(--line); white-space: nowrap; font-size: .9rem; }
.verdict-word.against { border-color: var(--warn); color: var(--warn); font-weight: 600; }
.verdict-word.best { border-color: var(--good); color: var(--good); }
table.decisions th[scope=row] { width: 40%; } table.decisions td { vertical-align: top; } table.decisions td:not(:last-child), table.decisions th:not(:last-child) { text-align: left; }
table.decisions caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } table.decisions { position: relative; }
ol.worth h3 .soft { font-weight: 400; font-size: .9rem; }
table.decisions th .where { display: block; color: var(--soft); font-weight: 400; font-size: .85rem; }
@media (max-width: 34rem) { table.decisions thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } table.decisions, table.decisions tbody, table.decisions tr, table.decisions th, table.decisions td { display: block; text-align: left; border: 0; padding: .1rem 0; } table.decisions tr { border-top: 1px solid var(--line); padding: .6rem 0; } table.decisions th[scope=row] { width: auto; } table.decisions td:empty { display: none; } table.decisions td[data-head]::before { content: attr(data-head) ' '; color: var(--soft); } }
`);

export function reviewPage(told: PageTold): string {
  const { record, lang, words, coach } = told;
  const title = titleOf(record, words);
  const say = words.cli.review;
  const sections = sectionsOf(told);
  const page = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${coach.title} · ${title} · ${say.brand}</title>
        <style>
          ${STYLE} ${CHART_STYLE} ${OWN_STYLE}
        </style>
      </head>
      <body>
        ${header(title, told)}
        <main>
          ${tiles(told)} ${contents(sections, say.contents)}
          <div class="sections">${sections.map(sectionHtml)}</div>
        </main>
      </body>
    </html> `;
  return page.text;
}

function header(title: string, { record, words, seat }: PageTold): Html {
  const players = playerNames(record, words);
  return html`<header class="sky">
    <div>
      <p class="brand">${words.cli.review.brand}</p>
      <h1>${title}</h1>
      <p class="lead">${words.cli.verify.players(players)}</p>
      <p class="lead">${words.cli.review.lead(players[seat - 1]!)}</p>
    </div>
    ${moonStairs(record.setup.ladders[seat - 1]!.levels.length)}
  </header>`;
}

/** The numbers that say most, each with its interval under it. */
function tiles({ review, coach, words }: PageTold): Html {
  const { moves, lost, luck } = review;
  const says = words.cli.review.tiles;
  const shown = [
    [String(moves.length), says.decisions, ''],
    ...(lost === undefined
      ? []
      : [[coach.points(lost.total), says.lost, coach.pointsInterval(lost.interval)] as const]),
    [coach.percent(luck.share), says.luck, coach.interval(luck.interval)],
  ] as const;
  const items = shown.map(
    ([number, what, interval]) =>
      html`<li>
        <strong>${number}</strong>
        <span>${what}${interval !== '' && html`<br />${interval}`}</span>
      </li>`,
  );
  return html`<ul class="tiles">
    ${items}
  </ul>`;
}

function sectionsOf(told: PageTold): readonly PageSection[] {
  const sayingOf = sayings(told);
  const { coach } = told;
  return [
    { id: 'worth', heading: coach.headings.worth, body: worthBody(told, sayingOf) },
    { id: 'chances', heading: coach.headings.chances, body: chanceChart(told), isHalf: true },
    { id: 'luck', heading: coach.headings.luck, body: luckBody(told), isHalf: true },
    { id: 'decisions', heading: coach.headings.decisions, body: decisionBody(told, sayingOf) },
    { id: 'method', heading: coach.headings.method, body: methodBody(told) },
  ];
}

function worthBody({ review, coach, words }: PageTold, sayingOf: SayingOf): Html {
  if (review.worth.length === 0) return html`<p>${coach.nothingWorth}</p>`;
  const items = review.worth.map((index) => {
    const move = review.moves[index]!;
    const saying = sayingOf(move);
    const sentences = [
      playedSentence(move, saying),
      ...betterSentences(move, saying),
      measureSentence(move, coach),
      coach.chance(move.chance, move.chanceInterval),
    ];
    return html`<li>
      <h3>
        ${coach.where(move.round, move.turn)} ${verdictWord(move, coach.verdicts[move.verdict])}
        <span class="soft">${words.cli.review.event(move.at + 1)}</span>
      </h3>
      ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    </li>`;
  });
  return html`<ol class="worth">
    ${items}
  </ol>`;
}

function verdictWord({ verdict }: ReviewedMove, word: string): Html {
  const kind = isAgainst(verdict) ? 'against' : verdict;
  return html`<span class="verdict-word ${kind}">${word}</span>`;
}

function luckBody({ review, coach }: PageTold): Html {
  const { luck } = review;
  const { low, high } = luck.interval;
  return html`<p class="verdict">${coach.fortunes[fortuneOf(luck)]}</p>
    ${shareMark({ value: luck.share, interval: [low, high], even: luck.expected, most: 1, tone: 0 })}
    <p>${coach.luck(luck)}</p>`;
}

function decisionBody(told: PageTold, sayingOf: SayingOf): Html {
  const { review, coach, words } = told;
  const { columns } = words.cli.review;
  const rows = review.moves.map((move) => {
    const { table, naming } = sayingOf(move);
    return html`<tr>
      <th scope="row">
        <span class="where">${coach.where(move.round, move.turn)}</span>
        ${words.move(move.played, table, naming)}
      </th>
      <td>${verdictWord(move, coach.verdicts[move.verdict])}</td>
      ${dataCell(columns.loss, costOf(move, told))}
      ${dataCell(columns.chance, coach.measured(move.chance, move.chanceInterval))}
    </tr>`;
  });
  const { lost } = review;
  return html`<p>${countsOf(told)}.</p>
    ${lost !== undefined && html`<p>${coach.total(lost)}</p>`}
    <p>${words.cli.review.unit}</p>
    <table class="decisions">
      <caption>
        ${coach.headings.decisions}
      </caption>
      <thead>
        <tr>
          <th scope="col">${columns.decision}</th>
          <th scope="col">${columns.verdict}</th>
          <th scope="col">${columns.loss}</th>
          <th scope="col">${columns.chance}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

/** Where the columns stand one under another each says what it is. */
function dataCell(head: string, text: string): Html {
  if (text === '') return html`<td></td>`;
  return html`<td data-head="${head}">${text}</td>`;
}

function methodBody({ coach, words, options, line }: PageTold): Html {
  const say = words.cli.review;
  return html`${coach.method.map((paragraph) => html`<p>${paragraph}</p>`)}
    <p>${say.seed(options.seed, options.continuations)}</p>
    <p>${say.again}</p>
    <pre><code>${line}</code></pre>`;
}
