/** The last games as columns, each as high as one climbed in it; and the same as a table. */
import type { FinishedGame } from '../local/finished.ts';
import type { ComponentChildren } from 'preact';
import { Figure, FigureTable, FoldedTable, Picture } from '../ui/chart.tsx';
import { formatTime } from '../state/dates.ts';
import { words } from '../state/words.ts';
import type { Group } from './figures.ts';

/** More columns than these are no longer told apart on a phone. */
const MOST_SHOWN = 30;

/** Of the picture, in units of its own: a column, the room for the moon above it. */
const SIZE = { column: 10, gap: 3, height: 80, moon: 14 };

export function ClimbsChart({ games }: { readonly games: readonly FinishedGame[] }) {
  const say = words('statistics').climbs;
  const shown = games.slice(-MOST_SHOWN);
  // Few games keep the width of their columns.
  const places = Math.max(shown.length, 12);
  const width = places * (SIZE.column + SIZE.gap);
  const height = SIZE.moon + SIZE.height;
  return (
    <section class="panel statistics-chart">
      <h2>{say.title}</h2>
      <Figure legend={say.legend} table={<GamesTable games={shown.toReversed()} />}>
        <Picture width={width} height={height} says={say.about(shown.length)}>
          {shown.map((game, index) => (
            <Column key={game.id} game={game} x={index * (SIZE.column + SIZE.gap)} />
          ))}
          <line class="statistics-floor" x1="0" x2={width} y1={height} y2={height} />
        </Picture>
      </Figure>
    </section>
  );
}

/** A staircase seen from the side: a step for each level, those not climbed only hinted at. */
function Column({ game, x }: { readonly game: FinishedGame; readonly x: number }) {
  const { levels, climbed, hasWon } = game;
  const rise = SIZE.height / levels;
  return (
    <g class={hasWon ? 'statistics-won' : 'statistics-lost'}>
      {Array.from({ length: levels }, (_, level) => (
        <rect
          key={level}
          class={level < climbed ? 'statistics-step' : 'statistics-step-ahead'}
          x={x}
          y={SIZE.moon + SIZE.height - (level + 1) * rise}
          width={SIZE.column}
          height={rise - 1.4}
          rx="1"
        />
      ))}
      {hasWon && <circle class="statistics-moon" cx={x + SIZE.column / 2} cy="7" r="4.5" />}
    </g>
  );
}

function GamesTable({ games }: { readonly games: readonly FinishedGame[] }) {
  const say = words('statistics').climbs;
  const { edition } = words('game');
  return (
    <FoldedTable
      says={say.showTable}
      class="statistics-games"
      corner={say.date}
      columns={[say.result, say.level, say.rounds]}
      rows={games.map((game) => [
        <>
          {formatTime(game.ended)}
          <span class="line tiny soft">{edition(game.edition)}</span>
        </>,
        resultOf(game),
        say.climbed(game.climbed, game.levels),
        game.rounds,
      ])}
    />
  );
}

function resultOf({ hasWon, isShared }: FinishedGame): string {
  const { won, lost, sharedWin } = words('statistics').climbs;
  if (!hasWon) return lost;
  return isShared ? sharedWin : won;
}

/** How many games ended on which landing: a table with a bar in each row, the moon on top. */
export function ReachedChart({ reached }: { readonly reached: readonly number[] }) {
  const say = words('statistics').reached;
  const most = Math.max(1, ...reached);
  const rows = reached.map((games, climbed) => ({ games, climbed })).toReversed();
  const isMoon = (climbed: number): boolean => climbed === reached.length - 1;
  return (
    <section class="panel statistics-chart">
      <h2>{say.title}</h2>
      <p class="soft small">{say.about}</p>
      <FigureTable
        class="statistics-reached"
        corner={say.level}
        columns={[say.games]}
        rows={rows.map(({ games, climbed }) => [
          climbed,
          <span class="row statistics-reached-row">
            <Bar>
              <rect
                class={isMoon(climbed) ? 'statistics-bar-share' : 'statistics-bar-step'}
                width={(100 * games) / most}
                height="10"
              />
            </Bar>
            <span class="numbers statistics-count">{games}</span>
          </span>,
        ])}
      />
    </section>
  );
}

type GroupTableProps<Name> = {
  readonly title: string;
  readonly groups: readonly Group<Name>[];
  readonly nameOf: (name: Name) => string;
};

/** Wins by edition, by bots or by players: a table whose last column is drawn too. */
export function GroupTable<Name>({ title, groups, nameOf }: GroupTableProps<Name>) {
  const say = words('statistics').groups;
  return (
    <FigureTable
      caption={title}
      columns={[say.games, say.wins]}
      rows={groups.map((group) => [
        nameOf(group.name),
        group.games,
        <>
          <span>{say.share(group.share)}</span>
          <ShareBar {...group} />
        </>,
      ])}
    />
  );
}

/** In hundredths: the share as a bar, the interval as a thin line, a mark for chance alone. */
function ShareBar({
  share: { share, low, high },
  expected,
}: Pick<Group<unknown>, 'share' | 'expected'>) {
  return (
    <Bar>
      <rect class="statistics-bar-room" width="100" height="10" />
      <rect class="statistics-bar-share" width={100 * share} height="10" />
      <line class="statistics-bar-interval" x1={100 * low} x2={100 * high} y1="5" y2="5" />
      <line class="statistics-bar-chance" x1={100 * expected} x2={100 * expected} y1="0" y2="10" />
    </Bar>
  );
}

/** As wide as its place; the number stands beside it. */
function Bar({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg
      class="statistics-bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
