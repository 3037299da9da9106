// What `npm pack` puts into the package: the program with all that it imports, for plain Node.
// One folder without folders in it, because `sim/thread.ts` looks for its worker beside itself;
// `tools/pack-cli.mjs` then puts the browser game into `web`, for `serve/web-folder.ts`.

export default {
  input: { palier: 'src/main.ts', worker: 'src/sim/worker.ts' },
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
