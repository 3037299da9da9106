/** The table in the browser, in English. */
import type { MeldName } from '../cards.ts';
import type { Deed } from '../facts.ts';
import { buttons } from '../specials.ts';
import type { EditionId } from '@palier/rules';
import { and, CARDS, count, meldCall, or } from './speech.ts';
import { specials } from './specials.ts';

type HandCardFacts = { readonly [fact in 'isFresh' | 'isSpare' | 'fits']: boolean };

/** What can be done in a turn; to discard stands alone where nothing else can. */
const toDo: { readonly [D in Deed]: string } = {
  lay: 'lay',
  add: 'add',
  pass: 'play a Pass card',
  special: 'play a special card',
  either: 'play a Pass or special card',
  discard: 'discard',
};

export const table = {
  /** Before the game is there, or instead of it. */
  loading: 'Setting up the table…',
  unreadable: 'This game cannot be read.',
  unreadableWhy:
    'It is damaged or comes from another version of Palier. Nothing has been deleted: under “Your games” you can set it aside or save it as a file.',
  missing: 'This game is not on this device.',
  elsewhere: 'This game is open in another tab.',
  elsewhereWhy: 'A game can only be open in one place at a time. Carry on there, or play here.',
  failed: 'The game could not be opened.',
  tryAgain: 'Try again',
  takeOver: 'Play here',
  toHome: 'Back to home',

  /** The screen's heading. */
  heading: (round: number, edition: string) => `${edition}, round ${round}`,
  round: (round: number) => `Round ${round}`,
  /** The level of whoever leads, beside the little stairs. */
  furthest: (place: string) => `Leader: ${place}`,
  you: 'You',
  /** The edition, here and below, is for languages that call a level as its box does. */
  level: (level: number, _edition: EditionId) => `Level ${level}`,
  /** A level and what it asks for. */
  levelAsks: (level: number, what: string, _edition: EditionId) => `Level ${level}: ${what}`,
  cards: (cards: number) => count(cards, CARDS),
  laid: 'level laid',
  /** A Pass card lies in front of the player. */
  missesTurn: 'misses a turn',
  holds: 'has played Hold',
  deals: 'dealt this round',
  /** A seat for those who do not see it; the marks are some of the above. */
  seat: (name: string, facts: readonly string[]) => [name, ...facts].join(', '),
  leads: 'leads',
  /** One level is left. */
  nearMoon: 'one level from the moon',

  stock: (cards: number) => `Draw pile, ${count(cards, CARDS)}`,
  pileOf: (name: string, top: string | undefined, cards: number) =>
    top === undefined
      ? `${name}’s discard pile, empty`
      : `${name}’s discard pile: ${top}, ${count(cards, CARDS)}`,
  ownPile: (top: string | undefined, cards: number) =>
    top === undefined
      ? 'Your discard pile, empty'
      : `Your discard pile: ${top}, ${count(cards, CARDS)}`,
  stockName: 'Draw pile',
  ownPileName: 'Your pile',
  emptyPile: 'empty',
  meld: (owner: string | undefined, meld: MeldName, cards: string) =>
    `${owner === undefined ? 'Your' : `${owner}’s`} ${meldCall(meld)}: ${cards}`,
  nothingLaid: 'Nobody has laid a level yet.',
  melds: 'Combinations on the table',
  opponents: 'Opponents',
  players: 'Players',
  /** The first stop of the tab key. */
  toHand: 'Go to your hand',
  hand: (cards: number) => `Your hand, ${count(cards, CARDS)}`,
  handCard: (card: string, { isFresh, isSpare, fits }: HandCardFacts) =>
    [
      card,
      ...(isFresh ? ['new'] : []),
      ...(fits ? ['can be added'] : []),
      ...(isSpare ? ['not needed'] : []),
    ].join(', '),
  /** What can be put here now. */
  isTarget: 'possible now',

  yourTurn: (step: string) => `Your turn: ${step.charAt(0).toLowerCase()}${step.slice(1)}`,
  canNow: (deeds: readonly Deed[]) =>
    `Your turn: ${deeds.length > 1 ? or(deeds.map((deed) => toDo[deed])) : 'discard a card'}`,
  /** In place of the above in a first game without the lesson, each until it was done once. */
  firstPrompts: {
    draw: (_edition: EditionId) => 'Your turn: tap the draw pile',
    spare: (_edition: EditionId) => 'Grey cards are spare: discard one',
    lay: (_edition: EditionId) => 'Your level is complete: lay it',
  },
  turnOf: (name: string) => `It is ${name}’s turn`,
  deciding: (names: readonly string[]) =>
    `${and(names)} ${names.length === 1 ? 'is' : 'are'} choosing`,
  paused: 'Paused',

  yourLevel: (level: number, _edition: EditionId) => `Your level ${level}`,
  /** How much of a part is in hand. */
  partFilled: (part: string, have: number, size: number) => `${part}: ${have} of ${size}`,
  /** On an open ladder: the level that lacks least. */
  nearestLevel: (level: number) => `Nearest: level ${level}`,
  doneOf: (done: number, levels: number) => `${done} of ${levels} done`,
  cardsMissing: (missing: number) =>
    missing === 1 ? '1 card missing' : `${missing} cards missing`,
  canLay: 'complete',
  youLaid: (level: number, _edition: EditionId) => `Level ${level} laid`,
  thenGoOut: 'Add what fits and get rid of the rest.',

  draw: 'Draw a card',
  lay: (level: number, _edition: EditionId) => `Lay level ${level}`,
  addTo: (owner: string | undefined, meld: MeldName) =>
    `Add to ${owner === undefined ? 'your' : `${owner}’s`} ${meldCall(meld)}`,
  addWhere: 'Add…',
  discard: 'Discard',
  chooseDiscard: 'Choose a card',
  chooseDraw: 'Take a discarded card',
  skip: (name: string) => `Make ${name} miss a turn`,
  skipWhom: 'Who misses a turn?',
  plays: buttons(specials),
  wait: 'Please wait',

  sort: 'Sort your hand',
  sorts: { value: 'By value', colour: 'By colour', level: 'For my level', own: 'By hand' },
  /** A card was moved by hand, which ends the sorting. */
  unsorted: 'From now on your hand stays as you arrange it.',
  sortAgain: 'Sort again',
  hint: 'Hint',
  takeBack: 'Take back',
  menu: 'Menu',
  history: 'What happened',
  situation: 'What can I do?',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  previous: 'Previous',

  pause: 'Pause',
  resume: 'Continue',
  leave: 'Leave the table',
  leaveAbout: 'The game is saved; you can continue at any time.',
  rulebook: 'Rulebook',
  settings: 'Settings',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
  pace: 'Bot speed',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' },

  /** The way to a rule; and after a refusal, where its name stands beside it. */
  seeRule: (rule: string) => `Rule ${rule}`,
  whyRule: 'Why? Open the rule',

  /** What stands in the way and is no rule. */
  troubles: {
    'choose-first': 'Choose a card in your hand first.',
    'fits-nowhere': 'This card does not fit any combination on the table.',
    'not-stored': 'Your move could not be saved and was not made. Please try again.',
    /** The game had moved on before the move came. */
    stale: 'The game had moved on before your move. Please look again.',
    'not-yours': 'This is not your seat.',
    'nothing-to-take-back': 'There is nothing to take back now.',
    'not-over': 'You can do that once the game is over.',
  },

  hintTitle: 'A hint',
  doIt: 'Do it',

  whichLevel: 'Which level?',
  stays: (cards: number) =>
    cards === 0 ? 'No cards left in your hand.' : `${count(cards, CARDS)} left in your hand:`,
  partEmpty: 'no card yet',
  whichMeaning: 'What do the jokers stand for?',
  whichWay: 'Which do you mean?',

  keepTitle: (most: number) => `Keep up to ${count(most, CARDS)}`,
  keepAbout: 'They stay in your hand for the next round; the others do not see them.',
  keepThese: (cards: number) => (cards === 0 ? 'Keep none' : `Keep ${count(cards, CARDS)}`),
  offerTitle: (cards: number) => `Offer ${count(cards, CARDS)}`,
  offerAbout: 'Someone has played Take and will take one of the offered cards.',
  offerThese: 'Offer these',
  choose: (chosen: number, most: number) => `${chosen} of ${most} chosen`,

  curtain: (name: string) => `Pass the device to ${name}`,

  done: 'done',
  faceUp: (cards: string) => `face up under it: ${cards}`,
};
