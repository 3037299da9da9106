import type { ReviewPageWords } from '../../aside/review-page-words.ts';
import { typesetAll } from '../../typeset-all.ts';
import { count, number } from '../speech.ts';
import { typeset } from '../typeset.ts';

const DECISIONS = { one: 'décision', other: 'décisions' };

export const reviewPage: ReviewPageWords = typesetAll<ReviewPageWords>(
  {
    loading: 'Ouverture de la partie…',
    missing:
      'Il n’y a pas de partie finie ici. Elle a peut-être été supprimée de cet appareil, ou dure encore.',
    unreadable: 'L’enregistrement de cette partie ne peut pas être lu.',
    choose: 'Quelle partie ?',
    none: 'Aucune partie n’a encore été finie sur cet appareil. Après la première, l’entraîneur regarde chaque décision.',
    play: 'Jouer contre les robots',
    seat: 'Les décisions de',
    running: (done, of) => `Décision ${number(done)} sur ${number(of)}`,
    runningLuck: 'Encore les mêmes donnes, pour la chance',
    runningAbout:
      'L’entraîneur joue de nombreuses fois la suite de chaque décision. Tu peux quitter la page ; ce qui est déjà trouvé est alors perdu.',
    stop: 'Arrêter',
    stopped: 'Arrêté.',
    failed: 'L’analyse n’est pas allée jusqu’au bout.',
    again: 'Analyser la partie',
    look: 'Voir ce moment',
    differently: 'Jouer autrement',
    notDifferent: 'Cette partie ne peut pas être reprise ici.',
    position: 'La table juste avant',
    marks: { played: 'joué', better: 'mieux' },
    chart: {
      about: (decisions) =>
        `Tes chances de gagner avant chaque décision (${count(decisions, DECISIONS)}), de la première à la dernière. La liste ci-dessous dit la même chose.`,
      legend:
        'La ligne est ce qui est mesuré, la bande où se trouve la vraie valeur, à 95 % sûr. Un repère : quelque chose a été donné à coup sûr.',
      round: (round) => `M${round}`,
    },
    round: (round, decisions) => `Manche ${round} : ${count(decisions, DECISIONS)}`,
    won: 'Tu as gagné cette partie.',
    lost: 'Tu n’as pas gagné cette partie.',
  },
  typeset,
);
