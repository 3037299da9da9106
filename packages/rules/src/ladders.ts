/** What a level asks for, and the ladders that the editions bring (LADDER-1, RULES "Ladders"). */

export type Kind = 'run' | 'set' | 'colour';
export const KINDS: readonly Kind[] = ['set', 'run', 'colour'];

export type LevelPart = { readonly kind: Kind; readonly size: number };
export type Level = readonly LevelPart[];

/** `stacked`: one level after another. `open`: any level still left, chosen when laying (OPEN-1). */
export const LADDER_MODES = ['stacked', 'open'] as const;
export type LadderMode = (typeof LADDER_MODES)[number];

export type Ladder = {
  readonly name: string;
  readonly mode: LadderMode;
  readonly levels: readonly Level[];
};

export const LADDER_IDS = ['stacked', 'open', 'one-star', 'two-star'] as const;
export type LadderId = (typeof LADDER_IDS)[number];

export const LADDER_LIMITS = { levels: 12, parts: 5, minSize: 2, maxSize: 10, cards: 10 } as const;

export function makePart(part: LevelPart): string {
  return `${part.kind} ${part.size}`;
}

/** `run 3`, `set 2`, `colour 4`; undefined where the text is none of these. */
export function parsePart(text: string): LevelPart | undefined {
  const match = /^\s*(run|set|colour)\s+(\d{1,2})\s*$/i.exec(text);
  if (match === null) return undefined;
  return { kind: match[1]!.toLowerCase() as Kind, size: Number(match[2]) };
}

export function levelSize(level: Level): number {
  return level.reduce((sum, part) => sum + part.size, 0);
}

function ladder(name: LadderId, mode: LadderMode, rows: readonly string[]): Ladder {
  const levels = rows.map((row) => row.split(' + ').map((text) => parsePart(text)!));
  return { name, mode, levels };
}

const PALIERS = [
  'set 3 + run 4',
  'run 4 + colour 4',
  'set 3 + set 3 + set 2',
  'set 3 + run 5',
  'set 3 + colour 5',
  'run 7',
  'colour 7',
  'set 4 + set 3',
];

export const LADDERS: { readonly [Id in LadderId]: Ladder } = {
  stacked: ladder('stacked', 'stacked', PALIERS),
  open: ladder('open', 'open', PALIERS),
  'one-star': ladder('one-star', 'stacked', [
    'run 3 + run 3',
    'set 2 + set 2 + set 2 + set 2',
    'run 3 + colour 4',
    'run 6 + set 2',
    'run 7',
    'set 2 + set 3 + set 3',
    'set 3 + colour 5',
    'set 2 + set 3 + set 4',
  ]),
  // Ours: no source prints the published table. Odds and reasons stand in spec/09-two-stars.md.
  'two-star': ladder('two-star', 'stacked', [
    'run 4 + set 2 + set 2',
    'set 2 + set 2 + set 2 + set 3',
    'run 4 + colour 5',
    'run 6 + set 3',
    'run 9',
    'set 2 + set 3 + set 4',
    'set 4 + colour 5',
    'set 3 + set 3 + set 4',
  ]),
};
