/** Which of the finished games on this device is looked at. */
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { formatTime } from '../state/dates.ts';
import { games, isOver, refreshGames } from '../local/games.ts';
import { makeRoute } from '../state/router.ts';
import { ui, words } from '../state/words.ts';
import { pageWords } from './review-words.ts';

/** Who looks for an older one finds it among the games. */
const MOST_SHOWN = 20;

export function ChooseGame() {
  const say = pageWords();
  const { lang, edition } = words();
  useEffect(() => {
    void refreshGames();
  }, []);
  const over = games.value?.filter(isOver).slice(0, MOST_SHOWN);
  if (over === undefined) return <p role="status">{say.loading}</p>;
  if (over.length === 0) {
    return (
      <div class="panel stack review-none">
        <p>{say.none}</p>
        <a class="button button-primary" href={makeRoute({ t: 'new', mode: 'bots' })}>
          {say.play}
        </a>
      </div>
    );
  }
  return (
    <section class="stack">
      <h2>{say.choose}</h2>
      <ul class="panel panel-list">
        {over.map((game) => (
          <li key={game.id}>
            <a class="list-row" href={makeRoute({ t: 'place', place: 'review', operand: game.id })}>
              <span class="review-faces">
                {game.seats.map((seat, index) => (
                  <Face key={index} of={seat} />
                ))}
              </span>
              <span class="grow">
                {ui().shell.game.winners(game.winners.map((seat) => game.seats[seat - 1]!.name))}
                <span class="review-when">
                  {edition(game.edition)} · {formatTime(game.saved, lang)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
