/** The house rules and the rulebook around the rules, in Italian. */
import type { Part } from '../langs.ts';
import { makeRuleWords, type HouseRuleTexts } from '../rules.ts';
import { ledger } from './ledger.ts';
import { searchWords } from './search-words.ts';
import { and, CARDS, count, il, number, quote, seatNumber } from './speech.ts';

export const houseRules: HouseRuleTexts = {
  goingOut: {
    title: 'Come si chiude',
    text: 'Questa regola stabilisce che cosa puoi fare con l’ultima carta. In Level 8 di solito devi scartarla, a meno che calandola tu non vinca la partita. In Level Up puoi anche calarla o attaccarla.',
    values: {
      discard: 'Per chiudere bisogna scartare l’ultima carta.',
      any: 'Si chiude in qualsiasi modo: calando, attaccando o scartando l’ultima carta.',
    },
  },
  winOnLaying: {
    title: 'Vincere calando',
    text: 'Questa regola stabilisce quando l’ultimo livello fa vincere. In Level 8 di solito appena lo cali, quindi la vittoria non è mai condivisa. In Level Up solo a fine manche: se più giocatori lo superano insieme, vince da solo chi di loro ha chiuso, altrimenti vincono insieme.',
    values: {
      yes: 'Se cali l’ultimo livello vinci subito.',
      no: 'Si vince solo alla fine di una manche.',
    },
  },
  drawPass: {
    title: 'Prendere le Salta turno',
    text: 'Di solito puoi prendere una carta Salta turno in cima agli scarti. Se lo vieti, deve restare lì.',
    values: {
      allowed: 'Dagli scarti si può prendere una carta Salta turno.',
      forbidden: 'Una carta Salta turno tra gli scarti resta lì.',
    },
  },
  drawJoker: {
    title: 'Prendere i jolly',
    text: 'Di solito puoi prendere un jolly in cima agli scarti. Se lo vieti, deve restare lì; vale anche per i jolly limitati di Level 8 Master.',
    values: {
      allowed: 'Dagli scarti si può prendere un jolly.',
      forbidden: 'Un jolly tra gli scarti resta lì.',
    },
  },
  drawOwn: {
    title: 'Prendere dai propri scarti',
    text: 'Di solito puoi prendere la carta in cima ai tuoi scarti. Se lo vieti, peschi dal mazzo o prendi dagli scarti degli altri.',
    values: {
      allowed: 'Si può prendere anche dai propri scarti.',
      forbidden: 'Si prende dagli scarti degli altri, ma non dai propri.',
    },
  },
  throwBack: {
    title: 'Scartare la carta appena presa',
    text: 'Di solito puoi prendere una carta dagli scarti e scartarla nello stesso turno. Se lo vieti, puoi farlo solo quando è la tua ultima carta.',
    values: {
      allowed: 'Si può scartare proprio la carta appena presa.',
      forbidden:
        'Una carta presa dagli scarti non si scarta nello stesso turno, a meno che non sia l’ultima.',
    },
  },
  addSameTurn: {
    title: 'Attaccare nello stesso turno',
    text: 'Di solito puoi attaccare carte già nel turno in cui cali il livello. Se lo vieti, puoi farlo solo dal tuo turno successivo.',
    values: {
      yes: 'Si possono attaccare carte già nel turno in cui si cala.',
      no: 'Si possono attaccare carte solo dal turno successivo alla calata.',
    },
  },
  pairsDistinct: {
    title: 'Valori tutti diversi',
    text: 'Di solito coppie, tris e poker di un livello possono avere lo stesso valore, per esempio due coppie di 6. Con questa regola, nel livello che cali i valori devono essere tutti diversi.',
    values: {
      no: 'Due coppie di un livello possono avere lo stesso valore, e così i tris e i poker.',
      yes: 'Coppie, tris e poker di un livello devono avere valori tutti diversi.',
    },
  },
  jokerNeedsNatural: {
    title: 'Mai solo jolly',
    text: 'Di solito una combinazione può essere fatta di soli jolly. Con questa regola, in ogni combinazione serve almeno una carta che non sia un jolly.',
    values: {
      no: 'Una combinazione può essere fatta di soli jolly.',
      yes: 'In ogni combinazione calata c’è almeno una carta che non è un jolly.',
    },
  },
  jokerSwap: {
    title: 'Liberare un jolly',
    text: 'Di solito un jolly sul tavolo resta lì. Con questa regola, dopo aver calato puoi mettere al suo posto la carta che sostituisce e prendere in mano il jolly.',
    values: {
      no: 'Un jolly sul tavolo resta dov’è.',
      yes: 'Dopo aver calato si può mettere la carta vera al posto di un jolly e prendere il jolly.',
    },
  },
  passTarget: {
    title: 'A chi far saltare il turno',
    text: 'Di solito metti una carta Salta turno davanti a qualsiasi avversario che non ne abbia già una. In alternativa, solo davanti a chi gioca dopo di te, sempre che non ne abbia già una.',
    values: {
      any: 'Una carta Salta turno si mette davanti a qualsiasi avversario che non ne abbia una.',
      next: 'Una carta Salta turno si mette solo davanti al prossimo giocatore.',
    },
  },
  passUpcardSkips: {
    title: 'Salta turno a inizio manche',
    text: 'Di solito non succede niente se la prima carta scoperta è una Salta turno. Con questa regola va davanti a chi dovrebbe cominciare, che salta il turno e la infila, scoperta, sotto il mazzo.',
    values: {
      no: 'Una Salta turno scoperta a inizio manche non ha effetto.',
      yes: 'Una Salta turno scoperta a inizio manche fa saltare il turno al primo giocatore.',
    },
  },
  passWithTwo: {
    title: 'Salta turno con due giocatori',
    text: 'Di solito anche in due si usano le carte Salta turno. In alternativa, in due si lasciano nella scatola.',
    values: {
      yes: 'Anche in due si gioca con le carte Salta turno.',
      removed: 'In due si gioca senza carte Salta turno.',
    },
  },
  stockOut: {
    title: 'Quando finisce il mazzo',
    text: 'Questa regola stabilisce che cosa succede quando si prende l’ultima carta del mazzo. In Level 8 di solito se ne fa un altro con gli scarti; in Level Up si completa il turno, che è l’ultimo della manche. La manche può anche finire subito, oppure si continua a prendere dagli scarti finché si può. Se non si rifà, il mazzo è finito anche quando in cima c’è una carta scoperta.',
    values: {
      rebuild: 'Quando il mazzo finisce, si mescolano gli scarti e se ne fa un altro.',
      'finish-turn': 'Quando il mazzo finisce, si completa il turno e la manche è finita.',
      'at-once': 'La manche finisce nel momento in cui finisce il mazzo.',
      'play-on':
        'Quando il mazzo finisce, si continua con gli scarti finché c’è una carta da prendere.',
    },
  },
  stockOutBonus: {
    title: 'Bonus all’ultimo turno',
    text: 'Conta quando, finito il mazzo, il turno in corso è l’ultimo. Di solito, se in quel turno chiudi, sali di due livelli. In alternativa, sali solo di uno.',
    values: {
      yes: 'Se chiudi a mazzo finito, sali comunque di due livelli.',
      no: 'Se chiudi a mazzo finito, sali di un livello solo.',
    },
  },
  nextDealer: {
    title: 'Il prossimo mazziere',
    text: 'Questa regola stabilisce chi dà le carte nella manche successiva: in Level 8 di solito chi siede alla sinistra del mazziere, in Level Up chi ha giocato l’ultimo turno.',
    values: {
      left: 'Nella manche successiva dà le carte chi siede alla sinistra del mazziere.',
      last: 'Nella manche successiva dà le carte chi ha giocato per ultimo.',
    },
  },
  bonusPalier: {
    title: 'Il livello bonus',
    text: 'Quando chiudi la manche nel percorso libero, togli un secondo livello. Di solito lo scegli tu; in alternativa, è il più basso fra quelli che ti restano.',
    values: {
      free: 'Se chiudi, scegli il secondo livello da togliere.',
      lowest: 'Se chiudi, togli anche il più basso dei livelli che ti restano.',
    },
  },
  browseDiscards: {
    title: 'Sfogliare gli scarti',
    text: 'Di solito, di ogni pila di scarti il tavolo mostra solo la carta in cima e il numero di carte. Con questa regola mostra anche le carte sotto. Non si scopre nessun segreto, perché tutti le hanno viste scartare.',
    values: {
      no: 'Di una pila di scarti si vede solo la carta in cima.',
      yes: 'Si possono sfogliare tutti gli scarti.',
    },
  },
  openWin: {
    title: 'Quale livello fa vincere',
    text: 'Nel percorso libero di solito vinci quando hai tolto tutti i tuoi livelli. Il libretto, preso alla lettera, dice altro: vinci quando a fine manche hai tolto l’ultimo, l’8, anche se te ne restano altri. Se ci riuscite in più di uno nella stessa manche, vince da solo chi di voi l’ha chiusa; altrimenti vincete insieme.',
    values: {
      all: 'Nel percorso libero vinci quando hai tolto tutti i tuoi livelli.',
      last: 'Nel percorso libero vinci appena hai tolto il livello più alto, anche se te ne restano altri.',
    },
  },
  keepLevel: {
    title: 'Tenere carte: quale livello conta',
    text: 'Questa regola stabilisce quale livello decide se puoi tenere carte. Di solito è quello di questa manche, e puoi tenerle solo se non lo hai calato. Il libretto si può leggere anche così: conta il livello a cui sei dopo che tutti sono saliti, e puoi tenere carte anche se hai calato.',
    values: {
      played: 'Puoi tenere carte solo se non hai calato; conta il livello di questa manche.',
      reached: 'Per tenere carte conta il livello a cui sali, anche se hai calato.',
    },
  },
  keepFrom: {
    title: 'Tenere carte: da quale livello',
    text: 'Da questo livello in poi, se a fine manche non hai calato puoi tenere delle carte. Nel percorso a due stelle di solito è il 5. Negli altri percorsi conta solo se permetti di tenere almeno una carta.',
    values: (level) =>
      `Dal livello ${level} in poi, se non hai calato puoi tenere carte per la manche successiva.`,
  },
  keepCards: {
    title: 'Tenere carte: quante',
    text: 'Qui scegli quante carte al massimo, da 0 a 9, puoi tenere per la manche successiva se non hai calato. Nel percorso a due stelle di solito sono 4, negli altri 0, cioè nessuna. Una carta Tieni ne permette sempre fino a tre.',
    values: (cards) =>
      cards === 0
        ? 'Non si tengono carte per la manche successiva.'
        : `Per la manche successiva puoi tenere al massimo ${count(cards, CARDS)}.`,
  },
  levels: {
    title: 'Un percorso più breve',
    text: 'Di solito si giocano tutti i livelli. Qui scegli quanti se ne giocano, a partire dal primo. L’ultimo di quelli scelti è anche quello che fa vincere.',
    values: (levels) =>
      levels === 1
        ? 'Si gioca solo il primo livello.'
        : `Si giocano solo i primi ${number(levels)} livelli: ${il(number(levels))} è l’ultimo.`,
  },
  startLevel: {
    title: 'Livello di partenza',
    text: 'Ogni giocatore comincia dal livello che gli assegni qui, così chi è alle prime armi gioca alla pari con chi è più forte. Di solito tutti cominciano dal livello 1.',
    values: (levels) =>
      `Livelli di partenza: ${and(levels.map((level, index) => `${seatNumber(index + 1)} al livello ${level}`))}.`,
  },
  firstDealer: {
    title: 'Il primo mazziere',
    text: 'Di solito il mazziere della prima manche si sorteggia; puoi anche scegliere un giocatore. Dalla seconda manche vale la regola del prossimo mazziere.',
    values: (seat) =>
      seat === 0
        ? 'Il primo mazziere si sorteggia.'
        : `Il giocatore ${seat} dà le carte per primo.`,
  },
};

