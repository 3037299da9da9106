/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

declare global {
  /** How long each movement that was begun takes, in milliseconds. */
  var palierFlights: number[];
}

/** From now on. */
export function countFlights(): void {
  const flights: number[] = [];
  globalThis.palierFlights = flights;
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on the element
  Element.prototype.animate = new Proxy(Element.prototype.animate, {
    apply: (animate, element: Element, [frames, options]: Parameters<Element['animate']>) => {
      flights.push(typeof options === 'number' ? options : Number(options?.duration));
      return animate.call(element, frames, options);
    },
  });
}
