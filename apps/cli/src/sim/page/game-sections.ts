/** What the page says of the game: levels, lengths, ends of rounds, seats, cards. */
import {
  MOST_SHOWN,
  SECONDS,
  countAll,
  endingsSeen,
  countEntries,
  intervalAround,
  isOutOfOrder,
  laddersOf,
  type LevelFinding,
  type Spread,
  type ValueCounts,
} from '@palier/bots/lab';
import { quotable } from '@palier/text';
import { html, type Html } from './html.ts';
import { climb, histogram, partsBar, spreadMark, type Bar } from './marks.ts';
import { swatch } from './match-sections.ts';
import type { PageSection, PageStory } from './story.ts';
import { dataTable, estimateCell, roomFor, shareBar, shareCell, twoLines } from './table.ts';
import { HAND_TOPICS, type HandTopic } from '../details.ts';

export function levelSection(story: PageStory): PageSection {
  const { lab, analysis, result, words: game } = story;
  const words = lab.page.levels;
  const { ladders } = laddersOf(result.match.setup);
  const tables = ladders.map(({ name }, ladder) => {
    const levels = analysis.findings.levels.filter((level) => level.ladder === ladder);
    const heading =
      ladders.length > 1 && html`<h3>${words.ofLadder(quotable(game.ladder(name)))}</h3>`;
    return html`${heading}${climbFigure(story, levels)}
      <div class="pair uneven">
        <div>${levelTable(story, levels)}</div>
        <div>${turnsTable(story, levels)}</div>
      </div>`;
  });
  const isOpen = ladders.some(({ mode }) => mode === 'open');
  return {
    id: 'levels',
    heading: words.heading,
    body: html`<p>${words.about}</p>
      ${isOpen && html`<p class="soft">${words.open}</p>`}${tables}`,
  };
}

/** Where a level was never laid there is no step. */
function climbFigure({ lab }: PageStory, levels: readonly LevelFinding[]): Html | undefined {
  const words = lab.page.levels;
  const known = levels.filter(({ cost }) => cost !== undefined);
  if (known.length < 2) return undefined;
  const alt = known.map(({ level, cost }) => words.climbAlt(level, cost!.value)).join(', ');
  const steps = levels.map((finding) => ({
    label: String(finding.level),
    value: finding.cost?.value,
    says: finding.cost === undefined ? '–' : lab.tenths(finding.cost.value),
    isEasier: isOutOfOrder(finding),
  }));
  return html`<figure>
    ${climb(steps, `${words.climb} ${alt}`)}
    <figcaption>${words.climb}</figcaption>
  </figure>`;
}

function levelTable({ lab, words: game }: PageStory, levels: readonly LevelFinding[]): Html {
  const words = lab.page.levels;
  return dataTable(
    words.caption,
    [words.level, { chart: 'spare' }, { head: words.laid }, { head: words.cost }],
    levels.map((finding) => ({
      head: html`${finding.level}<span class="sub">${game.level(finding.asks)}</span>${
          isOutOfOrder(finding) && html`<span class="sub flag">↓ ${words.easier}</span>`
        }`,
      cells: [
        shareBar(finding.share),
        shareCell(finding.share, lab),
        estimateCell(finding.cost, lab.tenths),
      ],
    })),
  );
}

function turnsTable({ lab }: PageStory, levels: readonly LevelFinding[]): Html {
  const words = lab.page.levels;
  const most = Math.max(1, ...levels.map(({ turns }) => turns?.high ?? 0)) + 0.5;
  return dataTable(
    words.turnsCaption,
    [words.level, { chart: 'needed' }, { head: words.turn }],
    levels.map(({ level, turns }) => ({
      head: html`${level}`,
      cells:
        turns === undefined
          ? [html``, words.never]
          : [
              spreadMark(turns, most),
              twoLines(lab.whole(turns.median), lab.span(turns.low, turns.high)),
            ],
    })),
  );
}

export function lengthSection({ lab, analysis, result }: PageStory): PageSection {
  const words = lab.page.length;
  const { rounds, turnsOfRound, minutes } = analysis.findings;
  const { roundsOfGame, turnsOfRound: turns, minutesOfGame } = result.totals.facts;
  const drawn = (tally: ValueCounts, spread: Spread | undefined, title: string): Html | undefined =>
    spread &&
    html`<figure>
      <h3>${title}</h3>
      ${histogram(
        barsOf(tally, spread, words.orMore),
        `${title}. ${words.alt(spread.median, spread.low, spread.high)}`,
      )}
      <figcaption>${words.alt(spread.median, spread.low, spread.high)}</figcaption>
    </figure>`;
  return {
    id: 'length',
    heading: words.heading,
    body: html`${
        rounds !== undefined && html`<p>${words.about(rounds.mean, rounds.low, rounds.high)}</p>`
      }
      <div class="pair">
        ${drawn(roundsOfGame, rounds, words.rounds)}${drawn(
          turns,
          turnsOfRound,
          words.turns,
        )}${drawn(minutesOfGame, minutes, words.minutes)}
      </div>
      <p class="soft">${words.assumption(SECONDS.turn, SECONDS.deal)}</p>`,
  };
}

const MOST_BARS = 24;

