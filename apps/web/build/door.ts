/** Writes the door (`src/door/`) with its words, and what the page says where no script runs at all. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS, loadPart, pickLang } from '@palier/text';
import { minify, transformWithOxc, type HtmlTagDescriptor, type Plugin } from 'vite';
import { OLDEST } from './oldest-browsers.ts';

/** What even those read who are turned away. */
const SYNTAX = 'es2015';

export function door(): Plugin {
  return {
    name: 'palier:door',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (): Promise<HtmlTagDescriptor[]> => [
        // Deferred scripts run in their order and modules are among them, so nobody waits for this one.
        { tag: 'script', attrs: { src: '/door.js', defer: true }, injectTo: 'head-prepend' },
        {
          tag: 'noscript',
          // The place of the game fills the window, though nothing comes into it.
          injectTo: 'body-prepend',
          children: await Promise.all(
            LANGS.map(async (lang) => {
              const { noScripts } = await loadPart(lang, 'door');
              return { tag: 'p', attrs: { lang }, children: noScripts };
            }),
          ),
        },
      ],
    },
    async generateBundle() {
      const words = Object.fromEntries(
        await Promise.all(LANGS.map(async (lang) => [lang, await wordsIn(lang)] as const)),
      );
      const said = `${JSON.stringify(words)},${JSON.stringify(pickLang([]))}`;
      const scripts = {
        'door.js': `${await programOf('guard-door')};guardDoor(document);`,
        'old-browser.js': `${await programOf('turn-away')};turnAway(document,${said});`,
      };
      for (const [fileName, source] of Object.entries(scripts)) {
        const { code } = await minify(fileName, source, { module: false });
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}

/** The one function of a file, as a classic script. */
async function programOf(name: string): Promise<string> {
  const path = fileURLToPath(new URL(`../src/door/${name}.ts`, import.meta.url));
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { target: SYNTAX });
  return code.replaceAll(/^export (?!\{)|^export \{.*$/gmu, '');
}

async function wordsIn(lang: (typeof LANGS)[number]) {
  const { tooOld } = await loadPart(lang, 'door');
  return { title: tooOld.title, lines: tooOld.lines(OLDEST) };
}
