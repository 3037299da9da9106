// The program with all that it imports, for plain Node: see tools/packages/build-program.ts.
// One folder without folders in it, because `sim/thread.ts`, the server's `bot-decider/pool.ts` and
// `load/run.ts` look for their workers beside themselves, and `serve/command.ts` for the browser game.

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
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
};
