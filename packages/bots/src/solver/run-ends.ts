/**
 * Cards that only the ends of runs can take. Upper ends climb and lower ends descend, one value after
 * the other, each by a card or a joker; ends at the same place are alike. The values are gone through
 * in ascending order, with how many ends climbed to the one before and how many must have come down
 * to it.
 */
import { MAX_VALUE } from '@palier/rules';
import { rangeOf } from './bits.ts';

export type EndGame = {
  top: number;
  /** By value: how many upper, and lower, ends take it next. */
  ups: Uint8Array;
  downs: Uint8Array;
  /** By value: how many number cards are there, and how many of them have nowhere else to go. */
  readonly held: Uint8Array;
  readonly bound: Uint8Array;
  /** Plain jokers, and ranged ones by range. */
  plain: number;
  readonly ranged: number[];
  /** 1 where such a joker has nowhere else to go, otherwise 0. */
  plainBound: number;
  readonly rangedBound: number[];
};

/** What the best play does at each value. */
export type EndPlay = {
  /** How many ends climb over, and descend over, the value. */
  readonly ups: Uint8Array;
  readonly downs: Uint8Array;
  /** How many ranged and plain jokers stand there. */
  readonly ranged: Uint8Array;
  readonly plain: Uint8Array;
};

let game: EndGame;
/** By value: how many lower ends start there or above. */
const above = new Uint8Array(MAX_VALUE + 3);

/** The most cards with nowhere else to go that the ends can take. */
export function mostThroughEnds(asked: EndGame): number {
  game = asked;
  const { plain, ranged, bound, top } = game;
  const hasJokers = plain + ranged[0]! + ranged[1]! + ranged[2]! > 0;
  const simple = withoutJokers();
  if (simple !== undefined) {
    if (!hasJokers) return simple;
    let all = plain * game.plainBound;
    for (let range = 0; range < 3; range++) all += ranged[range]! * game.rangedBound[range]!;
    for (let value = 1; value <= top; value++) all += bound[value]!;
    if (simple === all) return simple;
  }
  return searchAll();
}

function searchAll(): number {
  above[game.top + 1] = 0;
  for (let v = game.top; v >= 1; v--) above[v] = above[v + 1]! + game.downs[v]!;
  round++;
  return best(1, game.plain << PLAIN);
}

const climbed = new Uint8Array(MAX_VALUE + 2);

/** Every end goes as far as the cards reach; undefined where two directions want the same card. */
function withoutJokers(): number | undefined {
  const { ups, downs, held, bound, top } = game;
  let arrived = 0;
  for (let value = 1; value <= top; value++) {
    arrived += ups[value]!;
    if (arrived > held[value]!) arrived = held[value]!;
    climbed[value] = arrived;
  }
  let placed = 0;
  arrived = 0;
  for (let value = top; value >= 1; value--) {
    arrived += downs[value]!;
    if (arrived > held[value]!) arrived = held[value]!;
    const through = arrived + climbed[value]!;
    if (through > held[value]! && arrived > 0 && climbed[value]! > 0) return undefined;
    placed += through < bound[value]! ? through : bound[value]!;
  }
  return placed;
}

// A state in one number: ends that climbed to the value before, ends that must come down to this one,
// plain jokers left, ranged jokers of this range left.
const CLIMBED = 10;
const AWAITED = 6;
const PLAIN = 2;
const STATES = 1 << 14;
const IMPOSSIBLE = -100;

const known = new Int8Array(STATES * (MAX_VALUE + 1));
/** In which round an answer became known: nothing has to be cleared. */
const knownIn = new Uint32Array(STATES * (MAX_VALUE + 1));
let round = 0;

/** The choice at a value that `best` found, for the play to be read off. */
const found = { ups: 0, downs: 0, jokers: 0, next: 0 };

function best(value: number, state: number): number {
  if (value > game.top) return (state & AWAITED_MASK) === 0 ? 0 : IMPOSSIBLE;
  const place = value * STATES + state;
  if (knownIn[place] === round) return known[place]!;
  const most = tryAll(value, state, false);
  knownIn[place] = round;
  known[place] = most;
  return most;
}

const AWAITED_MASK = 15 << AWAITED;

/** Ranged jokers are used before plain ones: they fit in fewer places. */
function tryAll(value: number, state: number, isReading: boolean): number {
  const range = rangeOf(value);
  const isNewRange = value % 5 === 1;
  const ranged = isNewRange ? game.ranged[range]! : state & 3;
  const plain = (state >> PLAIN) & 15;
  const awaited = (state >> AWAITED) & 15;
  const arrived = Math.min(15, (state >> CLIMBED) + game.ups[value]!);
  const held = game.held[value]!;
  const jokers = ranged + plain;
  let most = IMPOSSIBLE;
  const lowest = Math.min(above[value]!, held + jokers, 15);
  for (let downs = awaited; downs <= lowest; downs++) {
    // To climb by a card that nobody else needs is never worse.
    const sure = Math.min(arrived, Math.max(0, held - downs));
    for (let ups = sure; ups <= arrived && ups + downs <= held + jokers; ups++) {
      const through = ups + downs;
      const needed = Math.max(0, through - held);
      const useful = canGain(range) ? Math.min(through, jokers) : needed;
      for (let used = needed; used <= useful; used++) {
        const fromRange = Math.min(used, ranged);
        const next =
          (ups << CLIMBED) |
          (Math.max(0, downs - game.downs[value]!) << AWAITED) |
          ((plain - used + fromRange) << PLAIN) |
          (ranged - fromRange);
        const gain =
          Math.min(game.bound[value]!, through - used) +
          fromRange * game.rangedBound[range]! +
          (used - fromRange) * game.plainBound;
        const total = gain + best(value + 1, next);
        if (total <= most) continue;
        most = total;
        if (!isReading) continue;
        found.ups = ups;
        found.downs = downs;
        found.jokers = used;
        found.next = next;
      }
    }
  }
  return most;
}

function canGain(range: number): boolean {
  return game.plainBound === 1 || game.rangedBound[range] === 1;
}

/** How the most is reached, value by value. */
export function playThroughEnds(asked: EndGame): EndPlay {
  game = asked;
  searchAll();
  const play: EndPlay = {
    ups: new Uint8Array(MAX_VALUE + 2),
    downs: new Uint8Array(MAX_VALUE + 2),
    ranged: new Uint8Array(MAX_VALUE + 2),
    plain: new Uint8Array(MAX_VALUE + 2),
  };
  let state = game.plain << PLAIN;
  for (let value = 1; value <= game.top; value++) {
    const ranged = value % 5 === 1 ? game.ranged[rangeOf(value)]! : state & 3;
    tryAll(value, state, true);
    play.ups[value] = found.ups;
    play.downs[value] = found.downs;
    play.ranged[value] = Math.min(found.jokers, ranged);
    play.plain[value] = found.jokers - play.ranged[value]!;
    state = found.next;
  }
  return play;
}
