/** What the commands of `palier` print, in French. */
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import {
  and,
  count,
  countTenths,
  de,
  GAMES,
  MOVES,
  niveau,
  number,
  quote,
  ROUNDS,
  SECONDS,
  toi,
} from './speech.ts';

const tenths = (value: number): string => number(Math.round(value * 10) / 10);
const thousandths = (value: number): string => number(Math.round(value * 1000) / 1000);
const TABLES = { one: 'table', other: 'tables' };
const TIMES = { one: 'fois', other: 'fois' };
const EVENTS = { one: 'événement', other: 'événements' };
const PROBLEMS = { one: 'problème', other: 'problèmes' };

/** `palier bench`. */
export const bench: Part<'cli'>['bench'] = {
  machine: (machine) => `Machine : ${machine}`,
  games: (ruleset, games, seed) => `Parties : ${number(games)} de ${ruleset}, graine « ${seed} »`,
  units: {
    '1/s': (value) => `${number(value)} par seconde`,
    µs: (value) => `${number(value)} µs`,
  },
  rows: {
    'fold-events': 'événements appliqués par evolve',
    'play-commands': 'coups dans des parties entières',
    'solver-p50': 'une réponse complète sur une main : la moitié va plus vite',
    'solver-p99': 'de même : 99 sur 100 vont plus vite',
    'expert-decision': 'une décision de robot habile (expert) : la moitié va plus vite',
    'master-continuations': 'manches jouées jusqu’au bout par la recherche',
    'master-overrun': 'temps que met au plus une recherche à s’arrêter',
    'expert-games': 'parties complètes entre robots habiles (expert)',
    'steady-games': 'parties complètes entre robots solides (steady)',
  },
  ladders:
    'Le solveur par parcours, en µs : la moitié des réponses va plus vite, 99 sur 100 vont plus vite.',
  checksum: (checksum) => `Somme de contrôle des parties : ${checksum}`,
  heap: (games, mebibytes) => `${count(games, GAMES)} : ${tenths(mebibytes)} Mio utilisés`,
};

/** `palier review`, besides what the coach says everywhere (`review.ts`). */
export const review: Part<'cli'>['review'] = {
  progress: (done, total) => `Décision ${number(done)} sur ${number(total)}`,
  reported: (file) => `Page : ${file}`,
  lead: (name) => `Les décisions ${de(name)}.`,
  event: (event) => `événement ${number(event)}`,
  brand: 'Palier · l’entraîneur',
  contents: 'Sur cette page',
  columns: { decision: 'Décision', verdict: 'Verdict', loss: 'Coût', chance: 'Chances avant' },
  unit: 'Les coûts sont en points de pourcentage sur les chances de gagner.',
  tiles: {
    decisions: 'décisions',
    lost: 'points de pourcentage perdus en tout',
    luck: 'de victoires pour cette place avec les mêmes donnes',
  },
  chart: (decisions, first, last) =>
    `Les chances de gagner avant chacune des ${count(decisions, { one: 'décision', other: 'décisions' })}, de ${first} à ${last} ; la bande est l’intervalle.`,
  seed: (seed, continuations) =>
    `Graine ${quote(seed)}, jusqu’à ${number(continuations)} essais par décision.`,
  again: 'Pour refaire la même analyse :',
};