const book: Part<'rules'>['book'] = {
  title: 'Regolamento',
  search: 'Cerca nelle regole',
  searchHint: 'Una parola, o un codice come LAY-3',
  found: (rules) => count(rules, { one: 'regola trovata', other: 'regole trovate' }),
  noneFound: 'Nessuna regola trovata. Prova un’altra parola, o mostra tutte le regole.',
  forTable: 'Per questo gioco',
  edition: 'Edizione',
  ladder: 'Percorso di livelli',
  master: 'Espansione',
  withHouseRules: (rules) =>
    `Con ${count(rules, { one: 'regola della casa', other: 'regole della casa' })} del tuo tavolo`,
  showAll: 'Mostra tutte le regole',
  showAllAbout: (hidden) =>
    `${count(hidden, { one: 'regola che non riguarda', other: 'regole che non riguardano' })} questo gioco`,
  chapters: {
    'setting-up': 'Preparazione',
    turn: 'Il tuo turno',
    jokers: 'I jolly',
    'pass-cards': 'Le carte Salta turno',
    stock: 'Il mazzo',
    'round-end': 'La fine della manche',
    winning: 'Vincere',
    'open-ladder': 'Il percorso libero',
    'two-stars': 'Tenere carte',
    master: 'Le carte Master',
    'house-rules': 'Regole della casa',
    'own-ladders': 'I tuoi percorsi e le mosse poco chiare',
  },
  ladderTitle: (ladder) => `I livelli: ${ladder}`,
  levelsPrinted: (printed, levels) => {
    if (printed === levels) return 'Nel libretto';
    if (printed === 0) return 'Livelli di Palier: nei libretti che abbiamo non ci sono';
    return `Nel libretto fino al livello ${number(printed)}; gli altri come li citano altre fonti`;
  },
  levelHeader: 'Livello',
  asksFor: 'chiede',
  atThisTable: 'A questo tavolo:',
  inThisBox: 'In questo gioco:',
  notHere: 'non riguarda questo gioco',
  linkTo: (id) => `Link a ${id}`,
  sources: {
    book: 'Nel libretto',
    ruling: 'Decisione di Palier: il libretto non ne parla',
  },
  partlyOurs: 'Nel libretto; i dettagli sono una decisione di Palier',
  optionSources: {
    book: 'Opzione di Palier; la regola abituale è nel libretto',
    ruling:
      'Opzione di Palier; la regola abituale è una nostra decisione, il libretto non ne parla',
  },
  usualMarks: {
    book: 'come nella scatola',
    ruling: 'decisione di Palier',
  },
  byChance: 'A sorte',
  otherReading: 'Si può leggere anche così:',
  toHouseRule: (title) => `Regola della casa: ${title}`,
  foundBy: (words) => `Si dice anche: ${words.join(', ')}`,
  unknownRule: (id) => `La regola ${quote(id)} non esiste.`,
};

