/**
 * Run inside the page: each function is sent there as text, so it holds everything it needs.
 */

declare global {
  var palierQuestions: {
    /** From now on no worker is asked anything: as one that takes its time. */
    readonly hold: () => void;
    readonly letGo: () => void;
  };
}

/** Installed before anything else runs. */
export function holdQuestions(): void {
  let held: (() => void)[] | undefined;
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on the worker
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply: (ask, worker: Worker, args: Parameters<Worker['postMessage']>) => {
      const go = (): void => {
        Reflect.apply(ask, worker, args);
      };
      if (held === undefined) go();
      else held.push(go);
    },
  });
  globalThis.palierQuestions = {
    hold: () => {
      held = [];
    },
    letGo: () => {
      held?.forEach((go) => go());
      held = undefined;
    },
  };
}
