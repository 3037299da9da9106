/** Which screen is shown: what the address says. */
import { signal } from '@preact/signals';
import { afterAnswer } from './after-answer.ts';
import { makeRoute, parentOf, parseRoute, type Route } from './routes.ts';
import { START, walk, type Step, type Trail } from './trail.ts';

export { makeRoute, type PlaceName, type PlaceProps, type Route } from './routes.ts';

export const route = signal<Route>(readAddress());

let trail = keptTrail() ?? START;

addEventListener('hashchange', ({ oldURL }) => {
  const kept = keptTrail();
  trail = kept ?? walk(trail, new URL(oldURL).hash, location.hash);
  if (kept === undefined) history.replaceState(trail, '');
  afterAnswer(() => {
    route.value = readAddress();
  });
});

/** That of an entry of the history which was shown before. */
function keptTrail(): Trail | undefined {
  return (history.state as Trail | null) ?? undefined;
}

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
  history.replaceState(trail, '', makeRoute(to));
  route.value = readAddress();
}

/** Where the way back leads: to the screen somebody came from, or else one step up. */
export function backAddress(): string {
  return lastStep()?.address ?? makeRoute(parentOf(route.value));
}

export function goBack(): void {
  const step = lastStep();
  if (step === undefined) goInstead(parentOf(route.value));
  else history.go(step.at - trail.at);
}

/** The browser forgets what is too far behind. */
function lastStep(): Step | undefined {
  const step = trail.steps.at(-1);
  return step !== undefined && trail.at - step.at < history.length ? step : undefined;
}
