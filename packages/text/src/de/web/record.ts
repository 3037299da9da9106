/** Opening a record, in German. */
import type { RecordWords } from '../../web/record-words.ts';
import { number } from '../speech.ts';

export const record: RecordWords = {
  open: 'Aufzeichnung öffnen',
  drop: 'Datei hier ablegen',
  reading: 'Die Datei wird gelesen …',
  unreadable: (line, sentence) => {
    const what =
      line === undefined
        ? 'Das ist keine Aufzeichnung einer Partie.'
        : `Diese Aufzeichnung ist in Zeile ${number(line)} beschädigt.`;
    return sentence === undefined ? what : `${what} ${sentence}`;
  },
  notText: 'Diese Datei lässt sich nicht lesen.',
  tooLarge: (mebibytes) =>
    `Diese Datei ist größer als ${number(mebibytes)} MiB: Das ist keine Aufzeichnung einer Partie.`,
  unsound:
    'Diese Aufzeichnung lässt sich lesen, aber sie bricht die Regeln oder ihr eigenes Wort und wird nicht behalten.',
  unfinished:
    'Die Partie in dieser Aufzeichnung ist nicht zu Ende. Ansehen lässt sie sich erst danach.',
};
