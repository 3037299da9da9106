/** Six people to play against: a way of playing each, on top of any strength. */
import type { Mind } from './deliberate.ts';
import type { Weights } from './weights.ts';

export const CHARACTER_IDS = ['odile', 'bruno', 'wanda', 'hugo', 'nell', 'sami'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

/** What marks a character: for its face and its words, and for those who choose it. */
export const STYLES = ['careful', 'bold', 'spiteful', 'hoarding', 'hasty', 'even'] as const;
export type Style = (typeof STYLES)[number];

export type Character = {
  readonly id: CharacterId;
  readonly style: Style;
  /** The mind with this character's leanings. */
  readonly lean: (mind: Mind) => Mind;
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
    id: 'odile',
    style: 'careful',
    lean: leaning({ give: [6, 4], feed: [1.5, 2], feedLast: [1, 2] }, 48),
  },
  // Goes for the shortest way and never minds who picks up what.
  bruno: {
    id: 'bruno',
    style: 'bold',
    lean: leaning({ give: [0, 0.2], feed: [0, 0.2], feedLast: [0, 0.2], missing: [0, 1.3] }),
  },
  // Takes what others need and makes them miss their turns.
  wanda: {
    id: 'wanda',
    style: 'spiteful',
    lean: leaning({ pass: [2, 3], passLaid: [1, 3], passNear: [1, 3], deny: [0.5, 2.5] }, 6),
  },
  // Keeps jokers, and every card that might fit some day.
  hugo: {
    id: 'hugo',
    style: 'hoarding',
    lean: leaning({ joker: [1.5, 3], fit: [0.6, 2.5], pass: [0, 0.3] }),
  },
  // Wants the level on the table now and thinks of the rest later.
  nell: {
    id: 'nell',
    style: 'hasty',
    lean: leaning({
      wait: [0, 0],
      prize: [0, 0],
      guard: [0, 0],
      missing: [0, 1.6],
      left: [0, 0],
      fit: [0, 0],
      give: [0, 0.6],
    }),
  },
  sami: { id: 'sami', style: 'even', lean: (mind) => mind },
};
