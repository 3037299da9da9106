/** `palier review` in French. */
import type { CliCommands } from '../cli-words.ts';
import type { CliReviewWords } from '../cli-review-words.ts';
import { de } from './seats.ts';
import { count, number, quote } from './speech.ts';

export const review: CliCommands['review'] = {
  summary: 'l’entraîneur : ce que chaque décision d’une partie a coûté',
  about: [
    'FILE est un compte rendu ; « - » le lit sur l’entrée standard. Chaque décision d’une place est jugée d’après ce que son joueur pouvait voir : combien de ses chances de gagner elle a coûté, avec l’intervalle qui contient la vraie valeur 95 fois sur 100, et pourquoi. Si l’intervalle contient zéro, il n’y a pas de verdict. Ensuite, la part de la chance dans le résultat.',
    'D’abord viennent les trois décisions à regarder, puis toutes. Une partie prend jusqu’à une demi-minute. La même graine donne la même analyse, ici et dans le navigateur. Un compte rendu que « palier verify » trouve faux est refusé.',
  ],
  options: {
    seat: 'les décisions de qui : place N (1)',
    html: 'écrire aussi une page pour le navigateur dans FILE',
    continuations: 'combien de fois la suite peut être jouée pour chaque décision (2 000)',
    games:
      'combien de parties des robots de force égale jouent avec les mêmes donnes, pour la chance (400)',
    seed: 'une autre graine tire d’autres échantillons (coach)',
  },
  examples: [
    {
      line: 'palier review game.jsonl --seat 2',
      says: 'Comment la place 2 a-t-elle joué ?',
    },
    {
      line: 'palier review game.jsonl --html review.html',
      says: 'La place 1, ici et sur une page.',
    },
  ],
};

export const reviewWords: CliReviewWords = {
  progress: (done, total) => `${number(done)} décisions sur ${number(total)}`,
  reported: (file) => `Page : ${file}`,
  lead: (name) => `Les décisions ${de(name)}.`,
  event: (event) => `événement ${number(event)}`,
  brand: 'Palier · l’entraîneur',
  contents: 'Sur cette page',
  columns: { decision: 'Décision', verdict: 'Verdict', loss: 'Coût', chance: 'Chance avant' },
  tiles: {
    decisions: 'décisions',
    lost: 'd’une partie perdus en tout',
    luck: 'des victoires pour cette place avec les mêmes donnes',
  },
  chart: (decisions, first, last) =>
    `La chance de gagner avant chacune des ${count(decisions, { one: 'décision', other: 'décisions' })}, de ${first} à ${last} ; la bande est l’intervalle.`,
  seed: (seed, continuations) =>
    `Graine ${quote(seed)}, jusqu’à ${number(continuations)} suites par décision.`,
  again: 'Pour refaire la même analyse :',
};
