/** The first page: go on with a game, begin one, look something up. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LANGS, languageName } from '@palier/text';
import { Icon, type IconName } from '../board/icons.tsx';
import { refreshGames } from '../local/games.ts';
import { makeRoute, type Route } from '../state/router.ts';
import { change, settings } from '../state/settings.ts';
import { words } from '../state/words.ts';
import { Heading } from '../ui/heading.tsx';
import { lazy } from '../ui/lazy.tsx';
import { OwnGreeting } from '../ui/own-link.tsx';
import { UpdateNotice } from '../ui/update-notice.tsx';
import { FirstSteps, isFirstVisit } from './first-visit.tsx';
import { Hero } from './hero.tsx';
import { Now } from './now.tsx';
import { Way } from './way.tsx';
import '../styles/pages.css';
import './home.css';

/** Fetched where somebody has played; others find it among their games. */
const OpenRecord = lazy(async () => (await import('../replay/open-record.tsx')).OpenRecord);

/** `onIdle` is called once the page is drawn and there is time for more. */
export function Home({ onIdle }: { readonly onIdle: () => void }) {
  const { home } = words('shell');
  // Asked when the page is drawn and when the games are read, not while a first one is dealt.
  const isNew = useSignal(isFirstVisit());
  useEffect(() => {
    void refreshGames().then(() => {
      isNew.value = isFirstVisit();
      onIdle();
      return undefined;
    });
  }, []);
  const isFirst = isNew.value;
  return (
    <div class={isFirst ? 'home home-new' : 'home'}>
      <header class="home-top">
        <OwnGreeting />
        <LanguageSwitch />
      </header>
      <main class="home-main stack">
        {isFirst ? (
          <div class="home-hero">
            <Heading text={home.title}>
              <Hero />
            </Heading>
            <p class="soft centred home-tagline">{home.tagline}</p>
          </div>
        ) : (
          <div class="home-hero stack">
            <Heading text={home.title}>
              <span class="home-name">Palier</span>
            </Heading>
            <UpdateNotice />
            <Now />
          </div>
        )}
        <div class="home-ways stack">
          {isFirst && <UpdateNotice />}
          <nav class="stack" aria-label={home.play}>
            {isFirst && <FirstSteps />}
            <Way
              to={{ t: 'new', mode: 'bots' }}
              icon="robot"
              says={home.bots}
              about={home.botsAbout}
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
              <More to={{ t: 'games' }} icon="history" says={home.games} />
              <More to={{ t: 'rules' }} icon="book" says={home.rulebook} />
              <More to={{ t: 'settings' }} icon="settings" says={home.settings} />
              {!isFirst && (
                <li>
                  <OpenRecord />
                </li>
              )}
            </ul>
          </nav>
        </div>
      </main>
    </div>
  );
}

type MoreProps = { readonly to: Route; readonly icon: IconName; readonly says: string };

/** A smaller row for the rest. */
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
