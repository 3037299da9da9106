/** The last games as columns, each as high as one climbed in it; and the same as a table. */
import type { FinishedGame } from '../local/finished.ts';
import { formatTime } from '../state/dates.ts';
import { words } from '../state/words.ts';
import { statisticsWords } from './statistics-words.ts';

/** More columns than these are no longer told apart on a phone. */
const MOST_SHOWN = 30;

/** Of the picture, in units of its own: a column, the room for the moon above it. */
const SIZE = { column: 10, gap: 3, height: 80, moon: 14 };

export function ClimbsChart({ games }: { readonly games: readonly FinishedGame[] }) {
  const say = statisticsWords().climbs;
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
  const say = statisticsWords().climbs;
  const { lang, edition } = words();
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
                {formatTime(game.ended, lang)}
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
  const { won, lost, sharedWin } = statisticsWords().climbs;
  if (!hasWon) return lost;
  return isShared ? sharedWin : won;
}
