/** Where the page begins: the styles, the words of the player's language, then the first screen. */
import './styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import './state/app-update.ts';
import { loadLanguage } from './state/words.ts';

const root = document.querySelector('#app');
if (root !== null) {
  await loadLanguage();
  render(<App />, root);
}
