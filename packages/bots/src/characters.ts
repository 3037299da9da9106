/** Six people to play against: a way of playing each, on top of any strength. */
import type { CharacterId } from './bot-names.ts';
import type { Mind } from './deliberate.ts';
import { tasteFor, type Taste } from './taste.ts';
import type { Weights } from './weights.ts';

export type Character = {
  /** A mind with its leanings. */
  readonly lean: (mind: Mind) => Mind;
  /** What it likes beyond what was learnt; sami has no leanings. */
  readonly taste: Taste | undefined;
};

/** At least so much, and so many times what it was. */
type Leaning = readonly [least: number, times: number];

function leaning(leanings: { readonly [Name in keyof Weights]?: Leaning }, looks = 0) {
  return (mind: Mind): Mind => {
    const weights: { -readonly [Name in keyof Weights]: number } = { ...mind.weights };
    for (const [name, [least, times]] of Object.entries(leanings) as [keyof Weights, Leaning][]) {
      weights[name] = Math.max(least, times * weights[name]);
    }
    return { ...mind, weights, looks: Math.max(looks, mind.looks) };
  };
}

export const CHARACTERS: { readonly [Id in CharacterId]: Character } = {
  // Throws what nobody wants, even where it costs a turn, and looks closely: with few looks at what
  // the others may hold care is lost in noise.
  odile: {
    lean: leaning({ give: [6, 4], feed: [1.5, 2], feedLast: [1, 2] }, 48),
    taste: tasteFor({ takes: -4, gives: -30, feeds: -8 }),
  },
  // Goes for the shortest way and never minds who picks up what.
  bruno: {
    lean: leaning({ give: [0, 0.2], feed: [0, 0.2], feedLast: [0, 0.2], missing: [0, 1.3] }),
    taste: tasteFor({ gives: 12, feeds: 6, far: -2 }),
  },
  // Takes what others need and makes them miss their turns.
  wanda: {
    lean: leaning({ pass: [2, 3], passLaid: [1, 3], passNear: [1, 3], deny: [0.5, 2.5] }, 6),
    taste: tasteFor({ takes: 4, denies: 16, passes: 8, passesFirst: 6 }),
  },
  // Keeps jokers, and every card that might fit some day.
  hugo: {
    lean: leaning({ joker: [1.5, 3], fit: [0.6, 2.5], pass: [0, 0.3] }),
    taste: tasteFor({ jokers: -8, fitting: -8, passes: -8 }),
  },
  // Wants the level on the table now and thinks of the rest later.
  nell: {
    lean: leaning({
      wait: [0, 0],
      prize: [0, 0],
      guard: [0, 0],
      missing: [0, 1.6],
      left: [0, 0],
      fit: [0, 0],
      give: [0, 0.6],
    }),
    taste: tasteFor({ lays: 12, far: -0.6 }),
  },
  // Plays evenly, as strengths do by themselves.
  sami: { lean: (mind) => mind, taste: undefined },
};
