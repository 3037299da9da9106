/** Games of bots as records: seeded, so that anybody can deal them again. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotGame, PlayedGame } from '@palier/bots/lab';
import { makeHeader, makeRecord } from '@palier/rules';
import { errorCode } from '../error-code.ts';
import { PROGRAM_VERSION } from '../version.ts';

export function botGameRecord({ setup, bots, seed }: BotGame, game: PlayedGame): string {
  const { events, winners, rounds } = game;
  const header = makeHeader(setup, {
    names: bots.map((bot) => bot.name),
    fairness: { t: 'seeded', seed },
    engine: `palier ${PROGRAM_VERSION}`,
  });
  return makeRecord({ header, events, result: { t: 'result', winners, rounds } });
}

const RECORD_NAME = /^\d{4,}\.jsonl$/u;

export function isRecordName(name: string): boolean {
  return RECORD_NAME.test(name);
}

export type Unwritten = { readonly file: string; readonly detail: string };

/** A file that could not be written: the fault of the folder, not of the game. */
export class UnwrittenError extends Error {
  readonly unwritten: Unwritten;

  constructor(unwritten: Unwritten) {
    super(`${unwritten.file}: ${unwritten.detail}`);
    this.unwritten = unwritten;
  }
}

export function writeRecord(
  folder: string,
  number: number,
  { botGame, game }: { readonly botGame: BotGame; readonly game: PlayedGame },
): void {
  const file = join(folder, `${String(number).padStart(4, '0')}.jsonl`);
  const record = botGameRecord(botGame, game);
  try {
    // Never over a file that is there.
    writeFileSync(file, record, { flag: 'wx' });
  } catch (error) {
    throw new UnwrittenError({ file, detail: errorCode(error) });
  }
}
