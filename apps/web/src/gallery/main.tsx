/**
 * The gallery: every card and widget in every state, theme and size. For developers, never shipped,
 * so its captions are plain English. `?theme=day&cards=large&motion=off` set it up for a picture.
 */
import '../styles/index.css';
import './gallery.css';
import { render } from 'preact';
import { wantWords } from '../state/words.ts';
import { Gallery } from './gallery.tsx';

const asked = new URLSearchParams(location.search);
for (const name of ['theme', 'cards', 'motion'] as const) {
  const value = asked.get(name);
  if (value !== null) document.documentElement.dataset[name] = value;
}
if (asked.has('grey')) document.documentElement.classList.add('gallery-grey');

const root = document.querySelector('#app');
if (root !== null) {
  await wantWords('game', 'shell', 'table', 'online');
  render(<Gallery />, root);
}
