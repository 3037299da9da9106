/** The table before a decision, drawn small: the others in a row, the combinations, one's own hand. */
import type { ReviewedMove } from '@palier/bots/coach';
import type { Seat, Table } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import type { Naming } from '@palier/text';
import { CardView } from '../board/card.tsx';
import { Face } from '../board/face.tsx';
import { Icon, type IconName } from '../board/icons.tsx';
import { MeldView } from '../board/melds.tsx';
import { DiscardPile, StockPile } from '../board/piles.tsx';
import { storyWords } from '../state/story-words.ts';
import { words } from '../state/words.ts';
import type { Scene } from '../replay/replay.ts';
import { standingOf } from '../replay/replay-seat.tsx';
import { SeatStairs } from '../board/seat.tsx';
import { markedHand, sourceMark, type HandMark, type MarkedCard } from './marked-hand.ts';
import { pageWords } from './review-words.ts';

export type PositionProps = {
  readonly scene: Scene;
  readonly seats: readonly SeatInfo[];
  readonly move: ReviewedMove;
  readonly naming: Naming;
};

export function Position({ scene, seats, move, naming }: PositionProps) {
  const { table, hands } = scene;
  const { seat, played, best } = move;
  const cards = markedHand(hands[seat - 1]!, played, best);
  const places = [...seats.keys().map((index) => index + 1), 'stock' as const];
  const sources = new Map(places.map((place) => [place, sourceMark(place, played, best)]));
  const marks = new Set([...cards.map(({ mark }) => mark), ...sources.values()]);
  return (
    <div class="review-position" role="group" aria-label={pageWords().position}>
      <ul class="review-seats">
        {seats.map((info, index) => (
          <li key={index}>
            <SeatPlace
              table={table}
              seat={index + 1}
              info={info}
              naming={naming}
              mark={sources.get(index + 1)}
            />
          </li>
        ))}
        <li>
          <Stock table={table} mark={sources.get('stock')} />
        </li>
      </ul>
      <Melds table={table} naming={naming} />
      <p class="review-level">{standingOf({ table, seat })}</p>
      <Hand cards={cards} seat={seat} naming={naming} />
      <Legend marks={(['played', 'better'] as const).filter((mark) => marks.has(mark))} />
    </div>
  );
}

type SeatPlaceProps = {
  readonly table: Table;
  readonly seat: Seat;
  readonly info: SeatInfo;
  readonly naming: Naming;
  readonly mark: HandMark | undefined;
};

function SeatPlace({ table, seat, info, naming, mark }: SeatPlaceProps) {
  const say = storyWords().replay;
  const pile = table.discards[seat - 1]!;
  const top = pile.at(-1);
  const what = top === undefined ? say.table.nothing : words().card(top);
  const cards = say.table.cards(table.counts[seat - 1]!);
  return (
    <span class="review-seat">
      <span class="visually-hidden">
        {say.seat(seat, naming)}: {cards}. {say.table.pile(seat, naming)}: {what}.
      </span>
      <span class="review-who" aria-hidden="true">
        <Face of={info} />
        <strong>{say.seat(seat, naming)}</strong>
        <span class="review-facts">
          <SeatStairs table={table} seat={seat} />
          <span class="review-count">{table.counts[seat - 1]}</span>
        </span>
      </span>
      <span class="review-source" data-mark={mark}>
        <DiscardPile top={top} count={pile.length} />
        {mark !== undefined && <Sign mark={mark} />}
      </span>
    </span>
  );
}

type StockProps = { readonly table: Table; readonly mark: HandMark | undefined };

function Stock({ table: { stock, faceUp }, mark }: StockProps) {
  const [under] = faceUp;
  return (
    <span class="review-seat" role="img" aria-label={storyWords().replay.table.stock(stock)}>
      <span class="review-source" data-mark={mark}>
        <StockPile count={stock} {...(under !== undefined && { under })} />
        {mark !== undefined && <Sign mark={mark} />}
      </span>
    </span>
  );
}

function Melds({ table, naming }: { readonly table: Table; readonly naming: Naming }) {
  const all = table.melds.flatMap((melds, index) =>
    melds.map((meld) => ({ meld, seat: index + 1 })),
  );
  if (all.length === 0) return null;
  return (
    <ul class="review-melds">
      {all.map(({ meld, seat }, index) => (
        <li key={index}>
          <span class="visually-hidden">
            {storyWords().replay.table.melds(seat, naming)}: {words().cards(meld.cards)}
          </span>
          <MeldView meld={meld} size="small" />
        </li>
      ))}
    </ul>
  );
}

type HandProps = {
  readonly cards: readonly MarkedCard[];
  readonly seat: Seat;
  readonly naming: Naming;
};

function Hand({ cards, seat, naming }: HandProps) {
  const label = storyWords().replay.table.hand(seat, cards.length, naming);
  return (
    <div
      class="review-hand"
      role="img"
      aria-label={`${label}: ${words().cards(cards.map(({ card }) => card))}`}
    >
      {cards.map(({ card, mark }, index) => (
        <span key={index} class="review-card" data-mark={mark}>
          <CardView card={card} />
          {mark !== undefined && <Sign mark={mark} />}
        </span>
      ))}
    </div>
  );
}

/** Told apart by shape: there is no room for words above a card. */
const SIGNS: { readonly [Mark in HandMark]: IconName } = { played: 'close', better: 'check' };

function Sign({ mark }: { readonly mark: HandMark }) {
  return <Icon name={SIGNS[mark]} class="review-sign" />;
}

function Legend({ marks }: { readonly marks: readonly HandMark[] }) {
  if (marks.length === 0) return null;
  return (
    <p class="review-legend">
      {marks.map((mark) => (
        <span key={mark} data-mark={mark}>
          <Sign mark={mark} />
          {pageWords().marks[mark]}
        </span>
      ))}
    </p>
  );
}
