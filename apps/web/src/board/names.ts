/** How everything on a table is called: to be read, and for those who listen. */
import type { Meld, Seat, Table } from '@palier/rules';
import { inShownOrder, seatFacts, shownLevel } from '@palier/table/seat';
import { nameOfMeld, type Part } from '@palier/text';

export type TableNames = {
  /** The viewer's own seat is "you". */
  readonly call: (seat: Seat) => string;
  /** The owner's name; undefined for the viewer's own things, which sentences call “your”. */
  readonly owner: (seat: Seat) => string | undefined;
  readonly level: (seat: Seat) => string;
  readonly facts: (seat: Seat) => readonly string[];
  readonly pile: (seat: Seat) => string;
  readonly stock: () => string;
  readonly meld: (seat: Seat, meld: Meld) => string;
  readonly say: Part<'table'>;
};

export type Named = {
  readonly table: Table;
  /** Who sits where. */
  readonly names: readonly string[];
  readonly own: Seat | undefined;
  /** What else is to be known of a seat. */
  readonly moreOf?: (seat: Seat) => readonly string[];
};

type BoardWords = { readonly words: Part<'game'>; readonly say: Part<'table'> };

export function tableNames({ table, names, own, moreOf }: Named, spoken: BoardWords): TableNames {
  const { words, say } = spoken;
  const owner = (seat: Seat): string | undefined => (seat === own ? undefined : names[seat - 1]!);
  const level = (seat: Seat): string => {
    const facts = seatFacts(table, seat);
    const number = shownLevel(facts);
    return facts.gone === undefined
      ? say.level(number, table.setup.edition)
      : say.doneOf(number, facts.levels);
  };
  return {
    say,
    owner,
    level,
    call: (seat) => owner(seat) ?? say.you,
    facts: (seat) => {
      const { cards, leads, isNearMoon, hasLaid, isSkipped, isHeld } = seatFacts(table, seat);
      return [
        level(seat),
        say.cards(cards),
        ...(leads ? [say.leads] : []),
        ...(isNearMoon ? [say.nearMoon] : []),
        ...(hasLaid ? [say.laid] : []),
        ...(isSkipped ? [say.missesTurn] : []),
        ...(isHeld ? [say.holds] : []),
        ...(table.dealer === seat ? [say.deals] : []),
        ...(moreOf?.(seat) ?? []),
      ];
    },
    pile: (seat) => {
      const pile = table.discards[seat - 1]!;
      const top = pile.at(-1);
      const card = top === undefined ? undefined : words.card(top);
      const name = owner(seat);
      return name === undefined
        ? say.ownPile(card, pile.length)
        : say.pileOf(name, card, pile.length);
    },
    stock: () => {
      const { stock, faceUp } = table;
      const under = faceUp.length > 0 ? [say.faceUp(words.cards(faceUp))] : [];
      return [say.stock(stock), ...under].join(', ');
    },
    meld: (seat, meld) => say.meld(owner(seat), nameOfMeld(meld), words.cards(inShownOrder(meld))),
  };
}
