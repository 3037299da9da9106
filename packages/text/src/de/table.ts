/** The table in the browser, in German. */
import type { Part } from '../langs.ts';
import { buttons } from '../specials.ts';
import { and, CARDS, count, meldCall } from './speech.ts';
import { specials } from './specials.ts';

function of(name: string): string {
  return /[sxzß]$/iu.test(name) ? `${name}’` : `${name}s`;
}

export const table: Part<'table'> = {
  loading: 'Der Tisch wird gedeckt …',
  missing: 'Diese Partie ist nicht auf diesem Gerät.',
  elsewhere: 'Diese Partie ist in einem anderen Tab offen',
  elsewhereWhy:
    'Sie wird immer nur an einem Ort gespielt. Du kannst dort weiterspielen oder sie hierher holen.',
  failed: 'Die Partie konnte nicht geöffnet werden.',
  tryAgain: 'Noch einmal versuchen',
  takeOver: 'Hier spielen',
  toHome: 'Zurück zum Anfang',

  heading: (round, edition) => `${edition}, Runde ${round}`,
  round: (round) => `Runde ${round}`,
  you: 'Du',
  level: (level) => `Level ${level}`,
  levelAsks: (level, what) => `Level ${level}: ${what}`,
  cards: (cards) => count(cards, CARDS),
  laid: 'hat ausgelegt',
  missesTurn: 'setzt aus',
  holds: 'hat Halten gespielt',
  deals: 'hat gegeben',
  seat: (name, facts) => [name, ...facts].join(', '),
  leads: 'führt',

  stock: (cards) => `Nachziehstapel, ${count(cards, CARDS)}`,
  pileOf: (name, top, cards) =>
    top === undefined
      ? `${of(name)} Ablagestapel, leer`
      : `${of(name)} Ablagestapel: ${top}, ${count(cards, CARDS)}`,
  ownPile: (top, cards) =>
    top === undefined
      ? 'Dein Ablagestapel, leer'
      : `Dein Ablagestapel: ${top}, ${count(cards, CARDS)}`,
  stockName: 'Stapel',
  ownPileName: 'Deine Ablage',
  emptyPile: 'leer',
  meld: (owner, meld, cards) =>
    owner === undefined
      ? `Deine ${meldCall(meld)}: ${cards}`
      : `${of(owner)} ${meldCall(meld, false)}: ${cards}`,
  nothingLaid: 'Noch niemand hat sein Level ausgelegt.',
  melds: 'Kombinationen auf dem Tisch',
  opponents: 'Mitspieler',
  players: 'Spieler',
  hand: (cards) => `Deine Hand, ${count(cards, CARDS)}`,
  handCard: (card, { isFresh, isSpare, fits }) =>
    [
      card,
      ...(isFresh ? ['neu'] : []),
      ...(fits ? ['passt an'] : []),
      ...(isSpare ? ['übrig'] : []),
    ].join(', '),
  isTarget: 'jetzt möglich',

  yourTurn: (step) => `Du bist dran: ${step}`,
  turnOf: (name) => `${name} ist dran`,
  deciding: (names) => `${and(names)} ${names.length === 1 ? 'wählt' : 'wählen'} noch`,
  paused: 'Pause',

  yourLevel: (level) => `Dein Level ${level}`,
  partFilled: (part, have, size) => `${part}: ${have} von ${size}`,
  nearestLevel: (level) => `Am nächsten: Level ${level}`,
  doneOf: (done, levels) => `${done} von ${levels}`,
  cardsMissing: (missing) => (missing === 1 ? '1 Karte fehlt' : `${missing} Karten fehlen`),
  canLay: 'vollständig',
  youLaid: (level) => `Level ${level} liegt aus`,
  thenGoOut: 'Lege an, was passt, und werde den Rest los.',

  draw: 'Vom Stapel ziehen',
  lay: (level) => `Level ${level} auslegen`,
  addTo: (owner, meld) =>
    owner === undefined
      ? `An deine ${meldCall(meld)} anlegen`
      : `An ${of(owner)} ${meldCall(meld, false)} anlegen`,
  addWhere: 'Anlegen …',
  discard: 'Abwerfen',
  chooseDiscard: 'Wähle eine Karte',
  chooseDraw: 'Abgeworfene nehmen',
  skip: (name) => `${name} setzt aus`,
  skipWhom: 'Wer setzt aus?',
  plays: buttons(specials),
  wait: 'Bitte warten',

  sort: 'Hand sortieren',
  sorts: {
    value: 'Nach Wert',
    colour: 'Nach Farbe',
    level: 'Auf mein Level hin',
    own: 'Wie ich sie lege',
  },
  hint: 'Tipp',
  takeBack: 'Zurücknehmen',
  menu: 'Menü',
  history: 'Was geschah',
  situation: 'Was kann ich tun?',
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  next: 'Weiter',
  previous: 'Vorige',

  pause: 'Pause',
  resume: 'Weiterspielen',
  leave: 'Tisch verlassen',
  leaveAbout: 'Die Partie ist gespeichert; du kannst sie jederzeit fortsetzen.',
  rulebook: 'Spielregeln',
  settings: 'Einstellungen',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  pace: 'Bots spielen',
  paces: { slow: 'langsam', normal: 'normal', fast: 'schnell', instant: 'sofort' },
  keys: 'Tasten',
  keyList: [
    { key: '← →', does: 'durch die Hand gehen' },
    { key: 'Eingabe', does: 'eine Karte wählen; zweimal schnell: der naheliegende Zug' },
    { key: 'D', does: 'vom Stapel ziehen' },
    { key: 'T', does: 'eine abgeworfene Karte nehmen' },
    { key: 'L', does: 'dein Level auslegen' },
    { key: 'A', does: 'die gewählte Karte anlegen' },
    { key: 'X', does: 'die gewählte Karte abwerfen' },
    { key: 'U', does: 'zurücknehmen' },
    { key: 'H', does: 'Tipp' },
    { key: 'S', does: 'Hand sortieren' },
    { key: '?', does: 'was kann ich tun?' },
  ],

  seeRule: (rule) => `Regel ${rule}`,

  troubles: {
    'choose-first': 'Wähle zuerst eine Karte auf deiner Hand.',
    'not-stored':
      'Das konnte nicht gespeichert werden und gilt daher nicht. Bitte versuch es noch einmal.',
    stale: 'Das Spiel war schon weiter, daher gilt das nicht. Bitte schau noch einmal hin.',
    'not-yours': 'Das ist nicht dein Platz.',
    'nothing-to-take-back': 'Jetzt gibt es nichts zurückzunehmen.',
    'not-over': 'Das kommt, wenn die Partie vorbei ist.',
  },

  hintTitle: 'Ein Tipp',
  doIt: 'Das tun',

  layAny: 'Ein Level auslegen',
  whichLevel: 'Welches Level?',
  layTitle: (level) => `Level ${level} auslegen`,
  way: (number, ways, more) => `Möglichkeit ${number} von ${ways}${more ? ' oder mehr' : ''}`,
  stays: (cards) =>
    cards === 0
      ? 'Keine Karte bleibt auf der Hand.'
      : `${count(cards, CARDS)} ${cards === 1 ? 'bleibt' : 'bleiben'} auf der Hand:`,
  layThis: 'Auslegen',
  byHand: 'Von Hand',
  proposals: 'Vorschläge',
  byHandAbout: 'Wähle eine Kombination und dann die Karten dafür.',
  partEmpty: 'noch keine Karte',
  whichMeaning: 'Wofür stehen die Joker?',
  whichWay: 'Was meinst du?',
  notComplete: 'Das Level ist noch nicht vollständig.',

  keepTitle: (most) => `Bis zu ${count(most, CARDS)} behalten`,
  keepAbout: 'Sie bleiben für die nächste Runde auf deiner Hand, ungesehen von den anderen.',
  keepThese: (cards) => (cards === 0 ? 'Keine behalten' : `${count(cards, CARDS)} behalten`),
  offerTitle: (cards) => `${count(cards, CARDS)} anbieten`,
  offerAbout: 'Jemand hat Nehmen gespielt und nimmt sich eine einzige der angebotenen Karten.',
  offerThese: 'Diese anbieten',
  swapTitle: 'Eine bis drei Karten tauschen',
  swapAbout: 'Sie kommen auf deinen Ablagestapel, und du ziehst ebenso viele vom Stapel.',
  swapThese: (cards) => `${count(cards, CARDS)} tauschen`,
  pickTitle: 'Nimm eine von diesen',
  pickAbout: 'Wem sie gehört, zieht eine andere Karte.',
  pickFrom: (name) => `Von ${name}`,
  dropTitle: 'Welches Level entfernst du noch?',
  dropAbout: 'Du hast ausgemacht: ein zweites Level deiner Wahl ist geschafft.',
  choose: (chosen, most) => `${chosen} von ${most} gewählt`,

  curtain: (name) => `Gib das Gerät an ${name}`,
  curtainAbout: 'Die letzte Hand ist verdeckt. Niemand sonst sollte jetzt hinsehen.',
  showCards: (name) => `Ich bin ${name}: Karten zeigen`,

  ladderOf: (name) => `${of(name)} Leiter`,
  yourLadder: 'Deine Leiter',
  done: 'geschafft',
  nowPlayed: 'jetzt',
  discardPile: 'Ablagestapel, die neueste zuerst',
  faceUp: (cards) => `offen darunter: ${cards}`,
  canDo: 'Du kannst:',
};
