/** `palier serve` and `palier backup` in German. */
import type { CliCommands, CliWords } from '../cli-words.ts';
import type { ServeFailureFacts, ServeWords } from '../serve-words.ts';
import { or, quote } from './speech.ts';

export const serve: CliCommands['serve'] = {
  summary: 'das Spiel für den Browser und seine Online-Tische bereitstellen',
  about: [
    'Stellt das Spiel für Browser auf diesem Rechner bereit, bis du Strg-C drückst, und bewahrt die Tische auf, an denen online gespielt wird. Partien gegen Bots oder an einem Gerät laufen allein im Browser, nach dem ersten Besuch auch ohne diesen Server.',
    'Mit --host 0.0.0.0 können es auch andere Geräte im Netz öffnen. Über einfaches HTTP spielen sie, solange dieser Server läuft; offline behalten oder installieren können sie das Spiel nur über HTTPS, etwa mit einem Proxy davor.',
    'Jede Option gibt es auch als Umgebungsvariable: --public-url ist PALIER_PUBLIC_URL. Was in der Befehlszeile steht, gilt zuerst. docs/OPERATIONS.md sagt, wie man es für viele betreibt.',
  ],
  options: {
    port: 'der Port, 0 für irgendeinen freien (8080)',
    host: 'die Adresse, an der gelauscht wird (127.0.0.1: nur dieser Rechner)',
    web: 'der Ordner des gebauten Spiels; sonst der, der zu palier gehört',
    data: 'der Ordner für die Tische; sonst ein eigener, wo dein System so etwas hat',
    database:
      'die Tische stattdessen in PostgreSQL aufbewahren, postgres://…; mehrere Server können sich eine Datenbank teilen (besser als PALIER_DATABASE, denn Befehlszeilen sind sichtbar)',
    'public-url': 'wo Spieler diesen Server finden, wenn ein Proxy davor steht',
    origins: 'andere Websites, durch Kommas getrennt, deren Seiten diesen Server nutzen dürfen',
    'trust-proxy':
      'glauben, was Proxys über ihre Clients sagen: ihre Adressen (10.0.0.0/8,::1), loopback, private oder wie viele hintereinander stehen (0: keiner)',
    tables: 'wie viele Tische aufbewahrt werden, 0 für beliebig viele (10000)',
    'idle-days': 'unfertige Tische verschwinden nach so vielen Tagen ohne Zug, 0 für niemals (30)',
    'retention-days': 'fertige verschwinden nach so vielen Tagen, 0 für niemals (90)',
    watchers: 'wie viele einem Tisch ohne Namen zuschauen dürfen (50)',
    connections: 'wie viele Spieler zugleich verbunden sein dürfen, 0 für beliebig viele (20000)',
    'connections-per-address': 'wie viele davon von einer Adresse, 0 für beliebig viele (100)',
    'message-rate': 'Nachrichten je Sekunde von einem Spieler, 0 für beliebig viele (20)',
    'request-rate': 'HTTP-Anfragen je Minute von einer Adresse, 0 für beliebig viele (240)',
    'table-rate': 'neue Tische je Minute von einer Adresse, 0 für beliebig viele (20)',
    grace: 'Sekunden, bevor ein Bot für jemanden spielt, der weg ist (45)',
    'bot-pace': 'Millisekunden, die ein Bot vor seinem Zug wartet (900)',
    'bot-threads': 'in wie vielen Threads Bots nachdenken (einer weniger als es Kerne gibt)',
    metrics: 'wer /metrics lesen darf: local (dieser Rechner, üblich), public oder off (niemand)',
    log: 'was auf der Standardfehlerausgabe steht: silent, error, warn (üblich am Terminal), info (üblich sonst) oder debug',
  },
  examples: [
    { line: 'palier serve', says: 'Das Spiel unter http://localhost:8080.' },
    { line: 'palier serve --port 80 --host 0.0.0.0', says: 'Für alle im Netz.' },
    {
      line: 'PALIER_DATABASE=postgres://palier@db/palier palier serve --trust-proxy private',
      says: 'Einer von mehreren Servern hinter einem Proxy.',
    },
  ],
};

