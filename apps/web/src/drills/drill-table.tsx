/** The table of a drill: who sits there, what lies there, and where a card may go. */
import { levelOf, type Command, type Meld, type Seat } from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { Face } from '../board/face.tsx';
import { MeldView } from '../board/melds.tsx';
import { DiscardPile, StockPile } from '../board/piles.tsx';
import { ui, words } from '../state/words.ts';
import type { Attempt } from './attempt.ts';
import { drillsWords } from './drills-words.ts';
import { facesOf, othersOf } from './seats.ts';

type Props = { readonly attempt: Attempt };

export function DrillTable({ attempt }: Props) {
  const view = attempt.view.value;
  const { melds } = view.table;
  const seats = [...othersOf(view), attempt.seat].filter((seat) => melds[seat - 1]!.length > 0);
  return (
    <section class="drill-table" aria-label={drillsWords().table}>
      <ul class="drill-seats" data-count={othersOf(view).length}>
        {othersOf(view).map((seat) => (
          <SeatBox key={seat} attempt={attempt} seat={seat} />
        ))}
      </ul>
      {attempt.drill.kind === 'draw' && <Sources attempt={attempt} />}
      {seats.length > 0 && (
        <div class="drill-melds" role="group" aria-label={ui().table.melds}>
          {seats.map((seat) => (
            <Melds key={seat} attempt={attempt} seat={seat} />
          ))}
        </div>
      )}
    </section>
  );
}

function SeatBox({ attempt, seat }: Props & { readonly seat: Seat }) {
  const view = attempt.view.value;
  const { table } = view;
  const face = facesOf(view)[seat - 1]!;
  const say = ui().table;
  const hasLaid = table.laid[seat - 1] !== undefined;
  const pile = table.discards[seat - 1]!;
  const top = pile.at(-1);
  return (
    <li class="drill-seat" data-laid={hasLaid}>
      <Face of={face} />
      <span class="drill-seat-words">
        <span class="drill-seat-name">{face.name}</span>
        <span>{say.level(levelOf(table, seat))}</span>
        <span>{say.cards(table.counts[seat - 1]!)}</span>
        {hasLaid && <span class="drill-seat-laid">{say.laid}</span>}
      </span>
      {attempt.drill.kind !== 'draw' && (
        <span class="drill-seat-pile">
          <DiscardPile top={top} count={pile.length} />
          <span class="visually-hidden">
            {say.pileOf(face.name, top === undefined ? undefined : words().card(top), pile.length)}
          </span>
        </span>
      )}
    </li>
  );
}

/** Where to draw from: the stock and every pile with a card. */
function Sources({ attempt }: Props) {
  const view = attempt.view.value;
  const { table } = view;
  const say = ui().table;
  const faces = facesOf(view);
  const seats = [...othersOf(view), attempt.seat].filter(
    (seat) => table.discards[seat - 1]!.length > 0,
  );
  return (
    <div class="drill-sources" role="group" aria-label={drillsWords().questions.draw}>
      <SourceButton
        attempt={attempt}
        command={{ t: 'drawCard' }}
        name={say.stock(table.stock)}
        short={say.stockName}
      >
        <StockPile count={table.stock} />
      </SourceButton>
      {seats.map((seat) => {
        const pile = table.discards[seat - 1]!;
        const card = words().card(pile.at(-1)!);
        const isOwn = seat === attempt.seat;
        const { name } = faces[seat - 1]!;
        return (
          <SourceButton
            key={seat}
            attempt={attempt}
            command={{ t: 'takeCard', from: seat }}
            name={isOwn ? say.ownPile(card, pile.length) : say.pileOf(name, card, pile.length)}
            short={isOwn ? say.ownPileName : name}
          >
            <DiscardPile top={pile.at(-1)} count={pile.length} />
          </SourceButton>
        );
      })}
    </div>
  );
}

type SourceProps = Props & {
  readonly command: Command;
  /** For those who listen, and for those who look. */
  readonly name: string;
  readonly short: string;
  readonly children: ComponentChildren;
};

function SourceButton({ attempt, command, name, short, children }: SourceProps) {
  const chosen = attempt.source.value;
  const isChosen =
    chosen?.t === command.t &&
    (chosen.t !== 'takeCard' || (command.t === 'takeCard' && chosen.from === command.from));
  return (
    <button
      type="button"
      class="drill-source"
      aria-pressed={isChosen}
      aria-label={name}
      disabled={attempt.outcome.value !== undefined}
      onClick={() => {
        attempt.source.value = command;
      }}
    >
      {children}
      <span aria-hidden="true">{short}</span>
    </button>
  );
}

function Melds({ attempt, seat }: Props & { readonly seat: Seat }) {
  const view = attempt.view.value;
  const isOwn = seat === attempt.seat;
  const face = facesOf(view)[seat - 1]!;
  return (
    <div class="drill-meld-group">
      <span class="drill-meld-owner">{face.name}</span>
      {view.table.melds[seat - 1]!.map((meld, index) => {
        const name = ui().table.meld(
          isOwn ? undefined : face.name,
          meld.kind,
          words().cards(meld.cards),
        );
        const isTarget = attempt.drill.kind === 'out' && attempt.outcome.value === undefined;
        return isTarget ? (
          <MeldTarget
            key={index}
            attempt={attempt}
            name={name}
            at={{ seat, meld, place: index + 1 }}
          />
        ) : (
          <span key={index} class="drill-meld">
            <MeldView meld={meld} size="small" />
            <span class="visually-hidden">{name}</span>
          </span>
        );
      })}
    </div>
  );
}

type TargetProps = Props & {
  readonly name: string;
  readonly at: { readonly seat: Seat; readonly meld: Meld; readonly place: number };
};

function MeldTarget({ attempt, name, at }: TargetProps) {
  const isLit = attempt.asked.value === undefined && attempt.fits(at.seat, at.place);
  return (
    <button
      type="button"
      class="drill-meld drill-meld-target"
      data-lit={isLit}
      onClick={() => attempt.add(at.seat, at.place)}
    >
      <MeldView meld={at.meld} size="small" />
      <span class="visually-hidden">{isLit ? `${name}, ${ui().table.isTarget}` : name}</span>
    </button>
  );
}
