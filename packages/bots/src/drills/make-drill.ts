/** A drill from a seed: games are played until a moment of one makes a good question. */
import type { View } from '@palier/rules';
import type { Drill, DrillKind, DrillRequest } from './drill.ts';
import { randomFrom } from '../bot.ts';
import { drillMoments, setupAmidst, type DrillMoment } from './moments.ts';
import { pickLay } from './pick-lay.ts';
import { pickMove, type MoveWish } from './pick-move.ts';
import { pickOut } from './pick-out.ts';

type Making = {
  /** Of few players more is seen in fewer worlds; more of them lay more on the table. */
  readonly players: readonly number[];
  /**
   * Of each game one round; after so many rounds without a question an easier one will do, or where
   * moves are weighed a harder one too: playing is quick, weighing is not.
   */
  readonly patience: number;
  /** Weighing takes long: of so many questions the one nearest to what was asked for is taken. */
  readonly mostWeighed: number;
  readonly pick: (moment: DrillMoment, wish: MoveWish) => Picked | undefined;
};

/** What a moment is made into: the drill but for the moment. */
type Picked = Drill extends infer D
  ? D extends Drill
    ? Omit<D, 'edition' | 'view'>
    : never
  : never;

const weighed = { patience: 40 };
// How hard a laying or a way out is, is known before it is picked.
const sure = { players: [3, 4], patience: 12, mostWeighed: 1 };

export const MAKING: { readonly [K in DrillKind]: Making } = {
  lay: { ...sure, pick: ({ view }, wish) => pickLay(view, easierThan(wish)) },
  out: { ...sure, pick: (moment, wish) => pickOut(moment, easierThan(wish)) },
  discard: {
    ...weighed,
    players: [2, 2, 3],
    mostWeighed: 2,
    pick: ({ view }, wish) => pickMove('discard', view, wish),
  },
  draw: {
    ...weighed,
    players: [2, 3],
    mostWeighed: 3,
    pick: ({ view }, wish) => pickMove('draw', view, wish),
  },
};

function easierThan({ difficulty, slack }: MoveWish): number {
  return Math.max(1, difficulty - slack);
}

/** Where the stock is best it is seldom clear: after so many rounds an open card will do. */
const STOCK_PATIENCE = 4;

export function makeDrill(request: DrillRequest): Drill {
  const { kind, edition, seed } = request;
  const random = randomFrom(`${seed}/drill`);
  const isCardFirst = random.below(2) === 1;
  const { players, patience, mostWeighed } = MAKING[kind];
  const found: Drill[] = [];
  for (let game = 0; ; game++) {
    const slack = Math.floor(game / patience);
    const setup = setupAmidst(edition, players[random.below(players.length)]!, random);
    for (const moment of drillMoments(setup, `${seed}/${game}`, 1)) {
      const wantsCard = isCardFirst || game >= STOCK_PATIENCE;
      const { difficulty } = request;
      const completing = 'either';
      const drill = drillAt(moment, { kind, difficulty, slack, random, wantsCard, completing });
      if (drill === undefined) continue;
      found.push(drill);
      if (drill.difficulty === difficulty) return drill;
      if (found.length === mostWeighed) return nearestTo(difficulty, found);
      // The next moments are much the same question.
      break;
    }
  }
}

function nearestTo(wished: number, drills: readonly Drill[]): Drill {
  const farness = ({ difficulty }: Drill): number => Math.abs(difficulty - wished);
  return drills.toSorted((a, b) => farness(a) - farness(b))[0]!;
}

export type Wish = MoveWish & { readonly kind: DrillKind };

/**
 * The drill that a moment makes, where it makes one as wished. How it came about is not shown, so it
 * is taken away before anything is judged: an answer is wrong only by what is seen.
 */
export function drillAt(moment: DrillMoment, { kind, ...wish }: Wish): Drill | undefined {
  const view = withoutPast(moment.view);
  const picked = MAKING[kind].pick({ ...moment, view }, wish);
  if (picked === undefined) return undefined;
  return { edition: view.table.setup.edition, view, ...picked };
}

function withoutPast(view: View): View {
  return { ...view, past: undefined };
}
