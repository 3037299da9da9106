/** The laboratory in German: the page of `palier sim --report` and the report on a level set. */
import { say, type AdviceWords, type EveningSure } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import {
  and,
  cards,
  count,
  countTenths,
  GAMES,
  LOCALE,
  MINUTES,
  number,
  ROUNDS,
} from './speech.ts';

const { decimal, fine, hundredths, percent, signed, tenths } = figuresOf(LOCALE);

/** A difference of shares, in points of a hundred. */
function points(by: number): string {
  return signed(by * 100);
}

const TURNS = { one: 'Zug', other: 'Züge' };

const ORDER = ['als Zweiter', 'als Dritter', 'als Vierter', 'als Fünfter', 'als Sechster'];

const page: Part<'lab'>['page'] = {
  brand: 'Palier · das Labor',
  title: (edition, ladder) => `${edition}: ${ladder}`,
  lead: (games, bots) => `${count(games, GAMES)} zwischen ${and(bots)}.`,
  interrupted: 'Der Lauf wurde unterbrochen: Das ist das Zwischenergebnis.',
  contents: 'Inhalt',
  inSeat: (name, seat) => `${name} auf Platz ${seat}`,
  tiles: {
    games: 'Partien',
    deals: 'Verteilungen',
    rounds: 'Runden je Partie',
    turns: 'Züge je Runde',
    minutes: 'Minuten am Tisch',
  },
  columns: { bot: 'Bot', seat: 'Platz', wins: 'Siege', share: 'Anteil' },
  result: {
    heading: 'Wer gewinnt',
    clear: (name, share) =>
      `${name} gewinnt am häufigsten: ${percent(share)} der Partien, eindeutig mehr als bei gleichen Chancen.`,
    even: (share) =>
      `Kein Bot ragt heraus: Die Abweichungen von gleichen Chancen (${percent(share)}) können Zufall sein.`,
    evenMark: (share) => `Der Strich zeigt den Anteil bei gleichen Chancen, ${percent(share)}.`,
    caption: 'Gewonnene Partien',
  },
  ratings: {
    heading: 'Wertungen',
    about:
      'Aus der Rangfolge der Bots berechnet: zuerst der Sieger, dann die anderen nach dem erreichten Level. 1500 ist der Durchschnitt dieses Tisches; ein Bot mit 400 Punkten mehr liegt zehnmal so oft vor dem anderen wie hinter ihm.',
    caption: 'Wertungen der Bots',
    elo: 'Wie Elo',
    skill: 'μ ± σ',
  },
  luck: {
    heading: 'Glück und Können',
    about:
      'Jede Verteilung wurde so oft gespielt, dass jeder Bot einmal auf jedem Platz saß: dieselben Karten, andere Bots. So lässt sich trennen, was die Karten entscheiden und was die Bots.',
    parts: { luck: 'Glück', skill: 'Können', rest: 'Zusammenspiel' },
    meanings: {
      luck: 'derselbe Platz gewinnt, egal wer dort sitzt',
      skill: 'derselbe Bot gewinnt, egal wo er sitzt',
      rest: 'was einer spielt, ändert die Karten der anderen',
    },
    caption: 'Wovon die Ergebnisse abhängen',
    part: 'Anteil am Unterschied',
    neighbours:
      'Die Bots rücken reihum weiter; wer links von wem sitzt, bleibt gleich. Ab drei Spielern zählt ein guter Nachbar deshalb als Können.',
    absent:
      'Nicht bekannt: Dazu müssten dieselben Verteilungen mit getauschten Plätzen gespielt werden. Das geht mit --rotate.',
  },
  evening: {
    heading: 'Was ein Abend zeigen kann',
    about: (better: string, other: string) =>
      `Wie oft ${better} am Ende des Abends mehr Partien gewonnen hat als ${other}, gleich viele oder weniger.`,
    caption: 'Wer am Ende des Abends vorn liegt',
    columns: { games: 'Partien', ahead: 'Vorn', level: 'Gleichauf', behind: 'Zurück' },
    /** `isMore`: it takes more than these. */
    sure: (name: string, { share, games, isMore }: EveningSure) =>
      `So viele Partien braucht es, bis ${name} in ${percent(share)} der Fälle vorn liegt: ${isMore ? `mehr als ${number(games)}` : number(games)}.`,
  },
  levels: {
    heading: 'Die Level',
    about:
      'Wie oft ein Level in einer Runde ausgelegt wird, in der jemand auf diesem Level steht, in welchem eigenen Zug das geschieht und wie viele Züge, vergebliche mitgezählt, auf jedes Auslegen kommen.',
    open: 'Bei offenen Leveln zählt jedes, das noch übrig ist, als gespielt; die Anteile sind deshalb klein.',
    caption: 'Wie oft und wie schnell jedes Level ausgelegt wird',
    ofLadder: (name) => `Levelset ${name}`,
    level: 'Level',
    laid: 'Ausgelegt',
    turn: 'Im Zug',
    cost: 'Nötige Züge',
    easier: 'leichter als das Level davor',
    climb: 'Nötige Züge für jedes Level.',
    climbAlt: (level, turns) => `Level ${level}: ${decimal(turns)}`,
    turnsCaption:
      'Der Zug, in dem ein Level ausgelegt wird: Der Punkt ist die Mitte, acht von zehn liegen auf dem Strich.',
    never: 'nie',
  },
  length: {
    heading: 'Wie lange eine Partie dauert',
    about: (rounds, low, high) =>
      `Eine Partie hat im Mittel ${countTenths(rounds, ROUNDS)}; acht von zehn haben ${number(low)} bis ${number(high)}.`,
    rounds: 'Runden je Partie',
    turns: 'Züge je Runde, alle Spieler zusammen',
    minutes: 'Minuten je Partie am Tisch',
    assumption: (turn, deal) =>
      `Für Menschen am Tisch sind ${number(turn)} Sekunden je Zug angenommen, fürs Mischen und Austeilen ${number(deal)}.`,
    alt: (median, low, high) =>
      `Die Mitte liegt bei ${number(median)}; acht von zehn liegen zwischen ${number(low)} und ${number(high)}.`,
    orMore: (value) => `${number(value)}+`,
  },
  endings: {
    heading: 'Wie Runden enden',
    about:
      'Eine Runde endet, wenn jemand Schluss macht, wenn die Karten ausgehen, wenn nichts mehr geht oder wenn jemand mit dem letzten Level gewinnt.',
    caption: 'Runden nach ihrem Ende',
    end: 'Ende',
    ends: {
      'went-out': 'jemand hat Schluss gemacht',
      stock: 'keine Karten mehr',
      blocked: 'nichts ging mehr',
      win: 'letztes Level ausgelegt',
    },
    dead: (share, low, high) =>
      `Runden, in denen niemand aufstieg: ${percent(share)} (${percent(low)} bis ${percent(high)}).`,
  },
  places: {
    heading: 'Wer anfängt',
    ahead: (share, even) =>
      `Anfangen hilft: Wer die erste Runde beginnt, gewinnt ${percent(share)} der Partien; bei gleichen Chancen wären es ${percent(even)}.`,
    behind: (share, even) =>
      `Anfangen schadet: Wer die erste Runde beginnt, gewinnt ${percent(share)} der Partien; bei gleichen Chancen wären es ${percent(even)}.`,
    none: (even) =>
      `Anfangen macht keinen messbaren Unterschied: Bei gleichen Chancen gewinnt jeder Platz ${percent(even)} der Partien.`,
    about:
      'Der linke Nachbar des Gebers beginnt. „Steigt auf“ und „Macht Schluss“ sind nach Runden gezählt, „Gewinnt die Partie“ nach dem Platz in der ersten Runde.',
    caption: 'Ergebnisse nach der Reihenfolge',
    place: 'Reihenfolge',
    order: (place) => (place === 0 ? 'beginnt' : ORDER[place - 1]!),
    climbed: 'Steigt auf',
    wentOut: 'Macht Schluss',
    won: 'Gewinnt die Partie',
  },
  cards: {
    heading: 'Was Joker und Aussetzkarten wert sind',
    about:
      'Die Chance, in einer Runde aufzusteigen, je nachdem, welche Karten ausgeteilt wurden. Hände mit behaltenen Karten zählen nicht mit.',
    worth: {
      jokers: (by, low, high) =>
        `Ein Joker mehr ändert die Chance aufzusteigen um ${points(by)} Prozentpunkte (${points(low)} bis ${points(high)}).`,
      passes: (by, low, high) =>
        `Eine Aussetzkarte mehr ändert sie um ${points(by)} Prozentpunkte (${points(low)} bis ${points(high)}).`,
    },
    noWorth: {
      jokers: 'In diesem Spiel gibt es keine Joker.',
      passes: 'In diesem Spiel gibt es keine Aussetzkarten.',
    },
    captions: {
      jokers: 'Chance aufzusteigen nach ausgeteilten Jokern',
      passes: 'Chance aufzusteigen nach ausgeteilten Aussetzkarten',
      played: 'Chance aufzusteigen nach gespielten Aussetzkarten',
      skips: 'Chance aufzusteigen nach ausgesetzten Zügen',
    },
    numbers: { jokers: 'Joker', passes: 'Aussetzkarten', played: 'Gespielt', skips: 'Ausgesetzt' },
    caveat:
      'Aussetzkarten werden nicht zufällig gespielt: In langen Runden und guten Situationen kommen sie öfter vor. Diese zwei Tabellen zeigen, was zusammen auftritt, nicht was die Ursache ist.',
    orMore: (value) => `${number(value)} oder mehr`,
    climbed: 'Steigt auf',
    hands: 'Hände',
  },
  bots: {
    heading: 'Was die Bots tun',
    caption: 'Jeder Bot, nach Runden',
    laid: 'Legt aus',
    wentOut: 'Macht Schluss',
    climbed: 'Level je Runde',
  },
  method: {
    heading: 'So wurde gerechnet',
    wilson: 'Die Intervalle der Siege sind aus den einzelnen Partien berechnet (Wilson).',
    deals:
      'Die Intervalle der Siege sind aus der Streuung der Verteilungen berechnet, die mit getauschten Plätzen gespielt wurden.',
    clusters:
      'Alle anderen Intervalle sind aus den Unterschieden zwischen ganzen Partien berechnet (bei getauschten Plätzen zwischen Verteilungen), denn die Runden einer Partie sind nicht unabhängig voneinander. Ein Intervall enthält den wahren Wert in 95 von 100 Fällen.',
    settled: (width) =>
      `Der Lauf endete, sobald jeder Anteil der Siege auf ± ${fine(width)} genau bekannt war.`,
    seed: (seed) => `Startwert: ${seed}`,
    again: 'Dasselbe noch einmal:',
    rules: (id) => `Regeln: ${id}`,
  },
};

