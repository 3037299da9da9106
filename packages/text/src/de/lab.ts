/** The laboratory in German: the page of `palier sim --report` and the report on a ladder. */
import { say, type AdviceWords } from '../facts.ts';
import { figuresOf } from '../figures.ts';
import type { Part } from '../langs.ts';
import { and, cards, count, GAMES, LOCALE, number } from './speech.ts';

const { decimal, fine, hundredths, percent, signed, tenths } = figuresOf(LOCALE);

/** A difference of shares, in points of a hundred. */
function points(by: number): string {
  return signed(by * 100);
}

const ORDER = ['als Zweiter', 'als Dritter', 'als Vierter', 'als Fünfter', 'als Sechster'];

const page: Part<'lab'>['page'] = {
  brand: 'Palier · das Labor',
  title: (edition, ladder) => `${edition}: ${ladder}`,
  lead: (games, bots) => `${count(games, GAMES)} zwischen ${and(bots)}.`,
  interrupted: 'Der Lauf wurde unterbrochen: Das ist das Ergebnis bis hierher.',
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
      `${name} gewinnt am meisten: ${percent(share)} der Partien, und das Intervall liegt über einem gleichen Anteil.`,
    even: (share) =>
      `Niemand ragt heraus: Was jeder gewinnt, kann ein gleicher Anteil von ${percent(share)} und Zufall sein.`,
    evenMark: (share) => `Der Strich zeigt einen gleichen Anteil, ${percent(share)}.`,
    caption: 'Gewonnene Partien',
  },
  ratings: {
    heading: 'Wertungen',
    about:
      'Von openskill aus der Reihenfolge berechnet, in der die Bots ankommen: zuerst der Sieger, die anderen nach dem erreichten Level. 1500 ist das Mittel dieses Tisches, und wer 400 mehr hat, kommt zehnmal so leicht vor dem anderen an.',
    caption: 'Wertungen der Bots',
    elo: 'Wie Elo',
    skill: 'μ ± σ',
  },
  luck: {
    heading: 'Glück und Können',
    about:
      'Jede Verteilung wurde einmal in jeder Sitzfolge gespielt: dieselben Karten, andere Spieler. So lässt sich trennen, was die Karten entscheiden und was die Spieler.',
    parts: { luck: 'Glück', skill: 'Können', rest: 'Zusammenspiel' },
    meanings: {
      luck: 'derselbe Platz gewinnt, wer auch dort sitzt',
      skill: 'derselbe Bot gewinnt, wo er auch sitzt',
      rest: 'die Züge des einen ändern die Karten der anderen',
    },
    caption: 'Wovon Ergebnisse abhängen',
    part: 'Teil der Unterschiede',
    neighbours:
      'Die Sitzfolge ändert nicht, wer links von wem sitzt: Ab drei Spielern zählt ein guter Nachbar als Können.',
    absent:
      'Nicht bekannt: Dazu braucht es dieselben Verteilungen mit anderen Spielern auf den Plätzen. Mit --rotate ist es zu sehen.',
  },
  levels: {
    heading: 'Die Level',
    about:
      'Wie oft ein Level in einer Runde ausgelegt wird, in der jemand darauf spielt, in welchem eigenen Zug, und wie viele Züge, vergebliche mitgezählt, auf jedes Auslegen kommen.',
    open: 'Auf einer offenen Leiter zählt jedes Level, das noch übrig ist, als gespielt; die Anteile sind deshalb klein.',
    caption: 'Wie oft und wie schnell jedes Level ausgelegt wird',
    ofLadder: (name) => `Leiter ${name}`,
    level: 'Level',
    laid: 'Ausgelegt',
    turn: 'Im Zug',
    cost: 'Nötige Züge',
    easier: 'leichter als das Level davor',
    climb: 'Der Aufstieg: nötige Züge für jedes Level.',
    climbAlt: (level, turns) => `Level ${level}: ${decimal(turns)}`,
    turnsCaption:
      'Der Zug, in dem ein Level ausgelegt wird: Der Punkt ist die Mitte, acht von zehn liegen auf dem Strich.',
    never: 'nie',
  },
  length: {
    heading: 'Wie lange es dauert',
    about: (rounds, low, high) =>
      `Eine Partie hat im Mittel ${decimal(rounds)} Runden; acht von zehn haben ${number(low)} bis ${number(high)}.`,
    rounds: 'Runden einer Partie',
    turns: 'Züge einer Runde, alle Spieler zusammen',
    minutes: 'Minuten einer Partie am Tisch',
    assumption: (turn, deal) =>
      `Für Menschen am Tisch sind ${number(turn)} Sekunden je Zug angenommen, fürs Mischen und Geben ${number(deal)}.`,
    alt: (median, low, high) =>
      `Die Mitte ist ${number(median)}; acht von zehn liegen zwischen ${number(low)} und ${number(high)}.`,
    orMore: (value) => `${number(value)}+`,
  },
  endings: {
    heading: 'Wie Runden enden',
    about:
      'Eine Runde endet, wenn jemand ausmacht, wenn die Karten ausgehen, wenn nichts mehr geht, oder mit dem Auslegen, das die Partie gewinnt.',
    caption: 'Runden nach ihrem Ende',
    end: 'Ende',
    ends: {
      'went-out': 'jemand hat ausgemacht',
      stock: 'keine Karten mehr',
      blocked: 'nichts ging mehr',
      win: 'letztes Level ausgelegt',
    },
    dead: (share, low, high) =>
      `Runden, in denen niemand aufstieg: ${percent(share)} (${percent(low)} – ${percent(high)}).`,
  },
  places: {
    heading: 'Der erste Platz',
    ahead: (share, even) =>
      `Die erste Runde zu beginnen hilft: Wer das tut, gewinnt ${percent(share)} der Partien; gleich wären ${percent(even)}.`,
    behind: (share, even) =>
      `Die erste Runde zu beginnen schadet: Wer das tut, gewinnt ${percent(share)} der Partien; gleich wären ${percent(even)}.`,
    none: (even) =>
      `Wer die erste Runde beginnt, gewinnt weder mehr noch weniger als ${percent(even)} der Partien, soweit sich das sagen lässt.`,
    about:
      'Links vom Geber wird begonnen. Aufsteigen und Ausmachen zählen nach Runden, Gewinnen nach dem Platz in der ersten Runde.',
    caption: 'Ergebnisse nach der Reihenfolge',
    place: 'Folge',
    order: (place) => (place === 0 ? 'beginnt' : ORDER[place - 1]!),
    climbed: 'Steigt auf',
    wentOut: 'Macht aus',
    won: 'Gewinnt die Partie',
  },
  cards: {
    heading: 'Was Joker und Passkarten wert sind',
    about:
      'Die Chance, in einer Runde aufzusteigen, je nachdem, was in der gegebenen Hand war. Hände von Spielern, die Karten behalten hatten, zählen nicht mit.',
    worth: {
      jokers: (by, low, high) =>
        `Ein Joker mehr ändert die Chance aufzusteigen um ${points(by)} von hundert Punkten (${points(low)} bis ${points(high)}).`,
      passes: (by, low, high) =>
        `Eine Passkarte mehr ändert sie um ${points(by)} (${points(low)} bis ${points(high)}).`,
    },
    noWorth: {
      jokers: 'In diesem Spiel gibt es keine Joker.',
      passes: 'In diesem Spiel gibt es keine Passkarten.',
    },
    captions: {
      jokers: 'Chance aufzusteigen nach gegebenen Jokern',
      passes: 'Chance aufzusteigen nach gegebenen Passkarten',
      played: 'Chance aufzusteigen nach gespielten Passkarten',
      skips: 'Chance aufzusteigen nach ausgesetzten Zügen',
    },
    numbers: { jokers: 'Joker', passes: 'Passkarten', played: 'Gespielt', skips: 'Ausgesetzt' },
    caveat:
      'Wer eine Passkarte spielt oder aussetzen muss, wird nicht ausgelost: In langen Runden und guten Stellungen kommt beides öfter vor. Diese zwei Tabellen zeigen, was zusammengeht, nicht was woraus folgt.',
    orMore: (value) => `${number(value)} oder mehr`,
    climbed: 'Steigt auf',
    hands: 'Hände',
  },
  bots: {
    heading: 'Was die Bots tun',
    caption: 'Jeder Bot, nach Runden',
    laid: 'Legt aus',
    wentOut: 'Macht aus',
    climbed: 'Level je Runde',
  },
  method: {
    heading: 'Wie das entstanden ist',
    wilson: 'Die Intervalle der Siege kommen aus den einzelnen Partien (Wilson).',
    deals:
      'Die Intervalle der Siege kommen aus der Streuung der Verteilungen, in allen Sitzfolgen gespielt.',
    clusters:
      'Alle anderen Intervalle kommen daraus, wie weit Partien, bei wechselnder Sitzfolge Verteilungen, auseinanderliegen: Runden einer Partie gelten nicht als unabhängig. Ein Intervall enthält die wahre Zahl in 95 von 100 Fällen.',
    settled: (width) =>
      `Der Lauf endete, sobald jeder Siegesanteil auf ± ${fine(width)} bekannt war.`,
    seed: (seed) => `Startwert: ${seed}`,
    again: 'Dasselbe noch einmal:',
    rules: (id) => `Regeln: ${id}`,
  },
};

