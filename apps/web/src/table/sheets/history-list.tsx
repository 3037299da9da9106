/**
 * The whole game as it happened: a heading for each turn with who had it, and under it what they did,
 * the cards drawn. Rounds that are over are folded; the newest turn is in sight.
 */
import type { Card, Placed, RecordedEvent } from '@palier/rules';
import { allEntries } from '@palier/table';
import type { Naming } from '@palier/text';
import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardView } from '../../board/card.tsx';
import { Face } from '../../board/face.tsx';
import { words } from '../../state/words.ts';
import { sentencesOf, type StoryLine } from '../history.tsx';
import { namesAt, namingAt } from '../naming.ts';
import { Slot } from '../online.tsx';
import type { TableModel } from '../table-model.ts';
import { roundsTold, type ToldRound, type ToldTurn } from '../told-turns.ts';
import './history-list.css';

type Props = { readonly model: TableModel };

export function HistoryList({ model }: Props) {
  const { entries, opening } = model.shown.value!;
  const end = useRef<HTMLDivElement>(null);
  const lines = sentencesOf(model, allEntries(entries), 0);
  const rounds = roundsTold(lines, opening.start?.table.round ?? 1);
  useLayoutEffect(() => end.current?.scrollIntoView({ block: 'end' }), []);
  return (
    <div ref={end} class="stack history-rounds">
      {rounds.map((told, index) =>
        index < rounds.length - 1 ? (
          <FoldedRound key={told.round} model={model} told={told} />
        ) : (
          <OpenRound key={told.round} model={model} told={told} />
        ),
      )}
    </div>
  );
}

type RoundProps = Props & { readonly told: ToldRound<StoryLine> };

export function OpenRound({ model, told }: RoundProps) {
  return (
    <section class="stack snug">
      <h3>{words('table').round(told.round)}</h3>
      <Turns model={model} told={told} />
    </section>
  );
}

/** Drawn when it is opened: a long game has thousands of lines. */
function FoldedRound({ model, told }: RoundProps) {
  const isOpen = useSignal(false);
  return (
    <details
      class="stack snug"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>
        <h3>{words('table').round(told.round)}</h3>
      </summary>
      {isOpen.value && <Turns model={model} told={told} />}
    </details>
  );
}

function Turns({ model, told }: RoundProps) {
  return (
    <>
      {told.turns.map((turn) => (
        <Fragment key={turn.lines[0]!.number}>
          <Turn model={model} turn={turn} />
          <Slot
            at="log"
            model={model}
            events={[turn.lines[0]!.number, turn.lines.at(-1)!.number]}
          />
        </Fragment>
      ))}
    </>
  );
}

type TurnProps = Props & { readonly turn: ToldTurn<StoryLine> };

function Turn({ model, turn: { seat, lines } }: TurnProps) {
  const naming = namingAt(model);
  const list = (
    <ol class="history-lines">
      {lines.map((line) => (
        <li key={line.number}>
          <WhatHappened line={line} naming={{ ...naming, melds: line.melds }} />
        </li>
      ))}
    </ol>
  );
  if (seat === undefined) return <div class="history-turn history-apart">{list}</div>;
  return (
    <section class="history-turn" data-own={seat === model.seat.value}>
      <Face of={model.seats.value[seat - 1]!} />
      <h4>{namesAt(model).call(seat)}</h4>
      {list}
    </section>
  );
}

type WhatProps = { readonly line: StoryLine; readonly naming: Naming };

/** The sentence for those who listen; to be seen, what was done in a word or two, and the cards. */
function WhatHappened({ line, naming }: WhatProps) {
  const short = inShort(line.event, naming);
  if (short === undefined) return <span>{line.text}</span>;
  return (
    <>
      <span class="visually-hidden">{line.text}</span>
      <span class="history-what" aria-hidden="true">
        <span>{short.what}</span>
        {short.groups.map((cards, index) => (
          <span key={index} class="history-cards">
            {cards.map((card, place) => (
              <CardView key={place} card={card} />
            ))}
          </span>
        ))}
      </span>
    </>
  );
}

type Short = { readonly what: string; readonly groups: readonly (readonly (Card | Placed)[])[] };

/** Undefined for what happens seldom: the sentence says it best. */
function inShort(event: RecordedEvent, naming: Naming): Short | undefined {
  const say = words('replay').told;
  switch (event.t) {
    case 'cardDrawn':
      return { what: say.drawn, groups: [[event.card]] };
    case 'cardTaken':
      return { what: say.taken(event, naming), groups: [[event.card]] };
    case 'levelLaid':
      return {
        what: say.laid(event.level, naming.edition),
        groups: event.melds.map(({ cards }) => cards),
      };
    case 'cardAdded':
      return { what: say.added(event, naming), groups: [[event.card]] };
    case 'cardDiscarded':
      return { what: say.discarded, groups: [[event.card]] };
    default:
      return undefined;
  }
}
