/** At a table online, in French: who is there, the clock, wishes, talk, the proof. */
import type { Part } from '../langs.ts';
import { and, count, DAYS, de, LOCALE, MINUTES, number, SECONDS } from './speech.ts';
import { timeSpans } from '../time-span.ts';

const { span, shortSpan } = timeSpans(LOCALE);

const NEW = { one: 'nouveau', other: 'nouveaux' };

const EVENTS = { one: 'événement', other: 'événements' };

const talk: Part<'onlineTable'>['talk'] = {
  title: 'Messages',
  open: (unread) => (unread === 0 ? 'Messages' : `Messages, ${count(unread, NEW)}`),
  phrases: {
    hello: 'Bonjour !',
    'good-luck': 'Bonne chance !',
    'well-played': 'Bien joué !',
    thanks: 'Merci !',
    sorry: 'Pardon !',
    'oh-no': 'Oh non !',
    wow: 'Waouh !',
    hurry: 'On continue ?',
    'one-moment': 'Un instant…',
    again: 'Une autre partie ?',
    bye: 'Au revoir !',
  },
  emotes: {
    smile: 'Sourire',
    laugh: 'Rire',
    think: 'Réflexion',
    cry: 'Larmes',
    heart: 'Cœur',
    clap: 'Applaudissements',
    fire: 'Feu',
    sleep: 'Sommeil',
  },
  phrasesTitle: 'Phrases',
  emotesTitle: 'Émoticônes',
  textTitle: 'Ton message',
  placeholder: 'Écris quelque chose',
  send: 'Envoyer',
  off: 'Les messages sont coupés à cette table.',
  needName: 'Sans nom, tu peux lire mais pas écrire.',
  list: 'Ce qui s’est dit',
  nothing: 'Personne n’a encore rien dit.',
  said: (name, text) => `${name} : ${text}`,
  you: 'Toi',
  gone: 'Une personne partie',
  mute: (name) => `Masquer les messages ${de(name)}`,
  unmute: (name) => `Afficher les messages ${de(name)}`,
  muted: 'messages masqués',
  muteAll: 'Masquer tous les messages',
  muteAllAbout: 'Plus aucun message ne s’affiche, à aucune table.',
  speak: 'Lire les messages à voix haute',
  speakAbout: 'Pour les lecteurs d’écran : les nouveaux messages sont annoncés.',
  settings: 'Réglages des messages',
  notSent: 'Le message n’est pas parti. Réessaie.',
};

const report: Part<'onlineTable'>['report'] = {
  of: (name) => `Signaler ${name}`,
  why: 'Pour quelle raison ?',
  reasons: {
    rude: 'Insultes ou harcèlement',
    name: 'Nom choquant',
    cheating: 'Triche, ou joue de mèche avec quelqu’un',
    spoiling: 'Gâche la partie exprès',
    other: 'Autre chose',
  },
  more: 'Que s’est-il passé ? (facultatif)',
  about: (name) =>
    `Les derniers messages ${de(name)} sont joints. Seul l’opérateur de ce serveur peut lire le signalement ; à cette table, personne n’en est informé.`,
  missing: 'Choisis une raison.',
  send: 'Envoyer le signalement',
  kept: (days) =>
    `Merci. Ton signalement est conservé pendant ${count(days, DAYS)}. Seul l’opérateur de ce serveur peut le lire.`,
};

const again: Part<'onlineTable'>['again'] = {
  again: 'Revanche',
  asking: 'Préparation de la revanche…',
  failed: 'La revanche n’a pas pu être préparée. Réessaie.',
  asked: (name) =>
    name === undefined ? 'Une revanche se prépare.' : `${name} propose une revanche.`,
  join: 'Jouer la revanche',
  wantsIn: (names) =>
    names.length === 1
      ? `${and(names)} aimerait jouer la prochaine partie.`
      : `${and(names)} aimeraient jouer la prochaine partie.`,
  wantNext: 'Demander une place pour la prochaine partie',
  wantsNext: 'Tu as demandé une place pour la prochaine partie',
  notKept: 'La partie n’a pas pu être enregistrée sur cet appareil.',
  noRecord: 'La partie n’a pas pu être récupérée. Réessaie plus tard.',
};

