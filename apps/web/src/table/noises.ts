/**
 * The sounds of the table, made from nothing: paper sliding over felt, a card put down, a knuckle on
 * wood, a thumb piano for the stairs. The same at every table, for chance is
 * drawn from one seed.
 */
import { SoundSheet, type Strike } from './sound-sheet.ts';

/** Notes of the thumb piano: C major pentatonic, where nothing clashes, from C4. */
const SCALE = [
  261.6, 293.7, 329.6, 392, 440, 523.3, 587.3, 659.3, 784, 880, 1046.5, 1174.7, 1318.5,
];

function note(step: number): number {
  return SCALE[Math.max(0, Math.min(SCALE.length - 1, step))]!;
}

/** How near the end of the game it sounds: a few shades, each rendered once. */
export const SHADES = 3;
export type Shade = 0 | 1 | 2;

type Noise = {
  readonly seconds: number;
  /** The highest sample. */
  readonly loudness: number;
  readonly draw: (sheet: SoundSheet, shade: Shade) => void;
};

/** One card drawn over felt. `to` above `from`: towards the listener. */
function slide(
  sheet: SoundSheet,
  { at = 0, seconds = 0.16, from = 1500, to = 3400, gain = 0.7 }: Partial<Strike> = {},
): void {
  sheet.rush({ at, seconds, from, to, gain, attack: 0.35 });
  sheet.rush({ at, seconds, from: 4600, to: 5200, gain: gain * 0.22, attack: 0.5 });
}

/** One card put down: its edge, its face, and the table below. */
function snap(sheet: SoundSheet, at: number, gain = 1): void {
  sheet.rush({ at, seconds: 0.012, from: 5200, to: 3600, gain: gain * 0.9, attack: 0.02 });
  sheet.rush({
    at: at + 0.003,
    seconds: 0.055,
    from: 1250,
    to: 700,
    gain: gain * 0.8,
    attack: 0.03,
  });
  sheet.ring({ at: at + 0.003, from: 168, to: 120, seconds: 0.07, gain: gain * 0.55 });
}

/** A fist on wood, felt more than heard. */
function thump(sheet: SoundSheet, at: number, gain = 1): void {
  sheet.ring({ at, from: 118, to: 62, seconds: 0.28, gain });
  sheet.ring({ at, from: 205, to: 150, seconds: 0.12, gain: gain * 0.45 });
  sheet.rush({ at, seconds: 0.03, from: 900, to: 400, gain: gain * 0.5, attack: 0.05 });
}

/** A knuckle on wood. */
function knock(sheet: SoundSheet, at: number, gain = 1): void {
  sheet.ring({ at, from: 330, to: 240, seconds: 0.09, gain });
  sheet.ring({ at, from: 610, to: 520, seconds: 0.04, gain: gain * 0.4 });
  sheet.rush({ at, seconds: 0.014, from: 2200, to: 900, gain: gain * 0.35, attack: 0.05 });
}

type Pluck = {
  readonly at: number;
  readonly pitch: number;
  readonly gain: number;
  readonly seconds?: number;
};

/** A tongue of the thumb piano: its tone, the overtones of metal, and the thumb that lets it go. */
function pluck(sheet: SoundSheet, { at, pitch, gain, seconds = 0.7 }: Pluck): void {
  sheet.ring({ at, from: pitch, to: pitch, seconds, gain });
  sheet.ring({ at, from: pitch * 2, to: pitch * 2, seconds: seconds * 0.4, gain: gain * 0.16 });
  sheet.ring({ at, from: pitch * 5.4, to: pitch * 5.4, seconds: seconds * 0.12, gain: gain * 0.1 });
  sheet.rush({
    at,
    seconds: 0.01,
    from: pitch * 4,
    to: pitch * 3,
    gain: gain * 0.14,
    attack: 0.05,
  });
}

function run(sheet: SoundSheet, steps: readonly number[], start: number, gap: number): void {
  for (const [index, step] of steps.entries()) {
    pluck(sheet, { at: start + index * gap, pitch: note(step), gain: 0.55 + index * 0.06 });
  }
}

