/** Scrolls a box, and never the page around it, until a part of it is seen whole. */
export function keepInSight(
  part: HTMLElement,
  box: Element | null,
  /** What stays free around it, of the box's height. */
  around: (height: number) => number,
): void {
  if (box === null) return;
  const place = part.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  const free = around(room.height);
  if (place.top < room.top) box.scrollTop += place.top - room.top - free;
  else if (place.bottom > room.bottom) {
    // Of what is higher than the box, the beginning is seen.
    box.scrollTop += Math.min(place.bottom - room.bottom + free, place.top - room.top - free);
  }
}
