/** The replay by keyboard. A field or a list keeps the keys that are its own. */
import { go, togglePlaying, type Watching } from './replay-state.ts';
import type { Way } from './replay.ts';

const WAYS: { readonly [key: string]: Way } = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  'Shift+ArrowLeft': 'turn-back',
  'Shift+ArrowRight': 'turn-forward',
  Home: 'first',
  End: 'last',
};

export function onReplayKey(watching: Watching, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('input, select, textarea, dialog') !== null) return;
  if (event.key === ' ') {
    if (target?.closest('button, a, summary') !== null) return;
    event.preventDefault();
    togglePlaying(watching);
    return;
  }
  const way = WAYS[event.shiftKey ? `Shift+${event.key}` : event.key];
  if (way === undefined) return;
  event.preventDefault();
  go(watching, way);
}
