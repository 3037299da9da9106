/** Where sounds are drawn, sample by sample: rushing air and things that ring. */

/** Something that sounds once: when, how long, from which pitch to which, how loud. */
export type Strike = {
  readonly at: number;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly gain: number;
};

/** Where in its time a rush is loudest. */
type Rush = Strike & { readonly attack: number };

/** Seconds in which a ring comes up: sooner it would click. */
const ONSET = 0.0015;
/** Seconds at the end in which everything has died away. */
const FADE = 0.02;
/** What moves is followed every so many samples. */
const RETUNED = 16;
/** The walls of a small room: how late and how loud each answers. */
const WALLS = [
  { late: 0.0113, loud: 0.2 },
  { late: 0.0197, loud: 0.15 },
  { late: 0.0311, loud: 0.1 },
  { late: 0.0471, loud: 0.06 },
];

export class SoundSheet {
  readonly #rate: number;
  readonly #samples: Float32Array<ArrayBuffer>;
  #seed: number;

  /** `seed`: what its chance is drawn from. */
  constructor(seconds: number, rate: number, seed: number) {
    this.#rate = rate;
    this.#samples = new Float32Array(Math.ceil(seconds * rate));
    this.#seed = seed;
  }

  /** From 0 to 1. */
  chance(): number {
    this.#seed = (Math.imul(this.#seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed / 2 ** 32;
  }

  /** Noise through a band that moves: paper, air, the edge of a card. */
  rush({ at, seconds, from, to, gain, attack }: Rush): void {
    const start = Math.round(at * this.#rate);
    const length = Math.round(seconds * this.#rate);
    const first = { low: 0, band: 0 };
    const second = { low: 0, band: 0 };
    let tune = 0;
    for (let index = 0; index < length && start + index < this.#samples.length; index++) {
      const done = index / length;
      // Two filters in a row, steady up to a sixth of the rate: one alone leaves too much hiss.
      if (index % RETUNED === 0) {
        const pitch = from * (to / from) ** done;
        tune = 2 * Math.sin(Math.PI * Math.min(pitch / this.#rate, 1 / 6));
      }
      pass(first, this.chance() * 2 - 1, tune);
      pass(second, first.band, tune);
      const envelope = done < attack ? done / attack : ((1 - done) / (1 - attack)) ** 2;
      this.#samples[start + index]! += second.band * envelope * gain;
    }
  }

  /** Something that swings and dies away: wood, metal. */
  ring({ at, seconds, from, to, gain }: Strike): void {
    const start = Math.round(at * this.#rate);
    // Until it is a thousandth of what it was.
    const length = Math.round(seconds * this.#rate * 1.5);
    const damping = Math.exp(-4.6 / (seconds * this.#rate));
    const onset = ONSET * this.#rate;
    // A point that turns in the plane: a product for each sample, where a sine would be too dear.
    let x = gain;
    let y = 0;
    let turn = { x: 1, y: 0 };
    for (let index = 0; index < length && start + index < this.#samples.length; index++) {
      const isGliding = from !== to && index % RETUNED === 0;
      if (index === 0 || isGliding) {
        const pitch = to + (from - to) * Math.exp(-index / (this.#rate * seconds * 0.15));
        const angle = (2 * Math.PI * pitch) / this.#rate;
        turn = { x: Math.cos(angle) * damping, y: Math.sin(angle) * damping };
      }
      this.#samples[start + index]! += y * Math.min(1, index / onset);
      [x, y] = [x * turn.x - y * turn.y, x * turn.y + y * turn.x];
    }
  }

  /** In a room, as loud as wanted, ending in silence. */
  finished(loudness: number): Float32Array<ArrayBuffer> {
    const dry = this.#samples;
    const heard = Float32Array.from(dry);
    for (const { late, loud } of WALLS) {
      const delay = Math.round(late * this.#rate);
      for (let index = delay; index < heard.length; index++)
        heard[index]! += dry[index - delay]! * loud;
    }
    let highest = 0;
    for (const sample of heard) highest = Math.max(highest, Math.abs(sample));
    const fade = FADE * this.#rate;
    for (let index = 0; index < heard.length; index++) {
      const end = Math.min(1, (heard.length - 1 - index) / fade);
      heard[index]! *= (loudness / highest) * end;
    }
    return heard;
  }
}

/** One sample through a state-variable filter. */
function pass(filter: { low: number; band: number }, sample: number, tune: number): void {
  filter.low += tune * filter.band;
  filter.band += tune * (sample - filter.low - 0.8 * filter.band);
}
