/**
 * Before anything else of the game: may this browser come in? One that is too old would show an empty
 * page or buttons that do nothing, without a word.
 *
 * The build writes this file out as `door.js` (build/door.ts): a program of its own, in the syntax of
 * 2015, which imports nothing.
 */

/**
 * Looks for what came last to each of the oldest browsers (build/oldest-browsers.ts): import maps with
 * Safari 16.4, mixed colours with Chrome 111, registered properties with Firefox 128.
 */
export function guardDoor(page: Document): void {
  const canMap = 'supports' in HTMLScriptElement && HTMLScriptElement.supports('importmap');
  const canStyle =
    typeof CSS !== 'undefined' &&
    CSS.supports('color', 'color-mix(in srgb, red, red)') &&
    'registerProperty' in CSS;
  if (canMap && canStyle) return;
  // Without its place the game is not drawn, if it gets as far as that.
  const place = page.getElementById('app');
  if (place !== null) place.id = 'door';
  const words = page.createElement('script');
  words.src = '/old-browser.js';
  page.head.appendChild(words);
}
