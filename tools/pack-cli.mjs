// What `npm pack -w palier` adds to the bundled program: the browser game that `palier serve` hands
// out, the weights of the learnt bots, and the licence. `npm run postpack` takes both away again.

import { copyFileSync, cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = join(root, 'apps/cli');

const { folder } = await buildWeb({ quiet: true });
cpSync(folder, join(cli, 'dist', 'web'), {
  recursive: true,
  // Dot files say how it was built.
  filter: (path) => !basename(path).startsWith('.'),
});
copyFileSync(join(root, 'packages/bots/network.bin'), join(cli, 'dist', 'network.bin'));
copyFileSync(join(root, 'LICENSE'), join(cli, 'LICENSE'));
