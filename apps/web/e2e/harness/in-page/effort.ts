/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

/** Something asked of the browser in one go: where things are, or that something moves. */
type Asked =
  | { readonly t: 'measured' }
  | { readonly t: 'moved'; readonly what: string; readonly frames: readonly Keyframe[] };

declare global {
  /** Whatever was asked, go by go. */
  var palierAsked: Asked[][];
}

/** From now on. */
export function watchEffort(): void {
  const goes: Asked[][] = [];
  globalThis.palierAsked = goes;
  let go: Asked[] | undefined;
  const note = (asked: Asked): void => {
    if (go === undefined) {
      goes.push((go = []));
      // What comes after all that is going on now is another go.
      queueMicrotask(() => (go = undefined));
    }
    go.push(asked);
  };
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on the element
  Element.prototype.getBoundingClientRect = new Proxy(Element.prototype.getBoundingClientRect, {
    apply: (measure, element: Element) => {
      note({ t: 'measured' });
      return measure.call(element);
    },
  });
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on the element
  Element.prototype.animate = new Proxy(Element.prototype.animate, {
    apply: (animate, element: Element, args: Parameters<Element['animate']>) => {
      const [frames] = args;
      const what = element.getAttribute('class') ?? '';
      note({ t: 'moved', what, frames: Array.isArray(frames) ? frames : [] });
      return Reflect.apply(animate, element, args);
    },
  });
}

type Frames = {
  /** How often a table has said what happened there. */
  told: number;
  /** From now on no frame comes. */
  readonly hold: () => void;
  readonly letGo: () => void;
};

declare global {
  var palierHeld: Frames;
}

/** Installed before anything else runs. */
export function holdFrames(): void {
  const inFrame = requestAnimationFrame.bind(globalThis);
  let held: FrameRequestCallback[] | undefined;
  globalThis.requestAnimationFrame = (call) => held?.push(call) ?? inFrame(call);
  globalThis.palierHeld = {
    told: 0,
    hold: () => {
      held = [];
    },
    letGo: () => {
      held?.forEach(inFrame);
      held = undefined;
    },
  };
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on the port
  MessagePort.prototype.start = new Proxy(MessagePort.prototype.start, {
    apply: (start, port: MessagePort) => {
      // After the game's own listener.
      port.addEventListener(
        'message',
        ({ data }: MessageEvent<{ readonly t?: string } | undefined>) => {
          if (data?.t === 'happened') globalThis.palierHeld.told++;
        },
      );
      start.call(port);
    },
  });
}