export const backup: CliCommands['backup'] = {
  summary: 'die Tische eines Servers in eine Datei kopieren',
  about: [
    'Geht, während der Server läuft: Die Kopie ist vollständig und zeigt einen einzigen Augenblick. Zum Wiederherstellen den Server anhalten und die Datei so in seinen Datenordner legen, wie docs/OPERATIONS.md es sagt. Für Tische in PostgreSQL gibt es pg_dump.',
  ],
  options: {
    data: 'der Datenordner des Servers; sonst der übliche',
  },
  examples: [{ line: 'palier backup tables.db', says: 'Alle Tische in eine Datei kopieren.' }],
};

export const serveWords: ServeWords = {
  at: (url) => `Palier ist unter ${url} zu finden`,
  inNetwork: (url) => `In deinem Netz unter ${url}`,
  howToStop: 'Öffne die Adresse in einem Browser. Strg-C beendet den Server.',
  backedUp: (file) => `Die Tische stehen in ${quote(file)}.`,
  problems: {
    'not-json': 'Der Inhalt der Anfrage muss JSON sein.',
    'other-origin': 'Seiten anderer Websites dürfen diesen Server nicht nutzen.',
    'no-such-table': 'Diesen Tisch gibt es nicht.',
    'no-such-page': 'Unter dieser Adresse ist nichts.',
    'not-over': 'Die Partie ist noch nicht vorbei: Ihre Aufzeichnung verrät alle Karten.',
    'too-large': 'Die Anfrage ist zu groß.',
    'too-fast': 'Zu viele Anfragen: Warte eine Minute.',
    failed: 'Im Server ist etwas schiefgegangen.',
    'too-many-tables': 'Dieser Server hat keinen Platz für noch einen Tisch.',
    stopping: 'Dieser Server hört gerade auf.',
  },
};

export const serveFailures: Pick<CliWords['failures'], keyof ServeFailureFacts> = {
  'port-taken': ({ port }) =>
    `Port ${port} ist belegt: Dort lauscht ein anderes Programm, vielleicht ein anderes palier. Wähle mit --port einen anderen.`,
  'port-forbidden': ({ port }) =>
    `An Port ${port} darfst du nicht lauschen. Wähle mit --port einen über 1023.`,
  'no-such-address': ({ host }) => `${quote(host)} ist keine Adresse dieses Rechners.`,
  'no-web-app': ({ folder }) =>
    `In ${quote(folder)} liegt kein gebautes Spiel. In einer Kopie des Repositorys baut und startet es ${quote('npm start')}.`,
  'bad-url': ({ option, allowed }) =>
    `Der Wert für ${option} ist nicht möglich: Nötig ist eine Adresse, die mit ${or(allowed)} beginnt.`,
  'bad-proxies': ({ option, value }) =>
    `${quote(value)} ist für ${option} nicht möglich: Nötig sind Adressen wie 10.0.0.0/8,::1 oder loopback, private oder eine Zahl von 0 bis 10.`,
  'unknown-variable': ({ variable }) => `Die Umgebungsvariable ${variable} ist nicht bekannt.`,
  'data-in-use': ({ folder }) =>
    `Ein anderes palier bewahrt seine Tische in ${quote(folder)} auf. Beende es, oder wähle mit --data einen anderen Ordner.`,
  'no-data-folder': ({ folder, detail }) =>
    `Der Ordner ${quote(folder)} lässt sich nicht für Tische nutzen (${detail}). Wähle mit --data einen anderen.`,
  'no-database': ({ database, detail }) =>
    `Die Datenbank unter ${database} lässt sich nicht nutzen (${detail}).`,
  'newer-database': ({ place }) =>
    `Eine spätere Version von palier hat Tische in ${quote(place)} aufbewahrt. Diese Version kann sie nicht lesen.`,
  'not-a-database': ({ place }) =>
    `Was in ${quote(place)} liegt, hat palier nicht geschrieben, oder es ist beschädigt.`,
  'file-there': ({ file }) => `Die Datei ${quote(file)} gibt es schon. Wähle einen anderen Namen.`,
};
