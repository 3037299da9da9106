/** What the system calls an error: `EACCES`; where it has no word for it, what the error says. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
