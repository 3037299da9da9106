/** `exec:PROGRAM ARGUMENTS` in `--bots`: a bot that is a program of somebody else's. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PREFIX = 'exec:';

/** How `--bots` is told that there are such entries. */
export const OUTSIDE_FORM = `${PREFIX}PROGRAM`;

/** A program and its arguments; no shell reads them. */
export type ProgramLine = { readonly file: string; readonly args: readonly string[] };

export function isOutside(entry: string): boolean {
  return entry.startsWith(PREFIX);
}

/** The text after `exec:`, split at spaces; undefined where there is none. */
export function programOf(entry: string): ProgramLine | undefined {
  const [file, ...args] = entry.slice(PREFIX.length).split(/\s+/u).filter(Boolean);
  return file === undefined ? undefined : { file, args };
}

/** Whether there is such a program: a path from here, or a name to be found on PATH. */
export function isThere({ file }: ProgramLine, path = process.env['PATH'] ?? ''): boolean {
  if (process.platform === 'win32') return true;
  if (file.includes('/')) return isProgram(file);
  return path.split(delimiter).some((folder) => isProgram(join(folder, file)));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
