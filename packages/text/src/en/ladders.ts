/** The ladder editor in English. */
import type { Kind } from '@palier/rules';
import type { Bounded } from '../facts.ts';
import { CARDS, count, GAMES, LEVELS, number } from './speech.ts';

export const ladders = {
  title: 'Ladders',
  /** A ladder that has no name yet. */
  unnamed: 'My ladder',
  levelCount: (levels: number) => count(levels, LEVELS),
  list: {
    about:
      'Invent a ladder of your own: see how hard each level is, let bots try it out, play it and share it.',
    yours: 'Your ladders',
    none: 'None yet. Begin with a ladder you know and change what you like.',
    make: 'New ladder',
    /** Something in it cannot be played. */
    unfinished: 'not finished',
    openFile: 'Open a ladder from a file',
    notAFile: 'There is no ladder in this file.',
  },
  /** What a new ladder begins as. */
  start: {
    title: 'Begin with …',
    blank: 'An empty ladder',
    blankAbout: 'One level, everything else is up to you.',
    copyAbout: 'A copy to change.',
    copyName: (ladder: string) => `${ladder} (copy)`,
  },
  edit: {
    name: 'Name of the ladder',
    edition: 'Made for',
    editionAbout: 'Odds and the balance report are for the cards of this edition.',
    saved: 'Every change is kept on this device.',
    levels: 'Levels',
    level: (level: number) => `Level ${number(level)}`,
    empty: 'nothing yet',
    /** The combinations of a level, as a list. */
    parts: (level: number) => `Combinations of level ${number(level)}`,
    kind: (part: number) => `Kind of combination ${number(part)}`,
    kinds: { set: 'Set', run: 'Run', colour: 'Colour' } satisfies Record<Kind, string>,
    cards: (part: number) => `Cards in combination ${number(part)}`,
    fewer: (part: number) => `One card fewer in combination ${number(part)}`,
    more: (part: number) => `One card more in combination ${number(part)}`,
    removePart: (part: number) => `Remove combination ${number(part)}`,
    addPart: 'Add a combination',
    /** The cards of a level against a hand's. */
    sum: (cards: number, most: number) => `${count(cards, CARDS)} of ${number(most)} at most`,
    addLevel: 'Add a level',
    moveUp: (level: number) => `Move level ${number(level)} up`,
    moveDown: (level: number) => `Move level ${number(level)} down`,
    duplicate: (level: number) => `Duplicate level ${number(level)}`,
    removeLevel: (level: number) => `Remove level ${number(level)}`,
    /** Announced after a change that moves things. */
    moved: (from: number, to: number) => `Level ${number(from)} is now level ${number(to)}.`,
    doubled: (level: number) => `Level ${number(level)} is there twice.`,
    removed: (level: number) => `Level ${number(level)} is gone.`,
    added: (level: number) => `Level ${number(level)} was added.`,
    all: 'All your ladders',
  },
  /** `share`: with its error, as "41.3 % ± 2.5". */
  odds: {
    about:
      'Under each level: the chance to have it in hand by your fifth turn, drawing from the stock alone. In a game discard piles make it easier, other players harder.',
    counting: 'Working out the odds …',
    short: (turns: number, share: string) => `by turn ${number(turns)}: ${share}`,
    title: (level: number) => `Chance to have level ${number(level)} in hand`,
    /** 0: as dealt. */
    by: (turns: number) => (turns === 0 ? 'as dealt' : `by turn ${number(turns)}`),
  },
  remove: {
    button: 'Delete this ladder',
    title: (name: string) => `Delete “${name}”?`,
    about: 'It is gone from this device. Games that were played on it stay as they are.',
    yes: 'Delete',
  },
  play: {
    button: 'Play it now',
    about:
      'Deals a game against bots. To choose who plays, or to play at one device, find the ladder under “Which game” of a new game.',
    failed: 'The game could not be started. Try again.',
    notYet: 'First set right what is marked above.',
  },
  share: {
    title: 'Share',
    about: 'The link holds the whole ladder: whoever opens it can look at it, keep it and play it.',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Copy it from the field by hand',
    link: 'Link to this ladder',
    send: 'Send it …',
    file: 'Save as a file',
  },
  shared: {
    title: 'A ladder for you',
    about: 'Somebody shared this ladder with you.',
    keep: 'Keep and change it',
    kept: 'You have this ladder already.',
    unreadable: 'There is no ladder in this link. Perhaps it was cut off: ask for it once more.',
    otherVersion: 'This ladder was made by a newer Palier. Reload the page to get it.',
    unplayable: 'This ladder cannot be played:',
  },
  /** Why it cannot be played, each a sentence. */
  faults: {
    levels: (levels: number, most: number) =>
      `The ladder has ${count(levels, LEVELS)}, but may have 1 to ${number(most)}.`,
    /** `parts`: how many combinations, none or more than `most`. */
    parts: (level: number, parts: number, most: number) =>
      parts === 0
        ? `Level ${number(level)} is empty: it needs at least one combination.`
        : `Level ${number(level)} has ${number(parts)} combinations, but may have ${number(most)} at most.`,
    /** The cards of one combination. */
    size: (level: number, part: number, { value, min, max }: Bounded) =>
      `Combination ${number(part)} of level ${number(level)} has ${count(value, CARDS)}, but may have ${number(min)} to ${number(max)}.`,
    tooBig: (level: number, cards: number, most: number) =>
      `Level ${number(level)} asks for ${count(cards, CARDS)}, but may ask for ${number(most)} at most.`,
  },
  balance: {
    title: 'Balance report',
    about: 'Steady bots play the ladder many times over, on this device.',
    players: 'Players',
    games: 'Games',
    start: 'Let bots try it',
    again: 'Let bots try it again',
    stop: 'Stop',
    progress: 'Games played',
    soFar: (played: number, wanted: number) => `${number(played)} of ${count(wanted, GAMES)}`,
    done: (games: number) => `${count(games, GAMES)} between steady bots.`,
    stopped: (games: number, wanted: number) =>
      `Stopped after ${number(games)} of ${count(wanted, GAMES)}: the errors are larger.`,
    failed: 'The games broke off. Try again.',
    /** The ladder was changed after these games. */
    outdated: 'You changed the ladder after these games: let bots try it again.',
    first: 'The first games are being played …',
    climb: 'The climb: turns needed for each level; the thin line shows how far it may be off.',
    climbAlt: (levels: readonly string[]) => `Turns needed: ${levels.join('; ')}`,
    levelAlt: (level: number, turns: string) => `level ${number(level)} ${turns}`,
    table: 'How hard each level is',
    level: 'Level',
    tried: 'Tried',
    laid: 'Laid',
    turns: 'Turns needed',
    notes:
      'Tried: rounds in which somebody played for the level. Laid: in how many of those. Turns needed: all turns spent on it, in vain or not, for each time it was laid. ± holds the true number 95 times out of 100.',
    easier: 'easier than the level before it',
    /** `rounds`, `minutes`: with their errors. */
    length: (rounds: string, minutes: string) =>
      `A game takes ${rounds} rounds, at a table about ${minutes} minutes.`,
    leader: (share: string) =>
      `Who leads when the first has half of the ladder behind wins ${share} of the games.`,
    dead: (share: string) => `In ${share} of the rounds nobody climbs.`,
    longGame: (minutes: number) =>
      `A game takes ${number(minutes)} minutes: for a short evening drop a level or two.`,
    /** A number and how far it may be off: "6.2 ± 0.3". */
    plusMinus: (value: string, half: string) => `${value} ± ${half}`,
  },
};
