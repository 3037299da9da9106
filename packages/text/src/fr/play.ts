/** `palier play` and `palier sim` in French. */
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { MASTER_LETTERS, MASTER_VERBS, masterNames } from '../specials.ts';
import {
  and,
  CARDS,
  count,
  countTenths,
  GAMES,
  LOCALE,
  MINUTES,
  MOVES,
  niveau,
  or,
  quote,
  ROUNDS,
  SECONDS,
  TURNS,
} from './speech.ts';
import { specials } from './specials.ts';
import { fullScreen } from './full-screen.ts';
import { terminal } from './terminal.ts';

const { decimal, fine, percent } = figuresOf(LOCALE);

const DEALS = { one: 'donne', other: 'donnes' };

function time(seconds: number): string {
  return seconds < 120
    ? count(Math.ceil(seconds), SECONDS)
    : count(Math.ceil(seconds / 60), MINUTES);
}

const sim: Part<'play'>['sim'] = {
  interrupted: 'Interrompu : voici le résultat obtenu jusqu’ici.',
  settled: (width, isEarly) =>
    `${isEarly ? 'Arrêt anticipé : chaque' : 'Chaque'} part est connue à ± ${fine(width)}.`,
  unsettled: (width, wanted) =>
    `Les parts sont connues à ± ${fine(width)} ; pour ± ${fine(wanted)}, il faut plus de parties.`,
  reported: (file) => `Rapport : ${file}`,
  columns: {
    seat: 'place',
    bot: 'robot',
    wins: 'victoires',
    share: 'part',
    range: 'intervalle à 95 %',
  },
  method: {
    wilson: 'Intervalles calculés sur les parties (Wilson).',
    deals: 'Intervalles d’après l’écart entre les donnes, jouées dans toutes les rotations.',
  },
  games: (games, deals, isRotated) =>
    isRotated
      ? `${count(games, GAMES)} : ${count(deals, DEALS)}, chacune une fois par rotation des places.`
      : `${count(games, GAMES)}.`,
  length: (rounds, moves) =>
    `Une partie compte en moyenne ${countTenths(rounds, ROUNDS)} et ${countTenths(moves, MOVES)}.`,
  ending: {
    'went-out': (share) => `${percent(share)} parce que quelqu’un a terminé`,
    stock: (share) => `${percent(share)} faute de cartes`,
    blocked: (share) => `${percent(share)} parce que plus rien ne bougeait`,
    win: (share) => `${percent(share)} par la pose qui fait gagner la partie`,
  },
  endings: (endings) => `Fins de manche : ${and(endings)}.`,
  speed: (seconds, games) => `${decimal(seconds)} s, ${countTenths(games, GAMES)} par seconde.`,
  seed: (seed) => `Graine : ${seed}`,
  progress: (done, total, left) =>
    `${done} sur ${total}${left === undefined ? '' : `, encore ${time(left)}`}`,
  soaking: (games) => `${count(games, GAMES)} sans erreur ; Ctrl-C pour arrêter`,
  soaked: (games, rounds, moves) =>
    `${count(games, GAMES)} aux règles tirées au sort, sans erreur : ${count(rounds, ROUNDS)}, ${count(moves, MOVES)}, chaque partie vérifiée.`,
  broken: (number, detail, line) =>
    `La partie ${number} s’est arrêtée : ${detail}\nÀ refaire avec : ${line}`,
};

const rounded = (share: number): number => Math.round(100 * share);

