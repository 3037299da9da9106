/** Channels between a host and a client in the same program: at once, or as slow as a real one. */
import type { Seat } from '@palier/rules';
import type { Channel } from '../client.ts';
import type { Host } from '../host.ts';
import type { Ask, Tell } from '../messages.ts';
import type { VirtualClock } from './virtual-clock.ts';

export type Wire = {
  /** How a value is copied on its way: nothing is shared between the two ends. */
  readonly copy: <T>(value: T) => T;
  /** Hears everything that is told, before the client does. */
  readonly overhear?: (tell: Tell) => void;
  readonly seats?: readonly Seat[];
};

export function wireTo(host: Host, { copy, overhear, seats }: Wire): Channel {
  let hear: (tell: Tell) => void = () => undefined;
  const connection = host.connect((tell) => {
    const copied = copy(tell);
    overhear?.(copied);
    hear(copied);
  }, seats);
  return {
    send: (ask) => connection.ask(copy(ask)),
    listen: (listener) => {
      hear = listener;
    },
    close: connection.leave,
  };
}

/** The same with time on the way; in each direction what is said first arrives first. */
export function slowed(channel: Channel, clock: VirtualClock, latency: () => number): Channel {
  const asks = inOrder<Ask>(clock, latency);
  const tells = inOrder<Tell>(clock, latency);
  return {
    send: (ask) => asks(ask, channel.send),
    listen: (hear) => channel.listen((tell) => tells(tell, hear)),
    close: channel.close,
  };
}

function inOrder<T>(
  clock: VirtualClock,
  latency: () => number,
): (value: T, deliver: (value: T) => void) => void {
  let last = 0;
  return (value, deliver) => {
    last = Math.max(last, clock.now() + latency());
    clock.after(last - clock.now(), () => deliver(value));
  };
}