const ladder: Part<'lab'>['ladder'] = {
  title: (edition, ladder) => `Gleichgewicht von ${edition}: ${ladder}`,
  heading: 'Gleichgewicht',
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
    'Ausgelegt: von den Runden, in denen jemand auf das Level spielte, mit dem 95-%-Intervall. Im Zug: die Mitte der eigenen Züge. Runden: wie viele es braucht. Züge: alle, die auf jedes Auslegen kommen, vergebliche mitgezählt.',
  ],
  openNote:
    'Auf einer offenen Leiter zählt jedes Level, das noch übrig ist, als gespielt; die Level haben keine Reihenfolge.',
  easier: 'leichter als das Level davor',
  minutes: (mean, low, high) =>
    `Am Tisch dauert eine Partie ${number(Math.round(mean))} Minuten; acht von zehn dauern ${number(low)} bis ${number(high)}.`,
  assumption: (turn, deal) =>
    `(Angenommen sind ${number(turn)} Sekunden je Zug, fürs Mischen und Geben ${number(deal)}.)`,
  lengths: (rounds, turns) =>
    `Eine Partie hat im Mittel ${decimal(rounds)} Runden, eine Runde ${decimal(turns)} Züge.`,
  leader: (won, low, high) =>
    `Wer führt, wenn der Erste die halbe Leiter hinter sich hat, gewinnt ${percent(won)} der Partien (${percent(low)} – ${percent(high)}).`,
  leaderEven: (even, index) =>
    `Stiegen von da an alle gleich auf, wären es ${percent(even)}: Ausreißer-Index ${hundredths(index)}.`,
  leaderMeans: {
    runaway: 'Führende ziehen davon.',
    even: 'Ein Vorsprung zählt, was er zählt: Niemand zieht davon, niemand wird gebremst.',
    catching: 'Wer hinten liegt, holt auf.',
  },
  leaderOfDifferent: 'Die Bots sind verschieden stark, was sich auch in diesem Index zeigt.',
  dead: (dead, blocked) =>
    `Runden, in denen niemand aufstieg: ${percent(dead)}; festgefahrene Runden: ${percent(blocked)}.`,
  adviceHeading: 'Rat',
};

