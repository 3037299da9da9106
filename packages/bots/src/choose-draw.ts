/** Where to draw from: the stock, or a card that lies open. */
import {
  checkAt,
  isJoker,
  isSpecial,
  PASS,
  type Card,
  type Command,
  type Level,
  type Seat,
} from '@palier/rules';
import type { MoveOption, Deliberation } from './deliberate.ts';
import {
  costAfterStock,
  fitsTable,
  hasLaid,
  prospectOf,
  prospectWith,
  stuckWith,
  type Prospect,
} from './outlook.ts';
import { passGain } from './skip.ts';
import type { HandTally } from './solver/index.ts';
import { useOf } from './use.ts';

export function drawOptions(thought: Deliberation): readonly MoveOption[] {
  const { at } = thought;
  const options: MoveOption[] = [];
  const tops = openCards(thought);
  const price = hasLaid(at) ? priceAfterLaying(thought) : priceBeforeLaying(thought);
  const stock: Command = { t: 'drawCard' };
  if (checkAt(at, stock) === undefined) options.push({ command: stock, ...price.stock() });
  const denied = denial(
    thought,
    tops.map(({ card }) => card),
  );
  for (const { from, card } of tops) {
    const { score, facts, ...rest } = price.card(card);
    const { gain, seat } = denied(card);
    options.push({
      ...rest,
      command: { t: 'takeCard', from },
      score: score + gain,
      facts: gain > 0 && seat !== undefined ? { ...facts, denies: seat } : facts,
    });
  }
  return options;
}

type Priced = Pick<MoveOption, 'score' | 'facts' | 'prospect'>;
type Price = { readonly stock: () => Priced; readonly card: (card: Card) => Priced };

function openCards({
  at,
}: Deliberation): readonly { readonly from: number; readonly card: Card }[] {
  return at.table.discards.flatMap((pile, index) => {
    const card = pile.at(-1);
    const from = index + 1;
    if (card === undefined || checkAt(at, { t: 'takeCard', from }) !== undefined) return [];
    return [{ from, card }];
  });
}

/** What is taken is not there for the next player. */
function denial({ mind, guesses }: Deliberation, cards: readonly Card[]): (card: Card) => Denied {
  const { deny } = mind.weights;
  const [next] = deny === 0 ? [] : guesses(cards);
  if (next === undefined) return () => ({ gain: 0 });
  return (card) => ({ gain: deny * (next.needs.get(card) ?? 0), seat: next.seat });
}

type Denied = { readonly gain: number; readonly seat?: Seat };

function priceBeforeLaying(thought: Deliberation): Price {
  const { outlook, at, mind } = thought;
  const now = prospectOf(outlook);
  const { distance, outs } = now;
  return {
    stock: () => ({
      score: -costAfterStock(outlook, now),
      facts: { distance, outs, unseen: outlook.unseen.total },
      prospect: now,
    }),
    card: (card) => {
      if (isSpecial(card)) {
        const gain = card === PASS ? passGain(thought) : mind.weights.take / 2;
        return { score: gain - now.cost, facts: { distance, outs }, prospect: now };
      }
      const best = bestWith(thought, card);
      const fit = fitsTable(at.table, card) ? mind.weights.fit : 0;
      const facts = { distance: best.distance, outs: best.outs };
      return { score: fit - best.cost, facts, prospect: best };
    },
  };
}

/** How many of the cards that serve least are tried as the one to go. */
const TRIED = 4;

/** The best hand with this card and without another. */
function bestWith({ outlook, at }: Deliberation, card: Card): Prospect {
  const level = outlook.plans[0]!.level;
  const spare = [...new Set(at.hand)]
    .map((own) => ({ own, use: spareUse(own, outlook.tally, level) }))
    .sort((a, b) => a.use - b.use)
    .slice(0, TRIED);
  let best: Prospect | undefined;
  for (const { own } of spare) {
    const prospect = prospectWith(outlook, { more: card, less: own });
    if (best === undefined || prospect.cost < best.cost) best = prospect;
  }
  // MASTER-3 can leave a hand without any card.
  return best ?? prospectWith(outlook, { more: card });
}

/** What has no value is measured apart: specials go first, jokers last. */
function spareUse(card: Card, tally: HandTally, level: Level): number {
  if (isSpecial(card)) return -1;
  return isJoker(card) ? Infinity : useOf(tally, level, card);
}

/** Once laid a card is worth what it does to the number of cards that stay. */
function priceAfterLaying(thought: Deliberation): Price {
  const { at, belief, mind, outlook } = thought;
  const stuck = stuckWith(outlook, {});
  // A card that can go down takes none of the others' places, and may open one for them.
  const gainOf = (card: Card): number =>
    mind.plansGoingOut
      ? stuck + 1 - stuckWith(outlook, { more: card })
      : Number(fitsTable(at.table, card));
  const average = (): number => {
    let sum = 0;
    for (let card = 1; card < belief.unseen.length; card++) {
      const copies = belief.unseen[card]!;
      if (copies > 0) sum += copies * gainOf(card as Card);
    }
    return sum / Math.max(1, outlook.unseen.total);
  };
  return {
    stock: () => ({ score: average(), facts: {} }),
    card: (card) => ({ score: card === PASS ? passGain(thought) : gainOf(card), facts: {} }),
  };
}
