#!/usr/bin/env node
/** The program `palier`. */
import { isBrokenPipe } from './output.ts';
import { run } from './run.ts';

for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error) => {
    if (!isBrokenPipe(error)) throw error;
    // `| head -1` has read enough. What was about to end sets its status first.
    setImmediate(() => process.exit());
  });
}

process.exitCode = await run(process.argv.slice(2), process);
