/** The laboratory in Italian: the page of `palier sim --report` and the report on a ladder. */
import { say, type AdviceWords, type EveningSure } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { capital } from '../speech.ts';
import { and, cards, count, GAMES, il, joined, LOCALE, number } from './speech.ts';

const { decimal, fine, hundredths, percent, signed, tenths } = figuresOf(LOCALE);

/** A difference of shares, in points of a hundred. */
function points(by: number): string {
  return signed(by * 100);
}

/** «il 33,3%», «l’8,5%», «lo 0,5%» */
function part(share: number): string {
  return il(percent(share));
}

const ORDER = ['secondo', 'terzo', 'quarto', 'quinto', 'sesto'];

const page: Part<'lab'>['page'] = {
  brand: 'Palier · il laboratorio',
  title: (edition, ladder) => `${edition}: ${ladder}`,
  lead: (games, bots) => `${count(games, GAMES)} tra ${and(bots)}.`,
  interrupted: 'La simulazione è stata interrotta: questo è il risultato fin qui.',
  contents: 'In questa pagina',
  inSeat: (name, seat) => `${name} al posto ${seat}`,
  tiles: {
    games: 'partite',
    deals: 'distribuzioni',
    rounds: 'manche per partita',
    turns: 'turni per manche',
    minutes: 'minuti a un tavolo vero',
  },
  columns: { bot: 'Bot', seat: 'Posto', wins: 'Vittorie', share: 'Quota' },
  result: {
    heading: 'Chi vince',
    clear: (name, share) =>
      `${name} vince di più: ${part(share)} delle partite, con un intervallo tutto sopra la parità.`,
    even: (share) =>
      `Nessuno spicca: le differenze rispetto alla parità, ${part(share)}, possono essere dovute al caso.`,
    evenMark: (share) => `La linea segna la parità, ${part(share)}.`,
    caption: 'Partite vinte',
  },
  ratings: {
    heading: 'Classifica',
    about:
      'Calcolata sull’ordine di arrivo dei bot: prima chi vince, poi gli altri per livello raggiunto. 1500 è la media di questo tavolo; con 400 punti in più si arriva davanti dieci volte più spesso.',
    caption: 'Classifica dei bot',
    elo: 'In stile Elo',
    skill: 'μ ± σ',
  },
  luck: {
    heading: 'Fortuna e abilità',
    about:
      'Ogni distribuzione è stata giocata una volta per ogni rotazione dei posti: le stesse carte, giocatori diversi. Così si distingue quello che decidono le carte da quello che decidono i giocatori.',
    parts: { luck: 'Fortuna', skill: 'Abilità', rest: 'Interazione' },
    meanings: {
      luck: 'vince lo stesso posto, chiunque ci sieda',
      skill: 'vince lo stesso bot, ovunque sieda',
      rest: 'le mosse di uno cambiano le carte degli altri',
    },
    caption: 'Da che cosa dipendono i risultati',
    part: 'Quota delle differenze',
    neighbours:
      'La rotazione non cambia chi siede alla sinistra di chi: in tre o più, un buon vicino conta come abilità.',
    absent:
      'Non si sa: servono le stesse distribuzioni con i giocatori a posti diversi. Usa --rotate per vederlo.',
  },
  evening: {
    heading: 'Che cosa può dire una serata',
    about: (better: string, other: string) =>
      `Quante volte ${better}, a fine serata, ha vinto più partite di ${other}, altrettante o meno.`,
    caption: 'Chi è davanti a fine serata',
    columns: { games: 'Partite', ahead: 'Davanti', level: 'Pari', behind: 'Dietro' },
    /** `isMore`: it takes more than these. */
    sure: (name: string, { share, games, isMore }: EveningSure) =>
      `Partite che servono perché ${name} sia davanti nel ${percent(share)} dei casi: ${isMore ? `più di ${number(games)}` : number(games)}.`,
  },
  levels: {
    heading: 'I livelli',
    about:
      'Quante volte un livello viene calato nelle manche in cui qualcuno lo tenta, in quale dei suoi turni, e quanti turni servono ogni volta, contando anche i tentativi falliti.',
    open: 'Nel percorso libero ogni livello che resta conta come tentato, quindi le quote sono piccole.',
    caption: 'Quanto spesso e quanto in fretta si cala ogni livello',
    ofLadder: (name) => `Percorso ${name}`,
    level: 'Livello',
    laid: 'Calato',
    turn: 'Al turno',
    cost: 'Turni necessari',
    easier: 'più facile del livello precedente',
    climb: 'La salita: i turni che servono per ogni livello.',
    climbAlt: (level, turns) => `livello ${level}: ${decimal(turns)}`,
    turnsCaption:
      'Il turno in cui si cala un livello: il punto è la mediana, e otto su dieci stanno sulla linea.',
    never: 'mai',
  },
  length: {
    heading: 'Quanto dura',
    about: (rounds, low, high) =>
      `Una partita ha in media ${decimal(rounds)} manche; otto su dieci ne hanno da ${number(low)} a ${number(high)}.`,
    rounds: 'Manche di una partita',
    turns: 'Turni di una manche, tutti i giocatori insieme',
    minutes: 'Minuti di una partita a un tavolo vero',
    assumption: (turn, deal) =>
      `A un tavolo vero si contano ${number(turn)} secondi per turno e ${number(deal)} per mescolare e dare le carte.`,
    alt: (median, low, high) =>
      `La mediana è ${number(median)}; otto su dieci stanno tra ${number(low)} e ${number(high)}.`,
    orMore: (value) => `${number(value)}+`,
  },
  endings: {
    heading: 'Come finiscono le manche',
    about:
      'Una manche finisce quando qualcuno chiude, quando finiscono le carte, quando nessuno cala né attacca più, o con la calata che fa vincere la partita.',
    caption: 'Le manche secondo il modo in cui finiscono',
    end: 'Fine',
    ends: {
      'went-out': 'qualcuno ha chiuso',
      stock: 'carte finite',
      blocked: 'nessuno calava né attaccava più',
      win: 'ultimo livello calato',
    },
    dead: (share, low, high) =>
      `Manche in cui non è salito nessuno: ${percent(share)} (${percent(low)} – ${percent(high)}).`,
  },
  places: {
    heading: 'Chi comincia',
    ahead: (share, even) =>
      `Cominciare la prima manche aiuta: chi comincia vince ${part(share)} delle partite invece ${joined('di', part(even))} che spetterebbe a ogni posto.`,
    behind: (share, even) =>
      `Cominciare la prima manche svantaggia: chi comincia vince ${part(share)} delle partite invece ${joined('di', part(even))} che spetterebbe a ogni posto.`,
    none: (even) =>
      `Cominciare la prima manche non fa una differenza chiara rispetto alla parità, ${part(even)}.`,
    about:
      'Comincia il giocatore alla sinistra del mazziere. Salite e chiusure si contano per manche, le vittorie secondo il posto nella prima manche.',
    caption: 'Risultati secondo l’ordine di gioco',
    place: 'Ordine',
    order: (place) => (place === 0 ? 'comincia' : `gioca per ${ORDER[place - 1]!}`),
    climbed: 'Sale',
    wentOut: 'Chiude',
    won: 'Vince la partita',
  },
  cards: {
    heading: 'Quanto valgono jolly e carte Salta turno',
    about:
      'La probabilità di salire in una manche, secondo la mano ricevuta. Non contano le mani di chi aveva tenuto carte.',
    worth: {
      jokers: (by, low, high) =>
        `Un jolly in più cambia la probabilità di salire di ${points(by)} punti percentuali (da ${points(low)} a ${points(high)}).`,
      passes: (by, low, high) =>
        `Una carta Salta turno in più la cambia di ${points(by)} (da ${points(low)} a ${points(high)}).`,
    },
    noWorth: {
      jokers: 'In questo gioco non ci sono jolly.',
      passes: 'In questo gioco non ci sono carte Salta turno.',
    },
    captions: {
      jokers: 'Probabilità di salire secondo i jolly ricevuti',
      passes: 'Probabilità di salire secondo le carte Salta turno ricevute',
      played: 'Probabilità di salire secondo le carte Salta turno giocate',
      skips: 'Probabilità di salire secondo i turni saltati',
    },
    numbers: { jokers: 'Jolly', passes: 'Carte Salta turno', played: 'Giocate', skips: 'Saltati' },
    caveat:
      'Giocare una carta Salta turno o saltare il turno non dipende solo dal caso: succede di più nelle manche lunghe e nelle buone posizioni. Queste due tabelle mostrano che cosa va insieme, non che cosa è causa e che cosa effetto.',
    orMore: (value) => `${number(value)} o più`,
    climbed: 'Sale',
    hands: 'Mani',
  },
  bots: {
    heading: 'Che cosa fanno i bot',
    caption: 'Ogni bot, per manche',
    laid: 'Cala',
    wentOut: 'Chiude',
    climbed: 'Livelli per manche',
  },
  method: {
    heading: 'Come si calcola',
    wilson: 'Gli intervalli delle vittorie vengono dalle singole partite (Wilson).',
    deals:
      'Gli intervalli delle vittorie vengono dalla variabilità delle distribuzioni, ognuna giocata in tutte le rotazioni.',
    clusters:
      'Tutti gli altri intervalli vengono dalla variabilità delle partite, o delle distribuzioni se c’è rotazione: le manche di una stessa partita non si considerano indipendenti. Un intervallo contiene il valore vero 95 volte su 100.',
    settled: (width) =>
      `La simulazione si è fermata appena il margine di ogni quota di vittorie è sceso a ± ${fine(width)}.`,
    seed: (seed) => `Seed: ${seed}`,
    again: 'Per rifare la stessa simulazione:',
    rules: (id) => `Regole: ${id}`,
  },
};

