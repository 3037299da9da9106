/** Duplikatabende eines Clubs, auf Deutsch. */
import type { Part } from '../langs.ts';
import { count, number } from './speech.ts';

const PEOPLE = { one: 'Spieler', other: 'Spieler' };
const POINTS = { one: 'Punkt', other: 'Punkte' };
const PLACES = { one: 'Platz', other: 'Plätze' };
const LEVELS = { one: 'Level', other: 'Level' };

export const nights: Part<'friends'>['nights'] = {
  title: 'Duplikatabende',
  one: 'Duplikatabend',
  about:
    'An jedem Tisch liegen dieselben Karten. Wer sie besser spielt als die anderen, die sie hatten, liegt vorn: So entscheidet nicht das Glück.',
  none: 'Bisher gab es noch keinen.',
  missing: 'Diesen Abend gibt es nicht, oder er gehört zu einem Club, in dem du nicht bist.',
  until: (when) => `Bis ${when}`,
  over: 'Vorbei',
  isShut: 'Niemand kann mehr beitreten',
  youAreIn: 'Du bist dabei',
  you: 'Du',
  gone: 'Jemand, der gegangen ist',
  bot: 'Bot',
  people: (n) => count(n, PEOPLE),
  levels: (n) => count(n, LEVELS),
  points: (n) => count(n, POINTS),
  entry: {
    about:
      'Sei dabei und setz dich zu denen, die da sind. Jede Partie spielst du einmal, an einem Tisch.',
    does: 'Mitmachen',
    shut: 'An diesem Abend kann niemand mehr teilnehmen.',
  },
  deal: {
    title: (n) => `Partie ${number(n)}`,
    sit: 'Hinsetzen',
    waiting: (n, players) =>
      `${number(n)} von ${count(players, PEOPLE)} da. Die Partie beginnt, sobald alle da sind.`,
    now: 'Mit Bots beginnen',
    nowAbout: 'Bots nehmen die freien Plätze ein: an jedem Tisch dieselben.',
    stop: 'Nicht mehr warten',
    youPlay: 'Du spielst diese Partie gerade.',
    goOn: 'An deinen Tisch',
    elsewhere: 'Dein Platz in dieser Partie ist auf einem anderen deiner Geräte.',
    youHave: 'Diese Partie hast du gespielt. Die Ergebnisse kommen, wenn alle sie gespielt haben.',
    look: 'Deine Partie',
    missed: 'Diese Partie hast du nicht gespielt.',
    waits: 'Es warten',
    plays: 'Es spielen',
    hasPlayed: 'Gespielt haben',
    toCome: 'Noch nicht gespielt',
    secret:
      'Was wer daraus gemacht hat, siehst du, wenn alle gespielt haben. Sag bis dahin niemandem, was du hattest.',
  },
  same: {
    title: 'Mit denselben Karten',
    yours: 'Deine Karten',
    seat: (n) => `Platz ${number(n)} am Tisch`,
    made: (place, levels) => `Rang ${number(place)} · ${count(levels, LEVELS)}`,
    rounds: (levels) => `je Runde ${levels.map(number).join(' – ')}`,
    nobody: 'Niemand hat sie gespielt.',
    table: 'Deine Partie noch einmal ansehen',
  },
  ranking: {
    title: 'Ergebnis',
    soFar: 'Bisher',
    gained: (places) => signed(places),
    about:
      '100 Punkte: Alle anderen haben mit deinen Karten weniger geschafft. 50: alle gleich viel. Bei gleichen Punkten entscheiden die gewonnenen Plätze.',
  },
  running: {
    title: 'Ablauf des Abends',
    about:
      'Die Ergebnisse erscheinen, wenn alle gespielt haben und niemand mehr beitreten kann; spätestens, wenn die Zeit um ist.',
    shut: {
      does: 'Niemanden mehr einlassen',
      ask: 'Niemanden mehr einlassen?',
      about: 'Wer dabei ist, spielt noch. Sobald alle gespielt haben, erscheinen die Ergebnisse.',
    },
    end: {
      does: 'Abend beenden',
      ask: 'Den Abend jetzt beenden?',
      about: 'Bots spielen unfertige Partien zu Ende, dann erscheinen die Ergebnisse.',
    },
  },
  open: {
    does: 'Duplikatabend eröffnen',
    about:
      'Mitglieder machen mit und setzen sich zu denen, die da sind, an so viele Tische wie nötig.',
    name: 'Name (freiwillig)',
    players: 'Spieler an einem Tisch',
    levels: 'Wie viele Level',
    deals: 'Partien pro Person',
    lasts: 'Dauer',
    clock: 'Zeit für eine Entscheidung',
    go: 'Eröffnen',
    spans: {
      evening: 'Heute Abend: 4 Stunden',
      day: 'Ein Tag',
      days3: '3 Tage',
      week: 'Eine Woche',
    },
    clocks: {
      relaxed: '90 Sekunden',
      quick: '30 Sekunden',
    },
  },
};

function signed(places: number): string {
  if (places === 0) return 'So gut wie die anderen';
  const sign = places > 0 ? '+' : '−';
  return `${sign}${count(Math.abs(places), PLACES)}`;
}
