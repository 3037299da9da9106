/**
 * The learnt mind by the name it has in the laboratory. Its weights lie in a file of their own, read
 * when it is first asked; no game with people offers it yet.
 */
import { readFileSync } from 'node:fs';
import type { Bot } from '@palier/bots';
import { networkBot, readNetwork, type Network } from '@palier/bots/network';

export const NETWORK = 'network';

const isCheckout = import.meta.url.endsWith('.ts');
const FILE = isCheckout ? '../../../../packages/bots/network.bin' : './network.bin';

let own: Network | undefined;

export function network(): Bot {
  return networkBot(
    NETWORK,
    () => (own ??= readNetwork(readFileSync(new URL(FILE, import.meta.url)))),
  );
}
