/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

/** What the page says at once: its language, its title, and what is asked of the player. */
export type Frame = readonly [lang: string, title: string, asked: string];

declare global {
  /** Those that were painted one after the other, the same one once. */
  var palierFrames: Frame[];
}

/** From now on. */
export function watchFrames(): void {
  const frames: Frame[] = [];
  globalThis.palierFrames = frames;
  const look = (): void => {
    const asked = document.querySelector('[role="status"]')?.textContent ?? '';
    const frame = [document.documentElement.lang, document.title, asked] as const;
    if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame);
    requestAnimationFrame(look);
  };
  look();
}
