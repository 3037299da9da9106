/** Choices that are not a turn: what to keep, to lay open, to pick, and which palier to drop. */
import {
  assert,
  droppable,
  isJoker,
  isSpecial,
  keepLimit,
  offerSize,
  unreachable,
  type Card,
} from '@palier/rules';
import type { MoveOption, Deliberation } from './deliberate.ts';
import { fitsTable, hasLaid, prospectOf, prospectOfAdding, prospectWith } from './outlook.ts';
import { removeFrom } from './solver/index.ts';

export function choiceOptions(thought: Deliberation): readonly MoveOption[] {
  const { at } = thought;
  const { step } = at.table;
  switch (step) {
    case 'keep':
      return [{ command: { t: 'keepCards', cards: cardsToKeep(thought) }, score: 0, facts: {} }];
    case 'offer':
      return [{ command: { t: 'offerCards', cards: cardsToOffer(thought) }, score: 0, facts: {} }];
    case 'pick':
      return pickOptions(thought);
    case 'drop':
      return dropOptions(thought);
    case 'draw':
    case 'play':
    case 'over':
      assert(false, 'a turn is no choice of cards');
      return [];
    default:
      return unreachable(step);
  }
}

/** KEEP-1: what the level would miss, thrown down to the limit by what is missed least. */
function cardsToKeep({ at, outlook }: Deliberation): readonly Card[] {
  const most = keepLimit(at.table, at.seat);
  // Who goes on to another level after this round has nothing to keep, so the level is the same.
  const { tally } = outlook;
  const kept: Card[] = [];
  for (const card of at.hand) {
    if (isSpecial(card)) removeFrom(tally, card);
    else kept.push(card);
  }
  for (;;) {
    const before = prospectOf(outlook);
    let least: { readonly place: number; readonly cost: number } | undefined;
    for (const [place, card] of kept.entries()) {
      const after = prospectWith(outlook, { less: card });
      // A card that is not missed leaves room for one that may serve.
      if (kept.length <= most && after.distance > before.distance) continue;
      if (least === undefined || after.cost < least.cost) least = { place, cost: after.cost };
    }
    if (least === undefined) return kept;
    removeFrom(tally, kept[least.place]!);
    kept.splice(least.place, 1);
  }
}

/** More than any other card. */
const WORTH_OF_JOKER = 1e6;

/** MASTER-3: what is worth least. */
function cardsToOffer({ at, outlook }: Deliberation): readonly Card[] {
  const worthOf = (card: Card): number => {
    if (isJoker(card)) return WORTH_OF_JOKER;
    if (hasLaid(at)) return prospectOfAdding(at.table, card);
    return prospectWith(outlook, { less: card }).cost;
  };
  return at.hand
    .map((card) => ({ card, worth: worthOf(card) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, offerSize(at.table, at.seat))
    .map(({ card }) => card);
}

function pickOptions({ at, outlook }: Deliberation): readonly MoveOption[] {
  const options: MoveOption[] = [];
  for (const [index, offer] of at.table.offers!.entries()) {
    for (const card of new Set(offer)) {
      const command = { t: 'pickCard', from: index + 1, card } as const;
      options.push({ command, ...picked({ at, outlook }, card) });
    }
  }
  return options;
}

function picked(
  { at, outlook }: Pick<Deliberation, 'at' | 'outlook'>,
  card: Card,
): Pick<MoveOption, 'score' | 'facts' | 'prospect'> {
  if (hasLaid(at)) {
    return { score: fitsTable(at.table, card) ? (isJoker(card) ? 2 : 1) : 0, facts: {} };
  }
  const prospect = prospectWith(outlook, { more: card });
  const { cost, distance } = prospect;
  // Of cards that bring it as near a joker leaves most open.
  return { score: (isJoker(card) ? JOKER_AHEAD : 0) - cost, facts: { distance }, prospect };
}

const JOKER_AHEAD = 0.5;

/** OPEN-2: the ladders get harder as they go up, so the highest is the one to be rid of. */
function dropOptions({ at }: Deliberation): readonly MoveOption[] {
  return droppable(at.table, at.seat).map((level) => ({
    command: { t: 'dropPalier', level },
    score: level,
    facts: {},
  }));
}