/** `palier serve` and `palier backup`, and the server to scripts that ask it wrongly. */
export const serve: Part<'cli'>['serve'] = {
  at: (url) => `Palier est à l’adresse ${url}`,
  inNetwork: (url) => `Dans ton réseau, à l’adresse ${url}`,
  onScreen: (url) => `Sur une télé ou une tablette, comme table pour tout le monde : ${url}`,
  howToStop: 'Ouvre-la dans un navigateur. Ctrl-C arrête le serveur.',
  backedUp: (file) => `Les tables sont dans ${quote(file)}.`,
  isWhole: (file, tables) => `${quote(file)} est intact : ${count(tables, TABLES)}.`,
  problems: {
    'not-json': 'Le corps de la requête doit être du JSON.',
    'other-origin': 'Les pages d’autres sites n’ont pas accès à ce serveur.',
    'not-signed-in': 'Cet appareil n’est pas connecté.',
    'wrong-code': 'Ce code de secours n’est pas valable.',
    'bad-passkey': 'Cette clé d’accès n’a pas été acceptée. Essaie encore.',
    'bad-name': 'Il faut au moins un caractère visible dans un nom.',
    'no-such-table': 'Cette table n’existe pas.',
    'no-such-page': 'Il n’y a rien à cette adresse.',
    'not-there': 'Cela n’existe plus.',
    'no-passkeys-here':
      'Les clés d’accès demandent une adresse en https, ou cette machine même : les navigateurs ne les permettent nulle part ailleurs.',
    'too-many-passkeys': 'Il y a déjà dix clés d’accès. Supprimes-en une d’abord.',
    'not-allowed': 'Cela revient aux assistants du club ou à son propriétaire.',
    'too-many-clubs': 'On ne peut pas être dans plus de vingt clubs. Quittes-en un d’abord.',
    'club-full': 'Le club est complet.',
    'too-many-friends': 'Il y a déjà trop d’amis ou de demandes.',
    'bad-night': 'Une soirée dure entre un quart d’heure et huit jours.',
    'night-over': 'C’est fini : on ne peut plus y jouer.',
    'night-shut': 'Plus personne ne peut entrer dans cette soirée.',
    'night-full': 'Cette soirée est complète.',
    'not-entered': 'Entre d’abord dans la soirée.',
    'no-such-deal': 'Cette soirée n’a pas cette donne.',
    'already-played': 'Tu as déjà joué cette donne.',
    'still-playing': 'Termine d’abord ta partie.',
    'not-over': 'La partie n’est pas terminée : son fichier montrerait toutes les cartes.',
    sealed:
      'D’autres ont encore ces cartes à jouer : le fichier sera là quand tout le monde les aura jouées.',
    'too-large': 'La requête est trop grande.',
    'too-fast': 'Trop de requêtes : attends une minute.',
    failed: 'Le serveur a rencontré un problème.',
    'left-often': 'Tu as quitté plusieurs parties avant la fin ces derniers temps. Attends un peu.',
    'too-many-from-here':
      'Il y a trop de tables ouvertes depuis ton adresse. Termine d’abord une partie.',
    'too-many-tables': 'Ce serveur n’a plus de place pour une table.',
    'too-many-profiles': 'Ce serveur n’a plus de place pour un profil.',
    'bad-request': 'La requête n’est pas correcte ; voir son chemin.',
    'not-admin': 'Il faut pour cela le jeton d’un opérateur.',
    banned: 'L’accès à ce serveur t’est interdit pour un temps.',
    'no-such-report': 'Aucun signalement ne porte ce numéro.',
    'no-such-ban': 'Aucune exclusion en cours ne porte ce numéro.',
    'no-such-club': 'Ce club n’existe pas.',
    'no-such-person': 'Personne de ce numéro n’est ou n’était à cette table.',
    'no-address': 'On ne sait pas de quelle adresse venait cette personne.',
    'too-many-bans': 'Trop d’exclusions sont en cours.',
    stopping: 'Ce serveur est en train de s’arrêter.',
  },
};

/** `palier load`. */
export const load: Part<'cli'>['load'] = {
  opening: (tables, players) =>
    `Ouverture de ${count(tables, TABLES)} de ${number(players)} joueurs…`,
  playing: (seconds) => `Mesure pendant ${count(seconds, SECONDS)}…`,
  moves: (aSecond, moves, seconds) =>
    `${count(Math.round(aSecond), MOVES)} par seconde (${number(moves)} en ${countTenths(seconds, SECONDS)})`,
  latency: (p50, p99, most) =>
    `De l’envoi d’un coup à sa réception par tous : la moitié en ${tenths(p50)} ms, 99 sur 100 en ${tenths(p99)} ms, tous en ${tenths(most)} ms`,
  games: (games) => `Parties menées à leur terme : ${number(games)}`,
  reconnects: (reconnects) => `Connexions rétablies : ${number(reconnects)}`,
  trouble: (refused, stale, closed) =>
    `Coups refusés : ${number(refused)} ; trop tard : ${number(stale)} ; clients écartés : ${number(closed)}`,
  serverCpu: (seconds) => `Serveur : ${thousandths(seconds)} s de processeur pour 1 000 coups`,
  clientCpu: (seconds) => `Clients : ${thousandths(seconds)} s de processeur pour 1 000 coups`,
  memory: (mebibytes) => `Mémoire du serveur : ${number(Math.round(mebibytes))} Mio`,
  heap: (kibibytes) => `Tas par table avec toutes ses connexions : ${tenths(kibibytes)} Kio`,
};

