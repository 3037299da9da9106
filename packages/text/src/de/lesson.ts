/** The lesson in German. */
import type { Part } from '../langs.ts';
import { masterNames } from '../specials.ts';
import { and, or } from './speech.ts';
import { specials } from './specials.ts';

const counted = (count: number, one: string, many: string, none: string): string =>
  count === 0 ? `${none} ${many}.` : `${count} ${count === 1 ? one : many}.`;

export const lesson: Part<'lesson'> = {
  title: 'Die Lektion',
  about:
    'Lern beim Spielen, in etwa drei Minuten. Du kannst jederzeit aufhören und später weitermachen.',
  start: 'Anfangen',
  goOn: 'Weitermachen',
  restart: 'Von vorn anfangen',
  chapterList: 'Kapitel',
  level8: 'Nur bei Level 8',
  isDone: 'fertig',
  isLeft: 'angefangen',
  chapterOf: (number, chapters) => `Kapitel ${number} von ${chapters}`,
  exercise: 'Zum Ausprobieren',
  stepOf: (number, steps) => `Schritt ${number} von ${steps}`,
  chapters: {
    draw: {
      title: 'Ziehen und abwerfen',
      about: 'Wie jeder Zug beginnt und endet',
      learnt: 'In jedem Zug: eine Karte nehmen, dann eine abwerfen.',
    },
    lay: {
      title: 'Das Level auslegen',
      about: 'Sammeln, was dein Level verlangt',
      learnt: 'Ein Level wird auf einmal ausgelegt, sobald es vollständig ist.',
    },
    add: {
      title: 'Karten anlegen',
      about: 'Weitere Karten auf dem Tisch loswerden',
      learnt: 'Wer ausgelegt hat, darf bei allen anlegen, was passt.',
    },
    out: {
      title: 'Ausmachen und aufsteigen',
      about: 'Die Runde beenden und die Leiter hinauf',
      learnt: 'Ausgemacht: zwei Level. Nur ausgelegt: eins. Sonst: keins.',
    },
    jokers: {
      title: 'Joker',
      about: 'Eine Karte, die für jede andere steht',
      learnt: 'Ein Joker steht für jeden Wert und jede Farbe und bleibt dabei.',
    },
    pass: {
      title: 'Passkarten',
      about: 'Jemanden aussetzen lassen',
      learnt: 'Eine Passkarte wird statt des Abwurfs gespielt: Jemand setzt aus.',
    },
    'last-discarded': {
      title: 'Die letzte Karte abwerfen',
      about: 'Wie bei Level 8 ausgemacht wird',
      learnt: 'Bei Level 8 kommt die letzte Karte immer auf deinen Ablagestapel.',
    },
    'last-added': {
      title: 'Die letzte Karte anlegen',
      about: 'Wie bei Level Up ausgemacht wird',
      learnt: 'Bei Level Up darf die letzte Karte ausgelegt, angelegt oder abgeworfen werden.',
    },
    'win-by-laying': {
      title: 'Durch Auslegen gewinnen',
      about: 'Wie eine Partie Level 8 endet',
      learnt: 'Bei Level 8 gewinnt sofort, wer Level 8 auslegt.',
    },
  },
  steps: {
    'draw-stock': {
      what: 'Zieh eine Karte vom Stapel.',
      why: 'Jeder Zug beginnt mit einer Karte.',
    },
    'discard-spare': {
      what: 'Wähl eine graue Karte und wirf sie ab.',
      why: 'So endet jeder Zug. Die grauen braucht dein Level nicht.',
    },
    'take-pile': {
      what: 'Nimm die 7 von Odiles Ablagestapel.',
      why: 'Auch die oberste Karte einer Ablage darfst du nehmen, und du sammelst Siebenen.',
    },
    'discard-again': {
      what: 'Wirf noch eine graue Karte ab.',
      why: 'Nach jedem Zug hast du wieder zehn Karten.',
    },
    collect: {
      what: 'Nimm die 6 von Odiles Ablagestapel.',
      why: 'Dein Level verlangt einen Drilling und eine Folge aus 4: Nur eine 6 fehlt.',
    },
    'lay-level': {
      what: 'Leg dein Level aus.',
      why: 'Es ist vollständig: Sieh dir den Vorschlag an und bestätige ihn.',
    },
    'discard-after': {
      what: 'Wirf eine Karte ab.',
      why: 'Du hast ausgelegt: Werde den Rest schneller los als die anderen.',
    },
    'add-draw': {
      what: 'Zieh eine Karte.',
      why: 'Odile und du habt ausgelegt. Drei Karten sind übrig.',
    },
    'add-own': {
      what: 'Wähl die rote 6, dann deine Folge.',
      why: 'Eine Folge wächst an beiden Enden um die nächste Zahl.',
    },
    'add-other': {
      what: 'Leg die gelbe 10 an Odiles Zehnen an.',
      why: 'Auch die Kombinationen der anderen nehmen deine Karten auf.',
    },
    'add-discard': { what: 'Wirf eine Karte ab.', why: 'Diese beiden passen nirgends.' },
    'out-draw': {
      what: 'Zieh eine Karte.',
      why: 'Mit nur zwei Karten kann das der letzte Zug sein.',
    },
    'out-add': {
      what: 'Leg eine passende Karte an.',
      why: 'Zwei deiner drei Karten haben einen Platz.',
    },
    'out-add-more': { what: 'Leg auch die andere an.', why: 'Dann bleibt nur eine Karte.' },
    'out-last': {
      what: 'Wirf deine letzte Karte ab.',
      why: 'Mit leerer Hand machst du aus: Die Runde ist vorbei, und du steigst auf.',
    },
    'joker-draw': {
      what: 'Zieh eine Karte.',
      why: 'Du brauchst zwei Folgen aus 3. Eine 10 wäre genau richtig.',
    },
    'joker-lay': {
      what: 'Leg dein Level mit dem Joker aus.',
      why: 'Er steht für die 10 zwischen 9 und 11.',
    },
    'joker-discard': {
      what: 'Wirf eine Karte ab.',
      why: 'Der Joker bleibt die ganze Runde eine 10; niemand darf ihn tauschen.',
    },
    'pass-draw': {
      what: 'Zieh eine Karte.',
      why: 'Achtung: Odile hat ausgelegt und nur noch zwei Karten.',
    },
    'pass-play': {
      what: 'Wähl die Passkarte, dann Odile.',
      why: 'Sie wird statt des Abwurfs gespielt, und Odile setzt einmal aus.',
    },
    'pass-again': {
      what: 'Zieh eine Karte.',
      why: 'Odile musste aussetzen: Schon bist du wieder dran.',
    },
    'pass-lay': { what: 'Leg dein Level aus.', why: 'Der gewonnene Zug hat sich gelohnt.' },
    'last-draw': { what: 'Zieh eine Karte.', why: 'Alle drei Karten werden einen Platz haben.' },
    'last-add': {
      what: 'Leg die blaue 6 an deine Folge an.',
      why: 'Angelegt wird, wie du es kennst.',
    },
    'last-add-more': { what: 'Leg die grüne 8 an.', why: 'Auch sie hat einen Platz.' },
    'last-discard': {
      what: 'Wirf deine letzte Karte ab.',
      why: 'Sie würde passen, aber bei Level 8 muss die letzte Karte abgeworfen werden.',
    },
    'any-draw': { what: 'Zieh eine Karte.', why: 'Beide Karten werden einen Platz haben.' },
    'any-add': {
      what: 'Leg die rote 6 an deine Folge an.',
      why: 'Angelegt wird, wie du es kennst.',
    },
    'any-last': {
      what: 'Leg auch deine letzte Karte an.',
      why: 'Bei Level Up braucht es zum Ausmachen keinen Abwurf.',
    },
    'win-take': {
      what: 'Nimm die 11 von Odiles Ablagestapel.',
      why: 'Du bist beim letzten Level.',
    },
    'win-lay': { what: 'Leg Level 8 aus.', why: 'Bei Level 8 gewinnt das die Partie sofort.' },
  },
  praises: ['Gut!', 'Genau so!', 'Gut gemacht!', 'Richtig!'],
  watch: 'Jetzt spielen die anderen.',
  notAsked: 'Auch das ist erlaubt. Versuch aber zuerst das:',
  showMe: 'Zeig es mir',
  key: (key) => `Taste ${key}`,
  nextChapter: (title) => `Weiter: ${title}`,
  skip: 'Überspringen',
  again: 'Noch einmal',
  allChapters: 'Alle Kapitel',
  finish: 'Abschließen',
  leave: 'Lektion verlassen',
  ended: 'Du kannst spielen!',
  endedAbout: 'Der Rest kommt beim Spielen. Zwei leichte Gegner warten schon.',
  firstGame: (edition) => `${edition} spielen`,
  notDealt: 'Die Partie konnte nicht gegeben werden. Versuch es noch einmal.',
  rulebook: 'Spielregeln lesen',

  differences: {
    link: 'Ich kenne eine andere Ausgabe',
    linkAbout: 'Nur, was anders ist',
    title: 'Was ist anders?',
    about: 'Wähl die Ausgabe, die du kennst, und die, die du spielen willst.',
    known: 'Ich kenne',
    wanted: 'Ich will spielen',
    swap: 'Beide tauschen',
    same: 'Diese beiden sind gleich.',
    count: (differences) =>
      differences === 1 ? 'Eine Sache ist anders.' : `${differences} Dinge sind anders.`,
    before: 'Du kennst:',
    now: 'Jetzt:',
    level: 'Level',
    tryIt: 'Ausprobieren',
    back: 'Zurück zu den Unterschieden',
    deck: (cards) => `${cards} Karten.`,
    numbers: (top) => `Zahlen von 1 bis ${top} in sechs Farben.`,
    jokers: (jokers) => counted(jokers, 'Joker', 'Joker', 'Keine'),
    passCards: (cards) => counted(cards, 'Passkarte', 'Passkarten', 'Keine'),
    stacked: 'Die Level werden der Reihe nach gespielt.',
    open: 'Jedes verbliebene Level darf ausgelegt werden. Wer ausmacht, entfernt ein zweites nach Wahl.',
    keep: (cards, level) =>
      `Ab Level ${level} darf, wer nicht ausgelegt hat, bis zu ${cards} Karten für die nächste Runde behalten.`,
    keepNothing: 'Es werden keine Karten für die nächste Runde behalten.',
    specials: (cards) =>
      cards === 0
        ? `Keine Karten ${or(masterNames(specials))}.`
        : `${cards} Sonderkarten, statt des Abwurfs gespielt: ${and(masterNames(specials))}.`,
    rangedJokers: (cards) =>
      cards === 0
        ? 'Keine begrenzten Joker.'
        : `${cards} begrenzte Joker: nur für 1 bis 5, 6 bis 10 oder 11 bis 15.`,
    titles: {
      deck: 'Die Karten',
      numbers: 'Die Zahlen',
      jokers: 'Joker',
      passCards: 'Passkarten',
      mode: 'Die Reihenfolge der Level',
      levels: 'Was die Level verlangen',
      keep: 'Karten behalten',
      specials: 'Sonderkarten',
      rangedJokers: 'Begrenzte Joker',
      goingOut: 'Ausmachen',
      winOnLaying: 'Gewinnen',
      stockOut: 'Wenn der Stapel leer ist',
      nextDealer: 'Wer als Nächstes gibt',
      other: 'Eine weitere Regel',
    },
  },
};
