/** Why a server does not start, where that can be expected. */

/** What is wrong, by the system's own name for it where it has one. */
export type ServerFaultCode =
  /** The folder holds no built game. */
  | 'no-web-app'
  /** Another program listens there. */
  | 'port-taken'
  /** Low ports are for administrators on some systems. */
  | 'port-forbidden'
  /** The address is none of this machine. */
  | 'no-such-address';

export type ServerFault = { readonly t: 'server-fault'; readonly code: ServerFaultCode };

const CODES: { readonly [system: string]: ServerFaultCode } = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'no-such-address',
  EAI_AGAIN: 'no-such-address',
  ENOTFOUND: 'no-such-address',
};

export function serverFault(code: ServerFaultCode): ServerFault {
  return { t: 'server-fault', code };
}

/** The fault behind an error of listening; undefined where nobody could have expected it. */
export function faultOf(error: unknown): ServerFault | undefined {
  const system = error instanceof Error && 'code' in error ? String(error.code) : '';
  const code = Object.hasOwn(CODES, system) ? CODES[system] : undefined;
  return code === undefined ? undefined : serverFault(code);
}

export function isServerFault(value: object): value is ServerFault {
  return 't' in value && value.t === 'server-fault';
}
