/**
 * What the operator reads: one JSON object a line, on standard error. Never a card, a token, somebody's
 * name or what stands behind a question mark in an address: what is logged is chosen member by member,
 * and errors lose what they quote.
 */
import { pino, stdTimeFunctions, type Logger } from 'pino';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Log = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;

/** Takes whole lines. */
export type LogSink = { readonly write: (line: string) => unknown };

export function makeLog(level: LogLevel, sink: LogSink): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: shownError },
    },
    { write: (line) => void sink.write(line) },
  );
}

export const SILENT_LOG: Log = makeLog('silent', { write: () => undefined });

type ShownError = {
  readonly name: string;
  readonly code?: string;
  readonly message: string;
  readonly stack?: readonly string[];
};

const MOST_SHOWN = 300;

/** An error without what it quotes: a database or a parser may quote anything. */
export function shownError(error: unknown): ShownError {
  if (!(error instanceof Error)) return { name: 'unknown', message: typeof error };
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  const frames = stack?.split('\n').filter((line) => /^\s+at /u.test(line));
  return {
    name,
    ...(code !== undefined && { code }),
    message: withoutQuotes(message),
    ...(frames !== undefined && { stack: frames.map((line) => line.trim()) }),
  };
}

/** In quotes, in a database's brackets, or such as a token or a secret looks. */
const QUOTED =
  /"[^"]*"?|'[^']*'?|`[^`]*`?|“[^”]*”?|«[^»]*»?|\([^)]*\)?|\b[\dA-Z]{4}(?:-?[\dA-Z]{4}){3}\b|[\da-f]{32,}/gsu;

function withoutQuotes(message: string): string {
  const text = message.split('\n', 1)[0]!.replaceAll(QUOTED, '…');
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
