/** Which screen is shown: the address after `#`, so that no server is asked and nothing is logged. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly t: 'home' }
  | { readonly t: 'new'; readonly mode: 'bots' | 'device' }
  | { readonly t: 'games' }
  | { readonly t: 'game'; readonly game: string }
  /** `at`: the number of the event to look at. */
  | { readonly t: 'replay'; readonly game: string; readonly at?: number }
  | { readonly t: 'rules'; readonly rule?: string }
  | { readonly t: 'settings' };

export function makeRoute(route: Route): string {
  switch (route.t) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${route.mode}`;
    case 'game':
      return `#/game/${encodeURIComponent(route.game)}`;
    case 'replay': {
      const place = route.at === undefined ? '' : `/${route.at}`;
      return `#/replay/${encodeURIComponent(route.game)}${place}`;
    }
    case 'rules':
      return route.rule === undefined ? '#/rules' : `#/rules/${encodeURIComponent(route.rule)}`;
    case 'games':
    case 'settings':
      return `#/${route.t}`;
  }
}

export function parseRoute(hash: string): Route {
  const [name = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  const operand = decode(rest.join('/'));
  switch (name) {
    case 'new':
      return { t: 'new', mode: operand === 'device' ? 'device' : 'bots' };
    case 'game':
      return operand === '' ? { t: 'home' } : { t: name, game: operand };
    case 'replay':
      return parseReplay(rest);
    case 'rules':
      return operand === '' ? { t: 'rules' } : { t: 'rules', rule: operand };
    case 'games':
    case 'settings':
      return { t: name };
    default:
      return { t: 'home' };
  }
}

function parseReplay([name = '', place = '']: readonly string[]): Route {
  const game = decode(name);
  if (game === '') return { t: 'home' };
  return { t: 'replay', game, ...(/^\d{1,6}$/.test(place) && { at: Number(place) }) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export const route = signal<Route>(parseRoute(location.hash));

addEventListener('hashchange', () => {
  route.value = parseRoute(location.hash);
});

export function go(to: Route): void {
  location.hash = makeRoute(to);
}

/** The same screen under another address: the way back leads past it. */
export function goInstead(to: Route): void {
  location.replace(makeRoute(to));
}
