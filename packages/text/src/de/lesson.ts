/** The lesson in German. */
import type { Part } from '../langs.ts';

const counted = (count: number, one: string, many: string, none: string): string =>
  count === 0 ? `${none} ${many}.` : `${count} ${count === 1 ? one : many}.`;

export const lesson: Part<'lesson'> = {
  title: 'Einführung',
  aim: 'Das Ziel: acht Level vor allen anderen schaffen. Lege die Kombinationen deines Levels aus und werde deine Karten los.',
  about:
    'Lerne das Spiel beim Spielen, in etwa drei Minuten. Du kannst jederzeit aufhören und später weitermachen.',
  start: 'Starten',
  goOn: 'Weitermachen',
  restart: 'Von vorn beginnen',
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
      learnt: 'In jedem Zug ziehst du zuerst eine Karte und wirfst am Ende eine ab.',
    },
    lay: {
      title: 'Das Level auslegen',
      about: 'Wie du sammelst, was dein Level verlangt',
      learnt: 'Ist dein Level vollständig, legst du es auf einmal aus.',
    },
    add: {
      title: 'Karten anlegen',
      about: 'Wie du weitere Karten loswirst',
      learnt:
        'Nach dem Auslegen darfst du passende Karten an alle Kombinationen anlegen, auch an fremde.',
    },
    out: {
      title: 'Schluss machen und aufsteigen',
      about: 'Wie du die Runde beendest und aufsteigst',
      learnt: 'Schluss gemacht: zwei Level. Nur ausgelegt: ein Level. Sonst: keins.',
    },
    jokers: {
      title: 'Joker',
      about: 'Was ein Joker kann',
      learnt:
        'Ein Joker kann für jeden Wert und jede Farbe stehen. Wofür er steht, bleibt bis zum Ende der Runde gleich.',
    },
    pass: {
      title: 'Aussetzkarten',
      about: 'Wie du jemanden aussetzen lässt',
      learnt: 'Statt abzuwerfen, kannst du eine Aussetzkarte spielen: Dann setzt jemand aus.',
    },
    'last-discarded': {
      title: 'Die letzte Karte abwerfen',
      about: 'Wie du bei Level 8 Schluss machst',
      learnt: 'Bei Level 8 musst du deine letzte Karte abwerfen, um Schluss zu machen.',
    },
    'last-added': {
      title: 'Die letzte Karte anlegen',
      about: 'Wie du bei Level Up Schluss machst',
      learnt: 'Bei Level Up darfst du deine letzte Karte auslegen, anlegen oder abwerfen.',
    },
    'win-by-laying': {
      title: 'Durch Auslegen gewinnen',
      about: 'Wie eine Partie Level 8 endet',
      learnt: 'Bei Level 8 gewinnst du sofort, wenn du das achte Level auslegst.',
    },
  },
  wins: 'Bei Level 8 gewinnt sofort, wer zuerst das achte Level auslegt.',
  otherEnds: 'Bei Level Up endet die Partie anders, siehe Spielregeln.',
  steps: {
    'draw-stock': {
      what: 'Ziehe eine Karte vom Nachziehstapel.',
      why: 'Damit beginnt jeder Zug.',
    },
    'discard-spare': {
      what: 'Wähle eine graue Karte und wirf sie ab.',
      why: 'So endet dein Zug. Die grauen Karten brauchst du für dein Level nicht.',
    },
    'take-pile': {
      what: 'Nimm die 7 von Odiles Ablagestapel.',
      why: 'Mit deiner 8 und deiner 9 ergibt sie eine Folge. Statt zu ziehen, darfst du die oberste Karte eines Ablagestapels nehmen.',
    },
    'discard-again': {
      what: 'Wirf noch eine graue Karte ab.',
      why: 'Solange du nicht ausgelegt hast, endet jeder Zug mit zehn Karten.',
    },
    collect: {
      what: 'Nimm die 3 von Odiles Ablagestapel.',
      why: 'Dein Level verlangt zwei 3er-Folgen: Zu deiner 1 und deiner 2 fehlt nur noch eine 3.',
    },
    'lay-level': {
      what: 'Lege dein Level aus.',
      why: 'Es ist vollständig: Sieh dir den Vorschlag an und bestätige ihn.',
    },
    'discard-after': {
      what: 'Wirf eine Karte ab.',
      why: 'Du hast ausgelegt: Werde den Rest schneller los als Odile.',
    },
    'add-draw': {
      what: 'Ziehe eine Karte.',
      why: 'Odile und du habt ausgelegt. Du hast noch drei Karten.',
    },
    'add-own': {
      what: 'Wähle die rote 6, dann deine Folge.',
      why: 'Eine Folge kann an beiden Enden wachsen, immer um den nächsten Wert.',
    },
    'add-other': {
      what: 'Lege die gelbe 10 an Odiles Zehnen an.',
      why: 'Du darfst auch an die Kombinationen der anderen anlegen.',
    },
    'add-discard': { what: 'Wirf eine Karte ab.', why: 'Diese beiden passen nirgends.' },
    'out-draw': {
      what: 'Ziehe eine Karte.',
      why: 'Du hast nur noch zwei Karten: Das kann der letzte Zug sein.',
    },
    'out-add': {
      what: 'Lege eine passende Karte an.',
      why: 'Zwei deiner drei Karten passen.',
    },
    'out-add-more': { what: 'Lege auch die andere an.', why: 'Dann bleibt nur noch eine Karte.' },
    'out-last': {
      what: 'Wirf deine letzte Karte ab.',
      why: 'Damit machst du Schluss: Die Runde ist vorbei, und du steigst auf.',
    },
    'joker-draw': {
      what: 'Ziehe eine Karte.',
      why: 'Du brauchst zwei 3er-Folgen. Eine 10 wäre genau richtig.',
    },
    'joker-lay': {
      what: 'Lege dein Level mit dem Joker aus.',
      why: 'Er steht für die 10 zwischen 9 und 11.',
    },
    'joker-discard': {
      what: 'Wirf eine Karte ab.',
      why: 'Der Joker bleibt die ganze Runde eine 10; niemand darf ihn austauschen.',
    },
    'pass-draw': {
      what: 'Ziehe eine Karte.',
      why: 'Achtung: Odile hat ausgelegt und hält nur noch zwei Karten.',
    },
    'pass-play': {
      what: 'Wähle die Aussetzkarte, dann Odile.',
      why: 'Du spielst sie, statt abzuwerfen, und Odile setzt einmal aus.',
    },
    'pass-again': {
      what: 'Ziehe eine Karte.',
      why: 'Odile setzt aus: Schon bist du wieder dran.',
    },
    'pass-lay': { what: 'Lege dein Level aus.', why: 'Der zusätzliche Zug hat sich gelohnt.' },
    'last-draw': { what: 'Ziehe eine Karte.', why: 'Danach passen alle drei Karten.' },
    'last-add': {
      what: 'Lege die blaue 6 an deine Folge an.',
      why: 'Das kennst du schon.',
    },
    'last-add-more': { what: 'Lege die grüne 8 an.', why: 'Auch sie passt.' },
    'last-discard': {
      what: 'Wirf deine letzte Karte ab.',
      why: 'Sie würde passen, aber bei Level 8 musst du die letzte Karte abwerfen.',
    },
    'any-draw': { what: 'Ziehe eine Karte.', why: 'Danach passen beide Karten.' },
    'any-add': {
      what: 'Lege die rote 6 an deine Folge an.',
      why: 'Das kennst du schon.',
    },
    'any-last': {
      what: 'Lege auch deine letzte Karte an.',
      why: 'Bei Level Up musst du nicht abwerfen, um Schluss zu machen.',
    },
    'win-take': {
      what: 'Nimm die 11 von Odiles Ablagestapel.',
      why: 'Du bist auf dem letzten Level.',
    },
    'win-lay': { what: 'Lege das achte Level aus.', why: 'Damit gewinnst du sofort.' },
  },
  praises: ['Gut!', 'Genau so!', 'Gut gemacht!', 'Richtig!'],
  watch: (name) => `Jetzt ist ${name} dran.`,
  notAsked: 'Auch das ist erlaubt, aber hier ist zuerst etwas anderes dran:',
  showMe: 'Zeig es mir',
  key: (key) => `Taste ${key}`,
  nextChapter: (title) => `Weiter: ${title}`,
  over: 'Geschafft!',
  skip: 'Überspringen',
  again: 'Noch einmal',
  allChapters: 'Alle Kapitel',
  playFirst: 'Erste Partie spielen',
  thisIsYou: 'Das bist du',
  deal: 'Karten austeilen',
  leave: 'Einführung verlassen',
  ended: 'Jetzt kannst du spielen!',
  endedAbout: 'Alles Weitere lernst du beim Spielen. Zwei ungeübte Gegner warten schon.',
  firstGame: (edition) => `${edition} spielen`,
  notDealt: 'Die Karten konnten nicht ausgeteilt werden. Bitte versuche es noch einmal.',
  rulebook: 'Spielregeln lesen',

  differences: {
    link: 'Ich kenne eine andere Ausgabe',
    linkAbout: 'Zeigt nur, was anders ist',
    title: 'Was ist anders?',
    about: 'Wähle die Ausgabe, die du kennst, und die, die du spielen willst.',
    known: 'Ich kenne',
    wanted: 'Ich möchte spielen',
    swap: 'Ausgaben tauschen',
    same: 'Diese beiden Ausgaben sind gleich.',
    count: (differences) =>
      differences === 1 ? 'Es gibt einen Unterschied.' : `Es gibt ${differences} Unterschiede.`,
    before: 'Bisher:',
    now: 'Jetzt:',
    level: 'Level',
    tryIt: 'Ausprobieren',
    back: 'Zurück zu den Unterschieden',
    deck: (cards) => `${cards} Karten.`,
    numbers: (top) => `Zahlen von 1 bis ${top} in sechs Farben.`,
    jokers: (jokers) => counted(jokers, 'Joker', 'Joker', 'Keine'),
    passCards: (cards) => counted(cards, 'Aussetzkarte', 'Aussetzkarten', 'Keine'),
    stacked: 'Du spielst die Level der Reihe nach.',
    open: 'Du darfst jedes übrige Level auslegen. Machst du Schluss, entfernst du ein zweites deiner Wahl.',
    keep: (cards, level) =>
      `Ab Level ${level} darfst du bis zu ${cards} Karten für die nächste Runde behalten, wenn du nicht ausgelegt hast.`,
    keepNothing: 'Du behältst keine Karten für die nächste Runde.',
    specials: (cards) =>
      cards === 0
        ? 'Keine Sonderkarten.'
        : `${cards} Sonderkarten: Nimm-, Tausch- und Haltekarten.`,
    rangedJokers: (cards) =>
      cards === 0
        ? 'Keine begrenzten Joker.'
        : `${cards} begrenzte Joker: nur für 1 bis 5, 6 bis 10 oder 11 bis 15.`,
    titles: {
      deck: 'Die Karten',
      numbers: 'Die Zahlen',
      jokers: 'Joker',
      passCards: 'Aussetzkarten',
      mode: 'Reihenfolge der Level',
      levels: 'Was die Level verlangen',
      keep: 'Karten behalten',
      specials: 'Sonderkarten',
      rangedJokers: 'Begrenzte Joker',
      goingOut: 'Schluss machen',
      winOnLaying: 'Gewinnen',
      stockOut: 'Leerer Nachziehstapel',
      nextDealer: 'Der nächste Geber',
      other: 'Weitere Regel',
    },
  },
};
