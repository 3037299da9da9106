/** "May I …?" and what it is about: a card, a pile, a combination, somebody. */
import type { AloneVerb, Seat } from '@palier/rules';
import { seatsAfter, takeOne } from '@palier/table/seat';
import type { ComponentType } from 'preact';
import { MeldView } from '../board/melds.tsx';
import { DiscardPile } from '../board/piles.tsx';
import { words } from '../state/words.ts';
import { Segments } from '../ui/choices.tsx';
import { askKinds, emptyAsk, meaningsOn, meldAt, type OpenQuestion, type AskKind } from './ask.ts';
import { HandChoice, TileChoice, meldText } from './choose.tsx';
import { LayQuestion } from './lay-question.tsx';
import { seatName } from './people.ts';
import { ASKER, situationSetup, type Situation } from './situation.ts';

export type QuestionProps = {
  readonly situation: Situation;
  readonly ask: OpenQuestion;
  readonly onChange: (ask: OpenQuestion) => void;
};

export function QuestionPanel({ situation, ask, onChange }: QuestionProps) {
  const says = words('referee');
  return (
    <>
      <Segments<AskKind>
        legend={says.mayI}
        choices={askKinds(situation).map((value) => ({ value, title: says.kinds[value] }))}
        value={ask.kind}
        onChoose={(kind) => onChange(emptyAsk(kind))}
      />
      {DETAILS[ask.kind]?.map((Detail, index) => (
        <Detail key={index} situation={situation} ask={ask} onChange={onChange} />
      ))}
    </>
  );
}

function PileQuestion({ situation, ask, onChange }: QuestionProps) {
  const says = words('referee');
  return (
    <TileChoice
      legend={says.whichPile}
      tiles={situation.tops.map((top, index) => {
        const seat = index + 1;
        const name = seatName(seat);
        return {
          title: name,
          says: says.pileOf(name, top === undefined ? says.emptyPile : words('game').card(top)),
          isPressed: ask.seat === seat,
          onPress: () => onChange({ ...ask, seat }),
          art: <DiscardPile top={top} count={1} />,
        };
      })}
    />
  );
}

function SeatQuestion({ situation, ask, onChange }: QuestionProps) {
  const others = seatsAfter(ASKER, situationSetup(situation).players);
  return (
    <Segments<Seat>
      legend={words('referee').onWhom}
      choices={others.map((value) => ({ value, title: seatName(value) }))}
      value={ask.seat}
      onChoose={(seat) => onChange({ ...ask, seat })}
    />
  );
}

function OneCard({ situation, ask, onChange }: QuestionProps) {
  const { hand } = situation;
  const [chosen] = ask.cards;
  const place = chosen === undefined ? -1 : hand.indexOf(chosen);
  return (
    <HandChoice
      legend={words('referee').whichCard}
      hand={hand}
      isChosen={(index) => index === place}
      onPress={(card) => {
        const { as: _before, ...rest } = ask;
        onChange({ ...rest, cards: [card] });
      }}
    />
  );
}

function SomeCards({ situation, ask, onChange }: QuestionProps) {
  const rest = [...ask.cards];
  const isChosen = situation.hand.map((card) => takeOne(rest, card));
  return (
    <HandChoice
      legend={words('referee').whichCards}
      hand={situation.hand}
      isChosen={(index) => isChosen[index]!}
      onPress={(card, index) => {
        const cards = isChosen[index]!
          ? ask.cards.toSpliced(ask.cards.indexOf(card), 1)
          : [...ask.cards, card];
        onChange({ ...ask, cards });
      }}
    />
  );
}

function OneMeld({ situation, ask, onChange }: QuestionProps) {
  const says = words('referee');
  return (
    <TileChoice
      legend={says.whichMeld}
      none={says.noMelds}
      tiles={situation.melds.flatMap((melds, index) =>
        melds.map((meld, place) => {
          const at = { to: index + 1, meld: place + 1 };
          return {
            title: seatName(at.to),
            says: says.meldOf(seatName(at.to), meldText(meld)),
            isPressed: ask.meld?.to === at.to && ask.meld.meld === at.meld,
            onPress: () => {
              const { as: _before, ...rest } = ask;
              onChange({ ...rest, meld: at });
            },
            art: <MeldView meld={meld} size="small" />,
          };
        }),
      )}
    />
  );
}

/** At which end of a run: the one thing that a joker leaves open. */
function JokerMeaning({ situation, ask, onChange }: QuestionProps) {
  const [card] = ask.cards;
  const meld = ask.meld === undefined ? undefined : meldAt(situation, ask.meld);
  if (card === undefined || meld === undefined) return null;
  const ways = meaningsOn(meld, card);
  if (ways.length < 2) return null;
  return (
    <Segments
      legend={words('referee').standsFor}
      choices={ways.map((value) => ({ value, title: words('game').placed(value) }))}
      value={ask.as}
      onChoose={(as) => onChange({ ...ask, as })}
    />
  );
}

/** What has to be chosen for each kind of question; with a card that is played alone, nothing. */
const DETAILS: {
  readonly [K in Exclude<AskKind, AloneVerb>]: readonly ComponentType<QuestionProps>[];
} & { readonly [K in AloneVerb]?: undefined } = {
  draw: [],
  take: [PileQuestion],
  lay: [LayQuestion],
  add: [OneCard, OneMeld, JokerMeaning],
  exchange: [OneCard, OneMeld],
  discard: [OneCard],
  pass: [SeatQuestion],
  swap: [SomeCards],
};
