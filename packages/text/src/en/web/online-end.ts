/** The end of a game online: another one, and the proof of the honest deal. In English. */
import type { AgainWords, ProofWords } from '../../web/online-table-words.ts';
import { and, number } from '../speech.ts';

export const again: AgainWords = {
  again: 'Again with the same people',
  asking: 'Setting up the next game…',
  failed: 'The next game could not be set up. Please try again.',
  asked: (name) =>
    name === undefined ? 'Another game is being set up.' : `${name} asks for another game.`,
  join: 'Play again',
  wantsIn: (names) => `${and(names)} would like to play in the next game.`,
  wantNext: 'Ask for a seat in the next game',
  wantsNext: 'You asked for a seat in the next game',
  notKept: 'The game could not be kept on this device.',
  noRecord: 'The record could not be fetched. Please try again later.',
};

export const proof: ProofWords = {
  title: 'Honest deal',
  good: 'Nothing was touched. This was just checked here, on your device.',
  bad: 'Something is wrong with this game. What it is stands below.',
  partly: 'What this device can check is right.',
  promise: {
    good: 'The server’s fingerprint is the one this device noted before the first card.',
    bad: 'The server’s fingerprint is not the one this device noted before the first card.',
    unknown: 'This device noted no fingerprint before the first card: it came later.',
  },
  secret: {
    good: 'The secret that is shown now has exactly this fingerprint.',
    bad: 'The secret that is shown now has another fingerprint.',
    unknown: 'The server has not shown its secret.',
  },
  salt: {
    good: 'What this device added to the luck is part of it.',
    bad: 'What this device added to the luck is not part of it.',
    unknown: 'This device added nothing to the luck: it had no seat when the game began.',
  },
  game: {
    good: (moves) =>
      `The whole game was dealt again from the secret and everybody’s part: every shuffle and all ${number(moves)} moves are right.`,
    bad: (event) =>
      event === undefined
        ? 'The record of the game does not keep its word.'
        : `The game was dealt again, and event ${number(event)} is not what follows from the secret and the rules.`,
    unknown: 'The record of the game could not be read, so it was not dealt again.',
  },
  seen: {
    good: 'The record is the game that this device saw, card for card.',
    bad: 'The record is not the game that this device saw.',
    unknown: 'This device did not see the game while it was played.',
  },
  mark: { good: 'Right:', bad: 'Wrong:', unknown: 'Not known:' },
  how: 'Before the first card the server chose a secret and showed its fingerprint, and every player’s device added a random part of its own. All shuffles come from these together, so nobody could choose the cards: not the server, and no player. Now that the secret is shown, anyone with the saved record can deal the game again, here or with “palier verify”.',
  noted: 'Fingerprint noted by this device',
  ownSalt: 'Added by this device',
};
