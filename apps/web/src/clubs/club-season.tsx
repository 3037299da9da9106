/** How everybody does in a season, with how sure that is; what was best in it, and its evenings. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { isDone } from '../people/api.ts';
import { formatDay } from '../state/dates.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { fetchSeason, type Club, type Season, type Standing } from './club-api.ts';
import { EveningSheet } from './evening-sheet.tsx';

type ClubSeasonProps = { readonly club: Club };

export function ClubSeason({ club }: ClubSeasonProps) {
  const season = useSignal<Season | undefined>(undefined);
  const look = async (back: number): Promise<void> => {
    const answer = await fetchSeason(club.id, back);
    if (isDone(answer)) season.value = answer.value;
  };
  useEffect(() => void look(0), [club]);
  const now = season.value;
  if (now === undefined) return null;
  return (
    <>
      <Standings season={now} onTurn={(back) => void look(back)} />
      <Records season={now} />
      <Evenings club={club} season={now} />
    </>
  );
}

type StandingsProps = { readonly season: Season; readonly onTurn: (back: number) => void };

function Standings({ season, onTurn }: StandingsProps) {
  const says = words('friends').clubs.season;
  const { back, from, until, hasEarlier, standings } = season;
  const span = from === '' ? says.ever : says.span(formatDay(from), formatDay(until));
  return (
    <section class="stack">
      <h2>{says.title}</h2>
      <p class="soft small" role="status">
        {span}
      </p>
      {(hasEarlier || back > 0) && (
        <div class="row row-buttons">
          {hasEarlier && <Button onClick={() => onTurn(back + 1)}>{says.earlier}</Button>}
          {back > 0 && <Button onClick={() => onTurn(back - 1)}>{says.later}</Button>}
        </div>
      )}
      {standings.length === 0 ? (
        <p class="panel">{says.none}</p>
      ) : (
        <>
          <ol class="panel stack club-standings">
            {standings.map((one) => (
              <Row key={one.person.id} {...one} />
            ))}
          </ol>
          <p class="soft small">{says.about}</p>
        </>
      )}
    </section>
  );
}

function Row({ person, games, won, mean, from, until, isEarly }: Standing) {
  const says = words('friends').clubs.season;
  const value = says.value(Math.round(mean), Math.round(from), Math.round(until));
  return (
    <li class="club-standing" data-early={isEarly}>
      <Face of={person} />
      <span class="club-who">
        <span class="line strong">{person.name}</span>
        <span class="line soft small">
          {says.played(games, won)}
          {isEarly && ` · ${says.early}`}
        </span>
      </span>
      <span class="club-mean strong" aria-hidden="true">
        {words('friends').clubs.season.mean(Math.round(mean))}
      </span>
      <span class="club-bar" role="img" aria-label={value}>
        <span class="club-span" style={{ left: `${from}%`, width: `${until - from}%` }} />
        <span class="club-point" style={{ left: `${mean}%` }} />
      </span>
    </li>
  );
}

function Records({ season: { records } }: { readonly season: Season }) {
  const says = words('friends').clubs.records;
  if (records.length === 0) return null;
  return (
    <section class="stack">
      <h2>{says.title}</h2>
      <dl class="panel stack club-records">
        {records.map(({ t, name, count, evening }) => (
          <div key={t}>
            <dt class="soft small">{says[t]}</dt>
            <dd>
              {t === 'busiest'
                ? says.counted(count, formatDay(evening))
                : says.held(name, count, formatDay(evening))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type EveningsProps = { readonly club: Club; readonly season: Season };

function Evenings({ club, season: { evenings } }: EveningsProps) {
  const says = words('friends').clubs.evenings;
  const shown = useSignal<string | undefined>(undefined);
  if (evenings.length === 0) return null;
  return (
    <section class="stack">
      <h2>{says.title}</h2>
      <ul class="panel panel-list">
        {evenings.map(({ evening, games, best, won }) => (
          <li key={evening}>
            <button
              type="button"
              class="list-row"
              aria-haspopup="dialog"
              onClick={() => (shown.value = evening)}
            >
              <span class="grow">
                <span class="line strong">{formatDay(evening)}</span>
                <span class="line soft small">
                  {best.length === 0
                    ? says.games(games)
                    : says.best(
                        best.map(({ name }) => name),
                        won,
                      )}
                </span>
              </span>
              {best.length > 0 && <span class="soft small">{says.games(games)}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p class="soft small">{says.about}</p>
      {shown.value !== undefined && (
        <EveningSheet club={club} evening={shown.value} onClose={() => (shown.value = undefined)} />
      )}
    </section>
  );
}
