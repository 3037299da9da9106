/** What the commands of `palier` print, in German. */
import type { Part } from '../langs.ts';
import { isYou } from '../naming.ts';
import {
  and,
  count,
  countTenths,
  MOVES,
  number,
  ofName,
  openAll,
  quote,
  ROUNDS,
  SECONDS,
  wer,
} from './speech.ts';

const tenths = (value: number): string => number(Math.round(value * 10) / 10);
const thousandths = (value: number): string => number(Math.round(value * 1000) / 1000);
const EVENTS = { one: 'Ereignis', other: 'Ereignisse' };
const PROBLEMS = { one: 'Problem', other: 'Probleme' };

/** `palier bench`. */
export const bench: Part<'cli'>['bench'] = {
  machine: (machine) => `Rechner: ${machine}`,
  games: (ruleset, games, seed) => `Partien: ${number(games)} mit ${ruleset}, Startwert „${seed}“`,
  units: {
    '1/s': (value) => `${number(value)} je Sekunde`,
    µs: (value) => `${number(value)} µs`,
  },
  rows: {
    'fold-events': 'von evolve ausgewertete Ereignisse',
    'play-commands': 'Spielzüge in ganzen Partien',
    'solver-p50': 'eine vollständige Antwort zu einer Hand: die Hälfte ist schneller',
    'solver-p99': 'ebenso: 99 von 100 sind schneller',
    'expert-decision': 'die Hälfte der Entscheidungen von expert ist schneller',
    'master-continuations': 'von der Suche zu Ende gespielte Runden',
    'master-overrun': 'so lange läuft eine Suche höchstens weiter, die aufhören soll',
    'expert-games': 'ganze Partien zwischen expert-Bots',
    'steady-games': 'ganze Partien zwischen steady-Bots',
  },
  ladders:
    'Der Löser je Levelset, in µs: die Hälfte der Antworten ist schneller, 99 von 100 sind schneller.',
  checksum: (checksum) => `Prüfsumme der Partien: ${checksum}`,
  heap: (games, mebibytes) => `${number(games)} Partien: ${tenths(mebibytes)} MiB belegt`,
};

/** `palier review`, besides what the coach says everywhere (`review.ts`). */
export const review: Part<'cli'>['review'] = {
  progress: (done, total) => `${number(done)} von ${number(total)} Entscheidungen`,
  reported: (file) => `Seite: ${file}`,
  lead: (name) => `${ofName(name, 'Entscheidungen')}.`,
  event: (event) => `Ereignis ${number(event)}`,
  brand: 'Palier · der Trainer',
  contents: 'Auf dieser Seite',
  columns: {
    decision: 'Entscheidung',
    verdict: 'Urteil',
    loss: 'Verlust',
    chance: 'Chance davor',
  },
  unit: 'Verluste sind Prozentpunkte der Gewinnchance.',
  tiles: {
    decisions: 'Entscheidungen',
    lost: 'Prozentpunkte Gewinnchance verschenkt',
    luck: 'Siege dieses Platzes mit denselben Karten',
  },
  chart: (decisions, first, last) =>
    `Die Gewinnchance vor jeder von ${count(decisions, { one: 'Entscheidung', other: 'Entscheidungen' })}, von ${first} bis ${last}; das Band ist das Intervall.`,
  seed: (seed, continuations) =>
    `Startwert ${quote(seed)}, bis zu ${number(continuations)} Fortsetzungen je Entscheidung.`,
  again: 'Dieselbe Analyse noch einmal:',
};

