/** The first page: go on with a game, begin one, look something up. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../state/words.ts';
import { hasTables, Online } from '../online/my-online.tsx';
import { games, isOver, refreshGames } from '../local/games.ts';
import { Heading } from '../ui/heading.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { UpdateNotice } from '../ui/update-notice.tsx';
import { ContinueCard } from './continue-card.tsx';
import { Hero } from './hero.tsx';
import { More, Way } from './links.tsx';
import { OpenRecord } from '../replay/open-record.tsx';
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
      <main class="home-main">
        <div class="home-hero">
          <Heading text={home.title}>
            <Hero />
          </Heading>
          <p class="home-tagline">{home.tagline}</p>
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
