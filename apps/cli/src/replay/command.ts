/** `palier replay`: a record turn by turn. */
import {
  isFault,
  makeEvent,
  makePosition,
  makeView,
  momentsOf,
  startOf,
  VERSION,
  viewOf,
  type GameRecord,
  type Json,
} from '@palier/rules';
import type { Words } from '@palier/text';
import { defineCommand, type Args, type Options } from '../command.ts';
import { failed, isFailure, refused, type Failure } from '../failure.ts';
import { readRecord } from '../input.ts';
import { write } from '../output.ts';
import { namingOf, playersOf, titleOf } from '../record-words.ts';
import { readNumber } from '../setup-options.ts';
import { DONE } from '../status.ts';
import { scenesOf, seenBy, turnsOf, type Eyes, type Scene } from './moments.ts';
import { roundHeading, turnText, type Telling } from './turn-text.ts';
import { canWalk, walk } from './walk.ts';

const OPTIONS = {
  open: { type: 'boolean' },
  seat: { type: 'string', value: 'N' },
  from: { type: 'string', value: 'N' },
  to: { type: 'string', value: 'N' },
  step: { type: 'boolean' },
} as const satisfies Options;

type Values = Args<typeof OPTIONS>['values'];

export const command = defineCommand({
  operands: ['FILE'],
  json: 'option',
  options: OPTIONS,
  help: (cli) => cli.commands.replay,
  run: async (context, { operands, values, json }) => {
    const { words, stdout } = context;
    const file = operands[0]!;
    const record = await readRecord(context, file);
    if (isFailure(record)) return record;
    const wish = readWish(values, record, words);
    if (isFailure(wish)) return wish;
    const start = startOf(record);
    if (isFault(start)) return refused(words, start, file);
    const moments = momentsOf(record);
    if (isFault(moments)) return refused(words, moments, file);
    const scenes = scenesOf(moments, start).slice(wish.from - 1, wish.to);
    if (json) {
      await write(stdout, sceneDocument(record, scenes, wish.seat));
      return DONE;
    }
    const texts = tell(record, scenes, { words, eyes: wish.eyes });
    if (values.step && canWalk(context)) {
      stdout.write(`${words.cli.replay.stepKeys}\n\n`);
      await walk(context, texts);
    } else await write(stdout, texts.map((text) => `${text}\n`));
    return DONE;
  },
});
