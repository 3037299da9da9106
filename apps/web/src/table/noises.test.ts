/** The sounds as they are rendered: told apart, as long as they should be, never cut off. */
import { describe, expect, it } from 'vitest';
import { NOISES, renderNoise, type NoiseName } from './noises.ts';

const RATE = 32_000;
const NAMES = Object.keys(NOISES) as readonly NoiseName[];

type Samples = Float32Array<ArrayBuffer>;

function highest(samples: Samples): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

function strength(samples: Samples): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
}

const BANDS = Array.from({ length: 12 }, (_, band) => 90 * 1.6 ** band);
const SLICES = 8;
const SLICE_SECONDS = 0.12;

/** How much of a pitch there is. */
function energyAt(samples: Samples, pitch: number): number {
  const angle = (2 * Math.PI * pitch) / RATE;
  const { x, y } = samples.reduce(
    (sum, sample, index) => ({
      x: sum.x + sample * Math.cos(index * angle),
      y: sum.y + sample * Math.sin(index * angle),
    }),
    { x: 0, y: 0 },
  );
  return Math.hypot(x, y) / Math.sqrt(samples.length);
}

/** What the ear tells sounds apart by: how much of each pitch, when. Of length one. */
function signature(samples: Samples): readonly number[] {
  const step = Math.round(SLICE_SECONDS * RATE);
  const slices = Array.from({ length: SLICES }, (_, slice) =>
    samples.slice(slice * step, (slice + 1) * step),
  );
  const energies = slices.flatMap((slice) =>
    BANDS.map((band) => (slice.length === 0 ? 0 : Math.sqrt(energyAt(slice, band)))),
  );
  const length = Math.hypot(...energies);
  return energies.map((energy) => energy / length);
}

/** How bright it is: how often it swings from one side to the other in a second. */
function brightness(samples: Samples): number {
  const turns = samples.filter(
    (sample, index) => index > 0 && sample > 0 !== samples[index - 1]! > 0,
  );
  return (turns.length * RATE) / samples.length;
}

describe.each(NAMES)('%s', (name) => {
  const samples = renderNoise(name, 1, RATE);

  it('is as long and as loud as it should be, and ends in silence', () => {
    const { seconds, loudness } = NOISES[name];
    expect(samples.length / RATE).toBeCloseTo(seconds, 2);
    expect(highest(samples)).toBeGreaterThan(loudness * 0.9);
    expect(highest(samples)).toBeLessThanOrEqual(loudness + 1e-6);
    expect(loudness).toBeLessThan(0.8);
    expect(strength(samples)).toBeGreaterThan(0.01);
    expect(highest(samples.slice(-RATE / 500))).toBeLessThan(0.01);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.05);
  });

  it('is the same each time', () => {
    expect(renderNoise(name, 1, RATE)).toEqual(samples);
  });
});

it('no two are alike', () => {
  const signatures = new Map(NAMES.map((name) => [name, signature(renderNoise(name, 0, RATE))]));
  const alike = NAMES.flatMap((one, index) =>
    NAMES.slice(index + 1)
      .map((other) => {
        const [a, b] = [signatures.get(one)!, signatures.get(other)!];
        const likeness = a.reduce((sum, energy, at) => sum + energy * b[at]!, 0);
        return { pair: `${one} and ${other}`, likeness };
      })
      .filter(({ likeness }) => likeness > 0.97),
  );
  expect(alike).toEqual([]);
});

it('winning rises and shines, losing falls and is dark', () => {
  const win = renderNoise('win', 0, RATE);
  const loss = renderNoise('loss', 0, RATE);
  expect(brightness(win)).toBeGreaterThan(brightness(loss) * 1.5);
  const halves = (samples: Samples) => [
    brightness(samples.slice(RATE * 0.1, RATE * 0.4)),
    brightness(samples.slice(RATE, RATE * 1.3)),
  ];
  const [early, late] = halves(win);
  expect(late).toBeGreaterThan(early! * 1.1);
  const [first, last] = halves(loss);
  expect(last).toBeLessThan(first! * 0.8);
});

it('laying a level sounds fuller near the end of a game', () => {
  const [far, near] = ([0, 2] as const).map((shade) => renderNoise('laid', shade, RATE));
  expect(strength(near!)).toBeGreaterThan(strength(far!));
  expect(brightness(near!)).toBeGreaterThan(brightness(far!));
});
