/** The table before a decision, drawn small: the others in a row, the combinations, one's own hand. */
import type { ReviewedMove } from '@palier/bots/coach';
import type { Seat, Table } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import type { Naming } from '@palier/text';
import { CardView } from '../board/card.tsx';
import { Face } from '../board/face.tsx';
import { Icon, type IconName } from '../board/icons.tsx';
import { MeldView } from '../board/meld.tsx';
import { DiscardPile, StockPile } from '../board/pile.tsx';
import { storyWords } from '../state/story-words.ts';
import { words } from '../state/words.ts';
import type { Scene } from '../story/replay.ts';
import { SeatStairs } from '../story/seat-stairs.tsx';
import { markedHand, type HandMark, type MarkedCard } from './marked-hand.ts';
import { pageWords } from './review-words.ts';

export type PositionProps = {
  readonly scene: Scene;
  readonly seats: readonly SeatInfo[];
  readonly move: ReviewedMove;
  readonly naming: Naming;
};

export function Position({ scene, seats, move, naming }: PositionProps) {
  const { table, hands } = scene;
  const cards = markedHand(hands[move.seat - 1]!, move.played, move.best);
  return (
    <div class="review-position" role="group" aria-label={pageWords().position}>
      <ul class="review-seats">
        {seats.map((info, index) => (
          <li key={index}>
            <SeatPlace table={table} seat={index + 1} info={info} naming={naming} />
          </li>
        ))}
        <li>
          <Stock table={table} />
        </li>
      </ul>
      <Melds table={table} naming={naming} />
      <Hand cards={cards} seat={move.seat} naming={naming} />
      <Legend
        marks={(['played', 'better'] as const).filter((mark) =>
          cards.some((card) => card.mark === mark),
        )}
      />
    </div>
  );
}

type Place = { readonly table: Table; readonly seat: number; readonly naming: Naming };

function SeatPlace({ table, seat, info, naming }: Place & { readonly info: SeatInfo }) {
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
      <DiscardPile top={top} count={pile.length} />
    </span>
  );
}

function Stock({ table: { stock, faceUp } }: { readonly table: Table }) {
  const [under] = faceUp;
  return (
    <span class="review-seat" role="img" aria-label={storyWords().replay.table.stock(stock)}>
      <StockPile count={stock} {...(under !== undefined && { under })} />
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
