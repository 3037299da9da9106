/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

declare global {
  /** How long bots were told to take, in milliseconds, or that one was hurried. */
  var palierPaces: (number | 'hurry')[];
}

/** From now on: how long they then take in truth is the machine's affair. */
export function watchPace(): void {
  const paces: (number | 'hurry')[] = [];
  globalThis.palierPaces = paces;
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on the port
  MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
    apply: (
      post,
      port: MessagePort,
      args: [message: { readonly t?: string; readonly ms?: number }],
    ) => {
      const [{ t, ms }] = args;
      if (t === 'pace' && ms !== undefined) paces.push(ms);
      if (t === 'hurry') paces.push(t);
      Reflect.apply(post, port, args);
    },
  });
}
