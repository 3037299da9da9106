/** The frame of every screen: which one is shown follows from the address. */
import { useLayoutEffect } from 'preact/hooks';
import { fetchDrawings } from './board/looks.ts';
import { Sky } from './board/sky.tsx';
import { Home } from './home/home.tsx';
import { lazy } from './ui/lazy.tsx';
import { route, type Route } from './state/router.ts';
import { RESTING_SKY, skyProgress } from './state/sky.ts';
import './app.css';

const NewGameScreen = lazy(
  async () => (await import('./new-game/new-game-screen.tsx')).NewGameScreen,
);
const GamesScreen = lazy(async () => (await import('./games/games-screen.tsx')).GamesScreen);
const SettingsScreen = lazy(
  async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  'settings',
);
const RulebookScreen = lazy(
  async () => (await import('./rulebook/rulebook.tsx')).RulebookScreen,
  'rules',
);
const TableScreen = lazy(async () => (await import('./table/table-screen.tsx')).TableScreen);
const OnlineScreen = lazy(
  async () => (await import('./online/online-screen.tsx')).OnlineScreen,
  'online',
);
const OnlineTableScreen = lazy(
  async () => (await import('./online-table/online-table-screen.tsx')).OnlineTableScreen,
  'online',
);
const PlaceScreen = lazy(async () => (await import('./places/index.tsx')).PlaceScreen);
const ReplayScreen = lazy(
  async () => (await import('./replay/replay-screen.tsx')).ReplayScreen,
  'replay',
);

export function App() {
  const shown = route.value;
  const key = keyOf(shown);
  // Before the effects of the screen, which may lead further down.
  useLayoutEffect(() => {
    scrollTo(0, 0);
    if (!isPlayed(shown)) skyProgress.value = RESTING_SKY;
  }, [key]);
  return (
    <>
      <Sky progress={skyProgress.value} />
      <Screen key={key} shown={shown} />
    </>
  );
}

/** The screens that move the sky themselves. */
function isPlayed({ t }: Route): boolean {
  return t === 'game' || t === 'replay' || t === 'table';
}

/** Where it changes the screen begins anew; another rule of the rulebook is the same screen. */
function keyOf(shown: Route): string {
  switch (shown.t) {
    case 'new':
      return `new ${shown.mode}`;
    case 'game':
    case 'replay':
      return `${shown.t} ${shown.game}`;
    case 'table':
      return `table ${shown.table}`;
    case 'place':
      return `${shown.place} ${shown.operand ?? ''}`;
    case 'home':
    case 'games':
    case 'online':
    case 'rules':
    case 'settings':
      return shown.t;
  }
}

function Screen({ shown }: { readonly shown: Route }) {
  switch (shown.t) {
    case 'home':
      return <Home onIdle={preload} />;
    case 'new':
      return <NewGameScreen mode={shown.mode} />;
    case 'games':
      return <GamesScreen />;
    case 'game':
      return <TableScreen game={shown.game} />;
    case 'replay':
      return <ReplayScreen game={shown.game} />;
    case 'online':
      return <OnlineScreen />;
    case 'table':
      return <OnlineTableScreen {...shown} />;
    case 'place':
      return <PlaceScreen {...shown} />;
    case 'rules':
      return <RulebookScreen rule={shown.rule} />;
    case 'settings':
      return <SettingsScreen />;
  }
}

/** What comes next is fetched while the player looks at home. */
function preload(): void {
  NewGameScreen.preload();
  TableScreen.preload();
  void fetchDrawings();
}
