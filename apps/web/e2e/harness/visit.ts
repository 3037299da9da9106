/** A visit to the game in a window of its own: the size, the player's settings, what goes wrong. */
import type {
  Browser,
  BrowserContext,
  ConsoleMessage,
  Disposable,
  Locator,
  Page,
} from 'playwright-core';
import type { Settings } from '../../src/state/settings.ts';
import { isFirefox, isWebKit } from './engine.ts';
import { PHONE, type Size } from './sizes.ts';
import { visitInWebKit } from './webkit.ts';

export type VisitOptions = {
  readonly size?: Size;
  /** What the player chose on an earlier visit. Nothing moves unless `motion` says so. */
  readonly settings?: Partial<Settings>;
  /** Lets the game keep itself for offline use, which most tests have no need of. */
  readonly keepsOffline?: boolean;
  /** Errors that the test brings about itself. */
  readonly allowed?: readonly RegExp[];
};

export type Visit = {
  readonly page: Page;
  /** What went wrong without anybody having asked: errors, complaints, broken policies. */
  readonly problems: readonly string[];
};

const USUAL: Partial<Settings> = { lang: 'en', theme: 'night', motion: 'off', sound: false };

/** As in src/state/settings.ts. */
export const SETTINGS_KEY = 'palier.settings';

export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { size = PHONE } = options;
  const chosen = chosenIn(options);
  const context = isWebKit
    ? await visitInWebKit(chosen.lang ?? 'en')
    : await contextIn(browser, options);
  context.setDefaultTimeout(PATIENCE);
  await chooseIn(context, JSON.stringify(chosen));
  await context.addInitScript(reportBrokenPolicy);
  if (isOfFirefox(browser)) await context.addInitScript(avoidCrash);
  const visited = await visitBeside(context, options);
  if (isWebKit) await visited.page.setViewportSize({ width: size.width, height: size.height });
  return visited;
}

async function contextIn(browser: Browser, options: VisitOptions): Promise<BrowserContext> {
  const { size = PHONE, keepsOffline = false } = options;
  return browser.newContext({
    viewport: { width: size.width, height: size.height },
    hasTouch: size.isTouch,
    // Which Firefox does not know.
    ...(!isOfFirefox(browser) && { isMobile: size.isTouch }),
    locale: chosenIn(options).lang ?? 'en',
    serviceWorkers: keepsOffline ? 'allow' : 'block',
  });
}

const isOfFirefox = (browser: Browser): boolean =>
  !isWebKit && browser.browserType().name() === 'firefox';

function chosenIn({ settings = {} }: VisitOptions): Partial<Settings> {
  return { ...USUAL, ...settings };
}

/** What of a visit cannot be changed while its page is open. */
export function lastingOf(options: VisitOptions): readonly unknown[] {
  const { size = PHONE, keepsOffline = false } = options;
  return [size.isTouch, keepsOffline, chosenIn(options).lang];
}

/** How the settings come to every page of a context, on whichever site. */
const choosing = new WeakMap<BrowserContext, Disposable>();

async function chooseIn(context: BrowserContext, text: string): Promise<void> {
  await choosing.get(context)?.dispose();
  choosing.set(context, await context.addInitScript(chooseOnce, { key: SETTINGS_KEY, text }));
}

/** The same page as another player's: what was kept is gone, but for the games. */
export async function startOver(page: Page, options: VisitOptions): Promise<void> {
  const chosen = { key: SETTINGS_KEY, text: JSON.stringify(chosenIn(options)) };
  await chooseIn(page.context(), chosen.text);
  await page.evaluate(({ key, text }) => {
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem(key, text);
    // As if another tab had done it.
    dispatchEvent(new Event('storage'));
  }, chosen);
}

/** Another tab of the same player. */
export async function visitBeside(
  context: BrowserContext,
  { allowed = [] }: VisitOptions = {},
): Promise<Visit> {
  const page = await context.newPage();
  if (isFirefox || isWebKit) clickForTap(page);
  return { page, problems: watch(page, allowed) };
}

/** Playwright has no way to tap in Firefox and WebKit, and does nothing instead. */
function clickForTap(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Pick<Locator, 'click' | 'tap'>;
  locators.tap = locators.click;
}

/** Ends a hang, on a machine that does much else too. */
const PATIENCE = isFirefox || isWebKit ? 30_000 : 120_000;

/**
 * Goes to a screen of the game (`#/settings`) and waits until it is drawn. From another screen it is
 * shown without loading the page anew; from the same one it is loaded again.
 */
export async function goToScreen(page: Page, site: string, route: string): Promise<void> {
  const address = `${site}/${route}`;
  if (!(await page.evaluate(changeHash, address))) await page.goto(address);
  await untilDrawn(page);
}

/** The screen is there, not what stands in for it while it is fetched. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.getByRole('main').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * Runs in the page: false where the address is not that of another screen. When this is told of the
 * change, the game has been told before: the last screen is gone, at the latest with the picture that
 * answers a touch.
 */
async function changeHash(address: string): Promise<boolean> {
  const { origin, pathname, hash } = new URL(address);
  const isHere = origin === location.origin && pathname === location.pathname;
  if (!isHere || hash === location.hash) return false;
  await new Promise<void>((resolve) => {
    addEventListener('hashchange', () => resolve(), { once: true });
    location.hash = hash;
  });
  await new Promise<void>((drawn) => {
    requestAnimationFrame(() => setTimeout(drawn, 0));
  });
  return true;
}

/** Runs in the page before anything else. What the player changes later stays. */
function chooseOnce({ key, text }: { readonly key: string; readonly text: string }): void {
  if (!location.protocol.startsWith('http') || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, text);
}

/** Runs in the page. The browser complains by itself too, but not of everything. */
function reportBrokenPolicy(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy broken: ${violatedDirective} by ${blockedURI}`);
  });
}

/** The style with which Playwright waits for a picture in Firefox, which names others by their sum. */
const OF_THE_HARNESS = isFirefox
  ? [/style-src-elem by inline/u, /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/u]
  : [];

/** Runs in the page. Firefox 153 crashes when axe or Playwright ask for this; the game never does. */
function avoidCrash(): void {
  Reflect.deleteProperty(Element.prototype, 'ariaLabelledByElements');
}

function watch(page: Page, allowed: readonly RegExp[]): readonly string[] {
  const problems: string[] = [];
  const note = (problem: string): void => {
    if (![...allowed, ...OF_THE_HARNESS].some((pattern) => pattern.test(problem)))
      problems.push(problem);
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('crash', () => note('the page crashed'));
  page.on('console', (message) => {
    if (isComplaint(message)) note(`${message.type()}: ${message.text()}`);
  });
  return problems;
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'assert';
}
