/** What the host of a table online chooses, in French. */
import type { OnlineWords } from '../../web/online-words.ts';

export const options: OnlineWords['options'] = {
  title: 'À cette table',
  usual: 'Comme d’habitude',
  clock: {
    title: 'Chronomètre',
    values: {
      off: { name: 'Aucun', about: 'Chacun prend son temps ; une partie peut durer des jours.' },
      relaxed: {
        name: 'Tranquille',
        about: '90 secondes par décision ; ensuite un robot la prend.',
      },
      quick: { name: 'Rapide', about: '30 secondes par décision ; ensuite un robot la prend.' },
    },
  },
  absence: {
    title: 'Si quelqu’un disparaît',
    values: {
      standIn: {
        name: 'Un robot joue',
        about: 'Au bout d’un moment, un robot joue à sa place et la lui rend dès son retour.',
      },
      wait: { name: 'La partie attend', about: 'Personne ne joue à sa place, quoi qu’il arrive.' },
    },
  },
  watching: {
    title: 'Qui peut regarder',
    values: {
      anyone: { name: 'Qui a le lien', about: 'On n’y voit aucune carte cachée.' },
      nobody: { name: 'Personne', about: 'Seuls ceux qui sont assis voient la partie.' },
    },
  },
  delay: {
    title: 'Qui regarde voit le jeu',
    values: {
      0: { name: 'Tout de suite', about: 'Au moment où il se joue.' },
      30: { name: '30 secondes après', about: 'Pour que personne ne puisse souffler.' },
      120: { name: 'Deux minutes après', about: 'Pour que personne ne puisse souffler.' },
    },
  },
  chat: {
    title: 'Messages',
    values: {
      off: { name: 'Aucun', about: 'On n’écrit rien à cette table.' },
      phrases: { name: 'Tout prêts', about: 'Quelques phrases et visages sympathiques.' },
      free: { name: 'Libres', about: 'Chacun écrit ce qu’il veut.' },
    },
  },
  takeBack: {
    title: 'Reprendre un coup',
    values: {
      consent: {
        name: 'Si tous sont d’accord',
        about: 'Tant que rien de caché n’a été vu et que tous les présents disent oui.',
      },
      never: { name: 'Jamais', about: 'Ce qui est joué est joué.' },
    },
  },
  row: (title, value) => `${title} : ${value}`,
  readOnly: (host) => `C’est ${host} qui choisit.`,
};
