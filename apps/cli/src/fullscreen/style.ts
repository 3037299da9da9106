/** How a letter on the screen looks, and what a terminal is sent for it with the colours that it has. */
import type { Colour } from '@palier/rules';
import type { Paint } from '../play/faces.ts';

/** `full`: any colour. */
export type Depth = Paint | 'full';

export type Tint = keyof typeof TINTS;

export type Style = {
  readonly ink?: Tint;
  readonly ground?: Tint;
  readonly isBold?: boolean;
  readonly isDim?: boolean;
  readonly isUnder?: boolean;
  /** Ink and ground change places: what marks a choice where there are no colours. */
  readonly isSwapped?: boolean;
};

type Shades = {
  readonly full: readonly [red: number, green: number, blue: number];
  /** Of the 256. */
  readonly many: number;
  /** Of the terminal's own sixteen, as ink; grounds stay the terminal's unless `ground` says another. */
  readonly sixteen: number;
  readonly ground?: number;
};

const USUAL = 39;
const USUAL_GROUND = 49;

const TINTS = {
  night: { full: [14, 26, 54], many: 17, sixteen: 30 },
  /** Behind what lies over the table. */
  deep: { full: [24, 40, 78], many: 18, sixteen: 34 },
  /** The sky, from dusk to moonlight. */
  dusk: { full: [74, 44, 82], many: 53, sixteen: 35, ground: 45 },
  evening: { full: [52, 46, 98], many: 54, sixteen: 35, ground: 44 },
  midnight: { full: [30, 52, 110], many: 19, sixteen: 34, ground: 44 },
  moonlight: { full: [58, 92, 150], many: 25, sixteen: 36, ground: 46 },
  text: { full: [226, 232, 245], many: 255, sixteen: USUAL },
  soft: { full: [150, 166, 200], many: 146, sixteen: 37 },
  moon: { full: [246, 238, 206], many: 230, sixteen: 97 },
  gold: { full: [255, 209, 102], many: 221, sixteen: 93 },
  warn: { full: [255, 158, 140], many: 216, sixteen: 91 },
  good: { full: [150, 226, 170], many: 120, sixteen: 92 },
  paper: { full: [247, 242, 230], many: 255, sixteen: 97 },
  spare: { full: [196, 198, 206], many: 250, sixteen: 37 },
  back: { full: [70, 98, 172], many: 62, sixteen: 94 },
  red: { full: [186, 16, 46], many: 160, sixteen: 31 },
  orange: { full: [172, 78, 0], many: 130, sixteen: 91 },
  yellow: { full: [124, 98, 0], many: 94, sixteen: 33 },
  green: { full: [0, 106, 54], many: 28, sixteen: 32 },
  blue: { full: [16, 76, 190], many: 26, sixteen: 94 },
  purple: { full: [112, 44, 168], many: 91, sixteen: 35 },
  print: { full: [30, 38, 64], many: 235, sixteen: USUAL },
} as const satisfies { readonly [name: string]: Shades };

export const SUIT_INKS = {
  0: 'red',
  1: 'orange',
  2: 'yellow',
  3: 'green',
  4: 'blue',
  5: 'purple',
} as const satisfies { readonly [C in Colour]: Tint };

const ESCAPES = {
  none: new Map<Style, string>(),
  sixteen: new Map<Style, string>(),
  many: new Map<Style, string>(),
  full: new Map<Style, string>(),
} satisfies { readonly [D in Depth]: Map<Style, string> };

/** What begins letters of this style, whatever came before. */
export function escapeFor(style: Style, depth: Depth): string {
  const known = ESCAPES[depth].get(style);
  if (known !== undefined) return known;
  const codes = [
    '0',
    ...(style.isBold === true ? ['1'] : []),
    ...(style.isDim === true ? ['2'] : []),
    ...(style.isUnder === true ? ['4'] : []),
    ...(style.isSwapped === true ? ['7'] : []),
    ...(style.ink === undefined ? [] : inkCode(TINTS[style.ink], depth)),
    ...(style.ground === undefined ? [] : groundCode(TINTS[style.ground], depth)),
  ];
  const escape = `\x1b[${codes.join(';')}m`;
  ESCAPES[depth].set(style, escape);
  return escape;
}

function inkCode({ full, many, sixteen }: Shades, depth: Depth): readonly string[] {
  switch (depth) {
    case 'none':
      return [];
    case 'sixteen':
      return [String(sixteen)];
    case 'many':
      return [`38;5;${many}`];
    case 'full':
      return [`38;2;${full.join(';')}`];
  }
}

function groundCode(
  { full, many, ground = USUAL_GROUND }: Shades,
  depth: Depth,
): readonly string[] {
  switch (depth) {
    case 'none':
      return [];
    case 'sixteen':
      return [String(ground)];
    case 'many':
      return [`48;5;${many}`];
    case 'full':
      return [`48;2;${full.join(';')}`];
  }
}

const styles = new Map<string, Style>();

/** The same look is always the same value, so that cells can be compared. */
export function styled(style: Style, under: Style = {}): Style {
  const { ink = under.ink, ground = under.ground } = style;
  const { isBold = false, isDim = false, isUnder = false, isSwapped = false } = style;
  const key = [ink, ground, isBold, isDim, isUnder, isSwapped].join();
  const known = styles.get(key);
  if (known !== undefined) return known;
  const made: Style = {
    ...(ink !== undefined && { ink }),
    ...(ground !== undefined && { ground }),
    ...(isBold && { isBold }),
    ...(isDim && { isDim }),
    ...(isUnder && { isUnder }),
    ...(isSwapped && { isSwapped }),
  };
  styles.set(key, made);
  return made;
}

export function depthOf(paint: Paint, env: { readonly [name: string]: string | undefined }): Depth {
  const isFull = paint === 'many' && /^(?:truecolor|24bit)$/u.test(env['COLORTERM'] ?? '');
  return isFull ? 'full' : paint;
}
