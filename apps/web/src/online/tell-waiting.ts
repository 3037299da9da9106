/** How many tables wait for this player: before the window's title, and on the app's badge where it has one. */
import { effect } from '@preact/signals';

const MARK = /^\(\d+\) /u;

/** `count` is read again whenever it changes; the answer ends it. */
export function tellWaiting(count: () => number): () => void {
  let waiting = 0;
  const mark = (): void => {
    const plain = document.title.replace(MARK, '');
    const marked = waiting === 0 ? plain : `(${waiting}) ${plain}`;
    if (document.title !== marked) document.title = marked;
  };
  // Screens name the window after themselves.
  const observer = new MutationObserver(mark);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const endCounting = effect(() => {
    waiting = count();
    mark();
    showBadge(waiting);
  });
  return () => {
    observer.disconnect();
    endCounting();
    // The badge stays: it is for who has left.
    waiting = 0;
    mark();
  };
}

function showBadge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Nought takes it away. Where badges are not allowed there is none.
  navigator.setAppBadge(waiting).catch(() => undefined);
}
