/** Tables online: the server they are at, and the ways to a table as people go them. In English. */
import type { Locator, Page, WebSocketRoute } from 'playwright-core';
import type { CLOCKS } from '@palier/table/room';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { WebSocket } from 'ws';
import { handCards, handOf } from './at-table.ts';
import { isDue } from './player.ts';
import { closeUsedPages, usedPage } from './page.ts';
import { expectSeen } from './seen.ts';
import { TableServer, type SettingFlags } from './table-server.ts';
import { goToScreen, type VisitOptions } from './visit.ts';

/** What a browser says of a server that is not there. */
export const LOST: readonly RegExp[] = [
  /WebSocket connection to/u,
  /Failed to load resource/u,
  // Firefox
  /can’t establish a connection/u,
  /connection to wss?:.* was interrupted/u,
];

let own: TableServer | undefined;

/**
 * A server of this file alone: one that is told something besides, or that is stopped and started
 * again. The others share one, which is started before all files.
 */
export function serveAlone(settings: SettingFlags = {}): TableServer {
  const server = new TableServer(inject('folder'), settings);
  beforeAll(async () => {
    own = await server.start();
  });
  afterAll(async () => {
    own = undefined;
    await closeUsedPages(server.url);
    await server.remove();
  });
  return server;
}

/** Where the tables of this file are. */
export function tablesUrl(): string {
  return own?.url ?? inject('tables');
}

/** Goes to a screen of the game as this server hands it out. */
export async function openOnline(page: Page, route = '#/'): Promise<void> {
  await goToScreen(page, tablesUrl(), route);
}

type SetUp = Readonly<Record<string, unknown>>;

type Line = {
  readonly cut: () => Promise<void>;
  readonly mend: () => void;
  /** The next move does not get to the server, and is answered so. */
  readonly answerNext: (answer: object) => void;
};

/** A device's line to the server, which can be cut for it alone. To be had before it goes anywhere. */
export async function lineOf(page: Page): Promise<Line> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  let answer: object | undefined;
  await page.routeWebSocket('**/live', async (line) => {
    if (isCut) return line.close();
    const server = line.connectToServer();
    open.add(server);
    open.add(line);
    line.onMessage((message) => {
      const { t, id } = JSON.parse(String(message)) as { readonly t: string; readonly id: number };
      if (t !== 'act' || answer === undefined) {
        server.send(message);
        return;
      }
      line.send(JSON.stringify({ t: 'answered', id, answer }));
      answer = undefined;
    });
    return undefined;
  });
  return {
    answerNext: (next) => {
      answer = next;
    },
    cut: async () => {
      isCut = true;
      await Promise.all([...open].map(async (line) => line.close()));
      open.clear();
    },
    mend: () => {
      isCut = false;
    },
  };
}

/**
 * A device that comes from another address: the server must believe what a proxy tells it. To be had
 * before it goes anywhere.
 */
export async function comeFrom(page: Page, address: string): Promise<void> {
  await page.routeWebSocket('**/live', (line) => {
    const headers = { 'x-forwarded-for': address };
    const far = new WebSocket(line.url(), { headers, perMessageDeflate: false });
    const { promise: isOpen, resolve } = Promise.withResolvers<undefined>();
    far.on('open', () => resolve(undefined));
    far.on('error', () => undefined);
    far.on('message', (data) => line.send((data as Buffer).toString()));
    far.on('close', (code, reason) => void line.close({ code, reason: reason.toString() }));
    line.onMessage((message) => void isOpen.then(() => far.send(String(message))));
    line.onClose(() => far.close());
  });
}

/** What is chosen for a table; the rest is as usual. */
export type TableOptions = {
  readonly setup?: SetUp;
  readonly clock?: (typeof CLOCKS)[number];
  readonly absence?: 'standIn' | 'wait';
  readonly watching?: 'anyone' | 'nobody';
  readonly chat?: 'off' | 'phrases' | 'free';
  readonly takeBack?: 'never' | 'consent';
  readonly joining?: 'anyone' | 'approved' | 'nobody';
  readonly listing?: 'hidden' | 'open' | 'quick';
};

