/** Writing, at the pace of the reader. */
import type { Json } from '@palier/rules';
import type { Output } from './command.ts';

const BLOCK = 1 << 16;

/** Back to the start of a terminal's line, and empties it. */
export const CLEAR_LINE = '\r\x1b[K';

/**
 * Writes the pieces one after another in blocks, however many there are. It stops where nothing more
 * can be written; the listener to the output's errors says so.
 */
export async function write(output: Output, pieces: Iterable<string>): Promise<void> {
  let block = '';
  for (const piece of pieces) {
    block += piece;
    if (block.length < BLOCK) continue;
    if (!output.write(block)) await settled(output);
    if (!output.writable) return;
    block = '';
  }
  if (block !== '') output.write(block);
}

async function settled(output: Output): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const settle = (): void => resolve(undefined);
  for (const event of ['drain', 'error', 'close']) output.once(event, settle);
  await promise;
  for (const event of ['drain', 'error', 'close']) output.off(event, settle);
}

const WIDTH = 100;

/** JSON for people: what fits is on one line, else a line for each member; bare lists fill lines. */
export function layOut(json: Json, indent = ''): string {
  const flat = inline(json);
  if (!isNested(json) || indent.length + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  if (isList(json)) {
    const rows = json.some(isNested)
      ? json.map((item) => layOut(item, inner))
      : filled(json.map(inline), WIDTH - inner.length);
    return `[\n${rows.map((row) => `${inner}${row}`).join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(json).map(
    ([name, member]) => `${inner}${JSON.stringify(name)}: ${layOut(member, inner)}`,
  );
  return `{\n${members.join(',\n')}\n${indent}}`;
}

type Nested = readonly Json[] | { readonly [member: string]: Json };

function isNested(json: Json): json is Nested {
  return typeof json === 'object' && json !== null;
}

function isList(json: Nested): json is readonly Json[] {
  return Array.isArray(json);
}

function inline(json: Json): string {
  if (!isNested(json)) return JSON.stringify(json);
  if (isList(json)) return `[${json.map(inline).join(', ')}]`;
  const members = Object.entries(json).map(
    ([name, member]) => `${JSON.stringify(name)}: ${inline(member)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function filled(items: readonly string[], width: number): readonly string[] {
  const rows: string[] = [];
  for (const item of items) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + item.length + 2 < width) {
      rows[rows.length - 1] = `${row}, ${item}`;
    } else rows.push(item);
  }
  return rows;
}

/** Whether an error says that the reader of our output has gone. */
export function isBrokenPipe(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
}
