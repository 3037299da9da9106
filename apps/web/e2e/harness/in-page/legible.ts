/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

/**
 * Words and figures that something else lies over, in part or wholly: asked at both ends and in the
 * middle of every line, as it lies and where that is covered once more when the line is scrolled to. What
 * is printed on cards is left out, for cards overlap on purpose.
 */
export function findHidden(within: string): readonly string[] {
  const EDGE = 2;
  const found: string[] = [];

  const isText = ({ nodeType, textContent }: Node): boolean =>
    nodeType === Node.TEXT_NODE && textContent?.trim() !== '';

  type Line = {
    readonly left: number;
    readonly right: number;
    readonly middle: number;
    /** Whether no box that it stands in hides it. */
    readonly isShown: boolean;
  };

  const linesOf = (element: Element): readonly Line[] => {
    let [left, top, right, bottom] = [0, -Infinity, innerWidth, Infinity];
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      if (box === document.body || getComputedStyle(box).overflowX === 'visible') continue;
      const edge = box.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return [...element.childNodes].filter(isText).flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map((line) => {
        const [start, end] = [Math.max(left, line.left), Math.min(right, line.right)];
        const middle = line.top + line.height / 2;
        const isShown = end - start > 2 * EDGE && middle >= top && middle < bottom;
        return { left: start, right: end, middle, isShown };
      });
    });
  };

  /** What lies over a line; undefined where nothing does. */
  const overLine = (element: Element, line: Line): Element | undefined => {
    const { left, right, middle, isShown } = line;
    if (!isShown) return undefined;
    for (const x of [left + EDGE, (left + right) / 2, right - EDGE]) {
      const hit = document.elementFromPoint(x, middle);
      if (hit === null || hit.contains(element) || element.contains(hit)) continue;
      // A field without a look of its own lies over the words of its label.
      if (hit.closest('label')?.contains(element) !== true) return hit;
    }
    return undefined;
  };

  /** Brings a line to the middle of the window and of what it scrolls in. */
  const centre = (element: Element, { middle }: Line): void => {
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      const isLast = box === document.documentElement;
      const { top, height } = isLast
        ? { top: 0, height: innerHeight }
        : box.getBoundingClientRect();
      const { scrollTop } = box;
      if (isLast || box.scrollHeight > box.clientHeight) {
        box.scrollTop += middle - top - height / 2;
      }
      if (box.scrollTop !== scrollTop) return;
    }
  };

  /** What lies over it wherever it is scrolled to; undefined where every line can be seen whole. */
  const overOf = (element: Element): Element | undefined => {
    if (linesOf(element).every((line) => overLine(element, line) === undefined)) return undefined;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    for (const [index, line] of linesOf(element).entries()) {
      if (overLine(element, line) === undefined) continue;
      centre(element, line);
      const now = linesOf(element)[index];
      const over = now === undefined ? undefined : overLine(element, now);
      if (over !== undefined) return over;
    }
    return undefined;
  };

  for (const root of document.querySelectorAll(within)) {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (![...element.childNodes].some(isText)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Behind an open dialog everything is covered; what only screen readers are told is 1 px small.
      if (document.querySelector(':modal') !== null && element.closest(':modal') === null) continue;
      if (element.closest('.card, option, .visually-hidden') !== null) continue;
      // Nothing that a finger goes through is ever hit.
      if (getComputedStyle(element).pointerEvents === 'none') continue;
      const over = overOf(element);
      // What somebody says, or why a move was refused, rises over what is there and goes again.
      if (over === undefined || over.closest('.refusal-area, .bubble') !== null) continue;
      const { className } = over;
      const by = [over.tagName.toLowerCase(), typeof className === 'string' ? className : ''];
      found.push(`"${element.textContent.trim().slice(0, 40)}" lies under ${by.join(' ').trim()}`);
    }
  }
  return found;
}

/**
 * What is to be pressed next at a table, as far as it reaches out of the window. On a phone held sideways
 * with letters twice as large there is no room to keep it there.
 */
export function findAway(): readonly string[] {
  const found: string[] = [];
  const isTooLow = matchMedia('(max-height: 14rem)').matches;
  if (isTooLow || document.querySelector(':modal') !== null) return found;
  scrollTo({ top: 0, behavior: 'instant' });
  for (const button of document.querySelectorAll('.action-main')) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const { top, bottom } = button.getBoundingClientRect();
    const away = Math.round(Math.max(-top, bottom - innerHeight));
    if (away > 1) found.push(`"${button.textContent.trim()}" is ${away} px outside the window`);
  }
  return found;
}

/** Names of which less than a few letters are left. */
export function findStubs(least: number): readonly string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('.cut')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.scrollWidth <= element.clientWidth + 1) continue;
    const text = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (text === undefined) continue;
    const { fontSize } = getComputedStyle(element);
    // The dots take the room of about a letter.
    const end =
      element.getBoundingClientRect().left + element.clientWidth - parseFloat(fontSize) * 0.75;
    const range = document.createRange();
    const letters = text.textContent ?? '';
    const shown = Array.from(letters, (_, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().right <= end;
    }).filter(Boolean).length;
    if (shown < least) found.push(`of "${letters.trim()}" ${shown} letters are left`);
  }
  return found;
}

/** Words that reach out of the button they stand on, though they stay in the window. */
export function findSpilt(within: string): readonly string[] {
  const BUTTONS = '.button, .segmented > label';
  const found: string[] = [];
  for (const button of document.querySelectorAll(`:is(${within}) :is(${BUTTONS})`)) {
    if (!button.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (document.querySelector(':modal') !== null && button.closest(':modal') === null) continue;
    const edge = button.getBoundingClientRect();
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest('.visually-hidden, .card, svg, option') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isOut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < edge.left - 1 || right > edge.right + 1),
      );
      if (isOut) found.push(`"${(text.textContent ?? '').trim().slice(0, 40)}" leaves its button`);
    }
  }
  return found;
}

/** Faces at a table that are too small to be known, or of which marks hide more than a corner. */
export function findMasked(least: number): readonly string[] {
  const MARKS = '.seat-mark, .seat-count, .staircase, .presence-dot, .host-mark';
  const found: string[] = [];
  for (const seat of document.querySelectorAll('.opponents > .seat')) {
    const face = seat.querySelector('.face')!.getBoundingClientRect();
    const name = seat.querySelector('.seat-name')!.textContent;
    if (face.width < least) found.push(`${name}’s face is ${Math.round(face.width)} px wide`);
    for (const mark of seat.querySelectorAll(MARKS)) {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      const wide = Math.min(right, face.right) - Math.max(left, face.left);
      const high = Math.min(bottom, face.bottom) - Math.max(top, face.top);
      const share = wide > 0 && high > 0 ? (wide * high) / (face.width * face.height) : 0;
      if (share > 0.05) {
        const kind = mark.getAttribute('class');
        found.push(`${kind} hides ${Math.round(share * 100)} % of ${name}’s face`);
      }
    }
  }
  return found;
}
