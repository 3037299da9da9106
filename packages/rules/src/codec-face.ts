/** The codecs, for those who keep documents of their own; see `codec.ts`. */
export { flag, integer, list, oneOf, optional, orNull, tagged, text, type Codec } from './codec.ts';
export { card, houseRuleFields, ladderChoice, setupChoice } from './documents.ts';
