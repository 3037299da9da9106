/** Positions for the tables of the gallery. */

const HANDS = [
  ['R3', 'G4', 'B5', 'O9', 'P10', 'Y2', 'R12', 'G15', 'J', 'X'],
  ['R8', 'P9', 'B4', 'Y11', 'P14'],
  ['Y8', 'O5', 'G12', 'O11', 'P1', 'O4', 'O8', 'P8', 'O6', 'G5'],
  ['P3', 'O2', 'Y4', 'O15', 'B14', 'G10', 'R11', 'R13', 'Y3', 'O3'],
  ['P5', 'P13', 'P11', 'R15', 'R6', 'P6', 'P4', 'B15', 'P2', 'G8'],
  ['G3', 'O1', 'R10', 'Y14', 'R1', 'B8', 'R9', 'B6', 'B10', 'G11'],
];

const MELDS = [
  [],
  [
    { kind: 'run', cards: ['R5', 'G6', 'O7'] },
    { kind: 'colour', cards: ['B1', 'B2', 'B9', 'B12'] },
  ],
  [],
  [],
  [],
  [],
];

/** `mine`: it is the viewer's own turn. */
export function POSITIONS(players: number, shows: ReadonlySet<string>): object {
  const isOwn = shows.has('own') || shows.has('waiting') || shows.has('voteon');
  const turn = isOwn ? 1 : 2;
  return {
    dealer: players,
    turn,
    step: 'draw',
    round: 5,
    levels: [4, 3, 5, 4, 2, 6].slice(0, players),
    hands: HANDS.slice(0, players),
    discards: [['G7'], ['P12'], ['Y13', 'O13'], ['G13'], ['R4'], ['G2']].slice(0, players),
    melds: MELDS.slice(0, players),
  };
}