const form: Part<'rules'>['form'] = {
  about: 'Gioca come a casa tua: cambia le regole che vuoi.',
  reset: 'Torna alle regole della scatola',
  topics: {
    drawing: 'Pescare e scartare',
    laying: 'Calare, attaccare, jolly',
    passing: 'Carte Salta turno',
    ending: 'La fine della manche',
    climbing: 'Salire e vincere',
    keeping: 'Tenere carte',
  },
  idleRules: (rules) =>
    `${count(rules, { one: 'regola qui non cambia', other: 'regole qui non cambiano' })} nulla`,
  idle: {
    'no-pass-cards': 'In questo gioco non ci sono carte Salta turno.',
    'no-jokers': 'In questo gioco non ci sono jolly.',
    'more-than-two': 'Conta solo quando si gioca in due.',
    'only-two': 'In due c’è un solo avversario.',
    'not-open': 'Conta solo nel percorso libero.',
    'no-two-sets': 'In questa partita nessun livello chiede due o più coppie, tris o poker.',
    'not-last-turn': 'Conta solo se, finito il mazzo, si completa il turno.',
    'nothing-kept': 'Qui non si tengono carte.',
    'one-level': 'Si gioca un solo livello.',
  },
};

export const rules: Part<'rules'> = {
  ...makeRuleWords(ledger, houseRules, searchWords),
  book,
  form,
};
