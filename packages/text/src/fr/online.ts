/** Around a table online, in French: on the way to it, while it fills, in the list of one's games. */
import type { Part } from '../langs.ts';
import { capital } from '../speech.ts';
import { and, aNom, count, de, LOCALE, number } from './speech.ts';
import { timeSpans } from '../time-span.ts';

const { span } = timeSpans(LOCALE);

const options: Part<'online'>['options'] = {
  title: 'À cette table',
  usual: 'Comme d’habitude',
  clock: {
    title: 'Chronomètre',
    values: {
      off: { name: 'Aucun', about: 'Chacun prend son temps ; une partie peut durer des jours.' },
      relaxed: {
        name: 'Tranquille',
        about: '90 secondes par décision ; ensuite, un robot joue ce coup.',
      },
      quick: {
        name: 'Rapide',
        about: '30 secondes par décision ; ensuite, un robot joue ce coup.',
      },
      day: {
        name: 'Un jour',
        about:
          '24 heures par décision. Personne n’a besoin de rester à la table ; ensuite, un robot joue ce tour.',
      },
      days3: {
        name: 'Trois jours',
        about: 'Trois jours par décision ; ensuite, un robot joue ce tour.',
      },
      week: {
        name: 'Une semaine',
        about: 'Sept jours par décision ; ensuite, un robot joue ce tour.',
      },
    },
  },
  absence: {
    title: 'En cas d’absence',
    values: {
      standIn: {
        name: 'Un robot joue',
        about:
          'Au bout d’un moment, un robot joue à la place de la personne absente, jusqu’à son retour.',
      },
      wait: {
        name: 'La partie attend',
        about: 'Personne ne joue à la place de la personne absente.',
      },
    },
  },
  watching: {
    title: 'Qui peut regarder',
    values: {
      anyone: {
        name: 'Tous ceux qui ont le lien',
        about: 'Le public ne voit aucune carte cachée.',
      },
      nobody: { name: 'Personne', about: 'Seuls les joueurs voient la partie.' },
    },
  },
  delay: {
    title: 'Décalage pour le public',
    values: {
      0: { name: 'Aucun', about: 'Le public voit la partie en direct.' },
      30: { name: '30 secondes', about: 'Pour que le public ne puisse rien souffler.' },
      120: { name: '2 minutes', about: 'Pour que le public ne puisse rien souffler.' },
    },
  },
  listing: {
    title: 'Qui peut trouver la table',
    values: {
      hidden: { name: 'Les invités', about: 'Personne d’autre n’en entend parler.' },
      open: {
        name: 'Tout le monde',
        about: 'La table figure dans la liste des tables ouvertes, avec le nom des joueurs.',
      },
      quick: {
        name: 'Partie rapide',
        about:
          'Dans la liste, et « Jouer maintenant » y place des inconnus. Des robots occupent les places libres et les cèdent à qui arrive.',
      },
    },
  },
  joining: {
    title: 'Qui peut rejoindre la table',
    values: {
      anyone: { name: 'Tous ceux qui ont le lien', about: 'Le lien ou le code suffit.' },
      approved: {
        name: 'Avec l’accord de l’hôte',
        about: 'L’hôte dit oui ou non à chaque demande.',
      },
      nobody: {
        name: 'Plus personne',
        about: 'La table est fermée. Les personnes déjà venues peuvent toujours revenir.',
      },
    },
  },
  chat: {
    title: 'Messages',
    values: {
      off: { name: 'Aucun', about: 'On n’écrit rien à cette table.' },
      phrases: { name: 'Tout prêts', about: 'Quelques phrases et émoticônes sympathiques.' },
      free: { name: 'Libres', about: 'Chacun écrit ce qu’il veut.' },
    },
  },
  takeBack: {
    title: 'Annuler un coup',
    values: {
      consent: {
        name: 'Si tous sont d’accord',
        about: 'Si toute la table dit oui et qu’aucune carte cachée n’a été vue depuis.',
      },
      never: { name: 'Jamais', about: 'Un coup joué reste joué.' },
    },
  },
  row: (title, value) => `${title} : ${value}`,
  readOnly: (host) => `C’est ${host} qui choisit.`,
};

