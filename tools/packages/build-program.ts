/** The program with all that it imports, the browser game, words and weights, for plain Node. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGS, loadPart } from '@palier/text';
import { buildWeb } from '../build-web.mjs';
import { writeCompany } from './build.ts';
import { ROOT, program } from './members.ts';
import { OLDEST_NODE, programManifest } from './published.ts';

export async function buildProgram(out: string): Promise<void> {
  const member = program();
  const { folder: web } = await buildWeb({ quiet: true });
  rmSync(out, { recursive: true, force: true });
  const rolldown = join(ROOT, 'node_modules/rolldown/bin/cli.mjs');
  execFileSync(process.execPath, [rolldown, '--config', 'rolldown.config.mjs', '--dir', out], {
    cwd: join(ROOT, member.folder),
    stdio: 'pipe',
  });
  cpSync(web, join(out, 'web'), {
    recursive: true,
    // Dot files say how it was built.
    filter: (path) => !basename(path).startsWith('.'),
  });
  copyFileSync(join(ROOT, 'packages/bots/network.bin'), join(out, 'network.bin'));
  copyFileSync(join(import.meta.dirname, 'start.cjs'), join(out, 'start.cjs'));
  writeFileSync(join(out, 'old-node.json'), JSON.stringify(await oldNode()));
  writeCompany(member, programManifest(member.manifest), out);
}

/** What an older Node is told, by language, with `FOUND` for its version. */
async function oldNode(): Promise<object> {
  const sentences = LANGS.map(async (lang) => {
    const { nodeTooOld } = await loadPart(lang, 'cli');
    return [lang, nodeTooOld({ oldest: OLDEST_NODE, found: 'FOUND' })] as const;
  });
  return { oldest: OLDEST_NODE, sentences: Object.fromEntries(await Promise.all(sentences)) };
}
