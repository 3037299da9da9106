/** What the page says of the players: who wins, ratings, luck and skill, what each does. */
import { MOST_GAMES, POINTS, intervalAround, intervalOf } from '@palier/bots/lab';
import { faultLines } from '../../exec/report.ts';
import { methodOf } from '../report.ts';
import { html, type Html } from './html.ts';
import { partsBar, shareMark } from './marks.ts';
import type { PageSection, PageStory } from './story.ts';
import { dataTable, estimateCell, shareCell, twoLines } from './table.ts';

/** A bot and the place it has in `--bots`. */
function botHead(story: PageStory, entry: number): Html {
  const { bots } = story.result.match;
  return html`${bots[entry]}<span class="sub">${story.lab.page.columns.seat} ${entry + 1}</span>`;
}

/** A bot in a sentence. */
function nameOf({ lab, result }: PageStory, entry: number): string {
  const { bots } = result.match;
  const name = bots[entry]!;
  const isAlone = bots.filter((other) => other === name).length === 1;
  return isAlone ? name : lab.page.inSeat(name, entry + 1);
}

export function resultSection(story: PageStory): PageSection {
  const { lab } = story;
  const { match, totals } = story.result;
  const words = lab.page.result;
  const even = 1 / match.bots.length;
  const found = match.bots.map((_, entry) => {
    const wins = totals.entries[entry]!.points / POINTS;
    const value = totals.games === 0 ? 0 : wins / totals.games;
    return { entry, wins, value, interval: intervalOf(totals, entry, methodOf(match)) };
  });
  const most = Math.min(
    1,
    Math.ceil(Math.max(...found.map(({ interval }) => interval[1])) * 10) / 10,
  );
  const best = found.reduce((a, b) => (b.value > a.value ? b : a));
  const verdict =
    best.interval[0] > even ? words.clear(nameOf(story, best.entry), best.value) : words.even(even);
  const { columns } = lab.page;
  return {
    id: 'result',
    heading: words.heading,
    body: html`<p class="verdict">${verdict}</p>
      ${dataTable(
        words.caption,
        [columns.bot, { chart: 'needed' }, { head: columns.share }, { head: columns.wins }],
        found.map(({ entry, wins, value, interval }) => ({
          head: botHead(story, entry),
          cells: [
            shareMark({ value, interval, even, most, tone: entry }),
            twoLines(lab.percent(value), lab.range(...interval)),
            lab.decimal(wins),
          ],
        })),
      )}
      <p class="soft">${words.evenMark(even)}</p>
      ${faultList(story)}`,
  };
}

/** Whose moves somebody else made, where a program from outside did not play well or at all. */
function faultList({ result, words }: PageStory): Html | undefined {
  const lines = faultLines(result.match.bots, result.faults ?? [], words);
  if (lines.length === 0) return undefined;
  return html`<ul class="advice">
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

export function ratingSection(story: PageStory): PageSection {
  const { lab, analysis } = story;
  const words = lab.page.ratings;
  const order = analysis.ratings
    .map((rating, entry) => ({ ...rating, entry }))
    .toSorted((a, b) => b.elo - a.elo);
  return {
    id: 'ratings',
    isHalf: true,
    heading: words.heading,
    body: html`<p>${words.about}</p>
      ${dataTable(
        words.caption,
        [lab.page.columns.bot, { head: words.elo }, { head: words.skill }],
        order.map(({ entry, elo, mu, sigma }) => ({
          head: botHead(story, entry),
          cells: [
            html`<strong>${Math.round(elo)}</strong>`,
            `${lab.tenths(mu)} ± ${lab.tenths(sigma)}`,
          ],
        })),
      )}`,
  };
}

export function luckSection({ lab, analysis, result }: PageStory): PageSection {
  const words = lab.page.luck;
  const found = analysis.luckAndSkill;
  if (found === undefined) {
    return { id: 'luck', isHalf: true, heading: words.heading, body: html`<p>${words.absent}</p>` };
  }
  const parts = (['luck', 'skill', 'rest'] as const).map((name) => {
    const part = found[name];
    const isRest = typeof part === 'number';
    return {
      name,
      value: isRest ? part : part.value,
      interval: isRest ? undefined : intervalAround(part),
    };
  });
  const alt = parts
    .map(({ name, value }) => `${words.parts[name]} ${lab.percent(value)}`)
    .join(', ');
  return {
    id: 'luck',
    isHalf: true,
    heading: words.heading,
    body: html`<p>${words.about}</p>
      <figure>
        ${partsBar(
          parts.map(({ value }) => value),
          alt,
        )}
      </figure>
      ${dataTable(
        words.caption,
        [words.part, { head: lab.page.columns.share }],
        parts.map(({ name, value, interval }, index) => ({
          head: html`${swatch(index)}${words.parts[name]}<span class="sub"
              >${words.meanings[name]}</span
            >`,
          cells: [
            twoLines(
              lab.percent(value),
              interval && lab.range(Math.max(0, interval[0]), Math.min(1, interval[1])),
            ),
          ],
        })),
      )}${result.match.bots.length > 2 && html`<p class="soft">${words.neighbours}</p>`}`,
  };
}

/** Absent where nobody is clearly better. */
export function eveningSection(story: PageStory): PageSection | undefined {
  const { lab, analysis } = story;
  if (analysis.evenings === undefined) return undefined;
  const { better, other, evenings, sure: share, games } = analysis.evenings;
  const words = lab.page.evening;
  const { columns } = words;
  const name = nameOf(story, better);
  const isMore = games === undefined;
  return {
    id: 'evening',
    heading: words.heading,
    body: html`<p>${words.about(name, nameOf(story, other))}</p>
      ${dataTable(
        words.caption,
        [columns.games, { head: columns.ahead }, { head: columns.level }, { head: columns.behind }],
        evenings.map(({ games: played, ahead, level, behind }) => ({
          head: html`${played}`,
          cells: [ahead, level, behind].map((chance) => lab.percent(chance)),
        })),
      )}
      <p>${words.sure(name, { share, games: games ?? MOST_GAMES, isMore })}</p>`,
  };
}

/** The colour and the pattern of a part. */
export function swatch(index: number): Html {
  return html`<svg class="swatch" aria-hidden="true" focusable="false">
    <rect class="part tone${index}" width="100%" height="100%" />
    <rect fill="url(#pattern${index})" width="100%" height="100%" />
  </svg>`;
}

export function botSection(story: PageStory): PageSection {
  const { lab, analysis } = story;
  const words = lab.page.bots;
  return {
    id: 'bots',
    isHalf: true,
    heading: words.heading,
    body: dataTable(
      words.caption,
      [
        lab.page.columns.bot,
        { head: words.laid },
        { head: words.wentOut },
        { head: words.climbed },
      ],
      analysis.findings.entries.map(({ laid, wentOut, climbed }, entry) => ({
        head: botHead(story, entry),
        cells: [
          shareCell(laid, lab),
          shareCell(wentOut, lab),
          estimateCell(climbed, lab.hundredths),
        ],
      })),
    ),
  };
}
