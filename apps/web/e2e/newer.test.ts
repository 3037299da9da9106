/** The built game asks of no browser that it is made for what that one does not have. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { OLDEST } from '../build/oldest-browsers.ts';
import newer from '../build/newer.json' with { type: 'json' };
import { newerInPrograms, newerInStyles } from './harness/newer.ts';

/** What is asked for before it is used, or serves those who have it and is missed by nobody. */
const PROGRAMS = {
  '.metadata': 'zod’s own name',
  '.moveBefore': 'Preact asks for it',
  '.notification': 'a push, where there are any',
  '.permission': 'after a question for pushes',
  '.released': 'of a wake lock, where there is one',
  '.requestFullscreen': 'offered where document.fullscreenEnabled says so',
  '.requestPermission': 'after a question for pushes',
  '.requireResidentKey': 'an option of passkeys that is read, not called',
  '.setAppBadge': 'the service worker asks for it',
  '.variable': 'the game’s own name, in the words of its program',
  'AbortSignal.timeout': 'gives the reason another name in older Chrome, which nobody reads',
  'Error.captureStackTrace': 'zod asks for it',
  Notification: 'after a question for pushes',
  'Symbol.dispose': 'a name without it is undefined, and does no harm',
  'URL.canParse': 'zod asks for it',
  'document.fullscreenEnabled': 'undefined where there is none',
  'navigator.canShare': 'asked for',
  'navigator.setAppBadge': 'asked for',
  'navigator.share': 'asked for; copies instead',
  'navigator.vibrate': 'asked for',
  'navigator.wakeLock': 'asked for',
};

const STYLES = {
  '-webkit-tap-highlight-color': 'the flash of a touch, where there is one',
  'accent-color': 'the browser’s own colour instead',
  'align-content: safe': 'begins at the top instead',
  'cursor: grabbing': 'phones have none',
  'cursor: not-allowed': 'phones have none',
  'cursor: pointer': 'phones have none',
  'hyphenate-limit-chars': 'hyphens in shorter words too',
  hyphens: 'with a prefix in Safari, which the build writes',
  'justify-content: safe': 'begins at the left instead',
  'line-clamp': 'with a prefix, which stands before it',
  mask: 'with a prefix, which the build writes',
  'overscroll-behavior': 'the page moves a little with a sheet',
  'paint-order': 'numerals without their rim',
  'text-size-adjust': 'with a prefix, which the build writes',
  'text-wrap': 'lines break as they come',
  'user-select': 'with a prefix, which the build writes',
};

const folder = inject('folder');
const textsOf = (ending: string): readonly string[] =>
  globSync(`**/*.${ending}`, { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );

describe(`in ${Object.entries(OLDEST).flat().join(' ')}`, () => {
  it('the list is of these browsers', () => {
    expect(newer.oldest).toEqual(OLDEST);
  });

  // The whole of each list: what is no longer used goes from it.
  it('programs name nothing newer but what they can do without', () => {
    expect(newerInPrograms(textsOf('js'))).toEqual(Object.keys(PROGRAMS).toSorted());
  });

  it('styles name nothing newer but what they can do without', () => {
    expect(newerInStyles(textsOf('css'))).toEqual(Object.keys(STYLES).toSorted());
  });
});

describe('what is newer is found', () => {
  it.each([
    ['navigator.share({})', ['navigator.share']],
    ['const { wakeLock } = navigator', ['.wakeLock']],
    ['new Temporal.Instant(0n)', ['.Instant', 'Temporal']],
    ['promise.showPopover?.()', ['.showPopover']],
    ['Promise.withResolvers()', ['Promise.withResolvers']],
    // A name of one's own, and one that others have had for long.
    ['const a = { togglePopover() {} }; a.togglePopover()', []],
    ['list.at(0); "navigator.share"', []],
  ])('in the program %s', (program, found) => {
    expect(newerInPrograms([program])).toEqual(found);
  });

  it.each([
    ['a{anchor-name:--x}', ['anchor-name']],
    ['a{width:anchor-size(width)}', ['anchor-size()']],
    ['a:has-slotted{color:red}', [':has-slotted']],
    ['@scope (a){b{color:red}}', ['@scope']],
    ['@media (hover:hover){a{text-wrap-style:pretty}}', ['text-wrap-style']],
    ['@media (update:fast){a{color:red}}', ['@media (update)']],
    ['@supports (width:round(down,5px,4px)){a{width:round(down,5px,4px)}}b{color:red}', []],
    ['a{content:"anchor-name:x"}/* @scope */', []],
  ])('in the style %s', (style, found) => {
    expect(newerInStyles([style])).toEqual(found);
  });
});
