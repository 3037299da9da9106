/** Which screen is shown: what the address says. */
import { signal } from '@preact/signals';
import { makeRoute, parseRoute, type Route } from './routes.ts';

export { makeRoute, parentOf, type PlaceName, type PlaceProps, type Route } from './routes.ts';

export const route = signal<Route>(readAddress());

addEventListener('hashchange', () => {
  route.value = readAddress();
});

/** A token stays neither in the address nor in the history: whoever looks on could play with it. */
function readAddress(): Route {
  const shown = parseRoute(location.hash);
  if (shown.t === 'table' && shown.token !== undefined) {
    history.replaceState(history.state, '', makeRoute({ t: 'table', table: shown.table }));
  }
  return shown;
}

export function go(to: Route): void {
  location.hash = makeRoute(to);
}

/** The same screen under another address: the way back leads past it. */
export function goInstead(to: Route): void {
  location.replace(makeRoute(to));
}
