/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

/** Takes all that moves so many milliseconds further, while the browser's own time stands still. */
export function stepAnimations(ms: number): void {
  for (const animation of document.getAnimations()) {
    animation.currentTime = Number(animation.currentTime ?? 0) + ms;
  }
}