/** Bots from outside: programs that play for `palier sim`. */
export const outside: Part<'cli'>['outside'] = {
  faults: {
    late: ({ ms }) => `Pas de réponse en ${number(ms)} ms.`,
    broken: ({ line, why }) => `${quote(line)} n’est pas une réponse. ${why}`,
    'too-long': ({ most }) => `Il a écrit une ligne de plus de ${number(most)} octets.`,
    illegal: ({ move, rule, why }) => `${quote(move)} n’est pas permis (${rule}). ${why}`,
    surplus: ({ line }) => `Personne n’avait demandé ${quote(line)}.`,
    ended: ({ status, signal, error, said }) =>
      [
        error !== undefined
          ? `Impossible de le lancer (${error}).`
          : signal !== undefined
            ? `Il a été arrêté par ${signal}.`
            : status !== undefined
              ? `Il s’est arrêté avec le code ${status}.`
              : 'Il a fermé sa sortie.',
        ...(said === '' ? [] : [`Il a dit ${quote(said)}.`]),
      ].join(' '),
    'given-up': ({ starts }) =>
      `Il a été lancé ${count(starts, TIMES)} en vain et ne le sera plus.`,
  },
  place: (bot, game, seat) => `${bot}, partie ${number(game)}, place ${seat}`,
  counts: {
    late: (times) => count(times, { one: 'réponse tardive', other: 'réponses tardives' }),
    broken: (times) => count(times, { one: 'réponse illisible', other: 'réponses illisibles' }),
    'too-long': (times) => count(times, { one: 'ligne trop longue', other: 'lignes trop longues' }),
    illegal: (times) => count(times, { one: 'coup interdit', other: 'coups interdits' }),
    surplus: (times) =>
      count(times, { one: 'réponse sans question', other: 'réponses sans question' }),
    ended: (times) => count(times, { one: 'panne', other: 'pannes' }),
    'given-up': () => 'abandon à la fin',
  },
  summary: (bot, counts, instead) =>
    `${bot} : ${and(counts)}. Le robot ${instead.bot} a joué ${count(instead.times, TIMES)} à sa place.`,
};

