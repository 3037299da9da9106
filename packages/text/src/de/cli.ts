/** The program `palier` in German: its frame and its failures. */
import type { Part } from '../langs.ts';
import { commands } from './cli-help.ts';
import { admin, bench, load, outside, replay, review, serve, verify } from './cli-output.ts';
import { and, count, number, or, quote } from './speech.ts';

const PLAYERS = { one: 'Spieler', other: 'Spieler' };

export const cli: Part<'cli'> = {
  tagline: 'der Kartentisch für Level Up und Level 8',
  about: [
    'Spielt, prüft und zeigt Partien von Level Up und Level 8 und ist Schiedsrichter. In einer Kopie des Repositorys schreibst du „npm run -s palier --“ statt „palier“.',
  ],
  headings: {
    usage: 'Aufruf:',
    commands: 'Befehle:',
    options: 'Optionen:',
    examples: 'Beispiele:',
    status: 'Rückgabewert:',
  },
  status: {
    done: 'erledigt',
    refused: 'der Auftrag wurde abgelehnt',
    unreadable: 'falscher Aufruf oder unlesbare Eingabe',
    defect: 'ein Fehler des Programms',
  },
  options: {
    help: 'diese Hilfe zeigen',
    lang: (langs) => `die Sprache: ${or(langs)}; sonst die des Systems`,
    json: 'genau ein JSON-Dokument ausgeben und sonst nichts',
    version: 'die Version zeigen',
  },
  nodeTooOld: ({ oldest, found }) =>
    `Palier braucht Node ${oldest} oder neuer; das hier ist Node ${found}. Das neueste gibt es auf nodejs.org.`,
  seeHelp: (line) => `Siehe ${quote(line)}.`,
  commands,
  failures: {
    'no-command': ({ commands }) => `Gib einen Befehl an: ${or(commands)}.`,
    'unknown-command': ({ command, commands }) =>
      `Einen Befehl ${quote(command)} gibt es nicht: Möglich ist ${or(commands)}.`,
    'unknown-option': ({ option }) => `Die Option ${quote(option)} ist hier nicht bekannt.`,
    'option-needs-value': ({ option }) => `Die Option ${quote(option)} braucht einen Wert.`,
    'option-takes-no-value': ({ option }) => `Die Option ${quote(option)} darf keinen Wert haben.`,
    'missing-operand': ({ operand }) => `${operand} fehlt.`,
    'surplus-operand': ({ operand }) => `${quote(operand)} ist ein Wort zu viel.`,
    'bad-value': ({ option, value, allowed }) =>
      `${quote(value)} ist für ${option} nicht möglich: Erlaubt ist ${or(allowed)}.`,
    'bad-number': ({ option, value, min, max }) =>
      `${quote(value)} ist für ${option} nicht möglich: Erlaubt ist eine ganze Zahl von ${number(min)} bis ${number(max)}.`,
    'bad-share': ({ option, value }) =>
      `${quote(value)} ist für ${option} nicht möglich: Nötig ist ein Anteil wie 0.5% oder 0.005, weniger als die Hälfte.`,
    'too-long': ({ option, length, most }) =>
      `Der Text für ${option} hat ${number(length)} Zeichen, möglich sind höchstens ${number(most)}.`,
    'wrong-number-of-players': ({ players, min, max }) =>
      `Das ${players === 1 ? 'ist' : 'sind'} ${count(players, PLAYERS)}: Eine Partie braucht ${number(min)} bis ${number(max)}.`,
    'empty-name': ({ option }) => `In ${option} fehlt ein Name.`,
    'no-such-program': ({ program }) =>
      `Es gibt kein Programm ${quote(program)}, das sich starten lässt.`,
    'not-together': ({ options }) => `${and(options)} gehen nicht zusammen.`,
    'no-such-file': ({ file }) => `Eine Datei ${quote(file)} gibt es nicht.`,
    'is-a-folder': ({ file }) => `${quote(file)} ist ein Ordner, keine Datei.`,
    'not-permitted': ({ file }) => `Du darfst ${quote(file)} nicht lesen.`,
    'cannot-read': ({ file, detail }) => `${quote(file)} lässt sich nicht lesen (${detail}).`,
    'cannot-write': ({ file, detail }) => `${quote(file)} lässt sich nicht schreiben (${detail}).`,
    'records-there': ({ folder }) =>
      `In ${quote(folder)} liegen schon gespeicherte Partien. Wähle einen anderen Ordner.`,
    'empty-input': ({ file }) => `In ${quote(file)} steht nichts.`,
    'not-text': ({ file }) => `${quote(file)} ist kein Text in UTF-8.`,
    'not-json': ({ near }) =>
      near === ''
        ? 'Das ist kein JSON: Der Text endet zu früh.'
        : `Das ist kein JSON: ${quote(near)} gehört hier nicht hin.`,
    'port-taken': ({ port }) =>
      `Port ${port} ist belegt, vielleicht von einem anderen palier. Wähle mit --port einen anderen.`,
    'port-forbidden': ({ port }) =>
      `Port ${port} darfst du nicht benutzen. Wähle mit --port einen über 1023.`,
    'no-such-address': ({ host }) => `${quote(host)} ist keine Adresse dieses Rechners.`,
    'no-web-app': ({ folder }) =>
      `In ${quote(folder)} liegt kein gebautes Spiel. In einer Kopie des Repositorys baust und startest du es mit ${quote('npm start')}.`,
    'bad-url': ({ option, allowed }) =>
      `Der Wert für ${option} ist nicht möglich: Nötig ist eine Adresse, die mit ${or(allowed)} beginnt.`,
    'bad-proxies': ({ option, value }) =>
      `${quote(value)} ist für ${option} nicht möglich: Nötig sind Adressen wie 10.0.0.0/8,::1 oder loopback, private oder eine Zahl von 0 bis 10.`,
    'bad-token': ({ option, least }) =>
      `Der Wert für ${option} ist nicht möglich: Nötig ist ein Token aus mindestens ${least} Buchstaben und Ziffern, oder mehrere als NAME:TOKEN,NAME:TOKEN.`,
    'unknown-variable': ({ variable }) => `Die Umgebungsvariable ${variable} ist nicht bekannt.`,
    'data-in-use': ({ folder }) =>
      `Ein anderes palier speichert seine Tische in ${quote(folder)}. Beende es oder wähle mit --data einen anderen Ordner.`,
    'no-data-folder': ({ folder, detail }) =>
      `Der Ordner ${quote(folder)} lässt sich nicht für Tische nutzen (${detail}). Wähle mit --data einen anderen.`,
    'no-database': ({ database, detail }) =>
      `Die Datenbank unter ${database} lässt sich nicht nutzen (${detail}).`,
    'newer-database': ({ place }) =>
      `Die Tische in ${quote(place)} stammen von einer neueren Version von palier. Diese Version kann sie nicht lesen.`,
    'not-a-database': ({ place }) =>
      `Die Daten in ${quote(place)} stammen nicht von palier oder sind beschädigt. Stelle eine Sicherung wieder her, wie in docs/OPERATIONS.md beschrieben; „palier backup --check FILE“ prüft, ob sie unversehrt ist.`,
    'file-there': ({ file }) =>
      `Die Datei ${quote(file)} gibt es schon. Wähle einen anderen Namen.`,

    'no-server': ({ url, detail }) => `Unter ${url} antwortet kein Server (${detail}).`,
    'no-tables-there': ({ url }) =>
      `Was unter ${url} antwortet, ist kein palier-Server mit Online-Tischen.`,
    'other-server': ({ url }) =>
      `Der Server unter ${url} spricht eine andere Version des Protokolls: Nimm auf beiden Seiten dieselbe Version von palier.`,
    'bad-code': ({ code, why }) => `${quote(code)} ist nicht möglich. ${why}`,
    'no-kept-seat': () =>
      'Es gibt keinen Tisch, an den du von hier zurückkehren kannst. Gib den Code eines Tisches an.',

    'load-failed': ({ detail }) => `Die Clients konnten nicht spielen (${detail}).`,

    'no-token': ({ option, variable }) =>
      `Es fehlt ein Token. Lege es in eine Datei für ${option} oder in die Umgebungsvariable ${variable}.`,
    'no-admin': ({ url }) =>
      `Der Server unter ${url} hat keine Betreiber. Starte ihn mit PALIER_ADMIN_TOKEN, wie docs/OPERATIONS.md es beschreibt.`,
    'internal-error': ({ detail }) =>
      `In palier ist etwas schiefgegangen; das ist ein Fehler des Programms (${detail}).`,
  },
  standardInput: 'Standardeingabe',
  standardOutput: 'Standardausgabe',
  seat: (seat) => `Platz ${seat}`,
  place: (line, column) =>
    column === undefined ? `Zeile ${line}` : `Zeile ${line}, Spalte ${column}`,
  bench,
  serve,
  load,
  outside,
  review,
  verify,
  replay,
  admin,
};
