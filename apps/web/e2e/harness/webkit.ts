/**
 * WebKit as GTK's MiniBrowser has it, which Debian's `webkit2gtk-driver` brings. Playwright speaks with the
 * inspector of any WebKit, of which it can neither open another tab nor change the window: a visit is a
 * browser of its own, and `xdotool` makes its window as large as is wanted, or nearly so.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { webkit, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { onlyElsewhere } from './engine.ts';

const run = promisify(execFile);

const { PALIER_WEBKIT: program = 'MiniBrowser' } = process.env;

let display: Promise<string> | undefined;

/** A screen that nobody sees, large enough for every window; ends with this process. */
async function displayOf(): Promise<string> {
  return (display ??= startDisplay());
}

async function startDisplay(): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '3840x2400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  endWithUs(screen);
  const [line] = (await once(createInterface(screen.stdout), 'line')) as [string];
  return `:${line}`;
}

function endWithUs(child: ChildProcess): void {
  process.once('exit', () => child.kill('SIGKILL'));
}

/** Somebody with a browser, in a language. */
export async function visitInWebKit(lang: string): Promise<BrowserContext> {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const browser = spawn(program, ['--private', 'about:blank'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: await displayOf(),
      WEBKIT_INSPECTOR_HTTP_SERVER: address,
      LANGUAGE: lang,
      GDK_BACKEND: 'x11',
    },
  });
  endWithUs(browser);
  const tabs = await listTabs(address);
  const connected = await webkit.connectOverCDP(tabs.url);
  const [context] = connected.contexts();
  const [page] = context!.pages();
  const windows = new Windows(browser);
  Object.assign(context!, {
    newPage: async () => Promise.resolve(taken(page!, windows)),
    close: async () => {
      browser.kill('SIGKILL');
      tabs.close();
      return Promise.resolve();
    },
  });
  return context!;
}

/** The one page there is, as the first visit finds it. */
function taken(page: Page, windows: Windows): Page {
  if (isTaken.has(page)) throw new Error(`${onlyElsewhere} a second tab`);
  isTaken.add(page);
  const goTo = page.goto.bind(page);
  let size = { width: 0, height: 0 };
  const setViewportSize = async (wanted: typeof size): Promise<void> => {
    size = wanted;
    await windows.resize(page, wanted);
  };
  return Object.assign(page, {
    setViewportSize,
    viewportSize: () => size,
    // From one site to another a page is another one for WebKit, and Playwright takes it for lost.
    goto: async (address: string) => {
      // To where it is it would go without a load.
      if (page.url() === address) return page.reload();
      await goTo(address).catch((error: unknown) => {
        if (!String(error).includes('Load request cancelled')) throw error;
      });
      await page.waitForLoadState();
      return null;
    },
  });
}

const isTaken = new WeakSet<Page>();

/** Its own buttons leave its window no narrower. */
const NARROWEST = 447;

class Windows {
  readonly #browser: ChildProcess;
  #id = '';

  constructor(browser: ChildProcess) {
    this.#browser = browser;
  }

  /** What the window has besides the page stays. */
  async resize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
    const env = { ...process.env, DISPLAY: await displayOf() };
    if (this.#id === '') {
      const asked = ['search', '--sync', '--onlyvisible', '--pid', String(this.#browser.pid)];
      const { stdout } = await run('xdotool', asked, { env });
      this.#id = stdout.trim().split('\n').at(-1) ?? '';
    }
    const measure = async (): Promise<readonly number[]> =>
      page.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    const [beside = 0, above = 0] = await measure();
    await run('xdotool', ['windowsize', this.#id, String(width + beside), String(height + above)], {
      env,
    });
    await expect
      .poll(async () => page.evaluate(() => [innerWidth, innerHeight]))
      .toEqual([Math.max(width, NARROWEST), height]);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The inspector tells its tabs to people; to Playwright it is told as others do. */
async function listTabs(address: string): Promise<{ readonly url: string; close: () => void }> {
  const tabs = async (): Promise<readonly string[]> => {
    const answer = await fetch(`http://${address}/`).catch(() => undefined);
    const text = (await answer?.text()) ?? '';
    return [...text.matchAll(/socket\/\d+\/\d+\/WebPage/gu)].map(([path]) => path);
  };
  await expect.poll(tabs).toHaveLength(1);
  const tell = async (response: ServerResponse): Promise<void> => {
    const urls = (await tabs()).map((path) => `ws://${address}/${path}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(urls.map((url) => ({ url: '', webSocketDebuggerUrl: url }))));
  };
  const server = createServer((_, response) => {
    void tell(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
