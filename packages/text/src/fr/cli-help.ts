/** The help of the program `palier`, in French. */
import { DEFAULT_EDITION, EDITION_IDS } from '@palier/rules';
import type { Part } from '../langs.ts';
import { or } from './speech.ts';

/** On the options that say what is played. */
const setupOptions = {
  edition: `${or(EDITION_IDS)} (par défaut : ${DEFAULT_EDITION})`,
  ladder:
    'stacked ou open pour Level Up, one-star ou two-star pour Level 8 ; ou ton parcours en JSON, { "name": "…", "levels": [["run 3", "set 2"], …] } ; ou une liste JSON, un parcours par place',
  master: 'les cartes de Level 8 Master : none, specials ou all',
  rules: 'règles maison, par exemple goingOut=any,levels=4,startLevel=1:2:1, ou en JSON',
};

const plain =
  'jouer ligne par ligne, comme par un tube : pour les lecteurs d’écran, ou pour remonter dans le texte';

const noColor = 'lettres et formes sans couleurs (comme NO_COLOR=1)';

export const commands: Part<'cli'>['commands'] = {
  play: {
    summary: 'jouer dans le terminal, contre des robots ou à plusieurs sur le même clavier',
    about: [
      'Dans un terminal, le jeu prend tout l’écran : ? montre les touches, et la souris sert aussi. Avec --plain, par un tube ou si le terminal ne le permet pas, on joue ligne par ligne.',
      'Sans option : toi et deux adversaires solides, Level 8 à 101 cartes, une étoile. Tu tapes tes coups ; « ? » montre ceux qui sont possibles, « hint » en conseille un, « help » montre toutes les commandes, « rule LAY-3 » le texte d’une règle, « save FILE » enregistre la partie.',
      'Les cartes sont mélangées à partir d’un secret dont l’empreinte est montrée avant la première carte et qui est révélé à la fin : « palier verify » peut alors vérifier chaque mélange.',
    ],
    options: {
      name: 'ton nom',
      players: 'plusieurs personnes à ce clavier ; l’écran est effacé d’un joueur à l’autre',
      bots: 'combien de robots jouent avec toi, ou lesquels : des personnages (odile, bruno, wanda, hugo, nell, sami), des forces (novice, steady, expert, master) ou les deux (wanda-expert)',
      level: 'leur force : novice, steady (par défaut), expert ou master',
      ...setupOptions,
      seed: 'mélanger à partir de ce texte, pour rejouer les mêmes cartes',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier play', says: 'Jouer tout de suite.' },
      { line: 'palier play --level novice', says: 'Jouer contre des novices.' },
      { line: 'palier play --players Anna,Ben --bots 1', says: 'Deux personnes et un robot.' },
      {
        line: 'palier play --edition level-up --ladder open --bots 3',
        says: 'Level Up avec les paliers au choix, contre trois robots.',
      },
    ],
  },
  join: {
    summary: 'rejoindre une table en ligne dans le terminal',
    about: [
      'CODE est le code d’une table ou le lien entier d’une invitation. Tu prends une place libre, et la partie se joue comme dans « palier play » ; « help » montre aussi ce qui est propre à la table : qui est là, les messages, annuler un coup, une autre partie.',
      'Si la connexion est coupée, elle revient toute seule. Si tu fermes le terminal, ta place est gardée : « palier join CODE » t’y ramène, et sans CODE à la dernière table. Ce qui prouve que c’est toi est gardé dans le dossier prévu par ton système, lisible par toi seul.',
      'L’entrée et la sortie peuvent être des tubes. Un coup tapé trop tôt attend alors ton tour.',
    ],
    options: {
      server: 'où est le serveur (par défaut : celui de l’invitation, ou http://localhost:8080)',
      name: 'le nom que les autres verront (par défaut : ton nom sur cette machine)',
      watch: 'seulement regarder, sans nom ni place',
      'return-code': 'revenir à ta place depuis un autre appareil',
      plain,
      'no-color': noColor,
    },
    examples: [
      {
        line: 'palier join KLMPQRST --server https://cards.example',
        says: 'Rejoindre avec un code.',
      },
      { line: 'palier join https://cards.example/#/t/KLMPQRST', says: 'Rejoindre avec un lien.' },
      { line: 'palier join', says: 'Revenir à la dernière table.' },
    ],
  },
  host: {
    summary: 'ouvrir une table en ligne et y jouer dans le terminal',
    about: [
      'Ouvre une table sur un serveur (« palier serve ») et montre comment la rejoindre, dans un navigateur ou un terminal. Jusqu’au début de la partie, tu choisis qui joue et à quoi : « help » montre tout ce que tu peux taper.',
    ],
    options: {
      server: 'où est le serveur (http://localhost:8080)',
      name: 'le nom que les autres verront (par défaut : ton nom sur cette machine)',
      seats: 'combien jouent, de 2 à 6 (par défaut : 4, ou plus avec autant de robots)',
      bots: 'combien de robots jouent avec toi, ou lesquels, comme dans « palier play » (0)',
      level: 'leur force : novice, steady (par défaut), expert ou master',
      ...setupOptions,
      clock:
        'temps par décision : off (par défaut), relaxed (90 secondes), quick (30), day, days3 ou week',
      absence: 'si quelqu’un est hors ligne : standIn (un robot joue, par défaut) ou wait',
      watching: 'qui peut regarder : anyone (par défaut) ou nobody',
      delay: 'le retard du public en secondes : 0 (par défaut), 30 ou 120',
      listing:
        'qui trouve la table : hidden (par défaut), open (elle est dans la liste) ou quick (des inconnus s’y assoient)',
      joining: 'qui peut rejoindre : anyone (par défaut), approved (tu acceptes) ou nobody',
      chat: 'messages : off, phrases (toutes prêtes, par défaut) ou free',
      'take-back':
        'si un coup peut être annulé : consent (si tous sont d’accord, par défaut) ou never',
      plain,
      'no-color': noColor,
    },
    examples: [
      { line: 'palier host --bots 2', says: 'Toi, deux robots et une autre personne.' },
      {
        line: 'palier host --server https://cards.example --seats 3 --clock quick',
        says: 'Une partie rapide à trois sur un autre serveur.',
      },
    ],
  },
  bot: {
    summary: 'faire jouer ton programme à une table en ligne',
    about: [
      'COMMAND… est un programme avec ses arguments : un robot qui parle comme pour « palier sim », dans n’importe quel langage (examples/README.md). Il prend une place libre, tout le monde voit que c’est un robot, et il joue toutes les parties qui suivent à cette table. Ctrl-C libère sa place.',
      'S’il est en retard, se trompe ou se tait, c’est signalé et un autre robot joue ce coup. S’il échoue sans cesse, il quitte la table, et le robot de la table continue à sa place.',
    ],
    options: {
      join: 'le code de la table, ou le lien entier d’une invitation',
      server: 'où est le serveur (par défaut : celui de l’invitation, ou http://localhost:8080)',
      name: 'le nom du robot (par défaut : celui du programme)',
      games: 'partir après ce nombre de parties (par défaut : rester)',
      pace: 'millisecondes avant chaque coup, pour que tout le monde puisse suivre (500)',
      'bot-ms': 'millisecondes dont le programme dispose par décision (1 000 ; au plus 20 000)',
      'bot-log': 'écrire dans FILE ce que le programme affiche comme erreurs, et ses fautes',
    },
    examples: [
      {
        line: 'palier bot --join KLMPQRST --server https://cards.example -- python3 examples/bot.py',
        says: 'Un robot en Python rejoint une table.',
      },
      {
        line: 'palier bot --join KLMPQRST --name Robby -- node examples/bot.ts',
        says: 'Un autre en TypeScript, avec un nom à lui.',
      },
    ],
  },
  judge: {
    summary:
      'l’arbitre : jouer des coups à partir d’une position et dire ce que permettent les règles',
    about: [
      'FILE contient un objet JSON { "position": { … }, "moves": [ … ] } ; « - » le lit sur l’entrée standard. Un coup est un texte comme "draw", ou { "seat": 2, "move": "take 1" }.',
      'Affiche du JSON : pour chaque coup, ses événements ou la règle qui l’interdit, puis la position obtenue, les manches terminées et les gagnants. Un coup refusé ne change rien, et les suivants sont jugés quand même. Avec --json, tout tient sur une ligne.',
    ],
    options: {},
    examples: [
      { line: 'palier judge position.json', says: 'Juger les coups d’un fichier.' },
      {
        line: `echo '{"position":{"edition":"level-8-101","players":3},"moves":["draw"]}' | palier judge -`,
        says: 'Distribuer une nouvelle partie et piocher une carte.',
      },
    ],
  },
  sim: {
    summary: 'faire jouer beaucoup de parties à des robots',
    about: [
      'Dit combien de fois chaque robot a gagné, avec l’intervalle qui contient sa vraie part 95 fois sur 100, la longueur des parties et la façon dont les manches se sont arrêtées. Une victoire partagée compte pour une fraction. Avec --report et --ladder-report, il y a bien plus à voir.',
      'La même graine donne le même résultat, quel que soit le nombre de fils d’exécution. Ctrl-C donne le résultat obtenu jusque-là.',
    ],
    options: {
      ...setupOptions,
      bots: 'les joueurs dans l’ordre des places : novice, steady, expert, master ou master:N avec N essais par décision, chacun avec un personnage devant si tu veux (odile-expert), random, expert-2611 ou master-2611:N (les deux tels qu’ils étaient en novembre 2026), oracle (un tricheur qui voit tout), ou exec:PROGRAM, un programme à toi (par défaut : trois fois steady)',
      games: 'combien de parties (100)',
      rotate:
        'jouer chaque donne une fois par rotation des places, pour que la chance et la place pèsent moins ; N est arrondi à des donnes entières',
      seed: 'permet de refaire le même calcul',
      workers: 'combien de fils d’exécution (par défaut : autant que de cœurs)',
      record:
        'enregistrer chaque partie dans DIR : 0001.jsonl et ainsi de suite ; DIR ne doit pas encore en contenir',
      until:
        'finir plus tôt, dès que l’intervalle de chaque robot ne dépasse pas W de chaque côté (par exemple 0.5% ou 0.005), mais pas avant 100 parties (avec --rotate : donnes) ; --games est alors le maximum',
      csv: 'donner le tableau en CSV pour un tableur : une ligne par robot, avec --ladder-report une par niveau',
      report:
        'écrire dans FILE une page pour le navigateur : qui gagne, classement, chance et adresse, niveaux, longueurs, valeur des cartes',
      'ladder-report':
        'dire si le parcours et ses règles sont équilibrés : difficulté de chaque niveau, minutes à table, échappées du premier, et ce qui pourrait être mieux (--games par défaut : 1 000)',
      soak: 'au lieu d’un match : des parties aux règles tirées au sort, vérifiées de fond en comble ; sans --games jusqu’à Ctrl-C',
      first: 'commencer par la partie N (avec --rotate : la donne N)',
      'bot-ms': 'combien de millisecondes un programme (exec:) a pour décider (1000)',
      'bot-log':
        'écrire dans FILE ce que les programmes (exec:) disent sur leur sortie d’erreur, et leurs fautes',
    },
    examples: [
      {
        line: 'palier sim --bots steady,random --games 1000 --rotate --seed 1',
        says: 'De combien steady est-il meilleur que random ?',
      },
      {
        line: 'palier sim --edition level-up --ladder open --bots steady,steady,steady --games 50 --record games',
        says: 'Cinquante parties, chacune dans un fichier.',
      },
      {
        line: 'palier sim --bots steady,random --rotate --until 0.5% --report match.html',
        says: 'Jouer jusqu’à ce que la question soit tranchée, et en faire une page.',
      },
      {
        line: 'palier sim --ladder two-star --ladder-report',
        says: 'Les niveaux à deux étoiles sont-ils équilibrés ?',
      },
      { line: 'palier sim --soak', says: 'Chercher une partie qui échoue.' },
    ],
  },
  replay: {
    summary: 'revoir une partie enregistrée, tour par tour',
    about: [
      'FILE est une partie enregistrée ; « - » la lit sur l’entrée standard. Les cartes que personne à la table ne pouvait voir restent cachées, sauf si tu les demandes.',
      'Avec --json : la liste de tous les moments, chacun avec son événement et la table qui en résulte, tels que le public les a vus, avec --seat tels que cette place les a vus, ou avec --open la position entière.',
    ],
    options: {
      open: 'montrer toutes les cartes, et chaque main après son tour',
      seat: 'voir la partie du point de vue de la place N',
      from: 'commencer à l’événement N',
      to: 'finir à l’événement N',
      step: 'dans un terminal, attendre une touche après chaque tour : Entrée avance, b recule, q quitte',
    },
    examples: [
      {
        line: 'palier replay game.jsonl',
        says: 'Toute la partie, telle que le public l’a vue.',
      },
      {
        line: 'palier replay game.jsonl --seat 2 --step',
        says: 'Tour par tour, telle que la place 2 l’a vue.',
      },
    ],
  },
  verify: {
    summary: 'vérifier une partie enregistrée : chaque coup, le résultat et les mélanges',
    about: [
      'FILE est une partie enregistrée ; « - » la lit sur l’entrée standard. La partie est rejouée : chaque coup doit être permis, ce qui s’ensuit doit être ce que disent les règles, et le résultat doit être juste. Si le fichier donne la graine ou le secret, chaque mélange est refait aussi.',
      'Le code de sortie est 1 s’il y a un problème.',
    ],
    options: {},
    examples: [
      { line: 'palier verify game.jsonl', says: 'Vérifier une partie enregistrée.' },
      { line: 'palier verify game.jsonl --json', says: 'Le verdict en JSON.' },
    ],
  },
  review: {
    summary: 'l’entraîneur : ce que chaque décision d’une partie a coûté',
    about: [
      'FILE est une partie enregistrée ; « - » la lit sur l’entrée standard. Chaque décision d’une place est jugée d’après ce que son joueur pouvait voir : ce qu’elle lui a coûté en chances de gagner, avec l’intervalle qui contient la vraie valeur 95 fois sur 100, et pourquoi. Il n’y a de verdict que si tout l’intervalle dépasse 1 %. Ensuite, la part de la chance dans le résultat.',
      'Viennent d’abord les trois décisions à regarder, puis la liste complète. Une partie prend jusqu’à une demi-minute. La même graine donne la même analyse, ici et dans le navigateur. Une partie où « palier verify » trouve un problème est refusée.',
    ],
    options: {
      seat: 'les décisions de qui : place N (1)',
      html: 'écrire aussi une page pour le navigateur dans FILE',
      continuations: 'combien d’essais au plus pour chaque décision (2 000)',
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
  },
  bench: {
    summary: 'mesurer la vitesse de cette machine',
    about: [
      'Joue des parties entières sur un seul cœur avec un joueur rapide et aléatoire qui pose et ajoute dès qu’il peut, puis rejoue leurs événements. Légalité, hasard et événements compris.',
      'La somme de contrôle est la même sur toute machine pour la même graine et les mêmes règles ; le meilleur de cinq passages est affiché.',
      'Le solveur est interrogé sur des mains de onze cartes tirées au hasard, pour chaque niveau de chaque parcours, quelles que soient les règles des parties.',
    ],
    options: {
      edition: 'l’édition jouée',
      ladder: 'le parcours',
      master: 'les cartes de Level 8 Master : none, specials ou all',
      rules: 'les règles maison, par exemple goingOut=any,levels=4',
      players: 'le nombre de joueurs, de 2 à 6 (4)',
      games: 'le nombre de parties par passage (300)',
      seed: 'la graine des donnes (bench)',
      memory: 'jouer aussi N parties et montrer la mémoire utilisée',
    },
    examples: [
      { line: 'palier bench --json', says: 'Le tableau en JSON.' },
      {
        line: 'node --expose-gc apps/cli/src/main.ts bench --memory 100000',
        says: 'Montre que la mémoire reste stable sur 100 000 parties.',
      },
    ],
  },
  serve: {
    summary: 'servir le jeu dans le navigateur et ses tables en ligne',
    about: [
      'Sert le jeu aux navigateurs de cette machine jusqu’à Ctrl-C, et garde les tables jouées en ligne. Les parties contre des robots ou sur un seul appareil se jouent dans le navigateur et, après la première visite, même sans ce serveur.',
      'Avec --host 0.0.0.0, les autres appareils du réseau peuvent l’ouvrir aussi. En simple HTTP, leurs navigateurs y jouent tant que ce serveur tourne, mais ne peuvent ni le garder hors ligne ni l’installer : il faut pour cela HTTPS, par exemple derrière un proxy.',
      'Chaque option peut aussi être donnée par une variable d’environnement : --public-url est PALIER_PUBLIC_URL. La ligne de commande l’emporte. docs/OPERATIONS.md dit comment servir beaucoup de monde.',
    ],
    options: {
      port: 'le port, 0 pour n’importe quel port libre',
      host: 'l’adresse où écouter ; celle par défaut n’est accessible que depuis cette machine',
      web: 'le dossier du jeu construit (par défaut : celui qui accompagne palier)',
      data: 'le dossier où les tables sont gardées (par défaut : celui où ton système range tes données)',
      database:
        'garder les tables dans PostgreSQL, postgres://… ; plusieurs serveurs peuvent en partager une (plutôt par PALIER_DATABASE, car une ligne de commande se voit)',
      'public-url': 'l’adresse où les joueurs trouvent ce serveur, s’il est derrière un proxy',
      origins: 'les autres sites, séparés par des virgules, dont les pages peuvent l’utiliser',
      'trust-proxy':
        'croire ce que des proxys disent de leurs clients : leurs adresses (10.0.0.0/8,::1), loopback, private, ou combien il y en a l’un derrière l’autre, 0 pour aucun',
      tables: 'combien de tables sont gardées, 0 pour aucune limite',
      'tables-per-address':
        'combien d’entre elles une adresse peut avoir ouvertes, 0 pour aucune limite',
      'listed-per-address':
        'combien d’entre elles la liste des tables ouvertes montre par adresse, 0 pour aucune limite',
      'idle-days':
        'au bout de combien de jours sans un coup une table inachevée disparaît, 0 pour jamais',
      'retention-days': 'au bout de combien de jours une table terminée disparaît, 0 pour jamais',
      'report-days':
        'au bout de combien de jours les signalements et les exclusions terminées sont oubliés',
      'sweep-share': 'le pourcentage de tables qui peuvent disparaître d’un coup, 100 pour toutes',
      profiles: 'combien de profils sont conservés, 0 pour aucune limite',
      'profile-days': 'supprimer les profils inutilisés depuis ce nombre de jours, 0 pour jamais',
      watchers: 'combien de personnes sans nom peuvent regarder une table',
      connections: 'combien de joueurs peuvent être connectés, 0 pour aucune limite',
      'connections-per-address': 'combien d’entre eux par adresse, 0 pour aucune limite',
      'lobby-watchers':
        'combien de visiteurs peuvent suivre la liste des tables ouvertes, 0 pour aucune limite',
      'message-rate': 'messages par seconde d’un joueur, 0 pour aucune limite',
      'request-rate': 'requêtes HTTP par minute et par adresse, 0 pour aucune limite',
      'table-rate': 'tables créées par minute et par adresse, 0 pour aucune limite',
      grace: 'secondes avant qu’un robot joue pour quelqu’un qui est parti',
      'quick-wait':
        'secondes pendant lesquelles une table de partie rapide attend des joueurs avant les robots',
      'bot-pace': 'millisecondes qu’un robot attend avant de jouer',
      'bot-threads':
        'dans combien de fils d’exécution les robots réfléchissent (par défaut : un de moins que de cœurs)',
      push: 'si les joueurs sont prévenus par notification push : on, local (services à n’importe quelle adresse) ou off',
      'push-key':
        'la clé secrète qui signe les notifications (par défaut : créée une fois et gardée avec les tables)',
      'push-contact':
        'à qui un service push peut écrire, https: ou mailto: (par défaut : --public-url)',
      'admin-token':
        'ce qui permet aux opérateurs d’utiliser palier admin : un jeton d’au moins 24 lettres et chiffres, ou plusieurs sous la forme NAME:TOKEN,NAME:TOKEN (mieux par PALIER_ADMIN_TOKEN, car d’autres peuvent voir les lignes de commande)',
      metrics: 'qui peut lire /metrics : local (cette machine), public ou off (personne)',
      log: 'ce qui est noté sur la sortie d’erreur : silent, error, warn (par défaut dans un terminal), info (par défaut ailleurs) ou debug',
    },
    examples: [
      { line: 'palier serve', says: 'Le jeu à l’adresse http://localhost:8080.' },
      { line: 'palier serve --port 80 --host 0.0.0.0', says: 'Pour tout le réseau.' },
      {
        line: 'PALIER_DATABASE=postgres://palier@db/palier palier serve --trust-proxy private',
        says: 'Un serveur parmi plusieurs derrière un proxy.',
      },
    ],
  },
  load: {
    summary: 'mesurer un serveur en y faisant jouer de nombreux clients',
    about: [
      'Ouvre des tables sur un serveur en marche, y assied des clients et joue partie après partie avec le vrai protocole : chacun joue dès que c’est son tour. Affiche ensuite combien de coups par seconde sont passés, et le temps écoulé entre l’envoi d’un coup et sa réception par toute la table.',
      'Le serveur doit accepter autant de tables, de connexions et de messages d’une seule adresse : lance-le avec --table-rate 0 --request-rate 0 --message-rate 0 --connections-per-address 0, ou laisse cette commande en lancer un avec --serve.',
      'Les clients prennent aussi du temps à la machine : sur une autre que celle du serveur, ils gênent moins. Ce qu’ils ont pris est affiché.',
    ],
    options: {
      url: 'l’adresse du serveur (http://localhost:8080) ; à répéter pour plusieurs serveurs d’une même base, entre lesquels les connexions sont réparties au hasard',
      serve: 'lancer un serveur pour l’occasion, avec son propre dossier et sans limites',
      tables: 'le nombre de tables (50)',
      players: 'le nombre de joueurs à chacune, de 2 à 6 (4)',
      seconds: 'la durée de la mesure, après un court échauffement (20)',
      ramp: 'en combien de secondes les tables se mettent à jouer (0)',
      think: 'les millisecondes que prend un joueur avant chaque coup, en moyenne (0)',
      bots: 'qui décide : hasty (pioche et défausse, par défaut), random, novice, steady, expert ou master',
      drop: 'couper N connexions par minute ; elles reviennent d’elles-mêmes (0)',
      idle: 'distribuer à toutes les tables sans que personne joue : montre ce que coûtent des tables ouvertes',
      profiles:
        'donner à chaque joueur un profil qui garde sa place et cherche ses amis, comme le font les pages',
      processes: 'en combien de processus les clients sont répartis (1)',
    },
    examples: [
      { line: 'palier load --serve', says: 'Mesurer cette machine.' },
      {
        line: 'palier load --url https://cards.example --tables 20 --bots steady --think 2000',
        says: 'Vingt tables de joueurs qui prennent leur temps.',
      },
      { line: 'palier load --serve --tables 2000 --idle', says: 'La mémoire de 2 000 tables.' },
    ],
  },
  backup: {
    summary: 'copier les tables d’un serveur dans un fichier',
    about: [
      'Fonctionne pendant que le serveur tourne : la copie est complète et fige un instant précis. Pour la restaurer, arrête le serveur et place le fichier dans son dossier comme le dit docs/OPERATIONS.md. Pour des tables dans PostgreSQL, il y a pg_dump.',
    ],
    options: {
      data: 'le dossier de données du serveur (par défaut : le même que pour palier serve)',
      check: 'ne rien copier : dire si FILE, une copie ou le fichier d’un serveur, est intact',
    },
    examples: [
      { line: 'palier backup tables.db', says: 'Écrire une copie de toutes les tables.' },
      { line: 'palier backup --check tables.db', says: 'Voir si une copie est intacte.' },
    ],
  },
  admin: {
    summary: 'lire les signalements, exclure, renommer, fermer sur un serveur qui tourne',
    about: [
      'Interroge un serveur qui tourne, lancé avec un jeton pour les opérateurs (PALIER_ADMIN_TOKEN). DEED est l’un de : reports, report NO, settle NO, table TABLE, ban TABLE PERSON, bans, unban NO, rename TABLE PERSON NAME, close TABLE, club CLUB, rename-club CLUB NAME, close-club CLUB, log. TABLE est l’identifiant ou le code d’une table, CLUB celui d’un club ; PERSON est un numéro que montre « table TABLE ».',
      'Une exclusion tient à l’écart de toutes les tables l’adresse d’où venait une personne ; l’adresse elle-même n’est montrée à personne. Tout est noté dans le journal, avec le nom du jeton. Voir docs/OPERATIONS.md.',
    ],
    options: {
      url: 'où se trouve le serveur',
      'token-file':
        'un fichier qui contient le jeton (par défaut : la variable PALIER_ADMIN_TOKEN)',
      all: 'aussi les signalements réglés',
      most: 'combien en lister, les plus récents d’abord',
      note: 'pourquoi, pour le journal et les autres opérateurs',
      days: 'combien de temps dure une exclusion',
      report: 'exclure la personne visée par le signalement NO, au lieu de TABLE PERSON',
      reporter: 'avec --report : exclure la personne qui l’a écrit',
    },
    examples: [
      { line: 'palier admin reports', says: 'Ce que les joueurs ont signalé.' },
      {
        line: 'palier admin ban --report 7 --days 30 --note insults',
        says: 'Tenir à l’écart pendant un mois la personne du signalement 7.',
      },
      {
        line: 'palier admin rename ABCDEFGH 2 Guest --url https://cards.example',
        says: 'Donner un autre nom à une personne à une table.',
      },
    ],
  },
};
