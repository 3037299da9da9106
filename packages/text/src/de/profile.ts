/** Auf mehreren Geräten dieselbe Person sein, auf Deutsch. */
import type { Part } from '../langs.ts';
import { and, count, GAMES } from './speech.ts';

export const profile: Part<'profile'> = {
  title: 'Dein Profil',
  away: 'Der Server ist nicht erreichbar.',
  none: 'Woher diese Seite kommt, werden keine Profile behalten.',
  cancelled: 'Es wurde kein Passkey benutzt.',
  keep: {
    title: 'Auf diesem Server behalten',
    about:
      'Bisher sind dein Name und dein Gesicht nur in diesem Browser. Behält sie der Server, bist du auf Handy und Computer dieselbe Person und hast überall deine Online-Tische. Ohne E-Mail, ohne Passwort.',
    passkey: 'Mit einem Passkey behalten',
    passkeyAbout:
      'Ein Passkey ist eine einzige Berührung: dein Finger, dein Gesicht oder die PIN deines Geräts.',
    code: 'Mit einem Wiederherstellungscode behalten',
    nameFirst: 'Wähle zuerst einen Namen.',
  },
  noPasskeys: {
    insecure:
      'Hier gibt es keine Passkeys: Browser erlauben sie nur über https, und diese Seite wurde ohne geladen. Ein Wiederherstellungscode tut es genauso.',
    number:
      'Hier gibt es keine Passkeys: Browser wollen dafür einen Namen, und dieser Server wurde über eine Nummer aufgerufen. Ein Wiederherstellungscode tut es genauso.',
    old: 'Dieser Browser hat keine Passkeys. Ein Wiederherstellungscode tut es genauso.',
  },
  enter: {
    title: 'Wenn du schon ein Profil hast',
    about:
      'Melde dich an, dann hat dieses Gerät deinen Namen, dein Gesicht und deine Online-Tische.',
    passkey: 'Mit Passkey anmelden',
    withCode: 'Mit Wiederherstellungscode anmelden',
    code: 'Wiederherstellungscode',
    codeAbout: '16 Buchstaben und Ziffern. Striche und Leerzeichen sind egal.',
    codeBad: 'Ein Wiederherstellungscode hat 16 Buchstaben und Ziffern.',
    go: 'Anmelden',
  },
  since: (day) => `Auf diesem Server seit ${day}`,
  change: 'Name und Gesicht ändern',
  friends: 'Freunde',
  clubs: 'Clubs',
  ways: {
    title: 'Dein Weg zurück',
    about:
      'Auf einem anderen Gerät, oder wenn dieser Browser dich vergisst, kommst du damit wieder hinein.',
    none: 'Noch gibt es keinen Weg zurück. Ohne Passkey oder Wiederherstellungscode ist dein Profil verloren, wenn dieser Browser es vergisst.',
    passkey: (device) => (device === '' ? 'Passkey' : `Passkey (${device})`),
    used: (day) => `Zuletzt benutzt am ${day}`,
    add: 'Passkey hinzufügen',
    added: 'Der Passkey ist hinzugefügt.',
    remove: 'Entfernen',
    removeAsk: 'Diesen Passkey entfernen?',
    removeAbout: 'Damit kommt dann niemand mehr hinein.',
    removed: 'Der Passkey ist entfernt.',
    hasCode: 'Du hast einen Wiederherstellungscode.',
    makeCode: 'Wiederherstellungscode erstellen',
    newCode: 'Neuen Wiederherstellungscode erstellen',
  },
  code: {
    title: 'Dein Wiederherstellungscode',
    about:
      'Schreib ihn auf oder speichere ihn: Er wird nur jetzt gezeigt. Ältere Codes gelten nicht mehr.',
    secret: 'Mit diesem Code kann man sich als du anmelden.',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    notCopied: 'Nicht kopiert',
  },
  devices: {
    title: 'Angemeldete Geräte',
    here: 'Dieses Gerät',
    unknown: 'Ein Gerät',
    seen: (day) => `Zuletzt hier am ${day}`,
    out: 'Abmelden',
    outOf: (device) => `${device} abmelden`,
    isOut: 'Das Gerät ist abgemeldet.',
    allOut: 'Alle anderen abmelden',
    areOut: 'Alle anderen Geräte sind abgemeldet.',
  },
  data: {
    title: 'Deine Daten',
    about:
      'Der Server behält Name und Gesicht, deine Geräte und Passkeys, Freunde und Clubs, deine Tische, Partien und Wertungen. Alles davon steht in der Datei zum Herunterladen.',
    download: 'Deine Daten herunterladen',
    out: 'Hier abmelden',
    isOut: 'Du bist abgemeldet. Name und Gesicht bleiben auf diesem Gerät.',
    remove: 'Dein Profil löschen',
    removeAsk: 'Dein Profil löschen?',
    removeAbout:
      'Alles, was der Server über dich behält, wird sofort gelöscht und kommt nicht wieder. Was auf diesem Gerät ist, bleibt.',
    removeNow: 'Endgültig löschen',
    removed: 'Dein Profil ist gelöscht.',
  },
  played: {
    title: 'Partien und Wertung',
    loading: 'Wird geladen …',
    wish: 'Ich möchte eine Wertung',
    wishAbout:
      'Dafür zählen Partien an offenen Tischen, die von jetzt an beginnen. Sobald genug bekannt ist, sehen alle deinen Namen, dein Gesicht und deine Wertung in der Bestenliste.',
    isOn: 'Deine nächste Partie an einem offenen Tisch zählt.',
    isOff:
      'Deine Partien zählen nicht mehr. Niemand sieht deine Wertung; sie bleibt für dich stehen.',
    ratings: 'Deine Wertung',
    noRatings:
      'Spiel an einem offenen Tisch eine Partie zu Ende mit anderen, die eine Wertung möchten: Dann steht sie hier.',
    rating: (rating, range) => `${rating} ± ${range}`,
    provisional: (games) =>
      `Nach ${count(games, GAMES)}: vorläufig. Noch ein paar, dann stehst du in der Bestenliste.`,
    settled: (games, place) => `Nach ${count(games, GAMES)}: Platz ${place}.`,
    unseen: (games) => `Nach ${count(games, GAMES)}.`,
    leaders: 'Bestenliste',
    games: 'Deine Partien online',
    noGames: 'Partien, die du angemeldet online zu Ende spielst, stehen hier.',
    signIn: 'Profil anlegen oder anmelden',
    more: 'Mehr zeigen',
    kinds: {
      private: 'Privater Tisch',
      public: 'Offener Tisch',
      club: 'Clubtisch',
      night: 'Duplikatabend',
    },
    place: (place, players) => `Platz ${place} von ${players}`,
    with: (names) => `Mit ${and(names)}`,
  },
  board: {
    title: 'Bestenliste',
    edition: 'Ausgabe',
    about:
      'Je höher die Wertung, desto stärker. ± sagt, wie weit sie danebenliegen kann: mit jeder Partie weniger. Die Reihenfolge folgt dem, was schon sicher ist. Nur Partien an offenen Tischen zählen, und nur von denen, die eine Wertung möchten.',
    none: 'Noch ist keine Wertung sicher genug.',
    mine: (place) => `Du bist auf Platz ${place}.`,
    games: (games) => count(games, GAMES),
    earlier: 'Vorige Plätze',
    later: 'Weitere Plätze',
    own: 'Deine Partien und Wertung',
  },
  kept: 'Dein Profil wird auf diesem Server behalten.',
  welcome: (name) => `Willkommen zurück, ${name}!`,
};
