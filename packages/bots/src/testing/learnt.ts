/** The bots with the network that is shipped. */
import { readFileSync } from 'node:fs';
import type { Bot } from '../bot.ts';
import type { Learnt } from '../network-bot.ts';
import { readNetwork } from '../network.ts';
import { botNamed as named } from '../roster.ts';

export const NETWORK_FILE = readFileSync(new URL('../../network.bin', import.meta.url));

const network = readNetwork(NETWORK_FILE);

export const learnt: Learnt = () => network;

export function botNamed(name: string): Bot | undefined {
  return named(name, learnt);
}
