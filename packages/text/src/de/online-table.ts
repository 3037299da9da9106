/** At a table online, in German: who is there, the clock, wishes, talk, the proof. */
import type { Part } from '../langs.ts';
import { and, count, DAYS, LOCALE, MINUTES, number, SECONDS } from './speech.ts';
import { timeSpans } from '../time-span.ts';

const { span, shortSpan } = timeSpans(LOCALE);

const talk: Part<'onlineTable'>['talk'] = {
  title: 'Nachrichten',
  open: (unread) => (unread === 0 ? 'Nachrichten' : `Nachrichten, ${number(unread)} neu`),
  phrases: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück!',
    'well-played': 'Gut gespielt!',
    thanks: 'Danke!',
    sorry: 'Entschuldigung!',
    'oh-no': 'Oh nein!',
    wow: 'Wow!',
    hurry: 'Geht es weiter?',
    'one-moment': 'Einen Moment bitte.',
    again: 'Noch eine Partie?',
    bye: 'Tschüss!',
  },
  emotes: {
    smile: 'Lächeln',
    laugh: 'Lachen',
    think: 'Nachdenken',
    cry: 'Weinen',
    heart: 'Herz',
    clap: 'Applaus',
    fire: 'Feuer',
    sleep: 'Schlafen',
  },
  phrasesTitle: 'Sätze',
  emotesTitle: 'Emojis',
  textTitle: 'Deine Nachricht',
  placeholder: 'Schreibe etwas',
  send: 'Senden',
  off: 'An diesem Tisch sind Nachrichten ausgeschaltet.',
  needName: 'Ohne Namen kannst du lesen, aber nicht schreiben.',
  list: 'Bisherige Nachrichten',
  nothing: 'Noch keine Nachrichten.',
  said: (name, text) => `${name}: ${text}`,
  you: 'Du',
  gone: 'Ehemaliger Spieler',
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `Stummschaltung von ${name} aufheben`,
  muted: 'stummgeschaltet',
  muteAll: 'Alle stummschalten',
  muteAllAbout: 'An keinem Tisch werden Nachrichten angezeigt.',
  speak: 'Nachrichten vorlesen',
  speakAbout: 'Für Screenreader: Neue Nachrichten werden vorgelesen.',
  settings: 'Stummschalten und Vorlesen',
  notSent: 'Das wurde nicht gesendet. Bitte versuche es noch einmal.',
};

const report: Part<'onlineTable'>['report'] = {
  of: (name) => `${name} melden`,
  why: 'Warum?',
  reasons: {
    rude: 'Beleidigt oder belästigt',
    name: 'Anstößiger Name',
    cheating: 'Betrügt oder spielt mit jemandem zusammen',
    spoiling: 'Verdirbt absichtlich das Spiel',
    other: 'Etwas anderes',
  },
  more: 'Was ist passiert? (freiwillig)',
  about: (name) =>
    `Was ${name} hier zuletzt gesagt hat, wird mitgeschickt. Nur der Betreiber dieses Servers kann die Meldung lesen; am Tisch erfährt niemand davon.`,
  missing: 'Bitte wähle einen Grund.',
  send: 'Meldung abschicken',
  kept: (days) =>
    `Danke. Deine Meldung wird ${count(days, DAYS)} aufbewahrt. Nur der Betreiber dieses Servers kann sie lesen.`,
};

const again: Part<'onlineTable'>['again'] = {
  again: 'Revanche',
  asking: 'Die Revanche wird vorbereitet …',
  failed: 'Die Revanche konnte nicht vorbereitet werden. Bitte versuche es noch einmal.',
  asked: (name) =>
    name === undefined ? 'Eine Revanche wird vorbereitet.' : `${name} möchte eine Revanche.`,
  join: 'Zur Revanche',
  wantsIn: (names) =>
    names.length === 1
      ? `${and(names)} möchte in der nächsten Partie mitspielen.`
      : `${and(names)} möchten in der nächsten Partie mitspielen.`,
  wantNext: 'Um einen Platz in der nächsten Partie bitten',
  wantsNext: 'Du hast um einen Platz in der nächsten Partie gebeten',
  notKept: 'Die Partie konnte nicht auf diesem Gerät gespeichert werden.',
  noRecord:
    'Die Partie konnte nicht vom Server geladen werden. Bitte versuche es später noch einmal.',
};

