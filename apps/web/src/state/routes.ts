/** The screens' addresses, after `#`, so that no server is asked and nothing is logged. */

/** What surrounds the table. */
export const PLACES = [
  'learn',
  'lesson',
  'drills',
  'daily',
  'review',
  'referee',
  'companion',
  'ladders',
  'statistics',
  'you',
  'goals',
  'tv',
  'hand',
  'lobby',
  'clubs',
] as const;

export type PlaceName = (typeof PLACES)[number];

/** `operand`: what follows in the address, as a game's id or what somebody shared. */
export type PlaceProps = { readonly operand?: string };

export type Route =
  | { readonly t: 'home' }
  | { readonly t: 'new'; readonly mode: 'bots' | 'device' }
  | { readonly t: 'games' }
  | { readonly t: 'game'; readonly game: string }
  /** `at`: the number of the event to look at. */
  | { readonly t: 'replay'; readonly game: string; readonly at?: number }
  | { readonly t: 'rules'; readonly rule?: string }
  | { readonly t: 'online' }
  /** A table online by its code or id. `token` brings somebody back to their seat. */
  | { readonly t: 'table'; readonly table: string; readonly token?: string }
  | ({ readonly t: 'place'; readonly place: PlaceName } & PlaceProps)
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
    case 'table':
      return tableAddress(route.table, route.token);
    case 'place':
      return placeAddress(route.place, route.operand);
    case 'games':
    case 'online':
    case 'settings':
      return `#/${route.t}`;
  }
}

const HOME: Route = { t: 'home' };
const LEARN: Route = { t: 'place', place: 'learn' };

/** What home leads to itself; the other places are found where one learns. */
const AT_HOME: ReadonlySet<PlaceName> = new Set(['learn', 'goals', 'you', 'tv', 'hand']);

/** One step up, for who came from nowhere; home is above everything. */
export function parentOf(route: Route): Route {
  switch (route.t) {
    case 'place': {
      const { place, operand } = route;
      if (operand !== undefined) return { t: 'place', place };
      if (place === 'lobby' || place === 'clubs') return { t: 'online' };
      return AT_HOME.has(place) ? HOME : LEARN;
    }
    // A finished game is watched again from its results.
    case 'replay':
      return { t: 'game', game: route.game };
    case 'table':
      return { t: 'online' };
    case 'rules':
      return route.rule === undefined ? HOME : { t: 'rules' };
    case 'home':
    case 'new':
    case 'games':
    case 'game':
    case 'online':
    case 'settings':
      return HOME;
  }
}

function tableAddress(table: string, token: string | undefined): string {
  const address = `#/t/${encodeURIComponent(table)}`;
  return token === undefined ? address : `${address}/${encodeURIComponent(token)}`;
}

function placeAddress(place: PlaceName, operand: string | undefined): string {
  return operand === undefined ? `#/${place}` : `#/${place}/${encodeURIComponent(operand)}`;
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
    case 't':
      // What cannot be read is no name of a table: the screen says so.
      return parseTable(rest.map((part) => decode(part) || part));
    case 'games':
    case 'online':
    case 'settings':
      return { t: name };
    default: {
      const place = PLACES.find((place) => place === name);
      if (place === undefined) return { t: 'home' };
      return { t: 'place', place, ...(operand !== '' && { operand }) };
    }
  }
}

function parseReplay([name = '', place = '']: readonly string[]): Route {
  const game = decode(name);
  if (game === '') return { t: 'home' };
  return { t: 'replay', game, ...(/^\d{1,6}$/.test(place) && { at: Number(place) }) };
}

function parseTable([table = '', token = '']: readonly string[]): Route {
  if (table === '') return { t: 'online' };
  return { t: 'table', table, ...(token !== '' && { token }) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * The address of a moment of a replay. Nothing where the address is already another screen's: that is
 * drawn only a moment later, and the replay must not take it back.
 */
export function momentAddress(
  hash: string,
  moment: { readonly game: string; readonly at: number },
): string | undefined {
  const shown = parseRoute(hash);
  const isThere = shown.t === 'replay' && shown.game === moment.game;
  return isThere ? makeRoute({ t: 'replay', ...moment }) : undefined;
}
