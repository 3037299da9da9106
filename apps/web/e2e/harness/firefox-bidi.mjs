#!/usr/bin/env node
// Starts Firefox for Playwright, and stands between them: what Playwright asks by newer commands than
// Firefox knows, and what tests do not need of it, is answered as done.
// PALIER_FIREFOX names the program.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** What a Firefox may not know yet. */
const SPARED = new Set(['emulation.setMediaFeaturesOverride']);

const { PALIER_FIREFOX: firefox = 'firefox-esr' } = process.env;
const browser = spawn(firefox, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
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
      const text = textOf(data);
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
