/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

/** The cards that what is said lies over by more than their edge; undefined while it is not there. */
export function findOverCards(said: string): readonly string[] | undefined {
  const EDGE = 4;
  const found: string[] = [];
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const shown = [...document.querySelectorAll(said)].filter(isShown);
  if (shown.length === 0) return undefined;
  for (const element of shown) {
    const box = element.getBoundingClientRect();
    for (const card of document.querySelectorAll('main .card')) {
      if (!isShown(card) || element.contains(card)) continue;
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const wide = Math.min(box.right, right) - Math.max(box.left, left);
      const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
      if (wide <= EDGE || high <= EDGE) continue;
      const place = card.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? 'the hand';
      found.push(`${said} lies ${Math.round(high)} px over a card of ${place}`);
    }
  }
  return found;
}

declare global {
  /** What was said of a moment over words that are to be read: by how much, and over which. */
  var palierOverWords: string[];
}

/** From now on: every label that is drawn for a moment, held against the words that are then seen. */
export function watchOverWords({
  labels,
  words,
}: {
  readonly labels: string;
  readonly words: string;
}): void {
  const found: string[] = [];
  globalThis.palierOverWords = found;
  const look = (label: Element): void => {
    const box = label.getBoundingClientRect();
    for (const name of document.querySelectorAll(words)) {
      if (name === label) continue;
      const letters = document.createRange();
      letters.selectNodeContents(name);
      const { left, right, top, bottom } = letters.getBoundingClientRect();
      const wide = Math.min(box.right, right) - Math.max(box.left, left);
      const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
      if (wide > 1 && high > 1) {
        found.push(`${label.textContent} lies ${Math.round(high)} px over ${name.textContent}`);
      }
    }
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.matches(labels)) look(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
