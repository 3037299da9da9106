// What `npm pack` puts into the package: the program with all that it imports, for plain Node.
// One folder without folders in it, because `sim/thread.ts`, the server's `bot-decider/pool.ts` and
// `load/run.ts` look for their workers beside themselves; `tools/pack-cli.mjs` then puts the browser
// game into `web`, for `serve/command.ts`.

export default {
  input: {
    palier: 'src/main.ts',
    worker: 'src/sim/worker.ts',
    'bot-worker': '../server/src/bot-decider/worker.ts',
    'load-clients': 'src/load/clients.ts',
  },
  platform: 'node',
  transform: { target: 'node22.18' },
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
};
