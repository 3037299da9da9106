/** After a round and after a game, in Italian. */
import type { ClimbFact, TellingWords } from '../facts.ts';
import type { Part } from '../langs.ts';
import { isYou, withYou, type Naming } from '../naming.ts';
import {
  a,
  and,
  count,
  does,
  LEVELS,
  MOVES,
  number,
  openAll,
  opens,
  ROUNDS,
  te,
  TIMES,
  TURNS,
} from './speech.ts';

const PASSES = {
  one: 'carta Salta turno è finita',
  other: 'carte Salta turno sono finite',
};

const SMALL = ['nessun', 'un', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove'];

/** «un livello», «due livelli» */
function levels(value: number): string {
  const word = SMALL[value];
  return word === undefined
    ? count(value, LEVELS)
    : `${word} ${value < 2 ? LEVELS.one : LEVELS.other}`;
}

const HAVE = ['hai', 'ha', 'avete', 'hanno'] as const;

/** How far a seat came and where it stands: « e sali di due livelli, fino al livello 5.» */
function standing({ seat, now, climbed }: ClimbFact, naming: Naming): string {
  const you = isYou(naming, seat);
  switch (now.t) {
    case 'moon':
      return ' e superato l’ultimo livello.';
    case 'level':
      if (climbed === 0) return ` e ${you ? 'resti' : 'resta'} al livello ${now.count}.`;
      return climbed === 1
        ? ` e ${you ? 'passi' : 'passa'} al livello ${now.count}.`
        : ` e ${you ? 'sali' : 'sale'} di ${levels(climbed)}, fino al livello ${now.count}.`;
    case 'left':
      return climbed === 0
        ? `: ${now.count === 1 ? 'resta' : 'restano'} ${levels(now.count)}.`
        : `: ${levels(climbed)} in meno, ancora ${now.count === 1 ? 'uno' : (SMALL[now.count] ?? number(now.count))} da calare.`;
  }
}

const round: Part<'results'>['round'] = {
  title: (round) => `Manche ${round}`,
  ending: {
    'went-out': (seat, naming) => `${opens(naming, seat, ['hai', 'ha'])} chiuso la manche`,
    stock: () => 'Non c’era più niente da pescare',
    blocked: () => 'Da molto tempo nessuno calava né attaccava carte',
    win: (seat, naming) => `${opens(naming, seat, ['hai', 'ha'])} calato l’ultimo livello`,
  },
  climb: (fact, naming) => {
    const { seat, how, laid } = fact;
    const has = opens(naming, seat, ['hai', 'ha']);
    switch (how) {
      case 'won':
        return `${has} calato il livello ${laid} e vinto la partita.`;
      case 'out':
        return `${has} chiuso la manche${standing(fact, naming)}`;
      case 'laid':
        return `${has} calato il livello ${laid}${standing(fact, naming)}`;
      case 'late':
        return `${has} calato il livello ${laid}, ma ha vinto qualcun altro.`;
      case 'none':
        return `${opens(naming, seat, ['non hai', 'non ha'])} calato${standing(fact, naming)}`;
    }
  },
  keepers: (seats, naming) =>
    `${openAll(naming, seats, ['puoi', 'può', 'potete', 'possono'])} tenere delle carte per la prossima manche.`,
  nextDealer: (seat, naming) =>
    `Nella prossima manche ${does(naming, seat, ['dai', 'dà'])} le carte${isYou(naming, seat) ? ' tu' : ''}.`,
  nearMoon: (seats, naming) =>
    `${openAll(naming, seats, ['sei', 'è', 'siete', 'sono'])} a un livello dalla luna!`,
  outWins: (seats, naming) =>
    `${openAll(naming, seats, ['puoi', 'può', 'potete', 'possono'])} arrivare sulla luna chiudendo.`,
  hurry: 'Accelera',
  nextRound: 'Prossima manche',
};

const tellings: TellingWords = {
  won: ({ how, seat, level, round }, naming) => {
    const has = does(naming, seat, ['hai', 'ha']);
    switch (how) {
      case 'laying':
        return `Nella manche ${round} ${has} calato il livello ${level} e vinto la partita.`;
      case 'going-out':
        return `Nella manche ${round} ${has} chiuso con il livello ${level} e vinto la partita.`;
      case 'round-end':
        return `Alla fine della manche ${round} ${does(naming, seat, ['avevi', 'aveva'])} il livello ${level} sul tavolo e ${isYou(naming, seat) ? 'hai' : 'ha'} vinto la partita.`;
    }
  },
  shared: ({ seats, round }, naming) =>
    `${openAll(naming, seats, HAVE)} superato l’ultimo livello insieme, nella manche ${round}: la vittoria è condivisa.`,
  stalled: ({ seats, rounds }, naming) =>
    `Dopo ${count(rounds, ROUNDS)} non saliva più nessuno. Più in alto di tutti: ${and(withYou(naming, seats, 'first').map((seat) => (isYou(naming, seat) ? 'tu' : te(naming, seat))))}.`,
  comeback: ({ seat, behind, round }, naming) =>
    `Dopo la manche ${round} ${does(naming, seat, ['eri', 'era'])} ancora a ${levels(behind)} dal primo posto.`,
  allTheWay: ({ seat, rounds }, naming) =>
    `In ${count(rounds, ROUNDS)} nessuno è mai passato davanti ${a(te(naming, seat))}.`,
  led: ({ seat, times, rounds }, naming) => {
    const alone = isYou(naming, seat)
      ? 'c’eri solo tu in testa, eppure non hai'
      : `c’era solo ${te(naming, seat)} in testa, eppure non ha`;
    return `Alla fine di ${number(times)} manche su ${number(rounds)} ${alone} vinto.`;
  },
  leadChanged: ({ times }) => `Il primo posto è passato di mano ${count(times, TIMES)}.`,
  finale: ({ seats }, naming) =>
    `Prima dell’ultima manche mancava un solo livello ${and(withYou(naming, seats, 'first').map((seat) => a(te(naming, seat))))}.`,
  streak: ({ seat, levels: climbed, from, to }, naming) =>
    `${opens(naming, seat, ['hai', 'ha'])} superato ${levels(climbed)} di fila, dalla manche ${from} alla manche ${to}.`,
  outs: ({ seat, times }, naming) =>
    `${opens(naming, seat, ['hai', 'ha'])} chiuso ${count(times, ROUNDS)}, più di chiunque altro.`,
  stuck: ({ seat, level, rounds }, naming) =>
    level === undefined
      ? `Per ${count(rounds, ROUNDS)} ${does(naming, seat, ['non hai', 'non ha'])} fatto un passo avanti.`
      : `Il livello ${level} ${isYou(naming, seat) ? 'ti ha dato filo da torcere' : `ha dato filo da torcere ${a(te(naming, seat))}`} per ${count(rounds, ROUNDS)}.`,
  atOnce: ({ seat, level, round }, naming) =>
    `Nella manche ${round} ${does(naming, seat, ['hai', 'ha'])} calato il livello ${level} già al primo turno.`,
  passed: ({ seat, times }, naming) => `${count(times, PASSES)} davanti ${a(te(naming, seat))}.`,
  jokers: ({ seat, count: jokers }, naming) =>
    `${opens(naming, seat, ['hai', 'ha'])} messo sul tavolo ${number(jokers)} jolly.`,
  lengths: ({ longest, shortest }) =>
    `La manche ${longest.round} è stata la più lunga, con ${count(longest.turns, TURNS)}; la ${shortest.round} la più breve, con ${number(shortest.turns)}.`,
};

const legal = (moves: number): string =>
  moves === 1 ? 'L’unica mossa è regolare' : `Tutte le ${number(moves)} mosse sono regolari`;

export const results: Part<'results'> = {
  round,
  tellings,
  title: 'Risultati',
  headline: (winners, naming) => {
    const together = winners.length === 1 ? '' : ' insieme';
    return `${openAll(naming, winners, HAVE)} vinto${together} e raggiunto la luna!`;
  },
  stalled: (winners, naming) =>
    winners.length === 1
      ? `${openAll(naming, winners, ['sei', 'è', 'siete', 'sono'])} al livello più alto e ${isYou(naming, winners[0]!) ? 'vinci' : 'vince'}.`
      : `${openAll(naming, winners, ['sei', 'è', 'siete', 'sono'])} al livello più alto: la vittoria è condivisa.`,
  lost: ({ climbed, of }) => {
    if (climbed === of - 1) return 'C’eri quasi! Ti mancava un solo livello alla luna.';
    if (climbed === 0) return 'Ogni salita comincia dal basso. La luna ti aspetta.';
    return `Hai superato ${count(climbed, LEVELS)} su ${of}. La luna ti aspetta.`;
  },
  story: 'Com’è andata',
  chart: {
    title: 'La salita',
    about: (rounds, names) =>
      `Il livello di ogni giocatore dopo ogni manche (${count(rounds, ROUNDS)}): ${and(names)}. La tabella qui sotto dice le stesse cose.`,
    showTable: 'La salita in tabella',
    start: 'Partenza',
    round: (round) => `Manche ${round}`,
    legend:
      'I livelli dal basso verso l’alto, manche dopo manche. Segno pieno: chi ha chiuso la manche.',
    moon: 'Luna',
  },
  figures: {
    title: 'In cifre',
    totals: (rounds, moves) => `${count(rounds, ROUNDS)}, ${count(moves, MOVES)}.`,
    rows: {
      climbed: 'Livelli superati',
      outs: 'Manche chiuse',
      laid: 'Livelli calati',
      passes: 'Carte Salta turno ricevute',
      jokers: 'Jolly giocati',
    },
  },
  receipt: {
    title: 'Verifica della mescolata',
    checking: 'Controllo della partita…',
    good: {
      secret: (moves) =>
        `${legal(moves)}, e ogni mescolata deriva dal segreto scelto prima dell’inizio della partita.`,
      seed: (moves) => `${legal(moves)}, e ogni mescolata deriva dal seed.`,
      unknown: (moves) =>
        `${legal(moves)}. La partita salvata non dice da dove vengono le mescolate.`,
    },
    bad: (event) =>
      event === undefined
        ? 'File modificato: le mescolate o il risultato non corrispondono.'
        : `File modificato: all’evento ${number(event)} la partita non segue le regole.`,
    unavailable: 'Questa partita salvata non si può leggere, quindi non è stata controllata.',
    playedOn: (moves) =>
      `${legal(moves)}. Questa partita ne continua un’altra: la sua mescolata iniziale non si può controllare.`,
    playedOnHow:
      'La partita è cominciata con le carte com’erano nell’altra, e le mescolate successive vengono da un seed scelto da questo dispositivo e mai visto prima da nessuno. Quello che si è giocato da lì in poi è stato controllato qui, mossa per mossa; che le carte di partenza siano state mescolate senza trucchi non si può dimostrare.',
    more: 'Come si controlla',
    how: {
      secret:
        'Prima dell’inizio della partita questo dispositivo ha scelto un segreto e ne ha mostrato l’impronta. A partita finita mostra anche il segreto. Tutta la partita è stata appena rigiocata qui: il segreto ha proprio quell’impronta, ogni mescolata deriva dal segreto e da ciò che hanno aggiunto i giocatori, e ogni mossa era regolare. Con la partita salvata può farlo chiunque.',
      seed: 'Le mescolate di questa partita vengono da un seed indicato nella partita salvata. Tutta la partita è stata appena rigiocata qui: ogni mescolata deriva dal seed e ogni mossa era regolare. Con la partita salvata può farlo chiunque.',
      unknown:
        'Tutta la partita è stata appena rigiocata qui, e ogni mossa era regolare. La partita salvata non dice da dove vengono le mescolate: non è stato possibile rifarle.',
    },
    commitment: 'Impronta mostrata prima dell’inizio',
    secret: 'Segreto mostrato adesso',
    seed: 'Seed della mescolata',
    salt: (seat, naming) => `${opens(naming, seat, ['hai', 'ha'])} aggiunto`,
    noSalt: 'niente',
    ruleset: 'Regole',
  },
  picture: {
    share: 'Condividi l’immagine',
    making: 'Creazione dell’immagine…',
    saved: 'Immagine salvata.',
    failed: 'Non è stato possibile creare l’immagine.',
    title: 'La tua immagine',
    send: 'Condividi o salva',
    me: 'Io',
    climbed: (name, { climbed, of }) =>
      `${name === undefined ? 'Ho' : `${name} ha`} superato ${count(climbed, LEVELS)} su ${of}`,
    mine: {
      moon: 'Ho vinto e raggiunto la luna!',
      furthest: 'Nessuno è più in alto di me: ho vinto!',
    },
    level: (level) => `Livello ${level}`,
  },
  rematch: 'Rivincita',
  review: 'Analizza',
  replay: 'Rivedi la partita',
  save: 'Salva la partita',
  home: 'Home',
  fileName: 'palier',
};
