/** What the statistics tell first: how the last games went, and the score against each character. */
import { CHARACTER_IDS } from '@palier/bots';
import { Face } from '../board/face.tsx';
import { recordsOf, trendOf, type Result } from '../local/records.ts';
import type { FinishedGame } from '../local/finished.ts';
import { words } from '../state/words.ts';

type GamesProps = { readonly games: readonly FinishedGame[] };

export function LastGames({ games }: GamesProps) {
  const { trend: say, climbs } = words('statistics');
  const { results, wins, turn } = trendOf(games);
  const names = { won: climbs.won, shared: climbs.sharedWin, lost: climbs.lost };
  return (
    <section class="panel stack snug">
      <h2>{say.title}</h2>
      <ol class="statistics-last">
        {results.map((result, index) => (
          <li key={index} class="statistics-mark" data-result={result} title={names[result]}>
            <Mark result={result} />
            <span class="visually-hidden">{names[result]}</span>
          </li>
        ))}
      </ol>
      <p class="large">
        {say.wins(wins, results.length)} {turn !== undefined && say.turns[turn]}
      </p>
      {results.length > 1 && <p class="soft small">{say.legend}</p>}
    </section>
  );
}

/** A moon for a win, half of one where it was shared, and an empty sky. */
function Mark({ result }: { readonly result: Result }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="8.5" />
      {result === 'shared' && <path d="M10 1.5a8.5 8.5 0 0 1 0 17Z" />}
    </svg>
  );
}

export function Against({ games }: GamesProps) {
  const { against } = words('statistics');
  const { short, long, none } = words('goals').record;
  const records = recordsOf(games);
  return (
    <section class="panel stack snug">
      <h2>{against}</h2>
      <ul class="statistics-against">
        {CHARACTER_IDS.map((character) => {
          const { name } = words('game').character(character);
          const score = records.get(character);
          return (
            <li key={character} class="row nowrap">
              <Face of={{ name, bot: character }} />
              <span class="stack joined">
                <strong>{name}</strong>
                {score === undefined ? (
                  <span class="soft small">{none}</span>
                ) : (
                  <>
                    <span class="large heavy numbers" aria-hidden="true">
                      {short(score.won, score.lost)}
                    </span>
                    <span class="soft tiny">{long(score.won, score.lost)}</span>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
