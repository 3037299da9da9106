/** Things that are there for a moment and leave nothing behind. */

/** Something drawn for a moment, over everything and in nobody's way. */
export function fleeting(name: string, ...parts: readonly Element[]): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.setAttribute('aria-hidden', 'true');
  element.append(...parts);
  document.body.append(element);
  return element;
}

export function removeAfter(element: Element, animation: Animation): void {
  const remove = (): void => element.remove();
  animation.finished.then(remove, remove);
}
