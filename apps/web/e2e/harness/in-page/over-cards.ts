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