const proof: Part<'onlineTable'>['proof'] = {
  title: 'Fairness-Prüfung',
  good: 'Alles in Ordnung: Niemand hat die Karten verändert. Dein Gerät hat das gerade selbst geprüft.',
  bad: 'Mit dieser Partie stimmt etwas nicht. Was genau, steht darunter.',
  partly: 'Alles, was dieses Gerät prüfen kann, stimmt.',
  promise: {
    good: 'Der Fingerabdruck des Servers ist der, den dieses Gerät vor der ersten Karte notiert hat.',
    bad: 'Der Fingerabdruck des Servers ist nicht der, den dieses Gerät vor der ersten Karte notiert hat.',
    unknown:
      'Dieses Gerät hat vor der ersten Karte keinen Fingerabdruck notiert: Es war da noch nicht am Tisch.',
  },
  secret: {
    good: 'Das Geheimnis, das der Server jetzt zeigt, hat genau diesen Fingerabdruck.',
    bad: 'Das Geheimnis, das der Server jetzt zeigt, hat einen anderen Fingerabdruck.',
    unknown: 'Der Server hat sein Geheimnis nicht gezeigt.',
  },
  salt: {
    good: 'Der Beitrag dieses Geräts zum Zufall wurde verwendet.',
    bad: 'Der Beitrag dieses Geräts zum Zufall wurde nicht verwendet.',
    unknown:
      'Dieses Gerät hat nichts zum Zufall beigetragen: Es hatte bei Beginn der Partie keinen Platz.',
  },
  game: {
    good: (moves) =>
      `Die ganze Partie wurde mit dem Geheimnis und den Beiträgen aller nachgeprüft: Das Mischen und alle ${number(moves)} Spielzüge stimmen.`,
    bad: (event) =>
      event === undefined
        ? 'Die Partie wurde verändert: Das Mischen oder das Ergebnis stimmt nicht.'
        : `Die Partie wurde nachgeprüft: Ereignis ${number(event)} passt nicht zum Geheimnis und zu den Regeln.`,
    unknown: 'Die gespeicherte Partie konnte nicht gelesen und daher nicht nachgeprüft werden.',
  },
  seen: {
    good: 'Die gespeicherte Partie ist Karte für Karte die, die dieses Gerät gesehen hat.',
    bad: 'Die gespeicherte Partie ist nicht die, die dieses Gerät gesehen hat.',
    unknown: 'Dieses Gerät hat die Partie nicht gesehen, während sie gespielt wurde.',
  },
  mark: { good: 'Richtig:', bad: 'Falsch:', unknown: 'Unbekannt:' },
  how: 'Vor der ersten Karte hat der Server ein Geheimnis gewählt und dessen Fingerabdruck gezeigt, und das Gerät jedes Spielers hat einen zufälligen Teil beigetragen. Gemischt wurde mit beidem zusammen: Niemand konnte die Karten bestimmen, weder der Server noch ein Spieler. Jetzt, da das Geheimnis bekannt ist, können alle die gespeicherte Partie nachprüfen, hier oder mit „palier verify“.',
  noted: 'Fingerabdruck, den dieses Gerät notiert hat',
  ownSalt: 'Beitrag dieses Geräts',
};

function time(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? count(seconds / 60, MINUTES)
    : count(seconds, SECONDS);
}

