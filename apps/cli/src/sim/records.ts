/** Games of bots as records: seeded, so that anybody can deal them again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHeader, makeRecord } from '@palier/rules';
import { PROGRAM_VERSION } from '../version.ts';
import type { BotGame, PlayedGame } from './game.ts';

export function recordOf({ setup, bots, seed }: BotGame, game: PlayedGame): string {
  const { events, winners, rounds } = game;
  const header = makeHeader(setup, {
    names: bots.map((bot) => bot.name),
    fairness: { t: 'seeded', seed },
    engine: `palier ${PROGRAM_VERSION}`,
  });
  return makeRecord({ header, events, result: { t: 'result', winners, rounds } });
}

export function writeRecord(
  folder: string,
  number: number,
  { botGame, game }: { readonly botGame: BotGame; readonly game: PlayedGame },
): void {
  mkdirSync(folder, { recursive: true });
  const name = `${String(number).padStart(4, '0')}.jsonl`;
  writeFileSync(join(folder, name), recordOf(botGame, game));
}
