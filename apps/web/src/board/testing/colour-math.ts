/** Contrast (WCAG 2.2), colour-blindness (Machado 2009, full strength) and CIEDE2000, for tests. */

type Rgb = readonly [red: number, green: number, blue: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

/** `#rrggbb` as three shares of light, linear. */
export function parseHex(hex: string): Rgb {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  if (match === null) throw new Error(`not a colour: ${hex}`);
  const [red, green, blue] = match
    .slice(1)
    .map((pair) => toLinear(Number.parseInt(pair, 16) / 255));
  return [red!, green!, blue!];
}

function toLinear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(parseHex(one)), luminance(parseHex(other))].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** How eyes see that lack one kind of cone; `grey` is light and dark alone. */
export const EYES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies { readonly [eyes: string]: Matrix };

export type EyeName = keyof typeof EYES;

export function seenBy(eyes: EyeName, colour: Rgb): Rgb {
  const [red, green, blue] = EYES[eyes].map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  );
  return [red!, green!, blue!];
}

type Lab = { readonly l: number; readonly a: number; readonly b: number };

function labOf([red, green, blue]: Rgb): Lab {
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

function curve(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27) * (share / 116) + 16 / 116;
}

/** The difference of two colours as CIEDE2000 has it: about 2 is just seen, 10 at a glance. */
export function difference(one: Rgb, other: Rgb): number {
  const [first, second] = [labOf(one), labOf(other)];
  const meanC = (Math.hypot(first.a, first.b) + Math.hypot(second.a, second.b)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const polar = [first, second].map(({ l, a, b }) => ({
    l,
    c: Math.hypot(a * stretch, b),
    h: (degrees(Math.atan2(b, a * stretch)) + 360) % 360,
  }));
  const [p, q] = [polar[0]!, polar[1]!];
  const turn = p.c * q.c === 0 ? 0 : ((q.h - p.h + 540) % 360) - 180;
  const dl = q.l - p.l;
  const dc = q.c - p.c;
  const dh = 2 * Math.sqrt(p.c * q.c) * Math.sin(radians(turn / 2));
  const l = (p.l + q.l) / 2;
  const c = (p.c + q.c) / 2;
  const h = (p.h + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rotation =
    -2 *
    Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) *
    Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(
    (dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh),
  );
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}