/** `palier serve` and `palier backup`, and the server to scripts that ask it wrongly. */
export const serve: Part<'cli'>['serve'] = {
  at: (url) => `Palier läuft unter ${url}`,
  inNetwork: (url) => `In deinem Netz unter ${url}`,
  onScreen: (url) => `Auf Fernseher oder Tablet, als Tisch für alle: ${url}`,
  howToStop: 'Öffne die Adresse in einem Browser. Strg+C beendet den Server.',
  backedUp: (file) => `Die Tische sind in ${quote(file)} gesichert.`,
  isWhole: (file, tables) =>
    `${quote(file)} ist unversehrt: ${count(tables, { one: 'Tisch', other: 'Tische' })}.`,
  problems: {
    'not-json': 'Der Inhalt der Anfrage muss JSON sein.',
    'other-origin': 'Seiten anderer Websites dürfen diesen Server nicht nutzen.',
    'not-signed-in': 'Dieses Gerät ist nicht angemeldet.',
    'wrong-code': 'Dieser Wiederherstellungscode ist nicht gültig.',
    'bad-passkey': 'Dieser Passkey wurde nicht angenommen. Versuche es noch einmal.',
    'bad-name': 'Ein Name braucht mindestens ein sichtbares Zeichen.',
    'no-such-table': 'Diesen Tisch gibt es nicht.',
    'no-such-page': 'Unter dieser Adresse gibt es nichts.',
    'not-there': 'Das gibt es nicht mehr.',
    'no-passkeys-here':
      'Passkeys brauchen eine Adresse mit https oder diesen Rechner selbst: Anderswo erlauben Browser sie nicht.',
    'too-many-passkeys': 'Es gibt schon zehn Passkeys. Entferne zuerst einen.',
    'not-allowed': 'Das dürfen nur die Helfer des Clubs oder sein Besitzer.',
    'too-many-clubs': 'Mehr als zwanzig Clubs gehen nicht. Verlasse zuerst einen.',
    'club-full': 'Der Club ist voll.',
    'too-many-friends': 'Es gibt schon zu viele Freunde oder Anfragen.',
    'bad-night': 'Ein Duplikatabend dauert zwischen einer Viertelstunde und acht Tagen.',
    'night-over': 'Das ist vorbei und kann nicht mehr gespielt werden.',
    'night-shut': 'An diesem Abend kann niemand mehr teilnehmen.',
    'night-full': 'Dieser Abend ist voll.',
    'not-entered': 'Nimm zuerst am Abend teil.',
    'no-such-deal': 'Diese Kartenverteilung gibt es an diesem Abend nicht.',
    'already-played': 'Diese Karten hast du schon gespielt.',
    'still-playing': 'Spiele erst deine Partie zu Ende.',
    'not-over':
      'Die Partie ist noch nicht vorbei: Die gespeicherte Partie würde alle Karten verraten.',
    sealed:
      'Andere haben diese Karten noch vor sich: Die gespeicherte Partie gibt es, sobald alle sie gespielt haben.',
    'too-large': 'Die Anfrage ist zu groß.',
    'too-fast': 'Zu viele Anfragen: Warte eine Minute.',
    failed: 'Auf dem Server ist etwas schiefgegangen.',
    'left-often':
      'Du hast in letzter Zeit mehrere Partien vor ihrem Ende verlassen. Bitte warte ein wenig.',
    'too-many-from-here':
      'Von deiner Adresse aus sind zu viele Tische offen. Spiele erst eine Partie zu Ende.',
    'too-many-tables': 'Dieser Server hat keinen Platz für einen weiteren Tisch.',
    'too-many-profiles': 'Dieser Server hat keinen Platz für ein weiteres Profil.',
    'bad-request': 'Die Anfrage ist nicht, wie sie sein soll; siehe ihren Pfad.',
    'not-admin': 'Dafür ist das Token eines Betreibers nötig.',
    banned: 'Du bist auf diesem Server für eine Weile gesperrt.',
    'no-such-report': 'Eine Meldung mit dieser Nummer gibt es nicht.',
    'no-such-ban': 'Eine Sperre mit dieser Nummer gilt nicht.',
    'no-such-club': 'Diesen Club gibt es nicht.',
    'no-such-person': 'Niemand mit dieser Nummer ist oder war an diesem Tisch.',
    'no-address': 'Von welcher Adresse diese Person kam, ist nicht bekannt.',
    'too-many-bans': 'Es gelten zu viele Sperren.',
    stopping: 'Dieser Server wird gerade beendet.',
  },
};

/** `palier load`. */
export const load: Part<'cli'>['load'] = {
  opening: (tables, players) =>
    tables === 1
      ? `1 Tisch mit ${number(players)} Spielern wird eröffnet …`
      : `${number(tables)} Tische mit je ${number(players)} Spielern werden eröffnet …`,
  playing: (seconds) => `Gemessen wird ${count(seconds, SECONDS)} lang …`,
  moves: (aSecond, moves, seconds) =>
    `${count(Math.round(aSecond), MOVES)} je Sekunde (${number(moves)} in ${countTenths(seconds, SECONDS)})`,
  latency: (p50, p99, most) =>
    `Bis alle von einem Spielzug wissen: die Hälfte in ${tenths(p50)} ms, 99 von 100 in ${tenths(p99)} ms, alle in ${tenths(most)} ms`,
  games: (games) => `Zu Ende gespielte Partien: ${number(games)}`,
  reconnects: (reconnects) => `Wiederhergestellte Verbindungen: ${number(reconnects)}`,
  trouble: (refused, stale, closed) =>
    `Abgelehnte Spielzüge: ${number(refused)}; zu spät: ${number(stale)}; getrennte Clients: ${number(closed)}`,
  serverCpu: (seconds) => `Server: ${thousandths(seconds)} s Rechenzeit für 1.000 Spielzüge`,
  clientCpu: (seconds) => `Clients: ${thousandths(seconds)} s Rechenzeit für 1.000 Spielzüge`,
  memory: (mebibytes) => `Speicher des Servers: ${number(Math.round(mebibytes))} MiB`,
  heap: (kibibytes) => `Heap je Tisch mit allen Verbindungen: ${tenths(kibibytes)} KiB`,
};