/** `palier verify`. */
export const verify: Part<'cli'>['verify'] = {
  players: (names) => `Joueurs : ${and(names)}.`,
  checked: (events, rounds) =>
    `Rejoué : ${count(events, EVENTS)} en ${count(rounds, ROUNDS)}, chaque coup et ce qui en résulte.`,
  shuffles: {
    checked: 'Les mélanges ont été refaits d’après ce que dit le fichier.',
    unknown: 'Le fichier ne dit pas d’où viennent les mélanges : ils n’ont pas pu être refaits.',
  },
  stopped: (event, events) =>
    `Rejoué jusqu’à l’événement ${number(event)} sur ${number(events)}, où il a fallu s’arrêter.`,
  unfinished: 'La partie n’est pas encore terminée.',
  good: 'Tout est en ordre.',
  bad: (problems) => `${count(problems, PROBLEMS)} :`,
  atEvent: (event, sentence) => `Événement ${event} : ${sentence}`,
  inRecord: (sentence) => `Fichier : ${sentence}`,
  problems: {
    'illegal-move': ({ refusal }, saying) =>
      `Le coup n’était pas permis (${refusal.rule}). ${saying.refusal(refusal)}`,
    'event-without-move': () => 'Aucun coup ne peut avoir causé cet événement.',
    'wrong-event': ({ expected }, saying) =>
      expected === undefined
        ? 'D’après les règles, il ne se passe rien ici.'
        : `D’après les règles, il se passe autre chose ici : ${saying.event(expected)}`,
    'wrong-cards': () => 'Le mélange a perdu, doublé ou inventé des cartes.',
    'other-shuffle': () => 'Le mélange n’est pas celui que donne la graine ou le secret.',
    'bad-take-back': () =>
      'Le joueur a annulé plus que ce qu’il avait posé, ajouté et défaussé pendant ce tour.',
    'unfinished-move': () => 'Le fichier s’arrête au milieu d’un coup.',
    'bad-position': ({ fault }, saying) =>
      `La position de départ est refusée. ${saying.place(fault.path)} : ${saying.fault(fault)}`,
    'other-ruleset': () => 'Les règles nommées dans l’en-tête ne correspondent pas à ses options.',
    'broken-commitment': () => 'Le secret ne correspond pas à l’empreinte montrée avant la partie.',
    'missing-secret': () =>
      'La partie est terminée, mais son secret manque : les mélanges ne peuvent pas être vérifiés.',
    'wrong-winners': ({ expected }, { naming }) =>
      expected.length === 0
        ? 'Le résultat nomme des gagnants, mais personne n’a gagné.'
        : `Le résultat ne nomme pas les bons gagnants. Victoire : ${and(expected.map((seat) => toi(naming, seat)))}.`,
    'wrong-rounds': ({ expected }) =>
      `Le résultat compte mal les manches : il y en a eu ${number(expected)}.`,
    'missing-result': () => 'La partie est terminée, mais la ligne du résultat manque.',
    'result-too-early': () => 'Il y a une ligne de résultat, mais la partie n’est pas terminée.',
  },
};

/** `palier replay`. */
export const replay: Part<'cli'>['replay'] = {
  round: (round) => `Manche ${round}`,
  level: (level, what, edition) => `${niveau(edition)} ${level} : ${what}`,
  levelsLeft: (levels) => `paliers restants : ${and(levels.map(String))}`,
  ladderDone: 'plus rien à poser',
  hand: (seat, cards, naming) =>
    isYou(naming, seat) ? `Ta main : ${cards}` : `Main ${de(toi(naming, seat))} : ${cards}`,
  stepKeys: 'Entrée : avancer   b : reculer   q : quitter',
  empty: 'Il ne s’est encore rien passé.',
};

export const admin: Part<'cli'>['admin'] = {
  isReadable: (host) =>
    `Attention : la connexion à ${host} n’est pas chiffrée, d’autres peuvent lire le jeton en chemin. Utilise https://, ou un tunnel comme ssh -L.`,
  done: 'C’est fait.',
  noReports: 'Il n’y a pas de signalement à régler.',
  noBans: 'Personne n’est exclu.',
  noLog: 'Aucun opérateur n’a encore rien fait.',
  nobody: '  Il n’y a personne à cette table.',
  report: (about, by, code) => `${about}, par ${by}, table ${code}`,
  isSettled: '(réglé)',
  reported: (person, names) => `Signalé : ${names.join(' → ')} (personne ${person})`,
  reporter: (person, names) => `Par : ${names.join(' → ')} (personne ${person})`,
  atTable: (table) => `Table : ${table}`,
  saidLately: 'Messages récents :',
  saidNothing: 'Aucun message.',
  settledBy: (by, when) => `Réglé par ${by}, ${when}`,
  banned: (no, name, until) =>
    `Exclusion ${no} : l’adresse ${de(name)} est tenue à l’écart jusqu’au ${until}.`,
  phases: { lobby: 'pas commencée', playing: 'en cours', over: 'terminée' },
  clubReport: (club, by) => `le club « ${club} », par ${by}`,
  ofClub: (club) => `Club : ${club}`,
  clubs: {
    open: 'ouvert à tout le monde',
    private: 'privé',
    roles: { owner: 'propriétaire', helper: 'assistance', member: 'membre' },
  },
  isClosed: 'fermée par un opérateur',
  seat: (seat) => `place ${seat}`,
  household: (household) => `adresse ${household}`,
  noAddress: 'adresse inconnue',
};
