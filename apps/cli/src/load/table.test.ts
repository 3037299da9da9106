/** A table of `palier load` from game to game. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isServerFault, startServer } from '@palier/server';
import { expect, it, onTestFinished } from 'vitest';
import { LoadCounts } from './counts.ts';
import { Meter } from './meter.ts';
import { mindNamed } from './minds.ts';
import { LoadTable } from './table.ts';

/** Milliseconds that what every other connection hears is late. */
const LATE = 80;

/** The way to a server, slow for every other connection. */
async function slowWay(to: number): Promise<string> {
  const sockets = new Set<Socket>();
  let count = 0;
  const way = createServer((client) => {
    const server = connect(to, '127.0.0.1');
    const late = count++ % 2 === 0 ? LATE : 0;
    client.pipe(server);
    server.on('data', (data) => setTimeout(() => client.write(data), late));
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        server.destroy();
      });
    }
  });
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => {
    way.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${(way.address() as AddressInfo).port}`;
}

it('nobody leaves for the next game before their last move is answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palier-load-table-'));
  writeFileSync(join(folder, 'index.html'), '');
  const data = join(folder, 'data');
  const server = await startServer({ settings: { port: 0, web: folder, data } });
  if (isServerFault(server)) throw new Error(server.code);
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const counts = new LoadCounts();
  const mind = mindNamed('novice')!;
  const url = await slowWay(Number(new URL(server.url).port));
  // One level each: a game is a round or two, and ends as often with who hears late as with the other.
  const setup = { edition: 'level-8-101', players: 2, rules: { startLevel: [8, 8] } };
  // With profiles, whose seats are kept from game to game.
  const people = { players: 2, profiles: true };
  const kit = { urls: [url], think: 0, counts, mind, ...people, setup, meter: new Meter() };
  const tables = Array.from({ length: 4 }, () => new LoadTable(kit));
  for (const table of tables) await table.open();
  for (const table of tables) table.play();
  while (counts.games < 5) await sleep(20);
  expect(counts.all()).toMatchObject({ stale: 0, refused: 0, closed: 0 });
});
