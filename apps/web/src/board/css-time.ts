/** Times that the style sheets name. */

/** In milliseconds. The build writes `.22s` for `220ms`: what is read as a bare number is a thousand times too short. */
export function millisecondsIn(time: string): number {
  const number = Number.parseFloat(time);
  return time.trim().endsWith('ms') ? number : number * 1000;
}

/** How long a card is on its way, where this element stands. */
export function cardTime(element: Element): number {
  return millisecondsIn(getComputedStyle(element).getPropertyValue('--time-card'));
}
