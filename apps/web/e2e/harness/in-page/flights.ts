/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

declare global {
  /** How long each movement that was begun takes, in milliseconds. */
  var palierFlights: number[];
  /** How much larger than they lie cards were when they set out for their place. */
  var palierScales: { readonly place: string | undefined; readonly scale: number }[];
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

/** From now on. */
export function noteScales(): void {
  const scales: typeof globalThis.palierScales = [];
  globalThis.palierScales = scales;
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on the element
  Element.prototype.animate = new Proxy(Element.prototype.animate, {
    apply: (animate, element: Element, args: Parameters<Element['animate']>) => {
      const [first] = Array.isArray(args[0]) ? args[0] : [];
      const scale = /translate.* scale\((?<scale>[\d.]+)\)/u.exec(String(first?.['transform']));
      const isCard = element.matches('.flying-copy, .card, .meld-card');
      const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'];
      if (isCard && scale !== null) scales.push({ place, scale: Number(scale.groups!['scale']) });
      return Reflect.apply(animate, element, args);
    },
  });
}