const ladder: Part<'lab'>['ladder'] = {
  title: (edition, ladder) => `Testbericht zu ${edition}: ${ladder}`,
  heading: 'Testbericht',
  games: (games, bots) => `${count(games, GAMES)} zwischen ${and(bots)}.`,
  columns: {
    level: 'Level',
    asks: 'verlangt',
    laid: 'ausgelegt',
    turn: 'im Zug',
    rounds: 'Runden',
    cost: 'Züge',
  },
  notes: [
    'Ausgelegt: Anteil der Runden, in denen jemand auf diesem Level stand, mit dem 95-%-Intervall. Im Zug: der mittlere eigene Zug. Runden: wie viele im Mittel nötig sind. Züge: alle, die auf jedes Auslegen kommen, vergebliche mitgezählt.',
  ],
  openNote:
    'Bei offenen Leveln zählt jedes, das noch übrig ist, als gespielt; eine Reihenfolge gibt es nicht.',
  easier: 'leichter als das Level davor',
  minutes: (mean, low, high) =>
    `Am Tisch dauert eine Partie ${count(Math.round(mean), MINUTES)}; acht von zehn dauern ${number(low)} bis ${number(high)}.`,
  assumption: (turn, deal) =>
    `(Angenommen sind ${number(turn)} Sekunden je Zug, fürs Mischen und Austeilen ${number(deal)}.)`,
  lengths: (rounds, turns) =>
    `Eine Partie hat im Mittel ${countTenths(rounds, ROUNDS)}, eine Runde ${countTenths(turns, TURNS)}.`,
  leader: (won, low, high) =>
    `Wer nach der Hälfte der Level führt, gewinnt ${percent(won)} der Partien (${percent(low)} bis ${percent(high)}).`,
  leaderEven: (even, index) =>
    `Stiegen von da an alle gleich schnell auf, wären es ${percent(even)}: Vorsprungsindex ${hundredths(index)}.`,
  leaderMeans: {
    runaway: 'Führende ziehen davon.',
    even: 'Ein Vorsprung bleibt, was er ist: Niemand zieht davon, niemand wird gebremst.',
    catching: 'Zurückliegende holen auf.',
  },
  leaderOfDifferent: 'Die Bots sind verschieden stark, was sich auch in diesem Index zeigt.',
  dead: (dead, blocked) =>
    `Runden, in denen niemand aufstieg: ${percent(dead)}; festgefahrene Runden: ${percent(blocked)}.`,
  adviceHeading: 'Empfehlungen',
};