const proof: Part<'onlineTable'>['proof'] = {
  title: 'Vérifier le mélange',
  good: 'Rien n’a été truqué. La vérification vient d’être faite ici, sur ton appareil.',
  bad: 'Quelque chose ne va pas dans cette partie. Le détail est ci-dessous.',
  partly: 'Ce que cet appareil peut vérifier est juste.',
  promise: {
    good: 'L’empreinte du serveur est celle que cet appareil avait notée avant la première carte.',
    bad: 'L’empreinte du serveur n’est pas celle que cet appareil avait notée avant la première carte.',
    unknown:
      'Cet appareil n’a noté aucune empreinte avant la première carte : il est arrivé plus tard.',
  },
  secret: {
    good: 'Le secret montré maintenant a exactement cette empreinte.',
    bad: 'Le secret montré maintenant a une autre empreinte.',
    unknown: 'Le serveur n’a pas montré son secret.',
  },
  salt: {
    good: 'La part de hasard venue de cet appareil a bien servi aux mélanges.',
    bad: 'La part de hasard venue de cet appareil n’a pas servi aux mélanges.',
    unknown:
      'Aucune part de hasard ne vient de cet appareil : il n’avait pas de place au début de la partie.',
  },
  game: {
    good: (moves) =>
      `Toute la partie a été rejouée à partir du secret et de la part de chacun : chaque mélange et les ${number(moves)} coups sont justes.`,
    bad: (event) =>
      event === undefined
        ? 'Fichier modifié : le mélange ou le résultat ne correspond pas.'
        : `La partie a été rejouée : l’événement ${number(event)} n’est pas celui qui découle du secret et des règles.`,
    unknown: 'Le fichier de la partie n’a pas pu être lu : elle n’a pas été rejouée.',
  },
  seen: {
    good: 'C’est bien la partie que cet appareil a vue, carte pour carte.',
    bad: 'Ce n’est pas la partie que cet appareil a vue.',
    unknown: 'Cet appareil n’a pas vu la partie pendant qu’elle se jouait.',
  },
  mark: { good: 'Juste :', bad: 'Faux :', unknown: 'Inconnu :' },
  how: 'Avant la première carte, le serveur a choisi un secret et montré son empreinte, et l’appareil de chaque joueur a ajouté une part de hasard. Tous les mélanges viennent de tout cela ensemble : personne n’a pu choisir les cartes, ni le serveur, ni un joueur. Maintenant que le secret est montré, toute personne qui a le fichier de la partie peut la rejouer, ici ou avec « palier verify ».',
  noted: 'Empreinte notée par cet appareil',
  ownSalt: 'Ajouté par cet appareil',
};

function time(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? count(seconds / 60, MINUTES)
    : count(seconds, SECONDS);
}

