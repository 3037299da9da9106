/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

/** What is wider than its window, or reaches out of it, as a list of sentences. */
export function findSideways(): readonly string[] {
  const name = (element: Element): string => {
    const { className } = element;
    const styled = typeof className === 'string' ? className : '';
    return [element.tagName.toLowerCase(), ...styled.split(/\s+/u).filter(Boolean)].join('.');
  };
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  const root = document.scrollingElement;
  if (root !== null && root.scrollWidth > width + 1) {
    found.push(`the page is ${root.scrollWidth} px wide in a window of ${width}`);
  }
  /** Inside something that hides what reaches out of it, nothing sticks out. */
  const isClipped = (element: Element): boolean => {
    for (let above = element.parentElement; above !== null; above = above.parentElement) {
      if (above === document.body) return false;
      if (getComputedStyle(above).overflowX !== 'visible') return true;
    }
    return false;
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { overflowX } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    if (scrolls && element.scrollWidth > element.clientWidth + 1) {
      found.push(`${name(element)} scrolls sideways`);
    }
    const { left, right, width: own } = element.getBoundingClientRect();
    const isOut = own > 0 && (right > width + 1 || left < -1);
    if (isOut && !isClipped(element)) {
      found.push(`${name(element)} reaches from ${Math.round(left)} to ${Math.round(right)} px`);
    }
  }
  return found;
}

/** Texts that their own box cuts off. What only screen readers are told is 1 px small on purpose. */
export function findCut(): readonly string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
    if (!hasText || element.clientWidth <= 1 || element.clientHeight <= 1) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const isWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isHigh = hides(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (isWide || isHigh) {
      found.push(`"${element.textContent.trim().slice(0, 60)}" is cut`);
    }
  }
  return found;
}