const advice: AdviceWords = {
  'few-games': ({ levels }) =>
    `Level ${and(levels.map(String))}: zu selten versucht für ein Urteil. Mehr Partien spielen.`,
  'out-of-order': ({ level, turns, before, isKept }) =>
    `Level ${level} ist leichter als Level ${level - 1} (${decimal(turns)} Züge statt ${decimal(before)}): beide vertauschen oder eine Karte mehr verlangen.${
      isKept ? ' Dass auf diesem Level Karten behalten werden dürfen, trägt dazu bei.' : ''
    }`,
  'too-hard': ({ level, asks, share, isKept }) =>
    `Level ${level} (${cards.level(asks)}) wird in ${percent(share)} der Runden ausgelegt, in weniger als jeder dritten: eine Karte weniger verlangen${isKept ? '' : ' oder Karten behalten lassen'}.`,
  'too-easy': ({ level, asks, share }) =>
    `Level ${level} (${cards.level(asks)}) wird in ${percent(share)} der Runden ausgelegt: Es verlangt fast nichts. Eine Karte mehr verlangen.`,
  'too-steep': ({ level, turns, before }) =>
    `Der Sprung zu Level ${level} ist groß: ${decimal(turns)} Züge statt ${decimal(before)} beim Level davor. Ein Level dazwischen würde den Aufstieg gleichmäßiger machen.`,
  'long-game': ({ minutes }) =>
    `Eine Partie dauert ${number(Math.round(minutes))} Minuten: Für einen kurzen Spieleabend weniger Level spielen (--rules levels=N).`,
  'short-game': ({ minutes }) =>
    `Eine Partie dauert nur ${count(Math.round(minutes), MINUTES)}: Mehr oder schwerere Level sind möglich.`,
  'runaway-leader': ({ won, even }) =>
    `Wer nach der Hälfte der Level führt, gewinnt ${percent(won)} der Partien, mehr als der Vorsprung allein bringt (${percent(even)}): die oberen Level schwerer machen als die unteren, damit die anderen aufholen können.`,
  'decided-early': ({ won }) =>
    `Wer nach der Hälfte der Level führt, gewinnt ${percent(won)} der Partien: Die zweite Hälfte entscheidet nur selten etwas.`,
  'dead-rounds': ({ share }) =>
    `In ${percent(share)} der Runden steigt niemand auf: Die Level verlangen zu viel, oder die Karten sind zu knapp.`,
  'blocked-rounds': ({ share }) =>
    `${percent(share)} der Runden enden, weil nichts mehr geht: Ein Level lässt sich vermutlich kaum auslegen.`,
  'first-seat': ({ share, even }) =>
    `Wer die erste Runde beginnt, gewinnt ${percent(share)} der Partien statt ${percent(even)}: den Geber reihum wechseln oder mehrere Partien spielen.`,
  balanced: () =>
    'Nichts fällt auf: Die Level werden immer schwerer, die Partien bleiben spannend, und fast jede Runde bringt jemanden weiter.',
};

const words: Omit<Part<'lab'>, 'inBox'> = {
  whole: number,
  decimal,
  tenths,
  hundredths,
  percent,
  range: (low, high) => `${tenths(low * 100)}–${percent(high)}`,
  span: (low, high) => `${number(low)}–${number(high)}`,
  plusMinus: (share, half) => `${tenths(share * 100)} ± ${percent(half)}`,
  page,
  ladder,
  advice: (one) => say(advice, one),
};

export const lab: Part<'lab'> = { ...words, inBox: () => words };
