#!/usr/bin/env node
/** The program `palier`. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { quietAboutSqlite } from './quiet.ts';
import type { ProgramMishap } from './run.ts';

/** Run from its source; once packed it is JavaScript. */
const isCheckout = import.meta.url.endsWith('.ts');

// Starting takes a third of the time with it. In a checkout it goes when `npm ci` comes.
const cache = new URL('../../../node_modules/.cache/palier', import.meta.url);
enableCompileCache(isCheckout ? fileURLToPath(cache) : undefined);

quietAboutSqlite();

const { isBrokenPipe } = await import('./output.ts');
const { runProgram, sayLast } = await import('./run.ts');

const argv = process.argv.slice(2);

// npm runs its scripts in the folder of the package; the files named are the caller's.
const { npm_lifecycle_event: script, INIT_CWD: callersFolder } = process.env;
const isOurScript = isCheckout && ['palier', 'play', 'start'].includes(script ?? '');
if (isOurScript && callersFolder !== undefined) {
  process.chdir(callersFolder);
}

for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: Error) => {
    // `| head -1` has read enough. What is about to end sets its status first.
    if (isBrokenPipe(error)) setImmediate(() => process.exit());
    else void endWith({ t: 'unwritten', error });
  });
}
process.on('uncaughtException', (error) => void endWith({ t: 'defect', error }));

process.exitCode = await runProgram(argv, process);

async function endWith(mishap: ProgramMishap): Promise<never> {
  process.exit(await sayLast(argv, process, mishap));
}
