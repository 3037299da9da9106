/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

declare global {
  /** Everything that was drawn over the page for a moment: its class and its text; or framed in it, or a face. */
  var palierDrawn: { readonly kind: string; readonly text: string }[];
}

/** From now on: what comes and goes quicker than a test looks is not lost. */
export function watchDrawn(): void {
  const drawn: (typeof globalThis.palierDrawn)[number][] = [];
  globalThis.palierDrawn = drawn;
  new MutationObserver((changes) => {
    for (const { addedNodes, attributeName, target } of changes) {
      const { dataset, textContent } = target as HTMLElement | SVGElement;
      if (attributeName === 'data-peak' && dataset['peak'] !== undefined) {
        drawn.push({ kind: 'framed', text: textContent });
      }
      if (attributeName === 'data-mood') drawn.push({ kind: 'face', text: dataset['mood']! });
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        drawn.push({ kind: node.className, text: node.textContent });
      }
    }
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-peak', 'data-mood'],
  });
}