const ladder: Part<'lab'>['ladder'] = {
  title: (edition, ladder) => `L’equilibrio di ${edition}: ${ladder}`,
  heading: 'Equilibrio',
  games: (games, bots) => `${count(games, GAMES)} tra ${and(bots)}.`,
  columns: {
    level: 'livello',
    asks: 'chiede',
    laid: 'calato',
    turn: 'al turno',
    rounds: 'manche',
    cost: 'turni',
  },
  notes: [
    'Calato: in quante delle manche in cui qualcuno lo tentava, con l’intervallo al 95%. Al turno: la mediana dei turni di chi lo ha calato. Manche: quante ne servono. Turni: quanti ne servono ogni volta, contando anche i tentativi falliti.',
  ],
  openNote:
    'Nel percorso libero ogni livello che resta conta come tentato; i livelli non hanno un ordine.',
  easier: 'più facile del livello precedente',
  minutes: (mean, low, high) =>
    `A un tavolo vero una partita dura ${number(Math.round(mean))} minuti; otto su dieci durano da ${number(low)} a ${number(high)}.`,
  assumption: (turn, deal) =>
    `(Si contano ${number(turn)} secondi per turno e ${number(deal)} per mescolare e dare le carte.)`,
  lengths: (rounds, turns) =>
    `Una partita ha in media ${decimal(rounds)} manche, una manche ${decimal(turns)} turni.`,
  leader: (won, low, high) =>
    `Chi è in testa quando qualcuno arriva a metà percorso vince ${part(won)} delle partite (${percent(low)} – ${percent(high)}).`,
  leaderEven: (even, index) =>
    `Se da lì in poi tutti salissero allo stesso modo, sarebbe ${part(even)}: indice di fuga ${hundredths(index)}.`,
  leaderMeans: {
    runaway: 'Chi è in testa va in fuga.',
    even: 'Il vantaggio resta quello che è: nessuno va in fuga, nessuno viene ripreso.',
    catching: 'Chi è dietro recupera.',
  },
  leaderOfDifferent: 'I bot hanno forza diversa, e si vede anche in questo indice.',
  dead: (dead, blocked) =>
    `Manche in cui non è salito nessuno: ${percent(dead)}; manche bloccate: ${percent(blocked)}.`,
  adviceHeading: 'Consigli',
};