export const online: Part<'online'> = {
  denied: {
    'not-a-player': 'Il faut une place à la table pour cela.',
    'not-host': 'Seul l’hôte de la table peut faire cela.',
    'host-returns':
      'L’hôte est hors ligne pour le moment. Tu pourras l’exclure au bout de dix minutes.',
    'not-in-lobby': 'La partie a commencé : cela ne se change plus.',
    'not-playing': 'Aucune partie n’est en cours à cette table.',
    'not-over': 'Il faut attendre la fin de la partie.',
    'no-such-seat': 'Cette table n’a pas cette place.',
    'seat-taken': 'Quelqu’un a été plus rapide : la place est prise.',
    'seats-open': 'Il reste des places libres.',
    'name-taken': 'Quelqu’un a déjà ce nom à cette table. Choisis-en un autre.',
    'table-full': 'Cette table est complète.',
    'address-full': 'Trop de personnes ont rejoint cette table avec la même connexion que toi.',
    locked: 'Cette table est fermée : plus personne ne peut la rejoindre.',
    'turned-away': 'L’hôte a refusé ta demande.',
    barred: 'L’hôte ne te laisse plus revenir à cette table.',
    'bad-setup': 'Ces règles ne peuvent pas être jouées ensemble.',
    'no-such-bot': 'Ce serveur ne connaît pas ce robot.',
    'no-such-person': 'Cette personne a quitté la table.',
    'not-for-bots': 'Les robots ne peuvent pas faire ça.',
    'chat-off': 'L’hôte n’autorise pas ces messages à cette table.',
    'take-back-off': 'À cette table, on n’annule aucun coup.',
    'nothing-to-take-back': 'Il n’y a rien à annuler maintenant.',
    'enough-taken-back': 'Tu as déjà annulé assez de coups pendant ce tour.',
    'no-wish': 'Plus personne ne le demande.',
    'too-soon': 'C’est trop tôt. Attends encore un peu.',
    'already-reported': 'Tu as déjà signalé cette personne ici. Ce signalement est conservé.',
    'reports-full': 'Il y a trop de signalements à lire en ce moment. Réessaie plus tard.',
    'name-given': 'C’est l’opérateur de ce serveur qui t’a donné ce nom.',
    'set-by-night': 'C’est la soirée en duplicate qui en décide.',
    sealed:
      'D’autres ont encore ces cartes à jouer. Tu pourras voir toute la partie quand tout le monde l’aura jouée.',
    'nothing-to-see': 'Écris au moins un caractère visible.',
    'already-joined': 'Tu as déjà rejoint cette table.',
    'people-missing':
      'Quelqu’un de la dernière partie n’est pas encore là. Attends, ou donne sa place à un robot.',
    unknown: 'Ce n’est pas possible à cette table.',
  },
  closed: {
    'no-such-table': 'Cette table n’existe pas ou n’existe plus.',
    'no-watching': 'L’hôte ne laisse personne regarder à cette table.',
    'unknown-token': 'Ce code de retour n’est pas celui de cette table.',
    removed: 'L’hôte t’a fait quitter cette table.',
    barred: 'L’hôte t’a fait quitter cette table : tu ne peux plus y revenir.',
    banned: 'L’accès à ce serveur t’est interdit pour un temps.',
    shut: 'L’opérateur de ce serveur a fermé cette table.',
    'too-much': 'Tu n’es plus à cette table : tu faisais trop de changements d’affilée.',
    'old-version': 'Cette page est plus ancienne que le serveur. Recharge-la.',
    'bad-message': 'Le serveur n’a pas compris cette page. Recharge-la.',
    'too-fast': 'Trop de messages à la fois. Attends un moment et réessaie.',
    'too-slow': 'La connexion est trop lente pour suivre. Réessaie.',
    'too-many': 'Il y a trop de connexions à cette table en ce moment.',
    stopping: 'Le serveur redémarre. Ta partie n’est pas perdue.',
    failed: 'Le serveur a rencontré un problème. Ta partie n’est pas perdue.',
    unknown: 'La table a fermé la connexion. Recharge la page.',
  },
  bannedUntil: (when) => `L’accès à ce serveur t’est interdit jusqu’au ${when}.`,
  failed: 'Le serveur n’a pas répondu. Réessaie.',
  stale: 'La table a changé entre-temps.',
  reconnecting: 'La connexion est perdue. Nouvel essai…',
  retryNow: 'Réessayer maintenant',
  presence: { here: 'à la table', away: 'ailleurs', gone: 'hors ligne' },
  presenceAbout: {
    here: 'En ligne, à la table.',
    away: 'En ligne, sur une autre page.',
    gone: 'Hors ligne.',
  },
  start: {
    title: 'Jouer en ligne',
    offline: 'Tu es hors ligne. Une table en ligne a besoin d’une connexion.',
    noServer: 'Cette copie de Palier vient d’un serveur sans tables en ligne.',
    bigScreen: 'Sur grand écran',
    bigScreenAbout: 'La télé ou une tablette sert de table, les téléphones tiennent les cartes.',
    friends: 'Amis',
    clubs: 'Clubs',
    clubsAbout: 'Le groupe de ta famille ou de tes amis : tables, soirées et classement.',
    nickname: 'Ton nom',
    nicknameAbout: 'Celui que verront les autres. Pas besoin de compte.',
    nicknameMissing: 'Choisis d’abord un nom.',
    create: 'Créer une table',
    createAbout: 'Invite les autres par un lien ou un code. Le reste se choisit à la table.',
    createNow: 'Créer une table',
    creating: 'Création…',
    notCreated: 'La table n’a pas pu être créée. Réessaie.',
    tooManyTables: 'Le serveur a trop de tables en ce moment. Réessaie plus tard.',
    tooManyFromHere:
      'Trop de tables sont ouvertes depuis ta connexion. Termine une partie ou attends une heure.',
    tooFast: 'Cela fait trop de tables d’affilée. Attends une minute.',
    join: 'Rejoindre une table',
    code: 'Code de la table',
    codeAbout: 'Les huit lettres de ton invitation.',
    codeBad: 'Un code a huit lettres (six pour les anciens). Tu peux aussi coller le lien entier.',
    joinNow: 'Rejoindre',
    haveReturnCode: 'J’ai un code de retour',
    returnCode: 'Code de retour',
    returnCodeAbout: 'Seize lettres et chiffres, pour revenir à ta place.',
    returnCodeBad: 'Un code de retour a seize lettres et chiffres.',
  },
  quick: {
    now: 'Jouer maintenant',
    about:
      'Tout de suite, avec les gens présents. Des robots complètent la table et cèdent leur place à qui arrive.',
    looking: 'Recherche d’une table…',
    wishes: 'Ce que tu souhaites',
    any: 'Peu importe',
    soon: 'La partie commence bientôt d’elle-même ; des robots prennent les places libres.',
    leftOften: (ms) =>
      `Tu as quitté plusieurs parties aujourd’hui avant la fin, et les autres ont dû continuer sans toi. « Jouer maintenant » aura de nouveau une place pour toi dans ${span(ms)}. D’ici là, tu peux jouer entre amis, à une table ouverte ou contre des robots.`,
    players: 'Joueurs',
  },
  openTables: {
    title: 'Tables ouvertes',
    about: 'Des tables où tout le monde peut venir. La liste change d’elle-même.',
    see: 'Voir les tables ouvertes',
    offline: 'Tu es hors ligne. La liste a besoin d’une connexion.',
    looking: 'Recherche des tables…',
    none: 'Aucune table n’est ouverte en ce moment. Joue maintenant, et d’autres trouveront la tienne.',
    count: (tables) =>
      tables === 1 ? 'Une table est ouverte.' : `${number(tables)} tables sont ouvertes.`,
    round: (round) => `Manche ${number(round)}`,
    quick: 'partie rapide',
    ownRules: 'règles maison',
    asksHost: 'l’hôte fait entrer',
    full: 'Complète : tu peux regarder',
    bots: (seats) =>
      seats === 1
        ? 'Un robot occupe une place : prends-la dès la prochaine manche.'
        : `Des robots occupent ${number(seats)} places : prends-en une dès la prochaine manche.`,
    bot: 'robot',
    free: 'place libre',
  },
  join: {
    title: (code) => `Table ${code}`,
    table: 'Table',
    connecting: 'Recherche de la table…',
    whoIsHere: 'À la table',
    nobodyYet: 'Personne pour l’instant : la table t’attend.',
    seatsFree: (free, seats) =>
      `${count(free, { one: 'place libre', other: 'places libres' })} sur ${number(seats)}`,
    allTaken: 'Toutes les places sont prises.',
    underWay: 'La partie est en cours.',
    over: 'La partie est terminée.',
    sitDown: 'S’asseoir',
    joinOnly: 'Rejoindre sans place',
    watch: 'Seulement regarder',
    watchAbout: 'Tu vois ce que tout le monde peut voir, mais la main de personne.',
    noWatching: 'L’hôte ne laisse personne regarder à cette table.',
    waitForHost: 'Demande envoyée. Tu rejoindras la table dès que l’hôte l’aura acceptée.',
    takeOver: (bot) => `Prendre la place ${de(bot)}`,
    takeOverAbout: 'Tu joues à partir de la manche suivante ; d’ici là, tu regardes.',
    otherDevice: 'Tu jouais ici sur un autre appareil ? Reviens avec ton code de retour.',
  },
  lobby: {
    toClub: 'Aller au club',
    seats: 'Places',
    seat: (seat) => `Place ${number(seat)}`,
    openSeat: 'Libre',
    sitHere: 'S’asseoir ici',
    sitOn: (seat) => `S’asseoir ici, à la place ${number(seat)}`,
    moveHere: 'Venir ici',
    moveTo: (seat) => `Venir ici, à la place ${number(seat)}`,
    stand: 'Se lever',
    addBot: 'Ajouter un robot',
    addBotTo: (seat) => `Ajouter un robot à la place ${number(seat)}`,
    changeBot: (name) => `Remplacer ${name}`,
    removeBot: (seat) => `Libérer la place ${number(seat)}`,
    fillWithBots: 'Ajouter des robots',
    you: 'toi',
    host: 'hôte',
    watching: 'Sans place',
    asking: 'Demandes',
    letIn: 'Accepter',
    letInName: (name) => `Accepter : ${name}`,
    turnAway: 'Refuser',
    turnAwayName: (name) => `Refuser : ${name}`,
    watchers: (people) =>
      people === 1
        ? 'Et 1 autre personne regarde.'
        : `Et ${number(people)} autres personnes regardent.`,
    options: (name) => `Options pour ${name}`,
    passHost: 'Nommer hôte',
    passHostAbout: (name) => `${name} choisira les règles et lancera la partie.`,
    remove: 'Exclure',
    removeAbout: (name) => `${name} perd sa place et devra rejoindre la table à nouveau.`,
    removeForGood: 'Exclure pour de bon',
    removeForGoodAbout: (name) => `${name} ne pourra plus revenir, même sous un autre nom.`,
    begin: 'Commencer',
    beginning: 'Distribution…',
    seatsOpen: (seats) =>
      seats === 1
        ? 'Il reste une place libre : invite quelqu’un ou ajoute un robot.'
        : `Il reste ${number(seats)} places libres : invite du monde ou ajoute des robots.`,
    nobodySeated: 'Il faut d’abord que quelqu’un prenne une place.',
    waitForHost: (name) => `On attend ${name}, qui va lancer la partie.`,
    nobodyHosts: 'On attend un hôte.',
    needSeat: 'Choisis une place si tu veux jouer.',
    leave: 'Quitter la table',
    leaveAsk: 'Quitter cette table ?',
    leaveAbout: 'Ta place devient libre. Tu peux revenir avec le code.',
    stay: 'Rester',
    news: {
      asks: (name) => `${name} demande à rejoindre la table.`,
      joined: (name) => `${name} arrive.`,
      left: (name) => `${name} s’en va.`,
      sat: (name, seat) => `${name} prend la place ${number(seat)}.`,
      rulesChanged: 'L’hôte a changé les règles de la table.',
      youHost: 'C’est toi l’hôte maintenant.',
    },
    fairness: 'Vérifier le mélange',
    fairnessAbout: 'Le serveur a déjà fixé sa part de hasard.',
    fairnessMore:
      'En voici l’empreinte. L’appareil de chaque joueur y ajoute sa part, pour que personne ne décide du mélange à lui seul. Après la partie, ton appareil redistribue toutes les cartes et vérifie que tout concorde.',
    fingerprint: 'Empreinte',
    rename: 'Changer de nom',
  },
  options,
  invite: {
    onlyHere:
      'Cette adresse ne marche que sur cet appareil. Pour que d’autres puissent rejoindre la table, lance le serveur avec « --host 0.0.0.0 ».',
    title: 'Inviter',
    about: 'Envoie le lien, donne le code ou montre le QR code.',
    code: 'Code',
    copyLink: 'Copier le lien',
    copied: 'Copié',
    notCopied: 'La copie n’a pas marché',
    share: 'Partager',
    shareText: 'Viens jouer à Palier avec moi !',
    showQr: 'QR code',
    qrTitle: 'Scanner pour rejoindre',
    qrAbout: 'Scanne-le avec l’appareil photo d’un autre téléphone.',
    qrOf: (link) => `QR code du lien ${link}`,
  },
  returning: {
    title: 'Ton code de retour',
    about: 'Avec lui, tu reviens à ta place depuis un autre appareil, où que tu sois.',
    secret: 'Garde-le pour toi : avec ce code, on joue à ta place.',
    tableCode: 'Code de la table',
    code: 'Code de retour',
    copyLink: 'Copier ton lien',
    copyCode: 'Copier le code',
    qrOf: 'QR code de ton lien de retour personnel',
  },
  whichSeat: {
    title: 'Quelle place veux-tu ?',
    about: (other, own) =>
      `Ce lien mène à la place ${de(other)}. À cette table, sur cet appareil, tu es ${own}. Quel que soit ton choix, l’autre place reste dans « Tes parties ».`,
    take: (other) => `Prendre la place ${de(other)}`,
    stay: (own) => `Rester ${own}`,
  },
  timeOff: {
    title: 'Congés',
    about:
      'Tu pars quelques jours ? Dans les parties sur plusieurs jours, aucun de tes tours n’expirera. Les autres voient jusqu’à quand. 14 jours de suite au plus, 28 par an à chaque table.',
    back: 'De retour',
    take: 'Prendre congé',
    until: (day) => `Tu es en congé jusqu’au ${day}.`,
    end: 'Je suis de retour',
    away: (name, day) => `${name} : en congé jusqu’au ${day}.`,
    awayUntil: (day) => `en congé jusqu’au ${day}`,
    problems: {
      none: 'Il ne te reste plus de congés cette année, à aucune de tes tables.',
      failed: 'Cela n’a pas fonctionné. Réessaie.',
    },
  },
  pushes: {
    title: 'Notifications sur cet appareil',
    about:
      'Un message quand le jeu est fermé : des parties sur plusieurs jours et de tes amis. Il montre des noms, jamais une carte.',
    kinds: {
      turn: { name: 'Ton tour', about: 'Quand une table t’attend.' },
      end: { name: 'Fin de partie', about: 'Quand une de tes parties est terminée.' },
      next: { name: 'Partie suivante', about: 'Quand les autres continuent avec toi.' },
      invited: {
        name: 'Invitations d’amis',
        about: 'Quand quelqu’un de tes amis t’invite à une table.',
      },
    },
    problems: {
      unsupported:
        'Ce navigateur ne peut pas recevoir de notifications de cette page. Sur iPhone et iPad, ajoute d’abord le jeu à l’écran d’accueil.',
      denied:
        'Les notifications de cette page sont bloquées. Autorise-les dans les réglages du navigateur.',
      none: 'Ce serveur n’envoie pas de notifications.',
      failed: 'Cela n’a pas fonctionné. Réessaie.',
    },
    shown: {
      turn: { title: 'À toi de jouer', body: 'À la table avec %' },
      end: { title: 'La partie est terminée', body: 'Victoire : %' },
      next: { title: 'Une autre partie', body: 'Avec %' },
      invited: { title: 'Viens jouer', body: '% t’attend à une table' },
    },
  },
  mine: {
    title: 'En ligne',
    yourTurn: 'À toi de jouer',
    left: (ms) => `Encore ${span(ms)}`,
    turnOf: (names) => `${capital(and(names.map(aNom)))} de jouer`,
    inLobby: 'Pas encore commencée',
    over: 'Terminée',
    winners: (names) => `Victoire : ${and(names)}`,
    gone: 'Le serveur n’a plus cette table.',
    more: (tables) => (tables === 1 ? 'Et 1 autre table.' : `Et ${number(tables)} autres tables.`),
    youAre: (name) => `Ta place : ${name}`,
    open: 'Y retourner',
    look: 'Voir le résultat',
    forget: 'Retirer',
    forgetAsk: 'Retirer cette table de la liste ?',
    forgetAbout:
      'Cet appareil oublie ton code de retour. La table reste ; sans le code, tu ne peux plus revenir à ta place.',
    forgotten: 'Table retirée de la liste.',
    players: (names) => and(names),
  },
  badLink: {
    table: {
      title: 'Ce lien ne mène à aucune table.',
      about:
        'Aucune table ne peut avoir ce code. Il en manque peut-être une partie : vérifie le lien, ou tape le code toi-même.',
    },
    token: {
      title: 'Le code de retour de ce lien est incomplet.',
      about:
        'Un code de retour a seize lettres et chiffres. Tu peux aller à la table sans lui, ou recopier le lien en entier.',
      go: 'Aller à la table',
    },
  },
  instead: {
    home: 'Retour à l’accueil',
    another: 'Une autre table',
    reload: 'Recharger',
    joinAnew: 'Rejoindre à nouveau',
    bannedAbout:
      'D’ici là, l’opérateur de ce serveur n’admet personne de ta connexion à ses tables. Tu peux toujours jouer contre des robots et à plusieurs sur cet appareil.',
  },
};
