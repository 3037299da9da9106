/** Opening a record, in French. */
import type { RecordWords } from '../../web/record-words.ts';
import { number } from '../speech.ts';

export const record: RecordWords = {
  open: 'Ouvrir une partie enregistrée',
  drop: 'Dépose le fichier ici',
  reading: 'Lecture du fichier…',
  unreadable: (line, sentence) => {
    const what =
      line === undefined
        ? 'Ce n’est pas l’enregistrement d’une partie.'
        : `Cet enregistrement est abîmé à la ligne ${number(line)}.`;
    return sentence === undefined ? what : `${what} ${sentence}`;
  },
  notText: 'Ce fichier ne peut pas être lu.',
  tooLarge: (mebibytes) =>
    `Ce fichier dépasse ${number(mebibytes)} Mio : ce n’est pas l’enregistrement d’une partie.`,
  unsound:
    'Cet enregistrement se lit, mais il ne respecte pas les règles ou sa propre parole : il n’est pas gardé.',
  unfinished: 'La partie de cet enregistrement n’est pas terminée. On pourra la revoir ensuite.',
};
