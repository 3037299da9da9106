/** Where the page begins: the styles, the words of the player's language, then the first screen. */
import './styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { followProfile } from './own-look.ts';
import './state/app-update.ts';
import { wantWords } from './state/words.ts';

// What reads the messages of tables online, fetched with them, tries by itself whether it may make code
// from text; the page's policy forbids that and would report it. This is how zod is told beforehand.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.querySelector('#app');
if (root !== null) {
  await wantWords('game', 'shell', 'table');
  followProfile();
  render(<App />, root);
}
