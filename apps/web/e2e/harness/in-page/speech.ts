/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

/** What a live region said: the log by a new line, the others by a new text. */
export type Spoken = {
  readonly role: 'log' | 'status' | 'alert';
  readonly text: string;
  /** Milliseconds since the page was opened. */
  readonly at: number;
};

declare global {
  var palierSpoken: Spoken[];
  var palierEar: MutationObserver | undefined;
}

/** Notes what a screen reader would say by itself from now on, and nothing of before. */
export function startListening(): void {
  const spoken: Spoken[] = [];
  globalThis.palierSpoken = spoken;
  globalThis.palierEar?.disconnect();
  const isRole = (role: string | null | undefined): role is Spoken['role'] =>
    role === 'log' || role === 'status' || role === 'alert';
  const regionOf = (node: Node): Element | null | undefined =>
    (node instanceof Element ? node : node.parentElement)?.closest('[role]');
  const say = (role: Spoken['role'], text: string): void => {
    if (text.trim() !== '') spoken.push({ role, text: text.trim(), at: performance.now() });
  };
  globalThis.palierEar = new MutationObserver((mutations) => {
    const changed = new Set<Element>();
    for (const { type, target, addedNodes } of mutations) {
      const region = regionOf(target);
      const role = region?.getAttribute('role');
      if (!region?.isConnected || !isRole(role)) continue;
      // A log says what is added or changed, line by line; the others say themselves as a whole.
      if (role !== 'log') changed.add(region);
      else if (type === 'characterData') say(role, target.textContent ?? '');
      else for (const node of addedNodes) say(role, node.textContent ?? '');
    }
    for (const region of changed)
      say(region.getAttribute('role') as Spoken['role'], region.textContent);
  });
  globalThis.palierEar.observe(document, { subtree: true, childList: true, characterData: true });
}

export function readSpoken(): readonly Spoken[] {
  return globalThis.palierSpoken;
}
