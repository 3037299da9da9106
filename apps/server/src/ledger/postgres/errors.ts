/** What PostgreSQL's errors are to others: a code, without the rows and addresses they may carry. */
import { storageFault, type StorageFault } from '../faults.ts';

/** For logs: no step, no parameter, no address is in it. */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  /** PostgreSQL's (`57P01`) or the system's (`ECONNREFUSED`). */
  readonly code: string | undefined;

  constructor(what: string, error: unknown) {
    const code = codeOf(error);
    super(
      code === undefined ? `the database failed: ${what}` : `the database failed: ${what}, ${code}`,
    );
    this.code = code;
  }
}

/** Lets no error of the database out as it is. */
export async function guard<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new DatabaseFailure(what, error);
  }
}

/** Unlike any sentence of the error, it can be shown to anybody. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  // What `pg` says of its own carries no code.
  if (error.message.includes('timeout')) return 'ETIMEDOUT';
  return error.message.includes('terminated') ? 'ECONNRESET' : undefined;
}

/** Names that are in use for something else. */
const NOT_OURS = new Set(['42P07', '42P01', '42703', '42809', '42710']);

/** Why a database cannot be opened; undefined where nobody could have expected it. */
export function postgresFaultOf(error: unknown): StorageFault | undefined {
  const code = codeOf(error);
  if (code !== undefined && NOT_OURS.has(code)) return storageFault('not-a-database', code);
  const isSurprise = code?.startsWith('42') === true && code !== '42501';
  return isSurprise ? undefined : storageFault('no-database', code);
}
