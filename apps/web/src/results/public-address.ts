/** Where others find the game, to be printed on what is shared; nothing where they would not find it. */

/** Names that mean something only where they are used, and parts of the network that are nobody else's. */
const PRIVATE: readonly RegExp[] = [
  /^[^.:]+$/u,
  /\.(?:localhost|local|internal|lan|home|home\.arpa|test|invalid)$/u,
  /^(?:0|10|127)\.[\d.]+$/u,
  /^(?:169\.254|192\.168)\.[\d.]+$/u,
  /^172\.(?:1[6-9]|2\d|3[01])\.[\d.]+$/u,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.[\d.]+$/u,
  // Of the newer kind in brackets: this machine, its own links, its own network.
  /^\[(?:::1?|f[cd][\da-f]*:.*|fe[89ab][\da-f]:.*)\]$/u,
];

export function publicAddress({
  protocol,
  host,
  hostname,
  pathname,
}: Pick<Location, 'protocol' | 'host' | 'hostname' | 'pathname'>): string | undefined {
  if (!/^https?:$/u.test(protocol) || PRIVATE.some((own) => own.test(hostname))) return undefined;
  return `${host}${pathname.replace(/(?:index\.html)?$/u, '').replace(/\/$/u, '')}`;
}