const advice: AdviceWords = {
  'few-games': ({ levels }) =>
    `Level ${and(levels.map(String))}: zu selten versucht, um zu urteilen. Mehr Partien spielen.`,
  'out-of-order': ({ level, turns, before, isKept }) =>
    `Level ${level} ist leichter als Level ${level - 1} (${decimal(turns)} Züge gegen ${decimal(before)}): beide tauschen, oder eine Karte mehr verlangen.${
      isKept ? ' Dass auf diesem Level Karten behalten werden dürfen, trägt dazu bei.' : ''
    }`,
  'too-hard': ({ level, asks, share, isKept }) =>
    `Level ${level} (${cards.level(asks)}) wird in ${percent(share)} der Runden ausgelegt, in weniger als jeder dritten: eine Karte weniger verlangen${isKept ? '' : ', oder Karten behalten lassen'}.`,
  'too-easy': ({ level, asks, share }) =>
    `Level ${level} (${cards.level(asks)}) wird in ${percent(share)} der Runden ausgelegt: Es verlangt fast nichts. Eine Karte mehr verlangen.`,
  'too-steep': ({ level, turns, before }) =>
    `Die Stufe zu Level ${level} ist steil: ${decimal(turns)} Züge gegen ${decimal(before)} beim Level davor. Ein Level dazwischen würde den Aufstieg gleichmäßiger machen.`,
  'long-game': ({ minutes }) =>
    `Eine Partie dauert ${number(Math.round(minutes))} Minuten: Für einen kurzen Abend weniger Level spielen (--rules levels=N).`,
  'short-game': ({ minutes }) =>
    `Eine Partie dauert nur ${number(Math.round(minutes))} Minuten: Es ist Platz für mehr oder schwerere Level.`,
  'runaway-leader': ({ won, even }) =>
    `Wer zur Halbzeit führt, gewinnt ${percent(won)} der Partien, mehr als der Vorsprung allein gibt (${percent(even)}): die oberen Level schwerer machen als die unteren, damit andere aufholen.`,
  'decided-early': ({ won }) =>
    `Wer zur Halbzeit führt, gewinnt ${percent(won)} der Partien: Die zweite Hälfte ist selten mehr als eine Formsache.`,
  'dead-rounds': ({ share }) =>
    `In ${percent(share)} der Runden steigt niemand auf: Die Level verlangen zu viel, oder die Karten sind zu knapp.`,
  'blocked-rounds': ({ share }) =>
    `${percent(share)} der Runden enden, weil nichts mehr geht: nach einem Level suchen, das kaum auszulegen ist.`,
  'first-seat': ({ share, even }) =>
    `Wer die erste Runde beginnt, gewinnt ${percent(share)} der Partien statt ${percent(even)}: reihum geben, oder mehrere Partien spielen.`,
  balanced: () =>
    'Nichts fällt auf: Die Level steigen an, Partien bleiben offen, und Runden bringen etwas.',
};

export const lab: Part<'lab'> = {
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
