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
  pass: 'spiele eine Aussetzkarte',
  special: 'spiele eine Sonderkarte',
  either: 'spiele eine Aussetz- oder Sonderkarte',
  discard: 'wirf ab',
};

export const table: Part<'table'> = {
  loading: 'Die Partie wird geladen …',
  unreadable: 'Diese Partie kann nicht gelesen werden.',
  unreadableWhy:
    'Sie ist beschädigt oder stammt von einer anderen Version von Palier. Es wurde nichts gelöscht: Unter „Deine Partien“ kannst du sie weglegen oder als Datei speichern.',
  missing: 'Diese Partie ist nicht auf diesem Gerät.',
  elsewhere: 'Diese Partie ist in einem anderen Tab offen.',
  elsewhereWhy:
    'Sie kann immer nur an einer Stelle gespielt werden. Spiele dort weiter oder hole sie hierher.',
  failed: 'Die Partie konnte nicht geöffnet werden.',
  tryAgain: 'Noch einmal versuchen',
  takeOver: 'Hier spielen',
  toHome: 'Zur Startseite',

  heading: (round, edition) => `${edition}, Runde ${round}`,
  round: (round) => `Runde ${round}`,
  furthest: (place) => `An der Spitze: ${place}`,
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
  nearMoon: 'ein Level vor dem Mond',

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
  opponents: 'Gegner',
  players: 'Spieler',
  toHand: 'Zu deiner Hand',
  hand: (cards) => `Deine Hand, ${count(cards, CARDS)}`,
  handCard: (card, { isFresh, isSpare, fits }) =>
    [
      card,
      ...(isFresh ? ['neu'] : []),
      ...(fits ? ['anlegbar'] : []),
      ...(isSpare ? ['nicht gebraucht'] : []),
    ].join(', '),
  isTarget: 'jetzt möglich',

  yourTurn: (step) => `Du bist dran: ${step}`,
  canNow: (deeds) =>
    `Du bist dran: ${capital(deeds.length > 1 ? or(deeds.map((deed) => toDo[deed])) : 'wirf eine Karte ab')}`,
  firstPrompts: {
    draw: () => 'Du bist dran: Tippe auf den Nachziehstapel',
    spare: () => 'Graue Karten brauchst du nicht: Wirf eine ab',
    lay: () => 'Dein Level ist vollständig: Lege es aus',
  },
  turnOf: (name) => `${name} ist dran`,
  deciding: (names) => `${and(names)} ${names.length === 1 ? 'wählt' : 'wählen'} noch`,
  paused: 'Pause',

  yourLevel: (level) => `Dein Level ${level}`,
  partFilled: (part, have, size) => `${part}: ${have} von ${size}`,
  nearestLevel: (level) => `Am ehesten: Level ${level}`,
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

  seeRule: (rule) => `Regel ${rule}`,
  whyRule: 'Warum? Regel öffnen',

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

  whichLevel: 'Welches Level?',
  stays: (cards) =>
    cards === 0
      ? 'Keine Karte bleibt auf der Hand.'
      : `${count(cards, CARDS)} ${cards === 1 ? 'bleibt' : 'bleiben'} auf der Hand:`,
  partEmpty: 'noch keine Karte',
  whichMeaning: 'Wofür stehen die Joker?',
  whichWay: 'Was möchtest du tun?',

  keepTitle: (most) => `Bis zu ${count(most, CARDS)} behalten`,
  keepAbout: 'Sie bleiben für die nächste Runde auf deiner Hand; die anderen sehen sie nicht.',
  keepThese: (cards) => (cards === 0 ? 'Keine behalten' : `${count(cards, CARDS)} behalten`),
  offerTitle: (cards) => `${count(cards, CARDS)} anbieten`,
  offerAbout: 'Jemand hat eine Nimmkarte gespielt und nimmt eine der angebotenen Karten.',
  offerThese: 'Diese anbieten',
  choose: (chosen, most) => `${chosen} von ${most} gewählt`,

  curtain: (name) => `Gib das Gerät an ${name} weiter`,

  done: 'geschafft',
  faceUp: (cards) => `offen darunter: ${cards}`,
};
