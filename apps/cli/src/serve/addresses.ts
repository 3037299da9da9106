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

/** White on black in any terminal: what is light in the code is drawn. */
const [PAINTED, PLAIN] = ['\x1b[40;97m', '\x1b[0m'];

/** In half blocks, two rows a line. */
function drawnForCameras(address: string): string {
  const lines = renderUnicodeCompact(address, { ecc: 'L', border: 2 }).split('\n');
  return ['', ...lines.map((line) => `${PAINTED}${line}${PLAIN}`), ''].join('\n');
}
