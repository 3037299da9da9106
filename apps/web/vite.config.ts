import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true },
  worker: { format: 'es' },
});