export const play: Part<'play'> = {
  you: 'Toi',
  botNames: 'Mira Otto Lena Juno Nora Emil Ines Paul Rosa Théo Ida Max'.split(' '),

  welcome: (edition, ladder, names) => `Palier · ${edition} · ${ladder} · ${and(names)}`,
  howToChange:
    'Une autre édition, des adversaires plus ou moins forts, des règles maison : palier play --help.',
  howToStart:
    'Tape un coup, ? pour les coups possibles, hint pour un conseil, help pour toutes les commandes.',
  luck: {
    honest: (commitment) =>
      `Les mélanges viennent d’un secret fixé maintenant et montré à la fin. Son empreinte : ${commitment}`,
    seeded: (seed) =>
      `Les mélanges viennent de la graine ${quote(seed)} : avec elle, on peut connaître les cartes.`,
  },
  revealed: (secret) =>
    `Le secret des mélanges : ${secret}. « palier verify » le compare à l’empreinte d’une partie enregistrée et la rejoue.`,

  round: (round) => `Manche ${round}`,
  level: (level, edition) => `${niveau(edition)} ${level}`,
  cards: (cards) => count(cards, CARDS),
  pile: 'défausse',
  laid: 'posé',
  skipped: 'passe son tour',
  held: 'Réserve',
  stock: (cards, faceUp) =>
    `Pioche : ${count(cards, CARDS)}${faceUp === '' ? '' : `, face visible dessous : ${faceUp}`}`,
  yourLevel: (number, level, edition) => `Ton ${niveau(edition)} ${number} : ${level}`,
  yourLevels: 'Tes paliers (pose celui que tu veux) :',
  youLaid: (number, edition) =>
    `Tu as posé le ${niveau(edition)} ${number} : ajoute ce que tu peux.`,
  hand: 'Ta main :',

  choose: 'Au choix :',
  example: (move) => `par exemple « ${move} »`,
  canLay: 'Tu peux poser : « lay » le fait, « ? » montre comment.',
  cannotLay: 'Tu n’as pas encore de quoi poser. « ? » montre ce que tu peux faire.',
  keepHint: (most) =>
    `jusqu’à ${count(most, CARDS)} pour la manche suivante, par exemple « keep R3 G5 » ; « keep » seul n’en garde aucune.`,
  offerHint: (cards) => `${count(cards, CARDS)} de ton choix, par exemple « offer R1 G2 B3 ».`,
  dropHint: (levels) =>
    `le palier ${or(levels.map(String))}, par exemple « drop ${levels[0] ?? 1} ».`,
  swapHint: 'swap et une à trois cartes, par exemple « swap R3 G5 »',
  moves: 'Tu peux taper :',
  moreLayings: '… et il y a d’autres façons de poser.',
  refusalHint: (rule) => `« rule ${rule} » montre la règle, « ? » ce que tu peux faire.`,
  noSuchRule: (text) =>
    `Il n’y a pas de règle ${quote(text)}. Quand un coup est refusé, sa règle est indiquée : tape par exemple « rule LAY-3 ».`,
  nothingToUndo: 'Tu n’as rien posé ni ajouté à ce tour : il n’y a rien à annuler.',
  outlook: (level, missing, outs, unseen) =>
    missing === 0
      ? `N°\u00a0${level} : rien ne manque pour poser.`
      : `N°\u00a0${level} : il manque ${count(missing, CARDS)} pour poser ; sur les ${count(unseen, CARDS)} que tu ne vois pas, ${outs} ${outs === 1 ? 't’aiderait' : 't’aideraient'}.`,
  oddsOf: (turns, chance, error) =>
    `En ${count(turns, TURNS)} : ${rounded(chance)} ± ${rounded(error)} %.`,
  noOdds: 'Tu as déjà posé dans cette manche.',
  typed: (move) => `Tape « ${move} ».`,

  saveNeedsFile: 'Indique le fichier : « save partie.jsonl ».',
  saved: (file, isOver) =>
    isOver
      ? `Partie enregistrée. « palier verify ${file} » la vérifie, « palier replay ${file} » permet de la revoir.`
      : `Partie enregistrée jusqu’ici. Le fichier montre les cartes de tout le monde : ne l’ouvre qu’à la fin.`,
  fileExists: (file) => `Il y a déjà un fichier ${quote(file)}. Choisis un autre nom.`,
  cannotSave: (file, detail) => `${quote(file)} ne peut pas être écrit (${detail}).`,

  handOver: (name) => `${name}, à toi de jouer. Les autres regardent ailleurs.`,
  pressEnter: 'Appuie sur Entrée pour voir tes cartes. ',

  afterGame: 'La partie est terminée. « save FILE » l’enregistre, Entrée quitte.',
  goodbye: 'Au revoir.',

  help: [
    { line: 'draw · d', says: 'piocher' },
    { line: 'take 2 · t 2', says: 'prendre la carte du dessus de la défausse du joueur 2' },
    { line: 'lay · l', says: 'poser de la première façon trouvée' },
    { line: 'lay R3 G4 J=5 / B7 G7', says: 'poser avec ces cartes' },
    { line: 'add G6 2.1 · a G6 2.1', says: 'ajouter une carte à la combinaison 2.1' },
    { line: 'discard R7 · x R7', says: 'finir ton tour en te défaussant de cette carte' },
    { line: 'pass 3 · p 3', says: 'finir ton tour avec une carte Passe devant le joueur 3' },
    {
      line: 'keep R3 G5 · k R3 G5',
      says: 'entre deux manches, garder ces cartes si la règle le permet',
    },
    {
      line: 'exchange R5 2.1 · e R5 2.1',
      says: 'récupérer un joker avec la vraie carte, si la règle le permet',
    },
    { line: 'drop 5', says: 'paliers au choix : retirer un deuxième palier en fin de manche' },
    { line: MASTER_VERBS, says: 'pour les cartes de Level 8 Master ; « ? » dit quand' },
    { line: '?', says: 'les coups possibles maintenant' },
    { line: 'hint', says: 'un conseil pour ce coup, et pourquoi' },
    {
      line: 'odds',
      says: 'ce qui te manque pour poser, et tes chances d’y arriver par la pioche',
    },
    { line: 'undo · u', says: 'annuler ta dernière pose ou ton dernier ajout de ce tour' },
    { line: 'sort · s', says: 'trier ta main par valeur ou par couleur' },
    { line: 'table', says: 'montrer de nouveau la table ; Entrée aussi' },
    { line: 'history', says: 'ce qui s’est passé dans cette manche' },
    { line: 'rule LAY-3', says: 'le texte d’une règle' },
    { line: 'save FILE', says: 'enregistrer la partie' },
    { line: 'quit · q', says: 'quitter la partie' },
  ],
  helpNotes: [
    `Cartes : lettre de la couleur (en anglais) et valeur : R7 (rouge), O orange, Y jaune, G vert, B bleu, P violet ; J joker ; X Passe ; ${MASTER_LETTERS} ${masterNames(specials).join(', ')}. J=9 est un joker qui vaut 9. Majuscules ou minuscules, peu importe.`,
  ],

  sim,
  full: fullScreen,
  online: terminal,
};
