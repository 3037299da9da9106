/** What one looks like and plays with, in English. */
import type { FacePart } from '@palier/table';

type Six = readonly [string, string, string, string, string, string];

/** The colours of each part of a face, as they stand beside each other. */
const shades: { readonly [P in FacePart]: Six } = {
  skin: ['very light', 'light', 'tan', 'light brown', 'brown', 'dark brown'],
  hair: ['black', 'brown', 'red', 'blond', 'silver', 'purple'],
  wear: ['red', 'gold', 'green', 'blue', 'purple', 'cream'],
  window: ['orange', 'yellow', 'green', 'blue', 'purple', 'teal'],
};

export const you = {
  title: 'Your look',
  about: 'Choose once. It goes with you to every table, here and online.',
  name: 'Your name',
  /** `guest`: what others see instead. */
  nameAbout: (guest: string) => `Without a name, others see “${guest}”.`,
  /** Picks a face and its colours. */
  surprise: 'Surprise me',
  /** A piece of the table as it will look. */
  preview: 'How it looks',
  face: 'Face',
  faces: {
    curls: 'Curls',
    bob: 'Bob',
    plaits: 'Plaits',
    ponytail: 'Ponytail',
    waves: 'Long waves',
    quiff: 'Quiff',
    spikes: 'Spiky hair',
    cap: 'Cap',
    beret: 'Beret',
    scarf: 'Headscarf',
    turban: 'Turban',
    moustache: 'Moustache',
  },
  colours: 'Colours',
  parts: { skin: 'Skin', hair: 'Hair', wear: 'Clothes', window: 'Background' },
  shades,
  back: 'Card back',
  backs: {
    stairs: 'Stairs to the moon',
    phases: 'Phases of the moon',
    windows: 'Lit windows',
    shapes: 'Six shapes',
    comets: 'Comets',
    eclipse: 'Eclipse',
    lanterns: 'Lanterns',
    owl: 'Owl',
    balloons: 'Hot-air balloons',
    rocket: 'Rocket',
  },
  cloth: 'Tablecloth',
  cloths: {
    night: 'Plain felt',
    moss: 'Moss',
    wine: 'Wine',
    linen: 'Linen',
    starry: 'Starry sky',
    moonlit: 'Moonlight',
    tide: 'High tide',
    aurora: 'Northern lights',
    confetti: 'Confetti',
    checks: 'Checks',
  },
  /** In the theme of high contrast. */
  plain: 'In high contrast, the tablecloth stays plain.',
  /** Of the choices that play earns. */
  earned: 'Some are earned by playing. Nothing here is for sale.',
  /** What has to be done for one of them. */
  feats: {
    win: 'Win a game against bots',
    expert: 'Win against an expert bot',
    ten: 'Finish ten games',
    editions: 'Win a game in every edition',
    comeback: 'Win after being two levels behind',
    friend: 'Finish a pass-and-play game',
    row: 'Win three games in a row',
    crowd: 'Win against four or more bots',
    quick: 'Win in six rounds or fewer',
    perfect: 'Get all five questions in a daily challenge right',
    days: 'Do the daily challenge three days in a row',
    week: 'Do the daily challenge seven days in a row',
  },
  /** What has to be done, and how much of it is where it is not done at once: "Finish ten games (3 of 10)". */
  featSoFar: (feat: string, done: number, of: number) =>
    of === 1 ? feat : `${feat} (${done} of ${of})`,
  /** What is earned next, by its name. */
  nearest: {
    back: (name: string) => `Next to earn: the card back “${name}”`,
    cloth: (name: string) => `Next to earn: the tablecloth “${name}”`,
  },
  /** What so many more days of the daily challenge bring, by its name. */
  inDays: {
    back: (days: number, name: string) =>
      days === 1
        ? `Come back tomorrow for the card back “${name}”.`
        : `${days} more days in a row to earn the card back “${name}”.`,
    cloth: (days: number, name: string) =>
      days === 1
        ? `Come back tomorrow for the tablecloth “${name}”.`
        : `${days} more days in a row to earn the tablecloth “${name}”.`,
  },
  /** Takes what was just won; and that it is taken. */
  use: 'Use it',
  used: 'In use',
  /** To the profile on the server. */
  elsewhere: {
    title: 'Take it to another device',
    about: 'Your name, your face and your tables online, on your phone and your computer',
  },
  own: {
    title: 'Your profile',
    about: 'Friends, clubs, your games online and your devices',
  },
  /** Ways to what one has done. */
  more: { title: 'Your progress', statistics: 'Statistics', goals: 'Goals', games: 'Your games' },
  /** After the game that earned it, and the way to where it is chosen. */
  won: {
    back: (name: string) => `The card back “${name}” is yours.`,
    cloth: (name: string) => `The tablecloth “${name}” is yours.`,
    look: 'Change your look',
  },
};