export const onlineTable: Part<'onlineTable'> = {
  night: {
    sealed:
      'Andere haben diese Karten noch vor sich. Die ganze Partie, ihre Analyse und der Beweis für das Mischen sind da, sobald alle gespielt haben.',
    toNight: 'Zum Duplikatabend',
  },
  presence: {
    here: 'da',
    away: 'kurz weg',
    gone: 'offline',
    standIn: 'ein Bot spielt',
    bot: 'Bot',
    host: 'Host',
    you: 'du',
    tag: { away: 'kurz weg', gone: 'offline', standIn: 'Bot spielt' },
    about: {
      here: (name) => `${name} ist am Tisch.`,
      away: (name) => `${name} ist kurz weg: online, aber auf einer anderen Seite.`,
      gone: (name) => `${name} ist offline. Der Platz wird freigehalten.`,
    },
    news: {
      gone: (name) => `${name} ist offline.`,
      back: (name) => `${name} ist wieder da.`,
      left: (name) => `${name} hat den Tisch verlassen. Ein Bot spielt weiter.`,
      joined: (name) => `${name} spielt jetzt mit.`,
    },
    standInAbout: {
      gone: (name) => `Ein Bot spielt für ${name}, bis die Verbindung wieder steht.`,
      clock: (name) => `Die Zeit ist um: Ein Bot spielt diesen Zug für ${name}.`,
      vote: (name) => `Es geht weiter: Ein Bot spielt diesen Zug für ${name}.`,
    },
    standInForYou: {
      gone: 'Ein Bot spielt für dich. Spiele einfach weiter, wenn du dran bist; dann gehört der Platz wieder dir.',
      clock: 'Deine Zeit ist um: Ein Bot spielt diesen Zug für dich.',
      vote: 'Die anderen wollten nicht länger warten: Ein Bot spielt diesen Zug für dich.',
    },
    yoursAgain: 'Dein Platz gehört wieder dir.',
    isBot: (name) => `${name} ist ein Bot.`,
    claims: (name) => `${name} übernimmt diesen Platz nach dieser Runde.`,
    youClaim: 'Du übernimmst diesen Platz nach dieser Runde.',
    isHost: (name) => `${name} ist der Host.`,
    youHost: 'Du bist der Host.',
  },
  link: {
    lost: 'Verbindung verloren, neuer Versuch …',
    kept: 'Dein Spielzug ist gespeichert und wird noch gesendet.',
    slow: 'Wird gesendet …',
    back: 'Wieder verbunden.',
  },
  clock: {
    announce: (seconds) => `Noch ${time(seconds)} für deinen Zug.`,
    left: (ms) => `Noch ${span(ms)} für diese Entscheidung.`,
    leftShort: shortSpan,
  },
  days: {
    waiting: (names, ms) => `Alle warten auf ${and(names)}: noch ${span(ms)}.`,
    next: 'Nächster Tisch: Du bist dran',
  },
  vote: {
    waitingFor: (names) => `Alle warten auf ${and(names)}.`,
    moveOn: (votes, needed) => `Nicht warten, Bot spielen lassen (${votes} von ${needed})`,
    about: 'Wenn genug zustimmen, spielt ein Bot diesen einen Zug.',
    voted: (votes, needed) => `Du möchtest nicht länger warten (${votes} von ${needed}).`,
    forYou: (name) =>
      name === undefined ? 'Die anderen warten auf dich.' : `${name} wartet auf dich.`,
    onYou: (votes, needed) => `Die anderen möchten nicht länger warten (${votes} von ${needed}).`,
  },
  wish: {
    waiting: (names) =>
      `Du möchtest etwas zurücknehmen. Es fehlt noch die Zustimmung von ${and(names)}.`,
    asks: (name) => `${name} möchte das zurücknehmen:`,
    youAgreed: (names) => `Du hast zugestimmt. Es fehlt noch die Zustimmung von ${and(names)}.`,
    yes: 'Ja',
    no: 'Nein',
    callOff: 'Abbrechen',
    denied: 'Abgelehnt: Die Karten bleiben, wo sie sind.',
  },
  talk,
  report,
  missed: {
    title: 'Während du weg warst',
    about: (events) =>
      events === 1
        ? 'Du hast ein Ereignis verpasst.'
        : `Du hast ${number(events)} Ereignisse verpasst.`,
    played:
      'Inzwischen hat ein Bot für dich gespielt oder du selbst auf einem anderen Gerät. Dein Platz gehört wieder dir.',
    toTable: 'Zum Tisch',
  },
  watch: {
    title: 'Du schaust zu',
    delay: (seconds) => `Du siehst die Partie mit ${time(seconds)} Verzögerung.`,
    live: 'Du siehst, was alle sehen dürfen, aber keine Handkarten.',
    wantNext: 'Um einen Platz in der nächsten Partie bitten',
    wantsNext: 'Du hast um einen Platz in der nächsten Partie gebeten',
    takeSeat: (bot) => `${bot} ablösen`,
    takeSeatAbout: 'Ab der nächsten Runde.',
    claimed: (bot) => `Du löst ${bot} nach dieser Runde ab`,
    giveBack: 'Doch nicht',
    join: 'Mit Namen beitreten',
    leave: 'Zuschauen beenden',
  },
  nextRound: {
    waiting: 'Die nächste Runde beginnt gleich.',
    dealt: 'Neue Runde!',
    yourTurn: 'Neue Runde: Du bist dran!',
  },
  again,
  proof,
  menu: {
    invite: 'Jemanden einladen',
    returnCode: 'Dein Rückkehrcode',
    people: 'Wer ist am Tisch?',
    options: 'Tischoptionen',
    home: 'Zur Startseite',
    homeAbout: {
      standIn: 'Du behältst deinen Platz. Bist du lange weg, spielt ein Bot, bis du wiederkommst.',
      wait: 'Du behältst deinen Platz, und die anderen warten auf dich.',
      days: 'Du behältst deinen Platz. Komm wieder, bevor deine Bedenkzeit um ist.',
    },
    leave: 'Platz aufgeben',
    leaveAsk: 'Deinen Platz aufgeben?',
    leaveAbout: 'Ein Bot spielt an deiner Stelle weiter, und die Karten gehören nicht mehr dir.',
    stay: 'Bleiben',
    stopWatching: 'Zuschauen beenden',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  },
};
