/** Cards, piles and combinations to be tapped. */
import type { Card, Meld, Seat } from '@palier/rules';
import { CardView } from '../board/card.tsx';
import { MeldView } from '../board/melds.tsx';
import { words } from '../state/words.ts';
import { seatName } from './people.ts';
import { refereeWords } from './referee-words.ts';
import type { Situation } from './situation.ts';

type HandChoiceProps = {
  readonly legend: string;
  readonly hand: readonly Card[];
  /** By their place in the hand. */
  readonly isChosen: (place: number) => boolean;
  readonly onPress: (card: Card, place: number) => void;
};

export function HandChoice({ legend, hand, isChosen, onPress }: HandChoiceProps) {
  return (
    <fieldset class="referee-field">
      <legend class="choices-legend">{legend}</legend>
      {hand.length === 0 && <p class="soft">{refereeWords().noHand}</p>}
      <div class="referee-cards">
        {hand.map((card, place) => (
          <button
            key={place}
            type="button"
            class={
              isChosen(place)
                ? 'referee-card card-holder card-selected'
                : 'referee-card card-holder'
            }
            aria-pressed={isChosen(place)}
            onClick={() => onPress(card, place)}
          >
            <span class="visually-hidden">{words().card(card)}</span>
            <CardView card={card} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type MeldChoiceProps = {
  readonly situation: Situation;
  readonly value: { readonly to: Seat; readonly meld: number } | undefined;
  readonly onChoose: (value: { readonly to: Seat; readonly meld: number }) => void;
};

export function MeldChoice({ situation, value, onChoose }: MeldChoiceProps) {
  const says = refereeWords();
  const all = situation.melds.flatMap((melds, index) =>
    melds.map((meld, place) => ({ meld, to: index + 1, place: place + 1 })),
  );
  return (
    <fieldset class="referee-field">
      <legend class="choices-legend">{says.whichMeld}</legend>
      {all.length === 0 && <p class="soft">{says.noMelds}</p>}
      <div class="referee-melds">
        {all.map(({ meld, to, place }) => (
          <button
            key={`${to}.${place}`}
            type="button"
            class="referee-meld"
            aria-pressed={value?.to === to && value.meld === place}
            onClick={() => onChoose({ to, meld: place })}
          >
            <span class="visually-hidden">{says.meldOf(seatName(to), meldText(meld))}</span>
            <span class="referee-meld-owner" aria-hidden="true">
              {seatName(to)}
            </span>
            <MeldView meld={meld} size="small" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function meldText({ kind, cards }: Meld): string {
  return `${words().part({ kind, size: cards.length })}, ${words().cards(cards)}`;
}

type ReadingChoiceProps = {
  readonly legend: string;
  readonly readings: readonly Meld[];
  readonly value: Meld | undefined;
  readonly onChoose: (meld: Meld) => void;
};

/** What cards can be, where jokers leave it open. */
export function ReadingChoice({ legend, readings, value, onChoose }: ReadingChoiceProps) {
  return (
    <fieldset class="referee-field">
      <legend class="choices-legend">{legend}</legend>
      <div class="referee-melds">
        {readings.map((meld, index) => (
          <button
            key={index}
            type="button"
            class="referee-meld"
            aria-pressed={value !== undefined && isSame(meld, value)}
            onClick={() => onChoose(meld)}
          >
            <span class="visually-hidden">{meldText(meld)}</span>
            <span class="referee-meld-owner" aria-hidden="true">
              {words().part({ kind: meld.kind, size: meld.cards.length })}
            </span>
            <MeldView meld={meld} size="small" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The same cards with the same meanings, in whatever order they were named. */
export function isSame(a: Meld, b: Meld): boolean {
  const key = ({ kind, cards }: Meld): string =>
    [kind, ...cards.toSorted((one, other) => one - other)].join(' ');
  return key(a) === key(b);
}
