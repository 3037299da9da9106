/** A drill from a seed: games are played until a moment of one makes a good question. */
import type { View } from '@palier/rules';
import type { Drill, DrillKind, DrillRequest, MoveDrill } from './drill.ts';
import { randomFrom } from '../bot.ts';
import { drillMoments, setupAmidst, type DrillMoment } from './moments.ts';
import { pickLay } from './pick-lay.ts';
import { pickMove, type MoveWish } from './pick-move.ts';
import { pickOut } from './pick-out.ts';

/** Of few players more is seen in fewer worlds; more of them lay more on the table. */
const PLAYERS: { readonly [K in DrillKind]: readonly number[] } = {
  lay: [3, 4],
  out: [3, 4],
  discard: [2, 2, 3],
  draw: [2, 3],
};

/**
 * Of each game one round; after so many rounds without a question an easier one will do, or where moves
 * are weighed a harder one too: playing is quick, weighing is not.
 */
const PATIENCE: { readonly [K in DrillKind]: number } = { lay: 12, out: 12, discard: 40, draw: 40 };
/** Where the stock is best it is seldom clear: after so many rounds an open card will do. */
const STOCK_PATIENCE = 4;
/** Weighing takes long: of so many questions the one nearest to what was asked for is taken. */
const MOST_WEIGHED: { readonly [K in MoveDrill['kind']]: number } = { discard: 2, draw: 3 };

export function makeDrill(request: DrillRequest): Drill {
  const { kind, edition, seed } = request;
  const random = randomFrom(`${seed}/drill`);
  const isCardFirst = random.below(2) === 1;
  const found: MoveDrill[] = [];
  for (let game = 0; ; game++) {
    const slack = Math.floor(game / PATIENCE[kind]);
    const sizes = PLAYERS[kind];
    const setup = setupAmidst(edition, sizes[random.below(sizes.length)]!, random);
    for (const moment of drillMoments(setup, `${seed}/${game}`, 1)) {
      const wantsCard = isCardFirst || game >= STOCK_PATIENCE;
      const { difficulty } = request;
      const drill = drillAt(moment, { kind, difficulty, slack, random, wantsCard });
      if (drill === undefined) continue;
      // How hard a laying or a way out is was known before it was picked.
      if (drill.kind === 'lay' || drill.kind === 'out') return drill;
      found.push(drill);
      if (drill.difficulty === difficulty) return drill;
      if (found.length === MOST_WEIGHED[drill.kind]) return nearestTo(difficulty, found);
      // The next moments are much the same question.
      break;
    }
  }
}

function nearestTo(wished: number, drills: readonly MoveDrill[]): MoveDrill {
  const farness = ({ difficulty }: MoveDrill): number => Math.abs(difficulty - wished);
  return drills.toSorted((a, b) => farness(a) - farness(b))[0]!;
}

export type Wish = MoveWish & { readonly kind: DrillKind };

/**
 * The drill that a moment makes, where it makes one as wished. How it came about is not shown, so it
 * is taken away before anything is judged: an answer is wrong only by what is seen.
 */
export function drillAt(moment: DrillMoment, { kind, ...wish }: Wish): Drill | undefined {
  const view = withoutPast(moment.view);
  const easier = Math.max(1, wish.difficulty - wish.slack);
  const picked =
    kind === 'lay'
      ? pickLay(view, easier)
      : kind === 'out'
        ? pickOut({ ...moment, view }, easier)
        : pickMove(kind, view, wish);
  if (picked === undefined) return undefined;
  return { edition: view.table.setup.edition, view, ...picked };
}

function withoutPast(view: View): View {
  return { ...view, past: undefined };
}