export const onlineTable: Part<'onlineTable'> = {
  night: {
    sealed:
      'D’autres ont encore ces cartes à jouer. La partie entière, son analyse et la preuve du mélange seront là quand tout le monde aura joué.',
    toNight: 'À la soirée',
  },
  presence: {
    here: 'à la table',
    away: 'ailleurs',
    gone: 'hors ligne',
    standIn: 'un robot joue à sa place',
    bot: 'robot',
    host: 'hôte',
    you: 'toi',
    tag: { away: 'ailleurs', gone: 'hors ligne', standIn: 'robot' },
    about: {
      here: (name) => `${name} est à la table.`,
      away: (name) => `${name} est en ligne, sur une autre page.`,
      gone: (name) => `${name} est hors ligne. Sa place reste réservée.`,
    },
    news: {
      gone: (name) => `${name} est hors ligne.`,
      back: (name) => `${name} est de retour.`,
      left: (name) => `${name} a quitté la table. Un robot prend le relais.`,
      joined: (name) => `${name} s’installe à la table.`,
    },
    standInAbout: {
      gone: (name) => `Un robot joue à la place ${de(name)} jusqu’à son retour.`,
      clock: (name) => `Temps écoulé : un robot joue ce tour à la place ${de(name)}.`,
      vote: (name) => `La table n’attend plus : un robot joue ce tour à la place ${de(name)}.`,
    },
    standInForYou: {
      gone: 'Un robot joue à ta place. Pour la reprendre, joue quand c’est ton tour.',
      clock: 'Temps écoulé : un robot joue ce tour à ta place.',
      vote: 'La table n’attend plus : un robot joue ce tour à ta place.',
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
    kept: 'Ton coup sera envoyé dès que possible.',
    slow: 'Envoi…',
    back: 'Connexion rétablie.',
  },
  clock: {
    announce: (seconds) => `Encore ${time(seconds)} pour jouer.`,
    left: (ms) => `Encore ${span(ms)} pour cette décision.`,
    leftShort: shortSpan,
  },
  days: {
    waiting: (names, ms) => `On attend ${and(names)} : encore ${span(ms)}.`,
    next: 'Table suivante : à toi',
  },
  vote: {
    waitingFor: (names) => `On attend ${and(names)}.`,
    moveOn: (votes, needed) => `Ne pas attendre, laisser jouer un robot (${votes} sur ${needed})`,
    about: 'Si la table est d’accord, un robot joue ce seul tour.',
    voted: (votes, needed) => `Tu as voté pour ne plus attendre : ${votes} sur ${needed}.`,
    forYou: (name) => (name === undefined ? 'Les autres t’attendent.' : `${name} t’attend.`),
    onYou: (votes, needed) => `Les autres ne veulent plus attendre : ${votes} sur ${needed}.`,
  },
  wish: {
    waiting: (names) => `Tu as demandé à annuler ton coup. On attend ${and(names)}.`,
    asks: (name) => `${name} aimerait annuler ce coup :`,
    youAgreed: (names) => `Tu es d’accord. On attend ${and(names)}.`,
    yes: 'Oui',
    no: 'Non',
    callOff: 'Renoncer',
    denied: 'Demande refusée : les cartes restent où elles sont.',
  },
  talk,
  report,
  missed: {
    title: 'Pendant ton absence',
    about: (events) => `Voici ce qui s’est passé (${count(events, EVENTS)}).`,
    played:
      'Entre-temps, un robot a joué à ta place, ou toi sur un autre appareil. Ta place est de nouveau à toi.',
    toTable: 'Retour à la table',
  },
  watch: {
    title: 'Tu regardes la partie',
    delay: (seconds) => `Ce que tu vois s’est passé il y a ${time(seconds)}.`,
    live: 'Tu vois ce que tout le monde peut voir, mais la main de personne.',
    wantNext: 'Demander une place pour la prochaine partie',
    wantsNext: 'Tu as demandé une place pour la prochaine partie',
    takeSeat: (bot) => `Prendre la place ${de(bot)}`,
    takeSeatAbout: 'À partir de la manche suivante.',
    claimed: (bot) => `Tu prends la place ${de(bot)} à la fin de cette manche`,
    giveBack: 'Finalement, non',
    join: 'Choisir un nom',
    leave: 'Ne plus regarder',
  },
  nextRound: {
    waiting: 'La manche suivante commence dans un instant.',
    dealt: 'Nouvelle manche !',
    yourTurn: 'Nouvelle manche, et c’est à toi de jouer !',
  },
  again,
  proof,
  menu: {
    invite: 'Inviter quelqu’un',
    returnCode: 'Ton code de retour',
    people: 'Qui est à la table',
    options: 'Options de la table',
    home: 'Retour à l’accueil',
    homeAbout: {
      standIn: 'Ta place reste réservée. Si tu tardes, un robot joue jusqu’à ton retour.',
      wait: 'Ta place reste réservée et les autres t’attendent.',
      days: 'Ta place reste réservée. Reviens avant la fin du temps pour décider.',
    },
    leave: 'Laisser ta place',
    leaveAsk: 'Laisser ta place ?',
    leaveAbout: 'Un robot continue à ta place, et les cartes ne sont plus à toi.',
    stay: 'Rester',
    stopWatching: 'Ne plus regarder',
    failed: 'Cela n’a pas marché. Réessaie.',
  },
};
