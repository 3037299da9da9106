/** The browser game's build: Preact, one set of chunks for page and worker, a service worker. */
import { defineConfig } from 'vite';
import { door } from './build/door.ts';
import { keptOffline } from './build/kept-offline.ts';
import { TARGETS } from './build/oldest-browsers.ts';
import { sharedWorker } from './build/shared-worker.ts';
import { toldBrowsers } from './build/told-browsers.ts';
import manifest from './package.json' with { type: 'json' };

const SERVER = process.env['PALIER_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  define: { __PALIER_VERSION__: JSON.stringify(manifest.version) },
  // Tables online come from a server that runs beside this one: `npm run palier -- serve`.
  server: {
    proxy: {
      '/api': { target: SERVER },
      '/live': { target: SERVER, ws: true },
      '/lobby': { target: SERVER, ws: true },
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: TARGETS,
    outDir: 'dist',
    emptyOutDir: true,
    // Which file holds what: the budget is counted from it.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What page and worker share: first, so that no file of the page draws it in and the
            // worker, which has no document, never runs the page's. Tables online are none of it, nor
            // what only the places around the table ask of the rules.
            {
              name: 'kernel',
              test: /\/packages\/(?:(?:rules|table)\/src\/(?!room\/|seat\/|(?:grounds|judge|notation|play-on|position-print|rule-sources|settle|verify)\.ts)|bots\/src\/bot-names\.ts)|web\/src\/state\/browser\.ts|preload-helper/u,
              priority: 4,
            },
            // What every screen is made of: many small files would weigh more than one. Not what is
            // drawn after the first card (`board/looks.ts`).
            {
              name: 'page',
              test: /\/apps\/web\/src\/(?:state\/(?!app-versions|dates)|board\/(?!cards|climb|table|drawings|earned|people|backs|card-master|raster|cloth|css-time)|ui\/(?:heading|lazy|update-notice)\.|online\/my-online\.|games\/game-face\.|styles\/|local\/games\.)|\/packages\/table\/src\/seat\/(?:hand-sorts|meld-order|seat-facts|spot)\.|\/node_modules\/@?preact/u,
              priority: 3,
            },
            // What comes next, with all that it needs: tables online share it, and would make crumbs.
            {
              name: 'setup',
              test: /\/apps\/web\/src\/(?:ui\/page|new-game\/(?:game-section|house-rules-section|levels|bot-sheet))\.tsx$/u,
              priority: 2,
            },
            // What the places around the table use too: split by who asks for it, it would be crumbs.
            {
              name: 'minds',
              test: /\/packages\/bots\/src\/(?!lab\/|coach\/|drills\/|bot-names\.)/u,
              priority: 2,
            },
            // The worker makes drills, the page judges answers: apart from the page's own files.
            { name: 'drill-kinds', test: /\/packages\/bots\/src\/drills\//u, priority: 2 },
            {
              name: 'speech',
              test: /\/packages\/text\/src\/(?:cards|facts|figures|game|hint|naming|specials|speech)\.ts$/u,
              priority: 3,
            },
            // What a language says up to the first card, and where the rest of it is.
            {
              name: (id) => `words-${/\/text\/src\/(?<lang>\w+)\//u.exec(id)?.groups?.['lang']}`,
              debugName: 'words',
              test: /\/packages\/text\/src\/[a-z]{2,3}\/(?:cards|game|hints|index|refusals|shell|specials|speech|table)\.ts$/u,
              priority: 2,
            },
            {
              name: 'table',
              test: /\/src\/table\/(?:table-view|table-model)\.tsx?$/u,
              priority: 1,
            },
          ],
        },
      },
    },
    modulePreload: {
      polyfill: false,
      // A worker shares these chunks and has no document to put links into.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
  worker: { format: 'es' },
  plugins: [sharedWorker(), toldBrowsers(), door(), keptOffline()],
});
