/** One evening of a club: who did how well, its games, and all of it as a picture for others. */
import { EDITION_IDS } from '@palier/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { isDone } from '../people/api.ts';
import type { ResultFacts } from '../results/result-picture.tsx';
import { formatDay } from '../state/dates.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { lazy } from '../ui/lazy.tsx';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { fetchEvening, type Club, type Evening, type PlayedGame } from './club-api.ts';

const PictureSheet = lazy(
  async () => (await import('../results/picture-sheet.tsx')).PictureSheet,
  'results',
);

type EveningSheetProps = {
  readonly club: Club;
  readonly evening: string;
  readonly onClose: () => void;
};

export function EveningSheet({ club, evening, onClose }: EveningSheetProps) {
  const says = words('friends').clubs.evenings;
  const told = useSignal<Evening | undefined>(undefined);
  const isPicture = useSignal(false);
  const look = async (): Promise<void> => {
    const answer = await fetchEvening(club.id, evening);
    if (isDone(answer)) told.value = answer.value;
  };
  useEffect(() => void look(), [evening]);
  const now = told.value;
  const facts = now && factsOf(club, now);
  if (isPicture.value && facts !== undefined) {
    return (
      <PictureSheet
        name={`palier-${evening}.png`}
        facts={facts}
        onClose={() => (isPicture.value = false)}
      />
    );
  }
  return (
    <Sheet title={formatDay(evening)} onClose={onClose}>
      {now === undefined ? (
        <p role="status">{words('shell').loading}</p>
      ) : (
        <div class="stack clubs-evening">
          {!now.isOver && <p class="notice">{says.goesOn}</p>}
          <h3>{says.result}</h3>
          <ol class="stack snug">
            {byWins(now).map(({ person, games, won }) => (
              <li key={person.id} class="row nowrap">
                <Face of={person} />
                <span class="grow">
                  <span class="line strong">{person.name}</span>
                  <span class="line soft small">
                    {words('friends').clubs.season.played(games, won)}
                  </span>
                </span>
              </li>
            ))}
          </ol>
          <h3>{says.played}</h3>
          <ol class="stack snug">
            {now.games.map((game) => (
              <li key={game.no}>
                <span class="line strong">{namesIn(game).join(' · ')}</span>
                <span class="line soft small">{editionOf(game)}</span>
              </li>
            ))}
          </ol>
          {facts !== undefined && (
            <div class="sheet-actions">
              <Button class="button-primary" onClick={() => (isPicture.value = true)}>
                <OnlineIcon name="share" />
                {says.picture}
              </Button>
            </div>
          )}
        </div>
      )}
    </Sheet>
  );
}

function byWins({ standings }: Evening): Evening['standings'] {
  return standings.toSorted((one, other) => other.won - one.won || other.mean - one.mean);
}

/** In the order in which they ended. */
function namesIn({ seats }: PlayedGame): readonly string[] {
  const { bot, guest } = words('friends').clubs.evenings;
  return seats.map(({ name, isBot, place }) => `${place}.\u{a0}${name ?? (isBot ? bot : guest)}`);
}

function editionOf({ edition }: PlayedGame): string {
  const known = EDITION_IDS.find((id) => id === edition);
  return known === undefined ? edition : words('game').edition(known);
}

/** As many as the picture has room for. */
const MOST_SHOWN = 6;

/** As many steps up as games won, and who has won most is on the moon. Undefined: nobody of the club has. */
function factsOf(club: Club, evening: Evening): ResultFacts | undefined {
  const says = words('friends').clubs.evenings;
  const players = byWins(evening);
  const most = players[0]?.won ?? 0;
  if (most === 0) return undefined;
  const best = players.filter(({ won }) => won === most).map(({ person }) => person.name);
  return {
    headline: says.headline(best),
    about: says.games(evening.games.length),
    played: club.name,
    day: new Date(`${evening.evening}T12:00:00`),
    levels: most,
    stand: (to) => says.wins(Math.min(to, most)),
    climbers: players.slice(0, MOST_SHOWN).map(({ person, won }) => ({
      name: person.name,
      face: person,
      from: 0,
      to: won === most ? most + 1 : won,
      mood: won === most ? 'happy' : 'calm',
    })),
  };
}
