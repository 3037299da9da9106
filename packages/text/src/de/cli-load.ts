/** `palier load` in German. */
import type { CliCommands, CliWords } from '../cli-words.ts';
import type { LoadFailureFacts, LoadWords } from '../load-words.ts';
import { number } from './speech.ts';

export const load: CliCommands['load'] = {
  summary: 'viele Clients an einem Server spielen lassen und ihn messen',
  about: [
    'Eröffnet Tische an einem laufenden Server, setzt Clients daran und spielt Partie um Partie über das echte Protokoll: Jeder zieht, sobald er am Zug ist. Danach steht da, wie viele Züge in der Sekunde durchkamen und wie lange ein Zug brauchte, vom Absenden, bis alle am Tisch davon wussten.',
    'Der Server muss so viele Tische, Verbindungen und Nachrichten von einer Adresse erlauben: Starte ihn mit --table-rate 0 --request-rate 0 --message-rate 0 --connections-per-address 0, oder lass diesen Befehl mit --serve selbst einen starten.',
    'Auch die Clients brauchen Rechenzeit: Auf einem anderen Rechner als dem des Servers stören sie weniger. Was sie brauchten, wird angezeigt.',
  ],
  options: {
    url: 'wo der Server ist (http://localhost:8080); mehrmals für mehrere Server einer Datenbank, auf die sich die Verbindungen zufällig verteilen',
    serve: 'selbst einen Server starten, mit eigenem Ordner und ohne Grenzen',
    tables: 'wie viele Tische (50)',
    players: 'wie viele an jedem spielen, 2 bis 6 (4)',
    seconds: 'wie lange gemessen wird, nach kurzem Warmlaufen (20)',
    ramp: 'in wie vielen Sekunden die Tische zu spielen anfangen (0)',
    think: 'Millisekunden, die ein Spieler vor jedem Zug braucht, im Mittel (0)',
    bots: 'wer entscheidet: hasty (zieht und wirft ab, wenn nichts gesagt ist), random, novice, steady, expert oder master',
    drop: 'so viele Verbindungen in der Minute kappen; sie kommen von selbst zurück (0)',
    idle: 'an allen Tischen austeilen und niemanden ziehen lassen: zeigt, was offene Tische kosten',
    processes: 'auf wie viele Prozesse sich die Clients verteilen (1)',
  },
  examples: [
    { line: 'palier load --serve', says: 'Diesen Rechner messen.' },
    {
      line: 'palier load --url https://cards.example --tables 20 --bots steady --think 2000',
      says: 'Zwanzig Tische mit Spielern, die sich Zeit lassen.',
    },
    {
      line: 'palier load --serve --tables 2000 --idle',
      says: 'Der Speicher von 2000 Tischen.',
    },
  ],
};

const tenths = (value: number): string => number(Math.round(value * 10) / 10);
const thousandths = (value: number): string => number(Math.round(value * 1000) / 1000);

export const loadWords: LoadWords = {
  opening: (tables, players) =>
    `${number(tables)} Tische mit je ${number(players)} Spielern werden eröffnet …`,
  playing: (seconds) => `Gemessen wird ${number(seconds)} Sekunden lang …`,
  moves: (aSecond, moves, seconds) =>
    `${number(Math.round(aSecond))} Züge in der Sekunde (${number(moves)} in ${tenths(seconds)} Sekunden)`,
  latency: (p50, p99, most) =>
    `Vom Zug, bis alle davon wissen: die Hälfte in ${tenths(p50)} ms, 99 von 100 in ${tenths(p99)} ms, alle in ${tenths(most)} ms`,
  games: (games) => `Zu Ende gespielte Partien: ${number(games)}`,
  reconnects: (reconnects) => `Zurückgekehrte Verbindungen: ${number(reconnects)}`,
  trouble: (refused, stale, closed) =>
    `Abgelehnte Züge: ${number(refused)}; zu spät: ${number(stale)}; weggeschickte Clients: ${number(closed)}`,
  serverCpu: (seconds) => `Server: ${thousandths(seconds)} s Rechenzeit für 1000 Züge`,
  clientCpu: (seconds) => `Clients: ${thousandths(seconds)} s Rechenzeit für 1000 Züge`,
  memory: (mebibytes) => `Speicher des Servers: ${number(Math.round(mebibytes))} MiB`,
  heap: (kibibytes) => `Heap je Tisch mit allen Verbindungen: ${tenths(kibibytes)} KiB`,
};

export const loadFailures: Pick<CliWords['failures'], keyof LoadFailureFacts> = {
  'load-failed': ({ detail }) => `Die Clients konnten nicht spielen (${detail}).`,
};
