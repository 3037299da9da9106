#!/usr/bin/env node
/** The program `palier`. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Starting takes a third of the time with it. In the checkout, so that it goes when `npm ci` comes.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/palier', import.meta.url)));

const { isBrokenPipe } = await import('./output.ts');
const { run } = await import('./run.ts');

for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error) => {
    if (!isBrokenPipe(error)) throw error;
    // `| head -1` has read enough. What is about to end sets its status first.
    setImmediate(() => process.exit());
  });
}

process.exitCode = await run(process.argv.slice(2), process);
