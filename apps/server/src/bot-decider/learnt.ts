/** The network out of its file, read when the first bot decides by it: most processes never ask. */
import { readFileSync } from 'node:fs';
import { readNetwork, type Network } from '@palier/bots';

/** Once packed, beside the program. */
const FILE = import.meta.url.endsWith('.ts')
  ? import.meta.resolve('@palier/bots/network.bin')
  : new URL('./network.bin', import.meta.url);

let network: Network | undefined;

export function learnt(): Network {
  network ??= readNetwork(readFileSync(new URL(FILE)));
  return network;
}