/** A bar for each number, or for some together; what is rare and far out is one bar at the end. */
function barsOf(
  tally: ValueCounts,
  spread: Spread,
  orMore: (value: number) => string,
): readonly Bar[] {
  const values = countEntries(tally);
  const first = values[0]![0];
  const last = values.at(-1)![0];
  const end = Math.min(last, Math.ceil(spread.high + (spread.high - spread.low) * 1.2 + 1));
  const width = Math.ceil((end - first + 1) / MOST_BARS);
  const bars = Math.ceil((end - first + 1) / width);
  const counts = new Array<number>(bars).fill(0);
  for (const [value, times] of values) {
    counts[Math.min(bars - 1, Math.floor((value - first) / width))]! += times;
  }
  const whole = countAll(tally);
  return counts.map((count, index) => {
    const from = first + index * width;
    const isCut = index === bars - 1 && last >= from + width;
    return {
      label: isCut ? orMore(from) : String(from),
      part: count / whole,
      isMiddle: spread.median >= from && spread.median < from + width,
    };
  });
}

export function endingSection({ lab, analysis }: PageStory): PageSection {
  const { findings } = analysis;
  const words = lab.page.endings;
  const ends = endingsSeen(findings);
  const shares = ends.map((end) => findings.endings[end]!);
  const alt = ends.map((end, index) => `${words.ends[end]} ${lab.percent(shares[index]!.value)}`);
  return {
    id: 'endings',
    isHalf: true,
    heading: words.heading,
    body: html`<p>${words.about}</p>
      <figure>
        ${partsBar(
          shares.map(({ value }) => value),
          alt.join(', '),
        )}
      </figure>
      ${dataTable(
        words.caption,
        [words.end, { head: lab.page.columns.share }],
        ends.map((end, index) => ({
          head: html`${swatch(index)}${words.ends[end]}`,
          cells: [shareCell(shares[index], lab)],
        })),
      )}${
        findings.dead !== undefined &&
        html`<p>${words.dead(findings.dead.value, ...findings.dead.interval)}</p>`
      }`,
  };
}

export function placeSection({ lab, analysis }: PageStory): PageSection {
  const words = lab.page.places;
  const { places } = analysis.findings;
  const even = 1 / places.length;
  const most = roomFor(places.map(({ won }) => won));
  const first = places[0]?.won;
  const [low, high] = first?.interval ?? [0, 1];
  const none = words.none(even);
  const verdict =
    first === undefined
      ? none
      : low > even
        ? words.ahead(first.value, even)
        : high < even
          ? words.behind(first.value, even)
          : none;
  return {
    id: 'places',
    heading: words.heading,
    body: html`<p class="verdict">${verdict}</p>
      <p>${words.about}</p>
      ${dataTable(
        words.caption,
        [
          words.place,
          { chart: 'spare' },
          { head: words.won },
          { head: words.climbed },
          { head: words.wentOut },
        ],
        places.map(({ climbed, wentOut, won }, place) => ({
          head: html`${words.order(place)}`,
          cells: [
            shareBar(won, { most, even }),
            shareCell(won, lab),
            shareCell(climbed, lab),
            shareCell(wentOut, lab),
          ],
        })),
      )}`,
  };
}

/** Dealt by chance, so that what goes with it comes from it. */
const CAUSES: ReadonlySet<HandTopic> = new Set(['jokers', 'passes']);

export function cardSection({ lab, analysis }: PageStory): PageSection | undefined {
  const { findings } = analysis;
  const words = lab.page.cards;
  const isThere = (topic: HandTopic): boolean => findings[topic].groups.slice(1).some(Boolean);
  const shown = HAND_TOPICS.filter(isThere);
  if (shown.length === 0) return undefined;
  const worth = (['jokers', 'passes'] as const).map((topic) => {
    const found = findings[topic].worth;
    const interval = found === undefined ? undefined : intervalAround(found);
    if (found === undefined || interval === undefined) return words.noWorth[topic];
    return words.worth[topic](found.value, ...interval);
  });
  const tableOf = (topic: HandTopic): Html => {
    const tone = HAND_TOPICS.indexOf(topic);
    return html`<div>
      ${dataTable(
        words.captions[topic],
        [words.numbers[topic], { chart: 'needed' }, { head: words.climbed }, { head: words.hands }],
        findings[topic].groups.flatMap((group, number) =>
          group === undefined
            ? []
            : [
                {
                  head: html`${number === MOST_SHOWN ? words.orMore(number) : number}`,
                  cells: [shareBar(group, { tone }), shareCell(group, lab), lab.whole(group.of)],
                },
              ],
        ),
      )}
    </div>`;
  };
  const caused = shown.filter((topic) => CAUSES.has(topic));
  const others = shown.filter((topic) => !CAUSES.has(topic));
  return {
    id: 'cards',
    heading: words.heading,
    body: html`<p class="verdict">${worth.join(' ')}</p>
      <p>${words.about}</p>
      <div class="pair">${caused.map(tableOf)}</div>
      ${
        others.length > 0 &&
        html`<p class="soft">${words.caveat}</p>
          <div class="pair">${others.map(tableOf)}</div>`
      }`,
  };
}
