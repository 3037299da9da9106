/** The statistics of this device: what was played to its end here, in numbers and pictures. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { FinishedGame } from '../local/finished.ts';
import { tables } from '../local/workers.ts';
import { isSignedIn } from '../people/account.ts';
import { fetchAllGames } from '../people/games.ts';
import { words } from '../state/words.ts';
import { Confirm } from '../ui/confirm.tsx';
import { Page } from '../ui/page.tsx';
import { makeRoute } from '../state/router.ts';
import { saveFile } from '../ui/save-record.ts';
import { ClimbsChart, GroupTable, ReachedChart } from './climbs-chart.tsx';
import { makeCsv, makeJson, statisticsOf, type ServerGame, type Statistics } from './figures.ts';
import { Button } from '../ui/button.tsx';
import { Against, LastGames } from './lately.tsx';
import './statistics.css';

export function StatisticsScreen() {
  const say = words('statistics');
  const games = useSignal<readonly FinishedGame[] | 'loading' | 'failed'>('loading');
  const news = useSignal('');
  const onServer = useSignal<readonly ServerGame[]>([]);
  const newsElement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    tables('results', []).then(
      (found) => {
        games.value = found;
        return undefined;
      },
      () => (games.value = 'failed'),
    );
    const look = async (): Promise<void> => {
      onServer.value = await fetchAllGames();
    };
    if (isSignedIn()) void look();
  }, []);

  async function erase(): Promise<void> {
    try {
      await tables('eraseResults', []);
      games.value = [];
      news.value = say.erased;
      // The button that had the focus is gone.
      newsElement.current?.focus();
    } catch {
      news.value = say.failed;
    }
  }

  const now = games.value;
  return (
    <Page title={say.title} class="statistics">
      <p
        ref={newsElement}
        role="status"
        tabIndex={-1}
        class={news.value === '' ? 'visually-hidden' : 'notice'}
      >
        {news.value === '' && now === 'loading' ? say.loading : news.value}
      </p>
      {now === 'failed' && <p class="problem">{say.failed}</p>}
      {typeof now !== 'string' && (
        <Kept games={now} onServer={onServer.value} onErase={() => void erase()} />
      )}
    </Page>
  );
}

type ActionsProps = { readonly games: readonly FinishedGame[]; readonly onErase: () => void };

type KeptProps = ActionsProps & { readonly onServer: readonly ServerGame[] };

function Kept({ games, onServer, onErase }: KeptProps) {
  const say = words('statistics');
  const statistics = statisticsOf(games, onServer);
  return (
    <>
      {statistics.counted.length === 0 ? (
        <div class="panel stack start">
          <p>{say.none}</p>
          <a class="button button-primary" href={makeRoute({ t: 'new', mode: 'bots' })}>
            {say.play}
          </a>
        </div>
      ) : (
        <Figures statistics={statistics} />
      )}
      {statistics.online.games > 0 && <Online {...statistics.online} />}
      <section class="stack">
        <Apart {...statistics.apart} />
        <p class="soft small">{say.about}</p>
        <div>
          <a class="button" href={makeRoute({ t: 'place', place: 'goals' })}>
            {say.goals}
          </a>
        </div>
        {games.length > 0 && <Actions games={games} onErase={onErase} />}
      </section>
    </>
  );
}

function Figures({ statistics }: { readonly statistics: Statistics }) {
  const say = words('statistics');
  const { all, streak, counted, reached, editions, strengths, players } = statistics;
  const { edition, strength } = words('game');
  return (
    <>
      <LastGames games={counted} />
      <Against games={counted} />
      <dl class="tiles statistics-tiles">
        <Tile name={say.tiles.games} value={all.games} />
        <Tile name={say.tiles.wins} value={all.wins} />
        <Tile name={say.tiles.streak} value={streak.now} />
        <Tile name={say.tiles.longest} value={streak.longest} />
      </dl>
      <p class="large">{say.share(all.share)}</p>
      <ClimbsChart games={counted} />
      <ReachedChart reached={reached} />
      <details class="panel fold">
        <summary>
          <h2>{say.figures}</h2>
        </summary>
        <div class="fold-inside stack statistics-groups">
          <p>{say.certain(all.share, all.expected)}</p>
          <GroupTable title={say.groups.edition} groups={editions} nameOf={edition} />
          <GroupTable
            title={say.groups.strength}
            groups={strengths}
            nameOf={(name) => (name === 'mixed' ? say.groups.mixed : strength(name).label)}
          />
          <GroupTable title={say.groups.players} groups={players} nameOf={say.groups.playersOf} />
          <p class="soft small">{say.groups.legend}</p>
        </div>
      </details>
    </>
  );
}

function Tile({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div class="panel stack joined statistics-tile">
      <dt class="soft small">{name}</dt>
      <dd class="heavy numbers">{value}</dd>
    </div>
  );
}

function Online({ games, wins, expected, elsewhere }: Statistics['online']) {
  const { online } = words('statistics');
  return (
    <section class="panel stack snug">
      <h2>{online.title}</h2>
      <p class="large">{online.wins(wins, games)}</p>
      <p class="soft small">{online.fair(expected)}</p>
      {elsewhere > 0 && <p class="soft small">{online.elsewhere(elsewhere)}</p>}
    </section>
  );
}

function Apart({ people, playedOn }: Statistics['apart']) {
  if (people + playedOn === 0) return null;
  return <p class="soft small">{words('statistics').apart(people, playedOn)}</p>;
}

function Actions({ games, onErase }: ActionsProps) {
  const say = words('statistics');
  const isAsking = useSignal(false);
  const save = (ending: string, text: string, type: string): void =>
    saveFile(`${say.fileName}.${ending}`, text, type);
  return (
    <>
      <details class="panel fold">
        <summary>{say.keeping}</summary>
        <div class="fold-inside stack">
          <div class="row" role="group" aria-label={say.save}>
            <span aria-hidden="true">{say.save}</span>
            <Button onClick={() => save('csv', makeCsv(games), 'text/csv')}>{say.saveCsv}</Button>
            <Button onClick={() => save('json', makeJson(games), 'application/json')}>
              {say.saveJson}
            </Button>
          </div>
          <div>
            <Button onClick={() => (isAsking.value = true)}>{say.erase}</Button>
          </div>
        </div>
      </details>
      {isAsking.value && (
        <Confirm
          title={say.eraseAsk}
          about={say.eraseAbout}
          yes={say.eraseNow}
          onYes={() => {
            isAsking.value = false;
            onErase();
          }}
          onNo={() => (isAsking.value = false)}
        />
      )}
    </>
  );
}
