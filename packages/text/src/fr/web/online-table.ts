/** A table online, in French. */
import { typesetAll } from '../../typeset-all.ts';
import type { OnlineTableWords } from '../../web/online-table-words.ts';
import { de } from '../seats.ts';
import { and, count, number } from '../speech.ts';
import { typeset } from '../typeset.ts';
import { again, proof } from './online-end.ts';
import { talk } from './online-talk.ts';

const SECONDS = { one: 'seconde', other: 'secondes' };
const MINUTES = { one: 'minute', other: 'minutes' };

function time(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? count(seconds / 60, MINUTES)
    : count(seconds, SECONDS);
}

const words: OnlineTableWords = {
  presence: {
    here: 'à la table',
    away: 'absence brève',
    gone: 'hors ligne',
    standIn: 'un robot joue à sa place',
    bot: 'robot',
    host: 'hôte',
    you: 'toi',
    tag: { away: 'absence', gone: 'hors ligne', standIn: 'robot' },
    about: {
      here: (name) => `${name} est à la table.`,
      away: (name) => `${name} s’absente un instant.`,
      gone: (name) => `${name} n’est plus en ligne. Sa place reste réservée.`,
    },
    standInAbout: {
      gone: (name) => `Un robot joue à la place ${de(name)} jusqu’à son retour.`,
      clock: (name) => `Temps écoulé : un robot joue ce tour à la place ${de(name)}.`,
      vote: (name) => `La table continue : un robot joue ce tour à la place ${de(name)}.`,
    },
    standInForYou: {
      gone: 'Un robot joue à ta place. Joue à ton tour et elle est de nouveau à toi.',
      clock: 'Temps écoulé : un robot joue ce tour à ta place.',
      vote: 'Les autres ont continué : un robot joue ce tour à ta place.',
    },
    yoursAgain: 'Ta place est de nouveau à toi.',
    isBot: (name) => `${name} est un robot.`,
    claims: (name) => `${name} prend cette place à la fin de la manche.`,
    youClaim: 'Tu prends cette place à la fin de la manche.',
    isHost: (name) => `${name} est l’hôte.`,
    youHost: 'Tu es l’hôte.',
  },
  link: {
    lost: 'Connexion perdue, nouvel essai…',
    kept: 'Ton coup est gardé et sera envoyé.',
    slow: 'Envoi…',
    back: 'Connexion rétablie.',
  },
  clock: {
    announce: (seconds) => `Encore ${time(seconds)} pour jouer.`,
  },
  vote: {
    waitingFor: (names) => `On attend ${and(names)}.`,
    moveOn: (votes, needed) => `Continuer (${votes} sur ${needed})`,
    about: 'Si la table est d’accord, un robot joue ce seul tour.',
    voted: (votes, needed) => `Tu veux continuer : ${votes} sur ${needed}.`,
    onYou: (votes, needed) => `Les autres aimeraient continuer : ${votes} sur ${needed}.`,
  },
  wish: {
    waiting: (names) => `Tu as demandé à reprendre. On attend ${and(names)}.`,
    asks: (name) => `${name} aimerait reprendre ce coup :`,
    youAgreed: (names) => `Tu es d’accord. On attend ${and(names)}.`,
    yes: 'Oui',
    no: 'Non',
    callOff: 'Laisser tomber',
    denied: 'Pas cette fois : les cartes restent où elles sont.',
  },
  talk,
  missed: {
    title: 'Pendant ton absence',
    about: (events) =>
      events === 1 ? 'Il s’est passé une chose.' : `Il s’est passé ${number(events)} choses.`,
    played:
      'Entre-temps on a joué à ta place, un robot ou toi sur un autre appareil. Ta place est de nouveau à toi.',
    toTable: 'À la table',
  },
  watch: {
    title: 'Tu regardes la partie',
    delay: (seconds) => `Ce que tu vois s’est passé il y a ${time(seconds)}.`,
    live: 'Tu vois ce que tout le monde peut voir, et aucune main.',
    wantNext: 'Demander une place pour la prochaine partie',
    wantsNext: 'Tu as demandé une place pour la prochaine partie',
    takeSeat: (bot) => `Jouer à la place ${de(bot)}`,
    takeSeatAbout: 'À partir de la prochaine manche.',
    claimed: (bot) => `Tu joues à la place ${de(bot)} dès la fin de cette manche`,
    giveBack: 'Finalement non',
    join: 'Entrer avec un nom',
    leave: 'Ne plus regarder',
  },
  nextRound: {
    waiting: 'La manche suivante est donnée dans un instant, même si l’on regarde encore.',
    dealt: 'La manche suivante est donnée.',
    yourTurn: 'La manche suivante est donnée, et c’est à toi.',
  },
  again,
  proof,
  menu: {
    invite: 'Inviter quelqu’un',
    returnCode: 'Mon code de retour',
    people: 'Qui est là',
    options: 'Options de la table',
    home: 'Retour à l’accueil',
    homeAbout: {
      standIn: 'Ta place reste réservée. Si tu tardes, un robot joue jusqu’à ton retour.',
      wait: 'Ta place reste réservée et les autres t’attendent.',
    },
    leave: 'Laisser ma place',
    leaveAsk: 'Laisser ta place ?',
    leaveAbout: 'Un robot continue à ta place, et les cartes ne sont plus à toi.',
    stay: 'Rester',
    stopWatching: 'Ne plus regarder',
    failed: 'Cela n’a pas marché. Réessaie.',
  },
};

export const onlineTable: OnlineTableWords = typesetAll(words, typeset);
