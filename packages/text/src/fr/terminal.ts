/** `palier join` and `palier host` in French. */
import type { Part } from '../langs.ts';
import { and, de, number, or, quote } from './speech.ts';

export const terminal: Part<'play'>['online'] = {
  table: (code, url) => `Table ${code} sur ${url}`,
  invite: (link, line) => `Pour inviter : ${link} ou ${quote(line)}`,
  returnCode: (code) =>
    `Ton code de retour, qui te ramène à ta place depuis un autre appareil : ${code}. Garde-le pour toi.`,
  howToStart: 'Tape who pour voir qui est à la table, help pour tout ce que tu peux taper.',
  howToBegin:
    'Tape bots pour mettre un robot à chaque place libre, set pour choisir les règles, start pour commencer.',
  youAre: (name) => `Tu es ${name}.`,
  youAreBack: (name) => `Te revoilà, ${name}.`,
  youWatch: 'Tu regardes sans donner de nom.',
  game: (edition, ladder, players) => `${edition} · ${ladder} · ${number(players)} joueurs`,
  sitter: (name, marks) => (marks.length === 0 ? name : `${name} (${marks.join(', ')})`),
  without: (names) => `Sans place : ${and(names)}`,
  asking: (names) => `Demandes : ${and(names)}`,
  watchers: (people) =>
    people === 1 ? '1 personne regarde' : `${number(people)} personnes regardent`,
  noSeat: 'Tu n’as pas de place : tape sit et un numéro pour en prendre une.',
  mayTakeOver: (seat, bot) =>
    `Tape sit ${number(seat)} pour prendre la place ${de(bot)} à la fin de la manche.`,
  botSat: (bot, seat) => `${bot}, un robot, prend la place ${number(seat)}.`,
  seatFree: (seat) => `La place ${number(seat)} est de nouveau libre.`,
  choice: (typed, now) => `${typed} (${now})`,
  mustBe: (what, allowed) => `Pour ${quote(what)}, il faut ${or(allowed)}.`,
  nobodyCalled: (name) => `Personne ne s’appelle ${quote(name)} à cette table.`,
  needsSeat: 'Ajoute le numéro d’une place : « sit 2 ».',
  youMaySay: (phrases) => `Tape say et une de ces phrases : ${phrases.join(', ')}.`,
  freeText: 'Ou bien tape say et ce que tu veux.',
  yesOrNo: 'Tape yes pour oui ou no pour non.',
  mayVote: (votes, needed) =>
    `Tape vote pour laisser un robot jouer ce tour : ${number(votes)} voix sur ${number(needed)}.`,
  afterGame:
    'La partie est terminée. « save FILE » l’enregistre, again demande la revanche, Entrée quitte.',
  toNext: 'Tape again pour en être.',
  onlyAfter:
    'Tu pourras enregistrer la partie quand elle sera finie : avant, personne ne doit voir toutes les cartes.',
  wantsNext: 'Tu as demandé une place pour la prochaine partie.',
  seatKept: (line) => `Ta place est gardée : ${quote(line)} t’y ramène.`,
  left: 'Tu as quitté la table.',
  botSits: (name, code, seat) => `${name} est à la table ${code}, place ${number(seat)}.`,
  botWaits: 'Aucune place n’est libre : on en attend une.',
  closed: {
    'old-version':
      'Le serveur parle une autre version du protocole : il faut la même version de palier des deux côtés.',
    'bad-message': 'Le serveur n’a pas compris cette version de palier.',
    unknown: 'La table a fermé la connexion.',
  },

  help: [
    { line: 'who', says: 'qui est à la table ; avant la partie, Entrée aussi' },
    {
      line: 'sit 2 · sit',
      says: 'prendre la place 2, ou la première libre ; pendant la partie, celle d’un robot',
    },
    { line: 'stand', says: 'laisser ta place et rester à la table' },
    { line: 'say Hello', says: 'dire quelque chose ; say tout seul montre ce que tu peux dire' },
    { line: 'name Anna', says: 'changer de nom' },
    { line: 'code', says: 'comment on rejoint la table, et ton code de retour' },
    { line: 'yes · no', says: 'accepter que quelqu’un annule son coup, ou non' },
    { line: 'vote', says: 'laisser jouer un robot quand on attend trop longtemps' },
    { line: 'want', says: 'demander une place pour la prochaine partie' },
    { line: 'again', says: 'après la partie : la revanche' },
    { line: 'leave', says: 'laisser ta place pour de bon et quitter la table' },
    {
      line: 'bots · bot 3 wanda-expert',
      says: 'hôte : un robot à chaque place libre, ou celui-ci à la place 3',
    },
    { line: 'free 3', says: 'hôte : retirer le robot de la place 3' },
    { line: 'set · set clock quick', says: 'hôte : ce qui peut être choisi, et le choisir' },
    { line: 'start', says: 'hôte : lancer la partie' },
    { line: 'admit Anna · refuse Anna', says: 'hôte : accepter une demande, ou la refuser' },
    {
      line: 'remove Anna · ban Anna',
      says: 'hôte : exclure quelqu’un de la table, ou pour de bon',
    },
    { line: 'host Anna', says: 'hôte : nommer hôte quelqu’un d’autre' },
  ],
};