/** Bots from outside: programs that play for `palier sim`. */
export const outside: Part<'cli'>['outside'] = {
  faults: {
    late: ({ ms }) => `In ${number(ms)} ms kam keine Antwort.`,
    broken: ({ line, why }) => `${quote(line)} ist keine Antwort. ${why}`,
    'too-long': ({ most }) => `Es hat eine Zeile von mehr als ${number(most)} Bytes geschrieben.`,
    illegal: ({ move, rule, why }) => `${quote(move)} ist nicht erlaubt (${rule}). ${why}`,
    surplus: ({ line }) => `Niemand hatte nach ${quote(line)} gefragt.`,
    ended: ({ status, signal, error, said }) =>
      [
        error !== undefined
          ? `Es ließ sich nicht starten (${error}).`
          : signal !== undefined
            ? `Es wurde von ${signal} beendet.`
            : status !== undefined
              ? `Es endete mit Status ${status}.`
              : 'Es hat seine Ausgabe geschlossen.',
        ...(said === '' ? [] : [`Es meldete ${quote(said)}.`]),
      ].join(' '),
    'given-up': ({ starts }) =>
      `Es wurde ${number(starts)}-mal vergeblich gestartet; weitere Versuche gibt es nicht.`,
  },
  place: (bot, game, seat) => `${bot}, Partie ${number(game)}, Platz ${seat}`,
  counts: {
    late: (times) => count(times, { one: 'späte Antwort', other: 'späte Antworten' }),
    broken: (times) => count(times, { one: 'unlesbare Antwort', other: 'unlesbare Antworten' }),
    'too-long': (times) => count(times, { one: 'zu lange Zeile', other: 'zu lange Zeilen' }),
    illegal: (times) => count(times, { one: 'verbotener Spielzug', other: 'verbotene Spielzüge' }),
    surplus: (times) => count(times, { one: 'Antwort ohne Frage', other: 'Antworten ohne Frage' }),
    ended: (times) => count(times, { one: 'Absturz', other: 'Abstürze' }),
    'given-up': () => 'am Ende aufgegeben',
  },
  summary: (bot, counts, instead) =>
    `${bot}: ${and(counts)}. Der Bot ${instead.bot} hat ${number(instead.times)}-mal für ihn gespielt.`,
};

