/**
 * What a Firefox is asked beside Playwright, which has no words for it: its own accessibility tree,
 * larger letters, several fingers, a page that crashes.
 */
import type { Page } from 'playwright-core';
import { askFirefox } from './firefox-side.ts';

type Contexts = { readonly contexts: readonly { readonly context: string }[] };
type Evaluated = {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
};

async function evaluate(context: string, expression: string): Promise<unknown> {
  const target = { context };
  const asked = { expression, target, awaitPromise: true };
  const { type, result, exceptionDetails } = await askFirefox<Evaluated>('script.evaluate', asked);
  if (type === 'exception') throw new Error(`Firefox: ${exceptionDetails?.text}`);
  return result?.value;
}

/** As Firefox's own windows do. */
async function asFirefox(expression: string): Promise<unknown> {
  const { contexts } = await askFirefox<Contexts>('browsingContext.getTree', {
    'moz:scope': 'chrome',
  });
  const [first] = contexts;
  if (first === undefined) throw new Error('Firefox has no window');
  return evaluate(first.context, expression);
}

const ids = new WeakMap<Page, Promise<string>>();
const MARK = 'palierMark';
let marks = 0;

/** What Firefox calls a page. */
async function contextOf(page: Page): Promise<string> {
  const known = ids.get(page) ?? findContext(page);
  ids.set(page, known);
  return known;
}

async function findContext(page: Page): Promise<string> {
  const mark = `${process.pid}-${++marks}`;
  await page.evaluate(([name, value]) => Object.assign(globalThis, { [name]: value }), [
    MARK,
    mark,
  ] as const);
  const { contexts } = await askFirefox<Contexts>('browsingContext.getTree', { maxDepth: 0 });
  for (const { context } of contexts) {
    // Others may be gone before they are asked.
    const found = await evaluate(context, `globalThis.${MARK}`).catch(() => undefined);
    if (found === mark) return context;
  }
  throw new Error('Firefox does not know the page');
}

/** The browsing context of a page, by what BiDi calls it. */
const FIND = `(id) => ChromeUtils.importESModule(
  'chrome://remote/content/shared/NavigableManager.sys.mjs',
).NavigableManager.getBrowsingContextById(id)`;

/** How large letters are that nobody made larger or smaller, in pixels. */
const FONT_SIZES = { 'variable.x-western': 16, 'monospace.x-western': 13 } as const;

/** As in the browser's own settings, and so for every page of it. */
export async function enlargeLetters(page: Page, letters: number): Promise<void> {
  const set = Object.entries(FONT_SIZES).map(
    ([name, size]) => `Services.prefs.setIntPref('font.size.${name}', ${size * letters})`,
  );
  await asFirefox(set.join());
  const context = `(${FIND})(${JSON.stringify(await contextOf(page))})`;
  const width = await page.evaluate(() => innerWidth);
  // Open pages take the new size when they are zoomed, and the layout's conditions with it.
  await asFirefox(`${context}.fullZoom = 1.25`);
  await page.waitForFunction((before) => innerWidth !== before, width);
  await asFirefox(`${context}.fullZoom = 1`);
  await page.waitForFunction((before) => innerWidth === before, width);
}

/** A mouse or a finger goes down, moves or goes up. */
export async function point(
  page: Page,
  pointer: { readonly id: string; readonly pointerType: 'mouse' | 'touch' },
  actions: readonly object[],
): Promise<void> {
  const { id, pointerType } = pointer;
  await askFirefox('input.performActions', {
    context: await contextOf(page),
    actions: [{ type: 'pointer', id, parameters: { pointerType }, actions }],
  });
}

/** What the accessibility tree has of one thing; those inside it come after it, one deeper. */
export type FirefoxItem = {
  readonly depth: number;
  readonly role: string;
  readonly name: string;
  readonly isFocused: boolean;
  readonly isPressed: boolean | undefined;
  readonly isDisabled: boolean;
};

/** Goes through nsIAccessible: its states are bits. */
const READ = `(context) => {
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const { STATE_FOCUSED, STATE_PRESSED, STATE_UNAVAILABLE } = Ci.nsIAccessibleStates;
  const items = [];
  const read = (one, depth) => {
    const [states, more] = [{}, {}];
    one.getState(states, more);
    const kind = service.getStringRole(one.role);
    const has = (state) => (states.value & state) !== 0;
    items.push({
      depth,
      role: kind === 'text leaf' ? 'StaticText' : one.computedARIARole,
      name: one.name ?? '',
      isFocused: has(STATE_FOCUSED),
      ...(kind === 'toggle button' && { isPressed: has(STATE_PRESSED) }),
      isDisabled: has(STATE_UNAVAILABLE),
    });
    for (let child = one.firstChild; child !== null; child = child.nextSibling) read(child, depth + 1);
  };
  const frame = service.getAccessibleFor(context.embedderElement);
  if (frame?.firstChild) read(frame.firstChild, 0);
  return JSON.stringify(items);
}`;

export async function readFirefoxTree(page: Page): Promise<readonly FirefoxItem[]> {
  const context = JSON.stringify(await contextOf(page));
  return JSON.parse(
    String(await asFirefox(`(${READ})((${FIND})(${context}))`)),
  ) as readonly FirefoxItem[];
}

/** Ends the process that draws the page, as a fault in it would. */
export async function crashFirefoxTab(page: Page): Promise<void> {
  const context = JSON.stringify(await contextOf(page));
  process.kill(
    Number(await asFirefox(`(${FIND})(${context}).currentWindowGlobal.osPid`)),
    'SIGKILL',
  );
}