const EASY = { name: 'easy', levels: [['colour 2']] };
const HARD = { name: 'hard', levels: [['run 10']] };

/**
 * A game that is over when one of these people wants it to be: two cards of one colour are in every
 * hand, and whoever lays them has won. Bots in the seats after them need far more.
 */
export function quickWin(people: number, bots = 0): SetUp {
  const ladders = [
    ...Array.from({ length: people }, () => EASY),
    ...Array.from({ length: bots }, () => HARD),
  ];
  return { players: people + bots, ladders, rules: { winOnLaying: 'yes' } };
}

/** A table that somebody made elsewhere: its code. In a box without Pass cards turns come as expected. */
export async function makeTable({ setup, ...options }: TableOptions = {}): Promise<string> {
  const made = await fetch(`${tablesUrl()}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...options, setup: { edition: 'level-up', players: 2, ...setup } }),
  });
  const { code } = (await made.json()) as { readonly code?: string };
  return code ?? expect.fail(`no table was made: ${made.status}`);
}

/** By the link, with a name, to the first seat that is free. */
export async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await openOnline(page, `#/t/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

/** A page where the tables of this file are; a test before may have had it. */
export async function usedDevice(options: Omit<VisitOptions, 'allowed'> = {}): Promise<Page> {
  return usedPage(options, tablesUrl());
}

/** A device of its own for each, all seated, the host first. */
export async function sitTogether(
  code: string,
  names: readonly string[],
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  // One after the other: the first is the host.
  for (const name of names) {
    const page = await usedDevice();
    await sitDown(page, code, name);
    pages.push(page);
  }
  return pages;
}

/** The same pages, beginning with the one whose turn it is; waits while it is a bot's. */
export async function inTurn<Pages extends readonly Page[]>(...pages: Pages): Promise<Pages> {
  let due = -1;
  await expect
    .poll(async () => (due = (await Promise.all(pages.map(isDue))).indexOf(true)))
    .not.toBe(-1);
  return [...pages.slice(due), ...pages.slice(0, due)] as readonly Page[] as Pages;
}

/** The host begins, and everybody has cards. */
export async function begin(pages: readonly Page[]): Promise<void> {
  await pages[0]?.getByRole('button', { name: 'Start' }).click();
  await Promise.all(pages.map(async (page) => handOf(page).getByRole('button').first().waitFor()));
}

/** The names of the viewer's cards, whatever their order. */
export async function shownCards(page: Page): Promise<readonly string[]> {
  await handOf(page).getByRole('button').first().waitFor();
  return (await handCards(page)).toSorted();
}

/** An opponent's place, whose name says all that is to be known of them: `Ada, .*, host, here`. */
export function shownSeat(page: Page, facts: string) {
  return page
    .getByRole('region', { name: 'Opponents' })
    .getByRole('button', { name: new RegExp(`^${facts}(?:, possible now)?$`, 'u') });
}

/** What is shown only for a while is looked for before it can come. */
export async function expectBriefly(passing: Locator, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([expectSeen(passing), act()]);
}

/** Waits until something was said to those who listen. */
export async function expectHeard(page: Page, ...sentences: readonly (string | RegExp)[]) {
  for (const sentence of sentences) {
    await page.getByRole('log').getByText(sentence).first().waitFor({ state: 'attached' });
  }
}

/** What brings somebody back from another device, from the lobby or the open menu. */
export async function returnCodeOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Your return code' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your return code' });
  const code = await sheet.getByText(/^(?:\w{4}-){3}\w{4}$/u).innerText();
  await sheet.getByRole('button', { name: 'Close' }).click();
  return code;
}

/** From the page of somebody who has only the two codes. */
export async function returnBy(page: Page, code: string, returnCode: string): Promise<void> {
  await openOnline(page, '#/online');
  await page.getByRole('textbox', { name: 'Table code' }).fill(code);
  await page.getByText('I have a return code').click();
  await page.getByRole('textbox', { name: 'Return code' }).fill(returnCode);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}
