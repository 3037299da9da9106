/** What `palier serve` tells of its addresses. */
import { stripVTControlCharacters } from 'node:util';
import { loadPart } from '@palier/text';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { toldAddresses } from './addresses.ts';

const cli = await loadPart('en', 'cli');
const URL = 'http://localhost:8080';
const HOUSE = 'http://192.168.1.5:8080';

it('a server for this machine alone tells no other address', () => {
  expect(toldAddresses({ url: URL, networkUrls: [] }, { cli }, { isTerminal: true })).toEqual([
    `Palier is at ${URL}`,
    'Open it in a browser. Ctrl-C stops the server.',
  ]);
});

it('one for the house tells where phones and the big screen find it', () => {
  const networkUrls = [HOUSE, 'http://10.8.0.2:8080'];
  expect(toldAddresses({ url: URL, networkUrls }, { cli }, { isTerminal: false })).toEqual([
    `Palier is at ${URL}`,
    `On your network at ${HOUSE}`,
    'On your network at http://10.8.0.2:8080',
    `On a TV or tablet, as the table for everyone: ${HOUSE}/#/tv`,
    'Open it in a browser. Ctrl-C stops the server.',
  ]);
});

it('in a terminal the first of them is drawn for cameras, dark where the code is dark', () => {
  const lines = toldAddresses({ url: URL, networkUrls: [HOUSE] }, { cli }, { isTerminal: true });
  const drawn = stripVTControlCharacters(lines.at(-2)!).trim().split('\n');
  const { data, size } = encode(HOUSE, { ecc: 'L', border: 2 });
  expect(drawn.length).toBe(Math.ceil(size / 2));
  const shown = drawn.flatMap((line) => {
    const halves = Array.from(line);
    return ['▀', '▄'].map((half) => halves.map((one) => one !== half && one !== '█'));
  });
  expect(shown.slice(0, size)).toEqual(data);
});
