/**
 * The network, for whoever thinks in a worker. It is a file of its own, larger than the rest of a first
 * visit: fetched when a bot that needs it is first asked, and kept by the service worker from then on.
 *
 * Who is offline before that plays against the mind that the network was learnt from, which needs no
 * file (`networkBot`): it is weaker, but a table never waits for a connection. The file is tried for
 * again with every decision until it is there.
 */
import { readNetwork, type Network } from '@palier/bots';
import address from '@palier/bots/network.bin?url';

/** Milliseconds after which a bot rather moves without it; what comes later serves the next move. */
const PATIENCE = 4000;

let network: Network | undefined;
let coming: Promise<void> | undefined;

/** Undefined where it cannot be had now. */
export async function learnt(): Promise<Network | undefined> {
  if (network !== undefined) return network;
  coming ??= fetchNetwork().finally(() => (coming = undefined));
  await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return network;
}

async function fetchNetwork(): Promise<void> {
  try {
    const response = await fetch(address);
    if (response.ok) network = readNetwork(new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    console.warn(error);
  }
}
