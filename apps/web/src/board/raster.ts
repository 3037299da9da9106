/**
 * Drawings of the board as pictures that a canvas can hold. A picture knows no style sheet, so what
 * style sheets say of a drawing is written into it first.
 */
import { render, type ComponentChild } from 'preact';

/** What the drawings are styled by. */
const STYLED = [
  'display',
  'fill',
  'fill-opacity',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** `drawing` is one SVG; `size`: how wide and high the picture is, in pixels. */
export async function rasterOf(
  drawing: ComponentChild,
  size: { readonly width: number; readonly height: number },
): Promise<HTMLImageElement> {
  // Only what is in the page has a style.
  const host = document.createElement('div');
  host.className = 'visually-hidden';
  host.ariaHidden = 'true';
  document.body.append(host);
  try {
    render(drawing, host);
    const text = withStyles(host.querySelector('svg')!, size);
    const image = new Image(size.width, size.height);
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    return image;
  } finally {
    render(null, host);
    host.remove();
  }
}

function withStyles(
  svg: SVGSVGElement,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const drawn = [svg, ...svg.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(drawn[index]!);
    element.removeAttribute('style');
    element.removeAttribute('class');
    for (const name of STYLED) element.setAttribute(name, style.getPropertyValue(name));
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('display', 'inline');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

/** A colour of the theme that is shown. */
export function tokenOf(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/**
 * A text in lines that are no wider than they may be, and about equally long; a word that is too long
 * has a line of its own.
 */
export function linesOf(
  text: string,
  most: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const greedy = packed(text, most, widthOf);
  // The narrowest that takes no more lines.
  let width = widthOf(text) / greedy.length;
  let lines = packed(text, width, widthOf);
  while (lines.length > greedy.length && width < most) {
    width = Math.min(most, width * 1.04);
    lines = packed(text, width, widthOf);
  }
  return lines.length > greedy.length ? greedy : lines;
}

function packed(text: string, most: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
