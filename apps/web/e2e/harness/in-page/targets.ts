/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

/**
 * What leaves a finger less room than asked for. A control's room is the longest uncovered stretch
 * across it and the longest one down it, as the control lies, and where that is too little once more
 * when it is scrolled to. Where the middle has the room, a point now and then tells; else the browser is
 * asked point by point what is hit.
 */
export function findSmallTargets({
  minimum,
  within,
}: {
  readonly minimum: number;
  readonly within: string;
}): readonly string[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, label:has(input), [role=button], [role=radio], [role=checkbox], [role=switch], [role=tab], [role=option], [role=menuitem], [role=slider], [role=link]';
  const STEP = 2;
  const STRIDE = 8;

  const isUsable = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true], [inert] *');

  /** A link in a sentence is as high as its line: the guidelines allow that. */
  const isInText = (element: Element): boolean =>
    element.matches('a[href]') &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );

  /** A label is touched in place of its field. */
  const targetsOf = (element: Element): readonly Element[] => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [element, ...labels];
  };

  /** No more is tried than has to be known. */
  const longest = (length: number, isHit: (at: number) => boolean): number => {
    let best = 0;
    let run = 0;
    for (let at = STEP / 2; at < length && best < minimum; at += STEP) {
      run = isHit(at) ? run + STEP : 0;
      best = Math.max(best, run);
    }
    return best;
  };

  const hasRoomAmidst = (length: number, isHit: (at: number) => boolean): boolean => {
    const [first, last] = [(length - minimum) / 2, (length + minimum) / 2 - 1];
    if (first < 0 || !isHit(last)) return false;
    for (let at = first; at < last; at += STRIDE) if (!isHit(at)) return false;
    return true;
  };

  const PARTS = [0.5, 0.2, 0.35, 0.65, 0.8];

  const longestOf = (length: number, isHit: (at: number, part: number) => boolean): number => {
    if (hasRoomAmidst(length, (at) => isHit(at, 0.5))) return minimum;
    let best = 0;
    for (const part of PARTS) {
      best = Math.max(
        best,
        longest(length, (at) => isHit(at, part)),
      );
      if (best >= minimum) break;
    }
    return best;
  };

  const roomOf = (element: Element, targets: readonly Element[]): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isHit = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(left + x, top + y);
      return hit !== null && targets.some((target) => target.contains(hit));
    };
    return [
      longestOf(width, (x, part) => isHit(x, height * part)),
      longestOf(height, (y, part) => isHit(width * part, y)),
    ];
  };

  const isEnough = (room: readonly number[]): boolean =>
    room.every((length) => length + STEP > minimum);

  const found: string[] = [];
  for (const root of document.querySelectorAll(within)) {
    for (const element of root.querySelectorAll(CONTROLS)) {
      if (!isUsable(element) || isInText(element)) continue;
      const targets = targetsOf(element);
      const seen = targets.find((target) => target.getBoundingClientRect().width > 1) ?? element;
      const largest = targets.reduce((best, target) => {
        const [a, b] = [best, target].map((each) => each.getBoundingClientRect());
        return b!.width * b!.height > a!.width * a!.height ? target : best;
      }, seen);
      if (isEnough(roomOf(largest, targets))) continue;
      largest.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const room = roomOf(largest, targets);
      if (!isEnough(room)) {
        const label = element.getAttribute('aria-label') ?? element.textContent.trim();
        const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
        found.push(`${kind} "${label.slice(0, 50)}" has ${room.join(' × ')} px to touch`);
      }
    }
  }
  return found;
}

/** Controls whose middle belongs to something else, as they lie and once they are scrolled to. */
export function findCovered(within: string): readonly string[] {
  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  const found: string[] = [];
  for (const root of document.querySelectorAll(within)) {
    for (const element of root.querySelectorAll(CONTROLS)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // What lies behind an open dialog is covered on purpose.
      if (document.querySelector(':modal') !== null && element.closest(':modal') === null) continue;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const middle = (): { readonly hit?: Element | null } => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isInside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        if (!isInside || width <= 1 || height <= 1) return {};
        return { hit: document.elementFromPoint(x, y) };
      };
      const isOwn = (hit: Element | null): boolean =>
        [element, ...labels].some((own) => own.contains(hit));
      const { hit: before } = middle();
      if (before !== undefined && isOwn(before)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { hit } = middle();
      if (hit !== undefined && !isOwn(hit)) {
        const label = element.getAttribute('aria-label') ?? element.textContent.trim();
        const by = hit === null ? 'nothing that can be touched' : hit.tagName.toLowerCase();
        found.push(`${element.tagName.toLowerCase()} "${label.slice(0, 50)}" is under ${by}`);
      }
    }
  }
  return found;
}
