/** The legal moves as a program is told them: layings best first, and no more of a kind than is of use. */
import { rankedLayings, type Question } from '@palier/bots';
import {
  checkAt,
  ladderOfSeat,
  layableLevels,
  layCommand,
  makeMove,
  otherMoves,
  type Card,
  type Command,
  type CommandType,
  type LayLevel,
  type Standpoint,
  type View,
} from '@palier/rules';
import { FALLBACK } from './fallback.ts';

/** The kinds of which there can be hundreds, or thousands; of the others all are listed. */
const MOST: { readonly [T in CommandType]?: number } = {
  layLevel: 100,
  keepCards: 100,
  offerCards: 100,
  playSwap: 50,
};

export type ListedMoves = { readonly legal: readonly string[]; readonly more: boolean };

export function listMoves(question: Question): ListedMoves {
  const { view } = question;
  const layings = bestLayings(view, MOST.layLevel! + 1);
  const others = [...otherMoves(view)];
  const all = [...layings, ...(isCut(others) ? withOwnFirst(others, question) : others)];
  const listed = cut(all);
  return { legal: listed.map(makeMove), more: listed.length < all.length };
}

/** Up to so many layings, the best first; of several levels the highest first, as the hardest to get. */
function bestLayings({ table, viewer, hand }: View, most: number): readonly LayLevel[] {
  if (viewer === 'spectator' || table.step !== 'play') return [];
  const at: Standpoint = { table, seat: viewer, hand };
  if (table.laid[viewer - 1] !== undefined) return [];
  const { levels } = ladderOfSeat(table.setup, viewer);
  const found = layableLevels(table, viewer)
    .toReversed()
    .flatMap((level) =>
      rankedLayings(hand, levels[level - 1]!, table).layings.map(({ laying }) =>
        layCommand(table, viewer, { level, laying }),
      ),
    );
  return found.filter((command) => checkAt(at, command) === undefined).slice(0, most);
}

function cut(moves: readonly Command[]): readonly Command[] {
  const counts = new Map<CommandType, number>();
  return moves.filter(({ t }) => {
    const count = (counts.get(t) ?? 0) + 1;
    counts.set(t, count);
    return count <= (MOST[t] ?? Infinity);
  });
}

function isCut(moves: readonly Command[]): boolean {
  return cut(moves).length < moves.length;
}

/** What the fallback bot would choose comes first: a list that is cut must not lack every good choice. */
function withOwnFirst(moves: readonly Command[], question: Question): readonly Command[] {
  // The seat's own luck is for the game.
  const own = FALLBACK.decide({ ...question, random: { below: () => 0 } });
  const chosen = cardsOf(own);
  if (chosen === undefined) return moves;
  const isOwn = (move: Command): boolean => move.t === own.t && cardsOf(move) === chosen;
  return [own, ...moves.filter((move) => !isOwn(move))];
}

/** A choice of cards, in whatever order it was made. */
function cardsOf(command: Command): string | undefined {
  const cards: readonly Card[] | undefined = 'cards' in command ? command.cards : undefined;
  return cards?.toSorted((a, b) => a - b).join(' ');
}
