/** What somebody at a table sees and may mean, for any screen: nothing here draws, and nothing knows a rule. */
export {
  climbFacts,
  climbOf,
  hasReachedMoon,
  levelsLeft,
  nearMoonIn,
  newLeaderIn,
  standingEvents,
  type ClimbFact,
  type GameClimb,
  type RoundOfSeat,
  type RoundStory,
} from './climb.ts';
export {
  EMPTY_HAND,
  dealt,
  follow,
  moved,
  serves,
  sorted,
  spareCards,
  valueRank,
  type Aim,
  type Hand,
  type HandCard,
} from './hand-order.ts';
export { HAND_SORTS, type HandSort } from './hand-sorts.ts';
export { nextHolder, peopleOf } from './holder.ts';
export {
  emptyDraft,
  fitsOf,
  isFull,
  laidMelds,
  nextPart,
  put,
  readDraft,
  restAfter,
  type LayingDraft,
} from './laying.ts';
export { leadTaken } from './lead.ts';
export { inShownOrder, shownCards, type ShownCard } from './meld-order.ts';
export { offersIn, type Offer } from './offers.ts';
export { possibleNow, type Deed } from './possible.ts';
export {
  foremostOf,
  isNearMoon,
  leaderOf,
  seatFacts,
  seatsAfter,
  sharesOf,
  shownLevel,
  type DrawnSeat,
} from './seat-facts.ts';
export { spotName, type Spot } from './spot.ts';
export { takeOne } from './take-one.ts';
export {
  additionsIn,
  choicesFor,
  droppingOn,
  obviousMoves,
  refusalOf,
  whyNoDrop,
  whyNot,
  type TapChoices,
} from './taps.ts';
