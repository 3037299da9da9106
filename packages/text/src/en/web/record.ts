/** Opening a record, in English. */
import type { RecordWords } from '../../web/record-words.ts';
import { number } from '../speech.ts';

export const record: RecordWords = {
  open: 'Open a record',
  drop: 'Drop the file here',
  reading: 'Reading the file…',
  unreadable: (line, sentence) => {
    const what =
      line === undefined
        ? 'This is not a record of a game.'
        : `This record is damaged in line ${number(line)}.`;
    return sentence === undefined ? what : `${what} ${sentence}`;
  },
  notText: 'This file cannot be read.',
  tooLarge: (mebibytes) =>
    `This file is larger than ${number(mebibytes)} MiB: it is no record of a game.`,
  unsound: 'This record can be read, but it breaks the rules or its own word, so it is not kept.',
  unfinished: 'The game in this record is not over. It can be watched once it is.',
};
