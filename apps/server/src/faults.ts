/** Why a server does not start, where that can be expected. */
import type { StorageFaultCode } from './ledger/index.ts';

/** What is wrong, by the system's own name for it where it has one. */
export type ServerFaultCode =
  /** The folder holds no built game. */
  | 'no-web-app'
  /** Another program listens there. */
  | 'port-taken'
  /** Low ports are for administrators on some systems. */
  | 'port-forbidden'
  /** The address is none of this machine. */
  | 'no-such-address'
  /** Tables cannot be kept there. */
  | StorageFaultCode;

export type ServerFault = {
  readonly t: 'server-fault';
  readonly code: ServerFaultCode;
  /** The system's own name for it, where there is one. */
  readonly detail?: string;
};

const CODES: { readonly [system: string]: ServerFaultCode } = {
  EADDRINUSE: 'port-taken',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'no-such-address',
  EAI_AGAIN: 'no-such-address',
  ENOTFOUND: 'no-such-address',
};

export function serverFault(code: ServerFaultCode, detail?: string): ServerFault {
  return { t: 'server-fault', code, ...(detail !== undefined && { detail }) };
}

/** The fault behind an error of listening; undefined where nobody could have expected it. */
export function serverFaultOf(error: unknown): ServerFault | undefined {
  const system = error instanceof Error && 'code' in error ? String(error.code) : '';
  const code = Object.hasOwn(CODES, system) ? CODES[system] : undefined;
  return code === undefined ? undefined : serverFault(code);
}

export function isServerFault(value: object): value is ServerFault {
  return 't' in value && value.t === 'server-fault';
}
