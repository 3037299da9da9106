/** The first page: go on with a game, begin one, look something up. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LANGS, languageName } from '@palier/text';
import { Icon, type IconName } from '../board/icons.tsx';
import { GameSeats } from '../games/game-face.tsx';
import { games, isOver, refreshGames } from '../local/games.ts';
import type { SavedGame } from '../local/lobby.ts';
import { hasTables, Online } from '../online/my-online.tsx';
import { OpenRecord } from '../replay/open-record.tsx';
import { makeRoute, type Route } from '../state/router.ts';
import { change, settings } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { Heading } from '../ui/heading.tsx';
import { UpdateNotice } from '../ui/update-notice.tsx';
import { Hero } from './hero.tsx';
import '../styles/pages.css';
import './home.css';

/** `onIdle` is called once the page is drawn and there is time for more. */
export function Home({ onIdle }: { readonly onIdle: () => void }) {
  const { home } = words('shell');
  const turns = useSignal(0);
  useEffect(() => {
    void refreshGames().then(onIdle);
  }, []);
  const known = games.value ?? [];
  const unfinished = known.find((game) => !isOver(game));
  return (
    <div class="home">
      <header class="home-top">
        <LanguageSwitch />
      </header>
      <main class="home-main stack">
        <div class="home-hero">
          <Heading text={home.title}>
            <Hero />
          </Heading>
          <p class="soft centred home-tagline">{home.tagline}</p>
        </div>
        <div class="home-ways stack">
          <UpdateNotice />
          <nav class="stack" aria-label={home.play}>
            <Online part="MyTurn" onCount={(count) => (turns.value = count)} />
            {unfinished !== undefined && <ContinueCard game={unfinished} />}
            <Way
              to={{ t: 'new', mode: 'bots' }}
              icon="robot"
              says={home.bots}
              about={home.botsAbout}
              isFirst={unfinished === undefined && turns.value === 0}
            />
            <Way
              to={{ t: 'new', mode: 'device' }}
              icon="phone"
              says={home.device}
              about={home.deviceAbout}
            />
            <Way to={{ t: 'online' }} icon="people" says={home.online} about={home.onlineAbout} />
            <Way
              to={{ t: 'place', place: 'learn' }}
              icon="hint"
              says={home.learn}
              about={home.learnAbout}
            />
          </nav>
          <nav aria-label={home.more}>
            <ul class="panel panel-list home-more">
              {games.value?.length === 0 && (
                <More to={{ t: 'place', place: 'lesson' }} icon="play" says={home.firstTime} />
              )}
              {(known.length > 0 || hasTables()) && (
                <More to={{ t: 'games' }} icon="history" says={home.games} />
              )}
              <More to={{ t: 'rules' }} icon="book" says={home.rulebook} />
              <More to={{ t: 'settings' }} icon="settings" says={home.settings} />
              <li>
                <OpenRecord />
              </li>
            </ul>
          </nav>
        </div>
      </main>
    </div>
  );
}

/** The newest unfinished game: one tap and it goes on. */
function ContinueCard({ game }: { readonly game: SavedGame }) {
  const { home, game: say } = words('shell');
  return (
    <a class="link-panel continue-card" href={makeRoute({ t: 'game', game: game.id })}>
      <span class="row large continue-title">
        <Icon name="play" />
        <strong class="grow heavy">{home.continueGame}</strong>
        <span class="continue-round">{say.round(game.round)}</span>
      </span>
      <GameSeats game={game} />
      <span class="small">{words('game').edition(game.edition)}</span>
    </a>
  );
}

type WayProps = {
  readonly to: Route;
  readonly icon: IconName;
  readonly says: string;
  readonly about: string;
  /** The one that most people want. */
  readonly isFirst?: boolean;
};

/** Where home leads: large ways to play, smaller rows for the rest. */
function Way({ to, icon, says, about, isFirst = false }: WayProps) {
  return (
    <a
      class={isFirst ? 'link-panel home-way home-way-first' : 'link-panel home-way'}
      href={makeRoute(to)}
    >
      <Icon name={icon} />
      <span class="stack joined home-way-words">
        <strong class="large heavy">{says}</strong>
        <span class="small">{about}</span>
      </span>
    </a>
  );
}

type MoreProps = { readonly to: Route; readonly icon: IconName; readonly says: string };

function More({ to, icon, says }: MoreProps) {
  return (
    <li>
      <a class="list-row" href={makeRoute(to)}>
        <Icon name={icon} />
        <span class="grow">{says}</span>
      </a>
    </li>
  );
}

/** The language, switchable anywhere: codes where room is short. */
function LanguageSwitch() {
  const { languageSwitch } = words('shell');
  return (
    <fieldset class="language-switch segmented">
      <legend class="visually-hidden">{languageSwitch}</legend>
      {LANGS.map((lang) => (
        <label key={lang} lang={lang} title={languageName(lang)}>
          <input
            type="radio"
            name="language"
            aria-label={languageName(lang)}
            checked={settings.value.lang === lang}
            onChange={() => change({ lang })}
          />
          <span aria-hidden="true">{lang.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  );
}
