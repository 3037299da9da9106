/** A table online, in German. */
import type { OnlineTableWords } from '../../web/online-table-words.ts';
import { and, count, number } from '../speech.ts';
import { again, proof } from './online-end.ts';
import { talk } from './online-talk.ts';

const SECONDS = { one: 'Sekunde', other: 'Sekunden' };
const MINUTES = { one: 'Minute', other: 'Minuten' };

function time(seconds: number): string {
  return seconds >= 60 && seconds % 60 === 0
    ? count(seconds / 60, MINUTES)
    : count(seconds, SECONDS);
}

export const onlineTable: OnlineTableWords = {
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
