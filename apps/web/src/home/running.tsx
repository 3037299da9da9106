/** The games that go on at this device: the newest large, others in a row each. */
import { Icon } from '../board/icons.tsx';
import { GameSeats, savedNames } from '../games/game-face.tsx';
import type { SavedGame } from '../local/lobby.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';

export function Running({ games: [newest, ...others] }: { readonly games: readonly SavedGame[] }) {
  if (newest === undefined) return null;
  return (
    <>
      <ContinueCard game={newest} />
      {others.length > 0 && (
        <ul class="panel panel-list">
          {others.map((game) => (
            <li key={game.id}>
              <a class="list-row" href={makeRoute({ t: 'game', game: game.id })}>
                <Icon name="play" />
                <span class="grow">
                  {words('goals').home.with(othersIn(game))}
                  <span class="line soft small">{standingOf(game)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One tap and it goes on. */
function ContinueCard({ game }: { readonly game: SavedGame }) {
  const { home } = words('shell');
  return (
    <a class="link-panel continue-card" href={makeRoute({ t: 'game', game: game.id })}>
      <span class="row large continue-title">
        <Icon name="play" />
        <strong class="grow heavy">{home.continueGame}</strong>
        <span class="continue-round">{words('shell').game.round(game.round)}</span>
      </span>
      <GameSeats game={game} />
      <span class="small">
        {turnIn(game)} · {words('game').edition(game.edition)}
      </span>
    </a>
  );
}

/** The only person at a game's table, if there is one. */
function personIn({ seats }: SavedGame): number | undefined {
  const people = seats.flatMap(({ bot }, index) => (bot === undefined ? [index + 1] : []));
  return people.length === 1 ? people[0] : undefined;
}

function othersIn(game: SavedGame): readonly string[] {
  const own = personIn(game);
  return savedNames(game).filter((_, index) => index + 1 !== own);
}

function turnIn(game: SavedGame): string {
  const say = words('goals').home;
  if (game.turn === personIn(game)) return say.yourTurn;
  return say.turnOf(savedNames(game)[game.turn - 1] ?? '');
}

function standingOf(game: SavedGame): string {
  return `${words('shell').game.round(game.round)} · ${turnIn(game)}`;
}
