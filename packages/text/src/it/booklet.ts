/** The rulebook's first chapter, in Italian. */
import type { Part } from '../langs.ts';
import { CARDS, count, number } from './speech.ts';

export const booklet: Part<'booklet'> = {
  title: (edition) => `Per cominciare: ${edition}`,
  about: 'Con parole nostre, non con quelle del libretto.',
  aimTitle: 'Lo scopo del gioco',
  aims: {
    'level-8':
      'Ci sono otto livelli da superare, una manche dopo l’altra. In ogni manche raccogli le carte che chiede il tuo livello e le cali. Vince chi per primo cala il livello 8, o chiude la manche dopo aver calato il 7.',
    'level-up':
      'È un viaggio verso la luna, in otto livelli. In ogni manche raccogli le carte che chiede il tuo livello e le cali; quando la manche finisce, quel livello è superato. Chi supera per primo il livello 8 arriva sulla luna e vince.',
  },
  boxTitle: 'Nella scatola',
  players: 'Giocatori',
  playersFrom: (least, most) => `da ${number(least)} a ${number(most)}`,
  age: 'Età',
  ageFrom: (years) => `da ${number(years)} anni in su`,
  hand: 'Carte a testa',
  handOf: (cards) => count(cards, CARDS),
  cards: 'Carte',
  cardsInAll: (cards) => `${count(cards, CARDS)} in tutto`,
  numbers: (cards, top, colours) =>
    `${count(cards, { one: 'carta numerata', other: 'carte numerate' })}: da 1 a ${number(top)} in ${number(colours)} colori`,
  jokers: (cards) => count(cards, { one: 'jolly', other: 'jolly' }),
  passes: (cards) => count(cards, { one: 'carta Salta turno', other: 'carte Salta turno' }),
  examplesTitle: 'Esempi',
  fits: 'Carte da attaccare:',
  examples: {
    run: 'Una scala di 3: valori uno dopo l’altro, di qualsiasi colore. Ci si può attaccare un 7 e poi un 8, oppure un 3 e poi un 2.',
    set: 'Un tris: tre volte lo stesso valore, di qualsiasi colore.',
    colour: 'Carte dello stesso colore: valori qualsiasi, un colore solo.',
    pairs:
      'Quattro coppie. Due sono di 6, e va bene così. Ci si può attaccare ogni 2, ogni 3 e ogni 6.',
    mixed:
      'Una scala di 4 e due coppie. Alla scala si può attaccare un 7 o un 12, alle coppie ogni 3 e ogni 9.',
    second:
      'Il livello 2, calato in una volta: una scala di 4 e quattro carte dello stesso colore.',
    red: 'Sul tavolo ci sono quattro carte rosse. Se hai già calato, puoi attaccare altre carte rosse.',
    longer: 'Una scala dal 5 all’8 si allunga con un 4, con un 9, o con un 9 e un 10.',
  },
  tipsTitle: 'Consigli di gioco',
  tips: {
    bonus:
      'Dopo aver calato, liberati in fretta delle altre carte: se chiudi sali di due livelli invece di uno.',
    'two-stars': 'Quando i livelli sono diventati troppo facili, passa al percorso a due stelle.',
    master:
      'Per partite più vivaci, aggiungi le carte speciali di Level 8 Master, o tutto Level 8 Master: così si mescola anche meno spesso.',
    hurry: 'Chiudi presto: gli altri hanno meno tempo per calare il loro livello.',
    piles: 'Tieni d’occhio tutti gli scarti: la carta che ti manca può essere lì in cima.',
    spare:
      'Tieni le carte che puoi attaccare alle combinazioni sul tavolo: la tua mano si svuota prima.',
    open: 'Poco tempo? Scopri tutti i tuoi livelli e calali nell’ordine che vuoi.',
  },
  peopleTitle: 'Chi l’ha fatto',
  roles: {
    editor: 'Redazione',
    illustrations: 'Illustrazioni',
    design: 'Grafica',
    publisher: 'Editore',
  },
  unsureTitle: 'Che cosa resta incerto',
  unsure: {
    'one-star':
      'Dei livelli a una stella i libretti francesi riportano solo il primo e alcuni esempi. I livelli da 2 a 8 sono quelli dei libretti tedesco e inglese del 2016, come li citano altre fonti; il 3 è il meno sicuro.',
    'two-star':
      'Non conosciamo fonti pubbliche per i livelli a due stelle. Quelli che si giocano qui sono nostri, ognuno più difficile del livello a una stella con lo stesso numero.',
    'third-example':
      'L’esempio con una scala di 4 e due coppie è nel libretto, ma nessun livello a una stella lo chiede.',
    'no-booklet':
      'Non abbiamo il libretto di questa edizione. Sappiamo quante carte contiene; per le regole valgono quelle delle altre due scatole.',
    names:
      'I nomi e l’età vengono dal libretto dell’edizione da 99 carte: nella nostra copia di questo libretto mancano.',
    misprint: 'In un punto il libretto parla di 96 carte. Per noi è un errore di stampa: sono 99.',
    'once-each':
      'Il libretto parla di 18 carte in ognuno dei sei colori. Che siano i valori da 1 a 18, una volta ciascuno, lo deduciamo noi.',
    'level-up-age':
      'La nostra copia del libretto non indica né l’età né il numero di giocatori. Ci sono carte dei livelli per sei, e l’età è quella di Level 8.',
    guide: 'I consigli sugli scarti e sulle carte utili vengono da una guida trovata in rete.',
  },
};
