/** Help of `palier play` in French. */
import type { CliCommands } from '../cli-words.ts';
import { setupOptions } from './cli-setup.ts';

export const play: CliCommands['play'] = {
  summary: 'jouer dans le terminal, contre des robots ou ensemble au même clavier',
  about: [
    'Sans option : toi et deux adversaires solides, Level 8 à 101 cartes, une étoile. Les coups se tapent ; « ? » montre ceux qui sont possibles, « hint » en conseille un, « help » tout ce qui peut se taper, « rule LAY-3 » le texte d’une règle, « save FICHIER » écrit le compte rendu.',
    'Les cartes sont mélangées à partir d’un secret dont l’empreinte est montrée avant la première donne et qui est révélé à la fin : « palier verify » peut alors vérifier chaque donne.',
  ],
  options: {
    name: 'ton nom',
    players: 'plusieurs personnes à ce clavier ; l’écran est vidé entre elles',
    bots: 'combien de robots jouent avec toi, ou lesquels : des caractères (odile, bruno, wanda, hugo, nell, sami), des forces (novice, steady, expert, master) ou les deux (wanda-expert)',
    level: 'leur force : novice, steady (sans l’option), expert ou master',
    ...setupOptions,
    seed: 'mélanger à partir de ce texte, pour rejouer les mêmes cartes',
    'no-color': 'lettres et formes sans couleurs (comme NO_COLOR=1)',
  },
  examples: [
    { line: 'palier play', says: 'Jouer tout de suite.' },
    { line: 'palier play --level novice', says: 'Jouer contre des novices.' },
    { line: 'palier play --players Anna,Ben --bots 1', says: 'Deux personnes et un robot.' },
    {
      line: 'palier play --edition level-up --ladder open --bots 3',
      says: 'Level Up avec l’échelle ouverte, contre trois robots.',
    },
  ],
};
