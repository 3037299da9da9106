/** A real Chromium: the one from npm on Linux, elsewhere one that is installed; or a Firefox. */
import sparticuz from '@sparticuz/chromium';
import { fileURLToPath } from 'node:url';
import { chromium, firefox, type Browser } from 'playwright-core';
import { isFirefox, isWebKit, onlyElsewhere } from './engine.ts';
import { nextSide } from './firefox-side.ts';

/** Not that package's own arguments: they take the browser's walls down, which are tested here. */
const ARGS = [
  '--no-sandbox',
  // A graphics card played by the processor falls seconds behind what it is asked to draw.
  '--disable-gpu',
  '--font-render-hinting=none',
];

const FIREFOX = fileURLToPath(new URL('firefox-bidi.mjs', import.meta.url));

const noBrowser = {
  newContext: async () => Promise.reject(new Error(`${onlyElsewhere} a second window`)),
  newPage: async () => Promise.reject(new Error(`${onlyElsewhere} a second window`)),
  close: async () => Promise.resolve(),
} as unknown as Browser;

/** The program to start; undefined where an installed browser is to be found by its name. */
export async function chromiumPath(): Promise<string | undefined> {
  const { PALIER_CHROMIUM: named } = process.env;
  if (named !== undefined && named !== '') return named;
  const isPacked = process.platform === 'linux' && process.arch === 'x64';
  // Unpacks 190 MB when called for the first time on a machine.
  return isPacked ? sparticuz.executablePath() : undefined;
}

export async function launchBrowser(
  path: string | undefined,
  more: readonly string[] = [],
): Promise<Browser> {
  if (isFirefox) return launchFirefox();
  // A visit there is a browser of its own (`webkit.ts`).
  if (isWebKit) return noBrowser;
  if (path !== undefined) {
    return chromium.launch({
      executablePath: path,
      args: [...ARGS, ...more],
      handleSIGTERM: false,
    });
  }
  try {
    return await chromium.launch({ channel: 'chrome', args: [...more], headless: true });
  } catch (error) {
    const advice = 'Install Chrome, or name a Chromium with PALIER_CHROMIUM=/path/to/it';
    throw new Error(advice, { cause: error });
  }
}

/** The one that PALIER_FIREFOX names. */
export async function launchFirefox(): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX,
    env: { ...process.env, PALIER_FIREFOX_SIDE: nextSide() },
    // As on phones, and in the Chromium that is tested: scroll bars take no room.
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
    handleSIGTERM: false,
  });
}
