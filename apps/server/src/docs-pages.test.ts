/** The pages about the packages, under /docs of the game. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServerFault, startServer, type RunningServer } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'palier-docs-'));
const docs = join(folder, 'api');
const INDEX = '<!doctype html><title>Palier’s packages</title>';
const servers: RunningServer[] = [];

async function served(): Promise<string> {
  const settings = { port: 0, web: join(folder, 'web') };
  const server = await startServer({ settings, docs });
  if (isServerFault(server)) throw new Error(server.code);
  servers.push(server);
  return server.url.replace('localhost', '127.0.0.1');
}

beforeAll(() => {
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>Palier</title>');
});
afterAll(async () => {
  await Promise.all(servers.map(async (server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

describe('the pages about the packages', () => {
  it.each(['/docs', '/docs/', '/docs/modules/rules.html'])(
    'are missing with a reason where nobody made them: %s',
    async (path) => {
      const answer = await fetch(`${await served()}${path}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('npm run lab:api');
    },
  );

  describe('where they were made', () => {
    let site: string;

    beforeAll(async () => {
      mkdirSync(join(docs, 'assets'), { recursive: true });
      writeFileSync(join(docs, 'index.html'), INDEX);
      writeFileSync(join(docs, 'assets/main.js'), 'start();');
      site = await served();
    });

    it.each(['/docs', '/docs/', '/docs/index.html'])('begin at %s', async (path) => {
      expect(await (await fetch(`${site}${path}`)).text()).toBe(INDEX);
    });

    it('keep the policy of the game, and are asked for again', async () => {
      const { status, headers } = await fetch(`${site}/docs/assets/main.js`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      const game = await fetch(site);
      expect(headers.get('content-security-policy')).toBe(
        game.headers.get('content-security-policy'),
      );
    });

    it('lead nowhere else', async () => {
      expect((await fetch(`${site}/docs/no-such-page.html`)).status).toBe(404);
      expect(await (await fetch(site)).text()).toContain('<title>Palier</title>');
    });
  });
});
