#!/usr/bin/env node
// Starts Firefox for Playwright, and stands between them: what Playwright asks by newer commands than
// Firefox knows, and what tests do not need of it, is answered as done. Beside Playwright the harness
// (`firefox.ts`) may ask Firefox for what Playwright has no words for, by the socket that
// PALIER_FIREFOX_SIDE names. PALIER_FIREFOX names the program.

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** What a Firefox may not know yet. */
const SPARED = new Set(['emulation.setMediaFeaturesOverride']);

/** The harness's own questions have numbers that Playwright does not come to. */
const ASIDE = 1e9;

const {
  PALIER_FIREFOX: firefox = 'firefox-esr',
  PALIER_FIREFOX_SIDE: side,
  // A page that crashes takes itself down and no other.
  MOZ_CRASHREPORTER_SHUTDOWN: _,
  ...env
} = process.env;
// Preferences are changed, and the accessibility tree is read, as Firefox's own windows do.
const args = ['--remote-allow-system-access', ...process.argv.slice(2)];
const browser = spawn(firefox, args, { env, stdio: ['ignore', 'inherit', 'pipe'] });
browser.on('exit', (code) => process.exit(code ?? 1));
browser.on('error', (error) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => browser.kill(signal));

createInterface(browser.stderr).on('line', (line) => {
  const [, address] = /^WebDriver BiDi listening on (?<address>ws:\/\/.*)$/u.exec(line) ?? [];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else standBetween(address);
});

/** @param {string} address */
function standBetween(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });
  server.on('connection', (client, { url = '/session' }) => {
    const far = new WebSocket(`${address}${url}`, { maxPayload: 0, perMessageDeflate: false });
    /** @type {string[]} */
    const early = [];
    /** @type {Set<number>} */
    const spared = new Set();
    const aside = side === undefined ? undefined : listenAside(side, (text) => far.send(text));
    client.on('message', (data) => {
      const text = textOf(data);
      const { id, method } = commandIn(text);
      if (SPARED.has(method)) spared.add(id);
      if (far.readyState === WebSocket.OPEN) far.send(text);
      else early.push(text);
    });
    far.on('open', () => {
      for (const text of early) far.send(text);
    });
    far.on('message', (data) => {
      const text = withDownload(textOf(data));
      if (aside?.(text)) return;
      const isUnknown = spared.size > 0 && text.includes('"unknown command"');
      const id = isUnknown ? commandIn(text).id : -1;
      client.send(spared.delete(id) ? JSON.stringify({ type: 'success', id, result: {} }) : text);
    });
    client.on('close', () => far.close());
    far.on('close', () => client.close());
    far.on('error', () => client.close());
  });
  server.on('listening', () => {
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('no port');
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${at.port}\n`);
  });
}

/**
 * Lets the harness ask, a line for a question.
 *
 * @param {string} path
 * @param {(text: string) => void} ask
 * @returns {(text: string) => boolean} whether a message was an answer to the harness
 */
function listenAside(path, ask) {
  /** @type {Map<number, (text: string) => void>} */
  const waiting = new Map();
  let asked = ASIDE;
  const server = createServer((socket) => {
    createInterface(socket).on('line', (line) => {
      asked += 1;
      waiting.set(asked, (text) => socket.write(`${text}\n`));
      ask(JSON.stringify({ ...JSON.parse(line), id: asked }));
    });
    socket.on('error', () => undefined);
  });
  server.listen(path);
  return (text) => {
    if (waiting.size === 0) return false;
    const { id } = commandIn(text);
    const answer = waiting.get(id);
    if (answer === undefined) return false;
    waiting.delete(id);
    answer(text);
    return true;
  };
}

/**
 * Firefox does not say which download it means, and then Playwright takes no notice of it: it is known
 * by its address.
 *
 * @param {string} text
 */
function withDownload(text) {
  if (!/^[^{]*\{"type":"event","method":"browsingContext\.download/u.test(text)) return text;
  const event =
    /** @type {{ params: { url: string, download?: string, navigation: string | null } }} */ (
      JSON.parse(text)
    );
  const { params } = event;
  const download = params.download ?? params.navigation ?? params.url;
  return JSON.stringify({ ...event, params: { ...params, download } });
}

/** @param {import('ws').RawData} data */
function textOf(data) {
  return Buffer.isBuffer(data) ? data.toString('utf8') : '';
}

/**
 * @param {string} text
 * @returns {{ id: number, method: string }}
 */
function commandIn(text) {
  return /** @type {{ id: number, method: string }} */ (JSON.parse(text));
}