/** `palier verify`. */
export const verify: Part<'cli'>['verify'] = {
  players: (names) => `Spieler: ${and(names)}.`,
  checked: (events, rounds) =>
    `Nachgeprüft: ${count(events, EVENTS)} in ${count(rounds, ROUNDS)}, jeder Spielzug und was daraus folgt.`,
  shuffles: {
    checked: 'Das Mischen wurde wiederholt und stimmt.',
    unknown:
      'Womit gemischt wurde, ist nicht gespeichert; das Mischen konnte daher nicht geprüft werden.',
  },
  stopped: (event, events) =>
    `Nachgeprüft bis Ereignis ${number(event)} von ${number(events)}, weiter ging es nicht.`,
  unfinished: 'Die Partie ist noch nicht zu Ende.',
  good: 'Alles in Ordnung.',
  bad: (problems) => `${count(problems, PROBLEMS)} gefunden:`,
  atEvent: (event, sentence) => `Ereignis ${event}: ${sentence}`,
  inRecord: (sentence) => `Datei: ${sentence}`,
  problems: {
    'illegal-move': ({ refusal }, saying) =>
      `Der Spielzug war nicht erlaubt (${refusal.rule}). ${saying.refusal(refusal)}`,
    'event-without-move': () => 'Kein Spielzug kann dieses Ereignis ausgelöst haben.',
    'wrong-event': ({ expected }, saying) =>
      expected === undefined
        ? 'Nach den Regeln geschieht hier nichts.'
        : `Nach den Regeln geschieht hier etwas anderes: ${saying.event(expected)}`,
    'wrong-cards': () => 'Beim Mischen sind Karten verschwunden oder hinzugekommen.',
    'other-shuffle': () => 'Das Mischen passt nicht zum Startwert oder zum Geheimnis.',
    'bad-take-back': () =>
      'Es wurde mehr zurückgenommen als das eigene Auslegen, Anlegen und Abwerfen in diesem Zug.',
    'unfinished-move': () => 'Die gespeicherte Partie endet mitten in einem Spielzug.',
    'bad-position': ({ fault }, saying) =>
      `Die Situation am Anfang ist ungültig. ${saying.place(fault.path)}: ${saying.fault(fault)}`,
    'other-ruleset': () => 'Die Regeln in der Kopfzeile passen nicht zu den gewählten Regeln.',
    'broken-commitment': () =>
      'Das Geheimnis passt nicht zum Fingerabdruck, der vor der Partie gezeigt wurde.',
    'missing-secret': () =>
      'Die Partie ist zu Ende, aber ihr Geheimnis fehlt: Das Mischen lässt sich nicht prüfen.',
    'wrong-winners': ({ expected }, { naming }) =>
      expected.length === 0
        ? 'Das Ergebnis nennt Sieger, aber niemand hat gewonnen.'
        : `Das Ergebnis nennt die falschen Sieger. ${openAll(naming, expected, ['hast', 'hat', 'habt', 'haben'])} gewonnen.`,
    'wrong-rounds': ({ expected }) =>
      `Das Ergebnis zählt die Runden falsch: Es waren ${number(expected)}.`,
    'missing-result': () => 'Die Partie ist zu Ende, aber die Zeile mit dem Ergebnis fehlt.',
    'result-too-early': () =>
      'Es gibt eine Zeile mit dem Ergebnis, aber die Partie ist nicht zu Ende.',
  },
};

/** `palier replay`. */
export const replay: Part<'cli'>['replay'] = {
  round: (round) => `Runde ${round}`,
  level: (level, what) => `Level ${level}: ${what}`,
  levelsLeft: (levels) => `noch übrig: Level ${and(levels.map(String))}`,
  ladderDone: 'kein Level mehr',
  hand: (seat, cards, naming) =>
    isYou(naming, seat) ? `Du hast ${cards}` : `${wer(naming, seat)} hat ${cards}`,
  stepKeys: 'Eingabetaste: weiter   b: zurück   q: Ende',
  empty: 'Es ist noch nichts geschehen.',
};

export const admin: Part<'cli'>['admin'] = {
  isReadable: (host) =>
    `Achtung: Die Verbindung zu ${host} ist nicht verschlüsselt, andere können das Token unterwegs lesen. Nimm https:// oder einen Tunnel wie ssh -L.`,
  done: 'Erledigt.',
  noReports: 'Es sind keine Meldungen zu erledigen.',
  noBans: 'Niemand ist gesperrt.',
  noLog: 'Noch hat kein Betreiber etwas getan.',
  nobody: '  An diesem Tisch ist niemand.',
  report: (about, by, code) => `${about}, von ${by}, Tisch ${code}`,
  isSettled: '(erledigt)',
  reported: (person, names) => `Gemeldet: ${names.join(' → ')} (Person ${person})`,
  reporter: (person, names) => `Von: ${names.join(' → ')} (Person ${person})`,
  atTable: (table) => `Tisch: ${table}`,
  saidLately: 'Zuletzt gesagt:',
  saidNothing: 'Hat nichts gesagt.',
  settledBy: (by, when) => `Erledigt von ${by}, ${when}`,
  banned: (no, name, until) => `Sperre ${no}: Die Adresse von ${name} bleibt bis ${until} draußen.`,
  phases: { lobby: 'nicht begonnen', playing: 'im Gange', over: 'beendet' },
  clubReport: (club, by) => `der Club „${club}“, von ${by}`,
  ofClub: (club) => `Club: ${club}`,
  clubs: {
    open: 'offen für alle',
    private: 'privat',
    roles: { owner: 'Besitz', helper: 'hilft mit', member: 'Mitglied' },
  },
  isClosed: 'von einem Betreiber geschlossen',
  seat: (seat) => `Platz ${seat}`,
  household: (household) => `Adresse ${household}`,
  noAddress: 'Adresse unbekannt',
};
