/** The last games as columns, each as high as one climbed in it; and the same as a table. */
import type { FinishedGame } from '../local/finished.ts';
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
  // Few games are not drawn as wide as many: columns stay columns.
  const places = Math.max(shown.length, 12);
  const width = places * (SIZE.column + SIZE.gap);
  const height = SIZE.moon + SIZE.height;
  return (
    <section class="panel statistics-chart">
      <h2>{say.title}</h2>
      <figure>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say.about(shown.length)}>
          {shown.map((game, index) => (
            <Column key={game.id} game={game} x={index * (SIZE.column + SIZE.gap)} />
          ))}
          <line class="statistics-floor" x1="0" x2={width} y1={height} y2={height} />
        </svg>
        <figcaption class="soft small">{say.legend}</figcaption>
      </figure>
      <Table games={shown.toReversed()} />
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

function Table({ games }: { readonly games: readonly FinishedGame[] }) {
  const say = words('statistics').climbs;
  const { edition } = words('game');
  return (
    <details class="statistics-fold">
      <summary>{say.showTable}</summary>
      <table class="statistics-table statistics-games">
        <thead>
          <tr>
            <th scope="col">{say.date}</th>
            <th scope="col">{say.result}</th>
            <th scope="col">{say.level}</th>
            <th scope="col">{say.rounds}</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={game.id}>
              <th scope="row">
                {formatTime(game.ended)}
                <span class="soft">{edition(game.edition)}</span>
              </th>
              <td>{resultOf(game)}</td>
              <td>{say.climbed(game.climbed, game.levels)}</td>
              <td>{game.rounds}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
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
  return (
    <section class="panel statistics-chart">
      <h2>{say.title}</h2>
      <p class="soft small">{say.about}</p>
      <table class="statistics-reached">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{say.level}</th>
            <th scope="col">{say.games}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ games, climbed }) => (
            <tr key={climbed}>
              <th scope="row">{climbed}</th>
              <td>
                <span class="statistics-reached-row">
                  <svg
                    class="statistics-bar"
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect
                      class={
                        climbed === reached.length - 1
                          ? 'statistics-bar-share'
                          : 'statistics-bar-step'
                      }
                      width={(100 * games) / most}
                      height="10"
                    />
                  </svg>
                  <span class="statistics-count">{games}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
    <table class="statistics-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say.games}</th>
          <th scope="col">{say.wins}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={String(group.name)}>
            <th scope="row">{nameOf(group.name)}</th>
            <td>{group.games}</td>
            <td>
              <span>{say.share(group.share)}</span>
              <Bar {...group} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In hundredths: the share as a bar, the interval as a thin line, a mark for chance alone. */
function Bar({
  share: { share, low, high },
  expected,
}: Pick<Group<unknown>, 'share' | 'expected'>) {
  return (
    <svg
      class="statistics-bar"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="statistics-bar-room" width="100" height="10" />
      <rect class="statistics-bar-share" width={100 * share} height="10" />
      <line class="statistics-bar-interval" x1={100 * low} x2={100 * high} y1="5" y2="5" />
      <line class="statistics-bar-chance" x1={100 * expected} x2={100 * expected} y1="0" y2="10" />
    </svg>
  );
}
