/**
 * What is kept of a game that was played to its end on this device, also at a table online, longer than
 * the game itself: one small row, for statistics. Names are not in it.
 */
import type { EditionId, Seat } from '@palier/rules';
import type { Summary } from '@palier/table';

/**
 * `bots`: one person against bots. `online`: in a seat of a table online. `people`: several at this
 * device, so nobody knows whose win it is. `played-on`: from a moment of another game. The first two
 * are counted, each apart, the others are named.
 */
type FinishedKind = 'bots' | 'online' | 'people' | 'played-on';

export type FinishedGame = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly kind: FinishedKind;
  readonly edition: EditionId;
  readonly players: number;
  /** The bots by name, `odile-expert`, in the order of their seats. */
  readonly bots: readonly string[];
  readonly rounds: number;
  /** Of the person's ladder, and how many of its levels were cleared. */
  readonly levels: number;
  readonly climbed: number;
  readonly hasWon: boolean;
  /** Somebody else won too. */
  readonly isShared: boolean;
  /** The most levels the person cleared in a round. Older rows have neither. */
  readonly bestRound?: number;
  /** The most levels the person ever was behind whoever led. */
  readonly behind?: number;
  /** Not the box's own ladder from its first level to its last: a win earns nothing. Older rows do not say. */
  readonly isOtherClimb?: true;
};

/** Undefined for a game that goes on, and for one that nobody played here. */
export function finishedOf(id: string, summary: Summary, ended: number): FinishedGame | undefined {
  const people = summary.seats.flatMap(({ bot }, index) => (bot === undefined ? [index + 1] : []));
  const [own] = people;
  if (summary.winners.length === 0 || own === undefined) return undefined;
  const kind = people.length === 1 ? 'bots' : 'people';
  return rowOf(summary, own, { id, ended, kind: summary.isPlayedOn === true ? 'played-on' : kind });
}

/** `table`: its id. Whoever sits there at the end has played it, whoever kept the seat meanwhile. */
export function finishedOnline(
  table: string,
  summary: Summary,
  { own, ended }: { readonly own: Seat; readonly ended: number },
): FinishedGame {
  return rowOf(summary, own, { id: `online/${table}`, ended, kind: 'online' });
}

function rowOf(
  summary: Summary,
  own: Seat,
  which: Pick<FinishedGame, 'id' | 'ended' | 'kind'>,
): FinishedGame {
  const { edition, seats, winners, round, levels, ladders, climbs, isOtherClimb } = summary;
  return {
    ...which,
    edition,
    players: seats.length,
    bots: seats.flatMap(({ bot }) => bot ?? []),
    rounds: round,
    levels: ladders[own - 1]!,
    climbed: levels[own - 1]! - 1,
    hasWon: winners.includes(own),
    isShared: winners.length > 1,
    ...(climbs !== undefined && feats(climbs, own)),
    ...(isOtherClimb === true && { isOtherClimb }),
  };
}

/** `climbs`: the levels behind each seat, from the beginning on and after each round. */
function feats(
  climbs: readonly (readonly number[])[],
  own: number,
): Pick<FinishedGame, 'bestRound' | 'behind'> {
  const mine = climbs.map((standing) => standing[own - 1]!);
  return {
    bestRound: Math.max(0, ...mine.slice(1).map((now, index) => now - mine[index]!)),
    behind: Math.max(0, ...climbs.map((standing, index) => Math.max(...standing) - mine[index]!)),
  };
}