const advice: AdviceWords = {
  'few-games': ({ levels }) =>
    `${levels.length === 1 ? 'Livello' : 'Livelli'} ${and(levels.map(String))}: troppo pochi tentativi per giudicare. Gioca più partite.`,
  'out-of-order': ({ level, turns, before, isKept }) =>
    `Il livello ${level} è più facile del livello ${level - 1} (${decimal(turns)} turni contro ${decimal(before)}): scambiali, o chiedi una carta in più.${
      isKept ? ' In parte è perché a questo livello si possono tenere carte.' : ''
    }`,
  'too-hard': ({ level, asks, share, isKept }) =>
    `Il livello ${level} (${cards.level(asks)}) viene calato ${joined('in', part(share))} delle manche, meno di una su tre: chiedi una carta in meno${isKept ? '' : ', o permetti di tenere carte'}.`,
  'too-easy': ({ level, asks, share }) =>
    `Il livello ${level} (${cards.level(asks)}) viene calato ${joined('in', part(share))} delle manche: non chiede quasi niente. Chiedi una carta in più.`,
  'too-steep': ({ level, turns, before }) =>
    `Il passo verso il livello ${level} è ripido: ${decimal(turns)} turni contro ${decimal(before)} del livello precedente. Un livello in mezzo renderebbe la salita regolare.`,
  'long-game': ({ minutes }) =>
    `Una partita dura ${number(Math.round(minutes))} minuti: per una serata breve gioca meno livelli (--rules levels=N).`,
  'short-game': ({ minutes }) =>
    `Una partita dura solo ${number(Math.round(minutes))} minuti: c’è posto per altri livelli, o per livelli più difficili.`,
  'runaway-leader': ({ won, even }) =>
    `Chi è in testa a metà vince ${part(won)} delle partite, più di quanto darebbe il solo vantaggio (${percent(even)}): rendi i livelli alti più difficili di quelli bassi, così gli altri possono recuperare.`,
  'decided-early': ({ won }) =>
    `Chi è in testa a metà vince ${part(won)} delle partite: la seconda metà è quasi una formalità.`,
  'dead-rounds': ({ share }) =>
    `${capital(joined('in', part(share)))} delle manche non sale nessuno: i livelli chiedono troppo, o le carte sono poche.`,
  'blocked-rounds': ({ share }) =>
    `${capital(part(share))} delle manche finisce perché nessuno cala né attacca più: cerca un livello quasi impossibile da calare.`,
  'first-seat': ({ share, even }) =>
    `Chi comincia la prima manche vince ${part(share)} delle partite invece ${joined('di', part(even))}: fai girare il mazziere, o gioca più partite.`,
  balanced: () =>
    'Niente da segnalare: i livelli sono via via più difficili, le partite restano aperte e poche manche vanno a vuoto.',
};

const words: Omit<Part<'lab'>, 'inBox'> = {
  whole: number,
  decimal,
  tenths,
  hundredths,
  percent,
  range: (low, high) => `${percent(low)} – ${percent(high)}`,
  span: (low, high) => `${number(low)} – ${number(high)}`,
  plusMinus: (share, half) => `${percent(share)} ± ${tenths(half * 100)}`,
  page,
  ladder,
  advice: (one) => say(advice, one),
};

export const lab: Part<'lab'> = { ...words, inBox: () => words };
