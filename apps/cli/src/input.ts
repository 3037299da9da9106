/** Reading what a person or a script hands us, bounded and with a clear answer to anything odd. */
import { open } from 'node:fs/promises';
import { fault, parseRecord, isFault, type Fault, type GameRecord } from '@palier/rules';
import type { Context } from './command.ts';
import { failed, isFailure, refusedDocument, type Failure } from './failure.ts';
import { isDeep, MOST_DEPTH, parseJsonText, type JsonBreak } from './json-text.ts';
import { UNREADABLE } from './status.ts';

const MEBIBYTE = 1 << 20;
const JSON_MEBIBYTES = 16;
const RECORD_MEBIBYTES = 64;

/** A JSON document from a file, or from standard input (`-`). */
export async function readJsonFile(
  context: Context,
  file: string,
): Promise<{ readonly t: 'json'; readonly json: unknown } | Failure> {
  const text = await readText(context, file, JSON_MEBIBYTES);
  if (isFailure(text)) return text;
  const parsed = parseJsonText(text);
  switch (parsed.t) {
    case 'json':
      return parsed;
    case 'too-deep':
      return refusedDocument(context.words, fault('too-deep', '', { most: MOST_DEPTH }), file);
    case 'break':
      return notJson(context, file, parsed);
  }
}

/** A game's record from a file, or from standard input (`-`). */
export async function readRecord(context: Context, file: string): Promise<GameRecord | Failure> {
  const text = await readText(context, file, RECORD_MEBIBYTES);
  if (isFailure(text)) return text;
  const lines = text.split('\n').map((line) => line.trim());
  const deep = lines.findIndex(isDeep);
  const record =
    deep === -1 ? parseRecord(text) : fault('too-deep', `line ${deep + 1}`, { most: MOST_DEPTH });
  if (!isFault(record)) return record;
  const line = brokenLine(record, lines);
  return line === undefined
    ? refusedDocument(context.words, record, file)
    : notJson(context, file, line);
}

/** The place in the line where a record stops being JSON. */
function brokenLine({ code, path }: Fault, lines: readonly string[]): JsonBreak | undefined {
  if (code !== 'not-json' && code !== 'too-deep') return undefined;
  const line = Number(path.replace('line ', ''));
  const parsed = parseJsonText(lines[line - 1] ?? '');
  return parsed.t === 'break' ? { ...parsed, line } : undefined;
}

function notJson({ words }: Context, source: string, { line, column, near }: JsonBreak): Failure {
  return failed(words, 'not-json', { near }, { source, path: `line ${line}, column ${column}` });
}

export async function readText(
  context: Context,
  file: string,
  most: number,
): Promise<string | Failure> {
  const bytes = await readBytes(context, file, most);
  if (isFailure(bytes)) return bytes;
  const named = file === '-' ? context.words.cli.standardInput : file;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? failed(context.words, 'empty-input', { file: named }) : text;
  } catch {
    return failed(context.words, 'not-text', { file: named });
  }
}

async function readBytes(context: Context, file: string, most: number): Promise<Buffer | Failure> {
  try {
    return file === '-'
      ? await gather(context, context.stdin, { file, most })
      : await readFile(context, file, most);
  } catch (error) {
    return unreadable(context, file, error);
  }
}

async function readFile(context: Context, file: string, most: number): Promise<Buffer | Failure> {
  await using handle = await open(file);
  const facts = await handle.stat();
  if (facts.isDirectory()) return failed(context.words, 'is-a-folder', { file });
  // What is no plain file, a pipe or a device, has no size to ask for.
  if (facts.isFile() && facts.size > most * MEBIBYTE) return tooLarge(context, file, most);
  return await gather(context, handle.createReadStream({ autoClose: false }), { file, most });
}

/** All there is, up to the limit; leaving the loop closes the stream. */
async function gather(
  context: Context,
  stream: NodeJS.ReadableStream,
  { file, most }: { readonly file: string; readonly most: number },
): Promise<Buffer | Failure> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > most * MEBIBYTE) return tooLarge(context, file, most);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function tooLarge({ words }: Context, source: string, mebibytes: number): Failure {
  const failure = refusedDocument(words, fault('too-large', '', { mebibytes }), source);
  return { ...failure, status: UNREADABLE };
}

function unreadable({ words }: Context, file: string, error: unknown): Failure {
  const named = file === '-' ? words.cli.standardInput : file;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return failed(words, 'no-such-file', { file: named });
    case 'EISDIR':
      return failed(words, 'is-a-folder', { file: named });
    case 'EACCES':
    case 'EPERM':
      return failed(words, 'not-permitted', { file: named });
    case '':
      // No answer of the file system: a defect, for the frame to report.
      throw error;
    default:
      return failed(words, 'cannot-read', { file: named, detail: code });
  }
}
