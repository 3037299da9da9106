/** Why tables cannot be kept somewhere, where that can be expected. */

export type StorageFaultCode =
  /** Another process keeps its tables in this folder. */
  | 'data-in-use'
  /** The folder cannot be made or written. */
  | 'no-data-folder'
  /** No database answers there, or it refuses. */
  | 'no-database'
  /** A later version of this program has written there. */
  | 'newer-database'
  /** What is there is no database, or somebody else's. */
  | 'not-a-database';

export type StorageFault = {
  readonly t: 'storage-fault';
  readonly code: StorageFaultCode;
  /** The system's own name for it: `EACCES`, `28P01`. Never an address or a password. */
  readonly detail?: string;
};

export function storageFault(code: StorageFaultCode, detail?: string): StorageFault {
  return { t: 'storage-fault', code, ...(detail !== undefined && { detail }) };
}

export function isStorageFault(value: object): value is StorageFault {
  return 't' in value && value.t === 'storage-fault';
}
