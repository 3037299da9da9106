/** Where the server can be found, as it is told to who started it. */
import { renderUnicodeCompact } from 'uqr';
import type { Words } from '../words.ts';

type Addresses = {
  /** On this machine, or for everybody. */
  readonly url: string;
  /** For other devices in the network. */
  readonly networkUrls: readonly string[];
};

/** One line each; `isTerminal`: somebody sits before it, and may point a camera at it. */
export function toldAddresses(
  { url, networkUrls }: Addresses,
  { cli }: Pick<Words, 'cli'>,
  { isTerminal }: { readonly isTerminal: boolean },
): readonly string[] {
  const { at, inNetwork, onScreen, howToStop } = cli.serve;
  const [first] = networkUrls;
  return [
    at(url),
    ...networkUrls.map(inNetwork),
    ...(first === undefined ? [] : [onScreen(`${first}/#/tv`)]),
    ...(first === undefined || !isTerminal ? [] : [drawnForCameras(first)]),
    howToStop,
  ];
}

/** In half blocks, two rows a line. Most terminals are dark, and cameras read it either way. */
function drawnForCameras(address: string): string {
  return `\n${renderUnicodeCompact(address, { ecc: 'L', border: 2 })}\n`;
}
