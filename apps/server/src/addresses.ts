/** Where a server can be found: by who sits at this machine, and by others in the same network. */
import { networkInterfaces } from 'node:os';

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const HERE = new Set(['127.0.0.1', '::1', ...EVERYWHERE]);

/** What to type into a browser on this machine. */
export function localUrl(host: string, port: number): string {
  if (HERE.has(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What other devices can use, where this server listens to all of them. */
export function networkUrls(host: string, port: number): readonly string[] {
  if (!EVERYWHERE.has(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((address) => `http://${address}:${port}`);
}

/** What a home's network has comes first; what containers and machines without a network give themselves, last. */
const PLACES = [
  /^192\.168\./u,
  /^10\./u,
  /^(?!172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)/u,
  /^172\./u,
];

function placeOf(address: string): number {
  const place = PLACES.findIndex((pattern) => pattern.test(address));
  return place === -1 ? PLACES.length : place;
}
