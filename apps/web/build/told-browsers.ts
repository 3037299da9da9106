/**
 * What browsers and search engines are told of the page before a script runs: its description, and the
 * manifest by which it is installed. Both are words of `packages/text`: the page begins with those of the
 * usual language, and `state/words.ts` leads on to those of the one that is chosen. A manifest in each
 * language costs nobody anything: a browser fetches the one that the page names.
 */
import { LANGS, loadPart, pickLang } from '@palier/text';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const USUAL = pickLang([]);

const MANIFEST = {
  id: '/',
  name: 'Palier',
  short_name: 'Palier',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#101a33',
  theme_color: '#101a33',
  categories: ['games'],
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

export function toldBrowsers(): Plugin {
  return {
    name: 'palier:told-browsers',
    transformIndexHtml: {
      order: 'post',
      handler: async (): Promise<HtmlTagDescriptor[]> => {
        const { description } = await loadPart(USUAL, 'shell');
        return [
          { tag: 'meta', attrs: { name: 'description', content: description } },
          { tag: 'link', attrs: { rel: 'manifest', href: `/${fileOf(USUAL)}` } },
        ];
      },
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const lang = LANGS.find((candidate) => request.url === `/${fileOf(candidate)}`);
        if (lang === undefined) {
          next();
          return;
        }
        response.setHeader('content-type', 'application/manifest+json');
        manifestIn(lang).then((text) => response.end(text), next);
      });
    },
    async generateBundle() {
      for (const lang of LANGS) {
        this.emitFile({ type: 'asset', fileName: fileOf(lang), source: await manifestIn(lang) });
      }
    },
  };
}

/** `state/words.ts` knows these names too. */
function fileOf(lang: string): string {
  return `manifest.${lang}.webmanifest`;
}

async function manifestIn(lang: (typeof LANGS)[number]): Promise<string> {
  const { description } = await loadPart(lang, 'shell');
  return JSON.stringify({ ...MANIFEST, description, lang }, undefined, 2);
}
