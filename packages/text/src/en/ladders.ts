/** The editor of level sets in English. */
import type { Kind } from '@palier/rules';
import type { Bounded } from '../facts.ts';
import { CARDS, count, GAMES, LEVELS, number } from './speech.ts';

export const ladders = {
  title: 'Level sets',
  /** A level set that has no name yet. */
  unnamed: 'Untitled level set',
  levelCount: (levels: number) => count(levels, LEVELS),
  list: {
    about:
      'Make your own level set: see how hard each level is, let bots try it out, play it and share it.',
    yours: 'Your level sets',
    none: 'None yet. Start with one you know and change what you like.',
    make: 'New level set',
    /** Something in it cannot be played. */
    unfinished: 'not finished',
    openFile: 'Open a level set from a file',
    notAFile: 'There is no level set in this file.',
  },
  /** What a new level set begins as. */
  start: {
    title: 'Start with…',
    blank: 'An empty level set',
    blankAbout: 'One level; everything else is up to you.',
    copyAbout: 'A copy for you to change.',
    copyName: (ladder: string) => `Copy of ${ladder}`,
  },
  edit: {
    name: 'Name of the level set',
    edition: 'Made for',
    editionAbout: 'The odds and the balance report are for the cards of this edition.',
    saved: 'Every change is saved on this device.',
    levels: 'Levels',
    level: (level: number) => `Level ${number(level)}`,
    empty: 'nothing yet',
    /** The combinations of a level, as a list. */
    parts: (level: number) => `Combinations of level ${number(level)}`,
    kind: (part: number) => `Kind of combination ${number(part)}`,
    kinds: { set: 'Set', run: 'Run', colour: 'Colour' } satisfies Record<Kind, string>,
    cards: (part: number) => `Cards in combination ${number(part)}`,
    fewer: (part: number) => `One fewer card in combination ${number(part)}`,
    more: (part: number) => `One more card in combination ${number(part)}`,
    removePart: (part: number) => `Remove combination ${number(part)}`,
    addPart: 'Add a combination',
    /** The cards of a level against a hand's. */
    sum: (cards: number, most: number) => `${number(cards)} of at most ${count(most, CARDS)}`,
    addLevel: 'Add a level',
    moveUp: (level: number) => `Move level ${number(level)} up`,
    moveDown: (level: number) => `Move level ${number(level)} down`,
    duplicate: (level: number) => `Duplicate level ${number(level)}`,
    removeLevel: (level: number) => `Remove level ${number(level)}`,
    /** Announced after a change that moves things. */
    moved: (from: number, to: number) => `Level ${number(from)} is now level ${number(to)}.`,
    doubled: (level: number) => `Level ${number(level)} has been duplicated.`,
    removed: (level: number) => `Level ${number(level)} has been removed.`,
    added: (level: number) => `Level ${number(level)} has been added.`,
    all: 'All your level sets',
  },
  /** `share`: with its error, as "41.3 % ± 2.5". */
  odds: {
    about:
      'Under each level: the chance of having it in your hand by your fifth turn, drawing only from the draw pile. In a game, the discard piles make it easier and the other players make it harder.',
    counting: 'Working out the odds…',
    short: (turns: number, share: string) => `by turn ${number(turns)}: ${share}`,
    title: (level: number) => `Chance of having level ${number(level)} in your hand`,
    /** 0: as dealt. */
    by: (turns: number) => (turns === 0 ? 'as dealt' : `by turn ${number(turns)}`),
  },
  remove: {
    button: 'Delete this level set',
    title: (name: string) => `Delete “${name}”?`,
    about: 'It will be gone from this device. Games played with it stay as they are.',
    yes: 'Delete',
  },
  play: {
    button: 'Play it now',
    about:
      'Starts a game against bots. To choose who plays, or to pass and play, find the level set under “Which game?” in a new game.',
    failed: 'The game could not be started. Please try again.',
    notYet: 'First correct what is marked above.',
  },
  share: {
    title: 'Share',
    about:
      'The link contains the whole level set: anyone who opens it can look at it, keep it and play it.',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'Please copy it by hand',
    link: 'Link to this level set',
    send: 'Share',
    file: 'Save as a file',
  },
  shared: {
    title: 'A level set for you',
    about: 'Someone has shared this level set with you.',
    keep: 'Keep and change it',
    kept: 'You already have this level set.',
    unreadable:
      'There is no level set in this link. Part of it may be missing: ask for the link again.',
    otherVersion:
      'This level set was made with a newer version of Palier. Reload the page and try again.',
    unplayable: 'This level set cannot be played:',
  },
  /** Why it cannot be played, each a sentence. */
  faults: {
    levels: (levels: number, most: number) =>
      `The level set has ${count(levels, LEVELS)}, but may have 1 to ${number(most)}.`,
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
    about: 'Medium-strength bots play it many times over, on this device.',
    players: 'Players',
    games: 'Games',
    start: 'Let bots try it',
    again: 'Let bots try it again',
    stop: 'Stop',
    progress: 'Games played',
    soFar: (played: number, wanted: number) => `${number(played)} of ${count(wanted, GAMES)}`,
    done: (games: number) => `${count(games, GAMES)} between medium-strength bots.`,
    stopped: (games: number, wanted: number) =>
      `Stopped after ${number(games)} of ${count(wanted, GAMES)}: the margins of error are larger.`,
    failed: 'The games stopped unexpectedly. Please try again.',
    /** The level set was changed after these games. */
    outdated: 'You have changed the level set since these games: let bots try it again.',
    first: 'The first games are being played…',
    climb: 'The climb: turns needed for each level; the thin line is the margin of error.',
    climbAlt: (levels: readonly string[]) => `Turns needed: ${levels.join('; ')}`,
    levelAlt: (level: number, turns: string) => `level ${number(level)} ${turns}`,
    table: 'How hard each level is',
    level: 'Level',
    tried: 'Tried',
    laid: 'Laid',
    turns: 'Turns needed',
    notes:
      'Tried: rounds in which someone played for the level. Laid: how many of those succeeded. Turns needed: all turns spent on it, successful or not, for each time it was laid. With 95% certainty, the true number lies within the margin after ±.',
    easier: 'easier than the level before it',
    /** `rounds`, `minutes`: with their errors. */
    length: (rounds: string, minutes: string) =>
      `A game takes ${rounds} rounds, about ${minutes} minutes at a real table.`,
    leader: (share: string) => `Whoever leads at half-time wins ${share} of the games.`,
    dead: (share: string) => `In ${share} of the rounds nobody climbs.`,
    longGame: (minutes: number) =>
      `A game takes ${number(minutes)} minutes: for a short evening, remove a level or two.`,
    /** A number and how far it may be off: "6.2 ± 0.3". */
    plusMinus: (value: string, half: string) => `${value} ± ${half}`,
  },
};
