/** A drill from a seed: games are played until a moment of one makes a good question. */
import type { View } from '@palier/rules';
import type { Drill, DrillKind, DrillRequest } from './drill.ts';
import { momentsOf, randomFrom, setupAmidst, type Moment } from './moments.ts';
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

/** Of each game one round; after so many rounds without a question an easier one will do. */
const PATIENCE = 12;
/** Where the stock is best it is seldom clear: after so many rounds an open card will do. */
const STOCK_PATIENCE = 4;
/** Where weighing takes long, the harder of so many questions is taken. */
const MOST_WEIGHED = 2;

export function makeDrill(request: DrillRequest): Drill {
  const { kind, edition, seed } = request;
  const random = randomFrom(`${seed}/drill`);
  const isCardFirst = random.below(2) === 1;
  let found: Drill | undefined;
  let weighed = 0;
  for (let game = 0; ; game++) {
    const difficulty = Math.max(1, request.difficulty - Math.floor(game / PATIENCE));
    const sizes = PLAYERS[kind];
    const setup = setupAmidst(edition, sizes[random.below(sizes.length)]!, random);
    for (const moment of momentsOf(setup, `${seed}/${game}`, 1)) {
      const wantsCard = isCardFirst || game >= STOCK_PATIENCE;
      const drill = drillAt(moment, { kind, difficulty, random, wantsCard });
      if (drill === undefined) continue;
      if (found === undefined || drill.difficulty > found.difficulty) found = drill;
      weighed++;
      if (found.difficulty >= difficulty || weighed === MOST_WEIGHED) return found;
      // The next moments are much the same question.
      break;
    }
  }
}

export type Wish = MoveWish & { readonly kind: DrillKind; readonly difficulty: number };

/**
 * The drill that a moment makes, where it makes one as wished. How it came about is not shown, so it
 * is taken away before anything is judged: an answer is wrong only by what is seen.
 */
export function drillAt(moment: Moment, { kind, difficulty, ...wish }: Wish): Drill | undefined {
  const view = withoutPast(moment.view);
  const picked =
    kind === 'lay'
      ? pickLay(view, difficulty)
      : kind === 'out'
        ? pickOut({ ...moment, view }, difficulty)
        : pickMove(kind, view, wish);
  if (picked === undefined) return undefined;
  return { edition: view.table.setup.edition, view, ...picked };
}

function withoutPast(view: View): View {
  return { ...view, past: undefined };
}
