/** The table in the browser, in German. */
import type { Deed } from '../facts.ts';
import type { Part } from '../langs.ts';
import { buttons } from '../specials.ts';
import { capital } from '../speech.ts';
import { and, CARDS, count, meldOf, ofName, or } from './speech.ts';
import { specials } from './specials.ts';

/** What can be done in a turn; to discard stands alone where nothing else can. */
const toDo: { readonly [D in Deed]: string } = {
  lay: 'lege aus',
  add: 'lege an',
  play: 'spiele eine Sonderkarte',
  discard: 'wirf ab',
};

export const table: Part<'table'> = {
  loading: 'Die Partie wird geladen …',
  missing: 'Diese Partie ist nicht auf diesem Gerät.',
  elsewhere: 'Diese Partie ist in einem anderen Tab offen',
  elsewhereWhy:
    'Sie kann immer nur an einer Stelle gespielt werden. Du kannst dort weiterspielen oder sie hierherholen.',
  failed: 'Die Partie konnte nicht geöffnet werden.',
  tryAgain: 'Noch einmal versuchen',
  takeOver: 'Hier spielen',
  toHome: 'Zur Startseite',

  heading: (round, edition) => `${edition}, Runde ${round}`,
  round: (round) => `Runde ${round}`,
  furthest: (place) => `Am weitesten oben: ${place}`,
  you: 'Du',
  level: (level) => `Level ${level}`,
  levelAsks: (level, what) => `Level ${level}: ${what}`,
  cards: (cards) => count(cards, CARDS),
  laid: 'hat ausgelegt',
  missesTurn: 'setzt aus',
  holds: 'hat eine Haltekarte gespielt',
  deals: 'hat ausgeteilt',
  seat: (name, facts) => [name, ...facts].join(', '),
  leads: 'führt',

  stock: (cards) => `Nachziehstapel, ${count(cards, CARDS)}`,
  pileOf: (name, top, cards) =>
    top === undefined
      ? `${ofName(name, 'Ablagestapel')}, leer`
      : `${ofName(name, 'Ablagestapel')}: ${top}, ${count(cards, CARDS)}`,
  ownPile: (top, cards) =>
    top === undefined
      ? 'Dein Ablagestapel, leer'
      : `Dein Ablagestapel: ${top}, ${count(cards, CARDS)}`,
  stockName: 'Stapel',
  ownPileName: 'Deine Ablage',
  emptyPile: 'leer',
  meld: (owner, meld, cards) => `${capital(meldOf(owner, meld))}: ${cards}`,
  nothingLaid: 'Noch niemand hat sein Level ausgelegt.',
  melds: 'Kombinationen auf dem Tisch',
  opponents: 'Mitspieler',
  players: 'Spieler',
  toHand: 'Zu deiner Hand',
  hand: (cards) => `Deine Hand, ${count(cards, CARDS)}`,
  handCard: (card, { isFresh, isSpare, fits }) =>
    [
      card,
      ...(isFresh ? ['neu'] : []),
      ...(fits ? ['anlegbar'] : []),
      ...(isSpare ? ['übrig'] : []),
    ].join(', '),
  isTarget: 'jetzt möglich',

  yourTurn: (step) => `Du bist dran: ${step}`,
  canNow: (deeds) =>
    `Du bist dran: ${capital(deeds.length > 1 ? or(deeds.map((deed) => toDo[deed])) : 'wirf eine Karte ab')}`,
  turnOf: (name) => `${name} ist dran`,
  deciding: (names) => `${and(names)} ${names.length === 1 ? 'wählt' : 'wählen'} noch`,
  paused: 'Pause',

  yourLevel: (level) => `Dein Level ${level}`,
  partFilled: (part, have, size) => `${part}: ${have} von ${size}`,
  nearestLevel: (level) => `Am weitesten: Level ${level}`,
  doneOf: (done, levels) => `${done} von ${levels}`,
  cardsMissing: (missing) => (missing === 1 ? '1 Karte fehlt' : `${missing} Karten fehlen`),
  canLay: 'vollständig',
  youLaid: (level) => `Level ${level} liegt aus`,
  thenGoOut: 'Lege an, was passt, und werde den Rest los.',

  draw: 'Karte ziehen',
  lay: (level) => `Level ${level} auslegen`,
  addTo: (owner, meld) => `An ${meldOf(owner, meld, 'die ')} anlegen`,
  addWhere: 'Anlegen …',
  discard: 'Abwerfen',
  chooseDiscard: 'Wähle eine Karte',
  chooseDraw: 'Offene Karte nehmen',
  skip: (name) => `${name} aussetzen lassen`,
  skipWhom: 'Wer soll aussetzen?',
  plays: buttons(specials),
  wait: 'Bitte warten',

  sort: 'Hand sortieren',
  sorts: {
    value: 'Nach Wert',
    colour: 'Nach Farbe',
    level: 'Für mein Level',
    own: 'Von Hand',
  },
  unsorted: 'Deine Hand bleibt jetzt so, wie du sie ordnest.',
  sortAgain: 'Wieder sortieren',
  hint: 'Tipp',
  takeBack: 'Zurücknehmen',
  menu: 'Menü',
  history: 'Verlauf',
  situation: 'Was kann ich tun?',
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  next: 'Nächste Möglichkeit',
  previous: 'Vorige Möglichkeit',

  pause: 'Pause',
  resume: 'Weiterspielen',
  leave: 'Tisch verlassen',
  leaveAbout: 'Die Partie ist gespeichert; du kannst jederzeit weiterspielen.',
  rulebook: 'Spielregeln',
  settings: 'Einstellungen',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  pace: 'Tempo der Bots',
  paces: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
  keys: 'Tasten',
  keyList: [
    { key: '← →', does: 'durch die Hand gehen' },
    {
      key: 'Eingabe',
      does: 'eine Karte wählen; zweimal kurz hintereinander: der naheliegende Spielzug',
    },
    { key: 'D', does: 'eine Karte ziehen' },
    { key: 'T', does: 'eine offene Karte nehmen' },
    { key: 'L', does: 'dein Level auslegen' },
    { key: 'A', does: 'die gewählte Karte anlegen' },
    { key: 'X', does: 'die gewählte Karte abwerfen' },
    { key: 'U', does: 'den Spielzug zurücknehmen' },
    { key: 'H', does: 'einen Tipp zeigen' },
    { key: 'S', does: 'die Hand sortieren' },
    { key: '?', does: 'zeigen, was du tun kannst' },
  ],

  seeRule: (rule) => `Regel ${rule}`,

  troubles: {
    'choose-first': 'Wähle zuerst eine Karte auf deiner Hand.',
    'fits-nowhere': 'Diese Karte passt an keine Kombination auf dem Tisch.',
    'not-stored':
      'Das konnte nicht gespeichert werden und gilt daher nicht. Bitte versuche es noch einmal.',
    stale: 'Die Partie war schon weiter, daher gilt das nicht. Bitte sieh noch einmal hin.',
    'not-yours': 'Das ist nicht dein Platz.',
    'nothing-to-take-back': 'Jetzt gibt es nichts zurückzunehmen.',
    'not-over': 'Das geht erst, wenn die Partie vorbei ist.',
  },

  hintTitle: 'Tipp',
  doIt: 'Tipp befolgen',

  layAny: 'Level auslegen',
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
  whichWay: 'Was möchtest du tun?',
  notComplete: 'Das Level ist noch nicht vollständig.',

  keepTitle: (most) => `Bis zu ${count(most, CARDS)} behalten`,
  keepAbout: 'Sie bleiben für die nächste Runde auf deiner Hand; die anderen sehen sie nicht.',
  keepThese: (cards) => (cards === 0 ? 'Keine behalten' : `${count(cards, CARDS)} behalten`),
  offerTitle: (cards) => `${count(cards, CARDS)} anbieten`,
  offerAbout: 'Jemand hat eine Nimmkarte gespielt und nimmt insgesamt eine der angebotenen Karten.',
  offerThese: 'Diese anbieten',
  swapTitle: 'Eine bis drei Karten tauschen',
  swapAbout: 'Sie kommen auf deinen Ablagestapel, und du ziehst ebenso viele neue.',
  swapThese: (cards) => `${count(cards, CARDS)} tauschen`,
  pickTitle: 'Nimm eine dieser Karten',
  pickAbout: 'Wer sie abgibt, zieht eine neue.',
  pickFrom: (name) => `Von ${name}`,
  dropTitle: 'Welches zweite Level entfernst du?',
  dropAbout: 'Du hast Schluss gemacht: Ein zweites Level deiner Wahl ist geschafft.',
  choose: (chosen, most) => `${chosen} von ${most} gewählt`,

  curtain: (name) => `Gib das Gerät an ${name} weiter`,
  curtainAbout: 'Die Karten sind verdeckt. Alle anderen schauen jetzt bitte weg.',
  showCards: (name) => `Ich bin ${name}: Karten zeigen`,

  ladderOf: (name) => ofName(name, 'Level'),
  yourLadder: 'Deine Level',
  done: 'geschafft',
  nowPlayed: 'jetzt',
  discardPile: 'Ablagestapel, neueste Karte zuerst',
  faceUp: (cards) => `offen darunter: ${cards}`,
  canDo: 'Du kannst:',
};
