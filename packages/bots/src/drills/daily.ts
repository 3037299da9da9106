/**
 * The daily deal: five questions from rounds that bots play, the same from the same seed. Each is of
 * another kind, as far as there are kinds, about another level, and no easier than the one before. Moves
 * are weighed while somebody thinks about the first, which is found at once.
 */
import { DEFAULT_EDITION, layableLevels, type View } from '@palier/rules';
import { DRILLS, MOST_DIFFICULT, type Drill, type DrillKind } from './drill.ts';
import { MAKING, drillAt } from './make-drill.ts';
import { randomFrom } from '../bot.ts';
import { drillMoments, setupAmidst } from './moments.ts';
import type { MoveWish } from './pick-move.ts';

/** What a day asks, in no order: of the two layings one may be any, the other must be the best. */
export const DAILY_KINDS: readonly DrillKind[] = ['lay', 'draw', 'discard', 'lay', 'out'];

/** From here on only the best laying is right. */
const HARD = 3;

type Ask = Pick<MoveWish, 'completing'> & {
  readonly kind: DrillKind;
  /** How hard it may be. */
  readonly least: number;
  readonly most: number;
};

// To take the card that completes the level is soon seen: that is for the first question alone.
const USUAL = { least: 1, most: MOST_DIFFICULT, completing: 'never' } as const;

export function* dailyDrills(seed: string): Generator<Drill, undefined> {
  const asked: Drill[] = [];
  const find = (kind: DrillKind, wish: Partial<Ask>): Drill => {
    const used = new Set(asked.map(({ view }) => levelIn(view)));
    const drill = search(`${seed}/${asked.length + 1}`, used, { kind, ...USUAL, ...wish });
    asked.push(drill);
    return drill;
  };
  const beginsWithLaying = randomFrom(`${seed}/daily`).below(2) === 1;
  yield find(beginsWithLaying ? 'lay' : 'draw', { most: 1, completing: 'only' });
  // How hard moves are to weigh is known only then.
  const middle = [
    beginsWithLaying ? find('draw', {}) : find('lay', { least: 2, most: HARD - 1 }),
    find('discard', {}),
  ].toSorted((a, b) => a.difficulty - b.difficulty);
  yield* middle;
  const laying = find('lay', { least: Math.max(HARD, middle[1]!.difficulty) });
  yield laying;
  yield find('out', { least: laying.difficulty });
}

/** After so many rounds without a question an easier one will do: a day must come to its end. */
const PATIENCE = 1000;
/** Where the stock is best it is seldom clear: it is looked for in one of so many moments. */
const STOCK_IS_RARE = 4;

function search(seed: string, used: ReadonlySet<number>, ask: Ask): Drill {
  const { kind, least, most, completing } = ask;
  const random = randomFrom(seed);
  const { players } = MAKING[kind];
  for (let game = 0; ; game++) {
    const setup = setupAmidst(DEFAULT_EDITION, players[random.below(players.length)]!, random);
    const difficulty = Math.max(1, least - Math.floor(game / PATIENCE));
    for (const moment of drillMoments(setup, `${seed}/${game}`, 1)) {
      if (used.has(levelIn(moment.view))) continue;
      const wantsCard = completing === 'only' || random.below(STOCK_IS_RARE) > 0;
      const hardness = isWeighed(kind) && most > least ? AS_IT_COMES : { difficulty, slack: 0 };
      const drill = drillAt(moment, { kind, ...hardness, random, wantsCard, completing });
      if (drill === undefined || drill.difficulty < difficulty || drill.difficulty > most) continue;
      return drill;
    }
  }
}

/** To weigh takes long: whatever comes out is taken, as far as it is as hard as it must be. */
const AS_IT_COMES = { difficulty: 2, slack: MOST_DIFFICULT };

function isWeighed(kind: DrillKind): boolean {
  const { form } = DRILLS[kind];
  return form === 'card' || form === 'pile';
}

/** The level that a question is about: the one on the table, or the one to be laid. */
export function levelIn({ table, viewer }: View): number {
  const seat = Number(viewer);
  return table.laid[seat - 1] ?? layableLevels(table, seat)[0]!;
}
