/** At a table online, in German: who is there, the clock, wishes, talk, the proof. */
import type { Part } from '../langs.ts';
import { and, count, MINUTES, number, SECONDS } from './speech.ts';

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
    cry: 'Tränen',
    heart: 'Herz',
    clap: 'Applaus',
    fire: 'Feuer',
    sleep: 'Schlaf',
  },
  phrasesTitle: 'Sätze',
  emotesTitle: 'Gesichter und Zeichen',
  textTitle: 'Deine Nachricht',
  placeholder: 'Schreib etwas',
  send: 'Senden',
  off: 'An diesem Tisch sind Nachrichten aus.',
  needName: 'Ohne Namen kannst du lesen, aber nicht schreiben.',
  list: 'Was gesagt wurde',
  nothing: 'Noch hat niemand etwas gesagt.',
  said: (name, text) => `${name}: ${text}`,
  you: 'Du',
  gone: 'Jemand, der gegangen ist',
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} wieder hören`,
  muteAll: 'Alle stummschalten',
  muteAllAbout: 'Es werden keine Nachrichten gezeigt, an keinem Tisch.',
  speak: 'Nachrichten vorlesen',
  speakAbout: 'Für Bildschirmleser: neue Nachrichten werden angesagt.',
  settings: 'Ruhe',
  notSent: 'Das wurde nicht gesendet. Bitte versuch es noch einmal.',
};

const again: Part<'onlineTable'>['again'] = {
  again: 'Noch einmal mit denselben',
  asking: 'Die nächste Partie wird vorbereitet …',
  failed: 'Die nächste Partie konnte nicht vorbereitet werden. Bitte versuch es noch einmal.',
  asked: (name) =>
    name === undefined
      ? 'Eine weitere Partie wird vorbereitet.'
      : `${name} schlägt noch eine Partie vor.`,
  join: 'Weiterspielen',
  wantsIn: (names) =>
    names.length === 1
      ? `${and(names)} möchte in der nächsten Partie mitspielen.`
      : `${and(names)} möchten in der nächsten Partie mitspielen.`,
  wantNext: 'Um einen Platz in der nächsten Partie bitten',
  wantsNext: 'Du hast um einen Platz in der nächsten Partie gebeten',
  notKept: 'Die Partie konnte nicht auf diesem Gerät aufbewahrt werden.',
  noRecord: 'Die Aufzeichnung konnte nicht geholt werden. Bitte versuch es später noch einmal.',
};

const proof: Part<'onlineTable'>['proof'] = {
  title: 'Ehrlich gegeben',
  good: 'Nichts wurde verändert. Das wurde eben hier auf deinem Gerät geprüft.',
  bad: 'Mit dieser Partie stimmt etwas nicht. Was es ist, steht darunter.',
  partly: 'Was dieses Gerät prüfen kann, stimmt.',
  promise: {
    good: 'Der Fingerabdruck des Servers ist der, den dieses Gerät vor der ersten Karte notiert hat.',
    bad: 'Der Fingerabdruck des Servers ist nicht der, den dieses Gerät vor der ersten Karte notiert hat.',
    unknown:
      'Dieses Gerät hat vor der ersten Karte keinen Fingerabdruck notiert: es kam erst später dazu.',
  },
  secret: {
    good: 'Das Geheimnis, das jetzt gezeigt wird, hat genau diesen Fingerabdruck.',
    bad: 'Das Geheimnis, das jetzt gezeigt wird, hat einen anderen Fingerabdruck.',
    unknown: 'Der Server hat sein Geheimnis nicht gezeigt.',
  },
  salt: {
    good: 'Was dieses Gerät zum Zufall beigetragen hat, ist darin enthalten.',
    bad: 'Was dieses Gerät zum Zufall beigetragen hat, ist nicht darin enthalten.',
    unknown:
      'Dieses Gerät hat nichts zum Zufall beigetragen: es hatte bei Beginn der Partie keinen Platz.',
  },
  game: {
    good: (moves) =>
      `Die ganze Partie wurde aus dem Geheimnis und den Beiträgen aller neu gegeben: jedes Mischen und alle ${number(moves)} Züge stimmen.`,
    bad: (event) =>
      event === undefined
        ? 'Die Aufzeichnung der Partie hält nicht, was sie verspricht.'
        : `Die Partie wurde neu gegeben, und Ereignis ${number(event)} folgt nicht aus dem Geheimnis und den Regeln.`,
    unknown: 'Die Aufzeichnung der Partie war nicht zu lesen; darum wurde sie nicht neu gegeben.',
  },
  seen: {
    good: 'Die Aufzeichnung ist die Partie, die dieses Gerät gesehen hat, Karte für Karte.',
    bad: 'Die Aufzeichnung ist nicht die Partie, die dieses Gerät gesehen hat.',
    unknown: 'Dieses Gerät hat die Partie nicht gesehen, während sie gespielt wurde.',
  },
  mark: { good: 'Richtig:', bad: 'Falsch:', unknown: 'Unbekannt:' },
  how: 'Vor der ersten Karte hat der Server ein Geheimnis gewählt und dessen Fingerabdruck gezeigt, und das Gerät jedes Spielers hat einen zufälligen Teil beigetragen. Alles Mischen kommt aus beidem zusammen: niemand konnte die Karten wählen, weder der Server noch ein Spieler. Jetzt, da das Geheimnis gezeigt ist, kann jeder mit der gespeicherten Aufzeichnung die Partie neu geben, hier oder mit „palier verify“.',
  noted: 'Fingerabdruck, den dieses Gerät notiert hat',
  ownSalt: 'Beitrag dieses Geräts',
};

function time(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? count(seconds / 60, MINUTES)
    : count(seconds, SECONDS);
}

export const onlineTable: Part<'onlineTable'> = {
  presence: {
    here: 'da',
    away: 'kurz weg',
    gone: 'nicht da',
    standIn: 'ein Bot spielt',
    bot: 'Bot',
    host: 'Gastgeber',
    you: 'du',
    tag: { away: 'kurz weg', gone: 'nicht da', standIn: 'Bot spielt' },
    about: {
      here: (name) => `${name} ist am Tisch.`,
      away: (name) => `${name} ist kurz weg.`,
      gone: (name) => `${name} ist nicht da. Der Platz wird freigehalten.`,
    },
    standInAbout: {
      gone: (name) => `Ein Bot spielt für ${name}, bis die Verbindung wieder steht.`,
      clock: (name) => `Die Zeit war um: ein Bot spielt diesen Zug für ${name}.`,
      vote: (name) => `Es geht weiter: ein Bot spielt diesen Zug für ${name}.`,
    },
    standInForYou: {
      gone: 'Ein Bot spielt für dich. Mach einen Zug, wenn du dran bist, und der Platz gehört wieder dir.',
      clock: 'Deine Zeit war um: ein Bot spielt diesen Zug für dich.',
      vote: 'Die anderen machten weiter: ein Bot spielt diesen Zug für dich.',
    },
    yoursAgain: 'Dein Platz gehört wieder dir.',
    isBot: (name) => `${name} ist ein Bot.`,
    claims: (name) => `${name} übernimmt diesen Platz nach der Runde.`,
    youClaim: 'Du übernimmst diesen Platz nach der Runde.',
    isHost: (name) => `${name} leitet den Tisch.`,
    youHost: 'Du leitest den Tisch.',
  },
  link: {
    lost: 'Verbindung verloren, neuer Versuch …',
    kept: 'Dein Zug ist aufgehoben und wird gesendet.',
    slow: 'Wird gesendet …',
    back: 'Wieder verbunden.',
  },
  clock: {
    announce: (seconds) => `Noch ${time(seconds)} für deinen Zug.`,
  },
  vote: {
    waitingFor: (names) => `Warten auf ${and(names)}.`,
    moveOn: (votes, needed) => `Weitermachen (${votes} von ${needed})`,
    about: 'Sind genug dafür, spielt ein Bot diesen einen Zug.',
    voted: (votes, needed) => `Du möchtest weitermachen: ${votes} von ${needed}.`,
    onYou: (votes, needed) => `Die anderen möchten weitermachen: ${votes} von ${needed}.`,
  },
  wish: {
    waiting: (names) => `Du möchtest zurücknehmen. Warten auf ${and(names)}.`,
    asks: (name) => `${name} möchte das zurücknehmen:`,
    youAgreed: (names) => `Du hast zugestimmt. Warten auf ${and(names)}.`,
    yes: 'Ja',
    no: 'Nein',
    callOff: 'Doch nicht',
    denied: 'Diesmal nicht: die Karten bleiben, wo sie sind.',
  },
  talk,
  missed: {
    title: 'Während du weg warst',
    about: (events) =>
      events === 1 ? 'Eine Sache ist geschehen.' : `${number(events)} Dinge sind geschehen.`,
    played:
      'Inzwischen wurde an deiner Stelle gespielt, von einem Bot oder von dir auf einem anderen Gerät. Dein Platz gehört wieder dir.',
    toTable: 'An den Tisch',
  },
  watch: {
    title: 'Du schaust zu',
    delay: (seconds) => `Was du siehst, geschah vor ${time(seconds)}.`,
    live: 'Du siehst, was alle sehen dürfen, und keine Hand.',
    wantNext: 'Um einen Platz in der nächsten Partie bitten',
    wantsNext: 'Du hast um einen Platz in der nächsten Partie gebeten',
    takeSeat: (bot) => `Für ${bot} einspringen`,
    takeSeatAbout: 'Ab der nächsten Runde.',
    claimed: (bot) => `Du springst nach dieser Runde für ${bot} ein`,
    giveBack: 'Lieber nicht',
    join: 'Mit Namen mitmachen',
    leave: 'Nicht mehr zuschauen',
  },
  nextRound: {
    waiting: 'Gleich wird die nächste Runde gegeben, auch wenn jemand noch schaut.',
    dealt: 'Die nächste Runde ist gegeben.',
    yourTurn: 'Die nächste Runde ist gegeben, und du bist dran.',
  },
  again,
  proof,
  menu: {
    invite: 'Jemanden einladen',
    returnCode: 'Mein Rückkehrcode',
    people: 'Wer da ist',
    options: 'Optionen des Tisches',
    home: 'Zurück zum Anfang',
    homeAbout: {
      standIn: 'Dein Platz bleibt dir. Bist du lange weg, spielt ein Bot, bis du wiederkommst.',
      wait: 'Dein Platz bleibt dir, und die anderen warten auf dich.',
    },
    leave: 'Meinen Platz aufgeben',
    leaveAsk: 'Deinen Platz aufgeben?',
    leaveAbout: 'Ein Bot spielt an deiner Stelle weiter, und die Karten gehören nicht mehr dir.',
    stay: 'Bleiben',
    stopWatching: 'Nicht mehr zuschauen',
    failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  },
};