export const NOISES = {
  draw: {
    seconds: 0.24,
    loudness: 0.3,
    draw: (sheet) => {
      slide(sheet);
      sheet.rush({ at: 0.15, seconds: 0.02, from: 4200, to: 5200, gain: 0.35, attack: 0.05 });
    },
  },
  take: {
    seconds: 0.3,
    loudness: 0.34,
    draw: (sheet) => {
      knock(sheet, 0, 0.4);
      slide(sheet, { at: 0.05, seconds: 0.18, from: 1300, to: 4600 });
    },
  },
  place: { seconds: 0.18, loudness: 0.42, draw: (sheet) => snap(sheet, 0.012) },
  add: {
    seconds: 0.6,
    loudness: 0.42,
    draw: (sheet) => {
      snap(sheet, 0.005);
      pluck(sheet, { at: 0.06, pitch: note(7), gain: 0.5, seconds: 0.45 });
    },
  },
  deal: {
    seconds: 0.95,
    loudness: 0.34,
    draw: (sheet) => {
      for (let card = 0; card < 9; card++) {
        const at = card * 0.088 + sheet.chance() * 0.012;
        const gain = 0.65 + sheet.chance() * 0.35;
        slide(sheet, {
          at,
          seconds: 0.06,
          from: 2000,
          to: 3300 + sheet.chance() * 900,
          gain: gain * 0.6,
        });
        snap(sheet, at + 0.05, gain * 0.55);
      }
    },
  },
  shuffle: {
    seconds: 1.15,
    loudness: 0.34,
    draw: (sheet) => {
      // A riffle gathers speed, then the bridge falls.
      for (let card = 0; card < 34; card++) {
        const at = 0.62 * Math.sqrt(card / 34) + sheet.chance() * 0.006;
        sheet.rush({
          at,
          seconds: 0.014,
          from: 3600 + sheet.chance() * 1600,
          to: 2000,
          gain: 0.3 + card / 70,
          attack: 0.04,
        });
      }
      sheet.rush({ at: 0.68, seconds: 0.3, from: 5200, to: 1500, gain: 0.5, attack: 0.3 });
      snap(sheet, 0.97, 0.9);
    },
  },
  laid: {
    seconds: 1.5,
    loudness: 0.6,
    draw: (sheet, shade) => {
      slide(sheet, { seconds: 0.2, from: 1200, to: 2600, gain: 0.3 });
      for (let card = 0; card < 6; card++) snap(sheet, 0.18 + card * 0.035, 0.3 + card * 0.05);
      thump(sheet, 0.42, 0.9 + shade * 0.1);
      // A chord, one note richer and higher the nearer the end.
      const chord = [0, 2, 3, 5, 7, 8].slice(0, 3 + shade);
      run(
        sheet,
        chord.map((step) => step + shade),
        0.44,
        0.075,
      );
    },
  },
  pass: {
    seconds: 0.85,
    loudness: 0.5,
    draw: (sheet) => {
      sheet.rush({ at: 0, seconds: 0.28, from: 900, to: 3400, gain: 0.5, attack: 0.75 });
      thump(sheet, 0.29, 0.8);
      snap(sheet, 0.29, 0.8);
      pluck(sheet, { at: 0.36, pitch: 196, gain: 0.5, seconds: 0.22 });
      pluck(sheet, { at: 0.5, pitch: 155.6, gain: 0.5, seconds: 0.3 });
    },
  },
  missed: {
    seconds: 0.45,
    loudness: 0.35,
    draw: (sheet) => {
      pluck(sheet, { at: 0, pitch: 174.6, gain: 0.7, seconds: 0.2 });
      pluck(sheet, { at: 0.15, pitch: 146.8, gain: 0.7, seconds: 0.26 });
    },
  },
  special: {
    seconds: 0.75,
    loudness: 0.42,
    draw: (sheet) => {
      slide(sheet, { seconds: 0.14, from: 2500, to: 5200 });
      snap(sheet, 0.13, 0.7);
      pluck(sheet, { at: 0.16, pitch: note(5), gain: 0.4, seconds: 0.3 });
      pluck(sheet, { at: 0.24, pitch: note(8), gain: 0.4, seconds: 0.4 });
    },
  },
  climb: {
    seconds: 1.5,
    loudness: 0.5,
    draw: (sheet, shade) => {
      const first = shade * 2;
      run(sheet, [first, first + 1, first + 2, first + 3, first + 5], 0.02, 0.11);
      knock(sheet, 0.46, 0.35);
    },
  },
  out: {
    seconds: 1.7,
    loudness: 0.65,
    draw: (sheet, shade) => {
      snap(sheet, 0.1, 1);
      thump(sheet, 0.12, 1);
      run(
        sheet,
        [3, 5, 7, 8].map((step) => step + shade),
        0.2,
        0.085,
      );
      pluck(sheet, { at: 0.56, pitch: note(10 + shade), gain: 0.8, seconds: 0.9 });
      pluck(sheet, { at: 0.56, pitch: note(5 + shade), gain: 0.6, seconds: 0.9 });
    },
  },
  outdone: {
    seconds: 1.2,
    loudness: 0.5,
    draw: (sheet) => {
      snap(sheet, 0.1, 0.9);
      pluck(sheet, { at: 0.24, pitch: note(4), gain: 0.5, seconds: 0.5 });
      pluck(sheet, { at: 0.4, pitch: note(2), gain: 0.5, seconds: 0.5 });
      pluck(sheet, { at: 0.56, pitch: note(1), gain: 0.5, seconds: 0.5 });
    },
  },
  win: {
    seconds: 3,
    loudness: 0.75,
    draw: (sheet) => {
      thump(sheet, 0, 1);
      run(sheet, [0, 2, 3, 5, 7, 8, 10], 0.05, 0.1);
      thump(sheet, 0.8, 1);
      for (const step of [0, 3, 5, 7, 10, 12])
        pluck(sheet, { at: 0.82, pitch: note(step), gain: 0.5, seconds: 1.6 });
      // Glitter.
      for (let spark = 0; spark < 14; spark++) {
        const pitch = note(8 + Math.floor(sheet.chance() * 5)) * 2;
        pluck(sheet, {
          at: 1 + spark * 0.08 + sheet.chance() * 0.03,
          pitch,
          gain: 0.22 - spark * 0.012,
          seconds: 0.3,
        });
      }
    },
  },
  loss: {
    seconds: 2.1,
    loudness: 0.5,
    draw: (sheet) => {
      // The way down again, in minor, and the lid is closed.
      for (const [index, pitch] of [392, 349.2, 311.1, 261.6, 196].entries()) {
        pluck(sheet, { at: index * 0.2, pitch, gain: 0.6, seconds: 0.55 });
      }
      for (const pitch of [130.8, 155.6, 196])
        pluck(sheet, { at: 1.02, pitch, gain: 0.5, seconds: 0.8 });
      thump(sheet, 1.02, 0.5);
    },
  },
  turn: {
    seconds: 0.7,
    loudness: 0.2,
    draw: (sheet) => {
      pluck(sheet, { at: 0, pitch: note(6), gain: 0.5, seconds: 0.35 });
      pluck(sheet, { at: 0.12, pitch: note(8), gain: 0.6, seconds: 0.45 });
    },
  },
  refused: {
    seconds: 0.32,
    loudness: 0.36,
    draw: (sheet) => {
      knock(sheet, 0, 0.9);
      knock(sheet, 0.11, 0.7);
    },
  },
  takenBack: {
    seconds: 0.24,
    loudness: 0.3,
    draw: (sheet) => {
      snap(sheet, 0, 0.4);
      slide(sheet, { at: 0.02, seconds: 0.17, from: 4200, to: 1200 });
    },
  },
} satisfies { readonly [name: string]: Noise };

export type NoiseName = keyof typeof NOISES;

/** Paper sounds as paper does, whichever it is. */
const SEED = 8;

/** The sound as samples between -1 and 1. */
export function renderNoise(
  name: NoiseName,
  shade: Shade,
  rate: number,
): Float32Array<ArrayBuffer> {
  const { seconds, loudness, draw }: Noise = NOISES[name];
  const sheet = new SoundSheet(seconds, rate, SEED);
  draw(sheet, shade);
  return sheet.finished(loudness);
}
