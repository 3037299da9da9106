/** Cards, piles and combinations to be chosen for a question. */
import type { Card, Meld } from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { CardList } from '../board/cards.tsx';
import { MeldView } from '../board/melds.tsx';
import { words } from '../state/words.ts';

type HandChoiceProps = {
  readonly legend: string;
  readonly hand: readonly Card[];
  /** By their place in the hand. */
  readonly isChosen: (place: number) => boolean;
  readonly onPress: (card: Card, place: number) => void;
};

export function HandChoice({ legend, hand, isChosen, onPress }: HandChoiceProps) {
  return (
    <fieldset>
      <legend class="choices-legend">{legend}</legend>
      {hand.length === 0 && <p class="soft">{words('referee').noHand}</p>}
      <CardList
        class="referee-cards"
        says={words('game').card}
        cards={hand.map((card, place) => ({
          card,
          isPressed: isChosen(place),
          look: isChosen(place) ? 'selected' : undefined,
        }))}
        onTouch={({ card }, place) => onPress(card, place)}
      />
    </fieldset>
  );
}

export type Tile = {
  /** Read above it. */
  readonly title: string;
  /** For those who listen. */
  readonly says: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
  readonly art: ComponentChildren;
};

type TileChoiceProps = {
  readonly legend: string;
  /** Said where there is nothing to choose. */
  readonly none?: string;
  readonly tiles: readonly Tile[];
};

export function TileChoice({ legend, none, tiles }: TileChoiceProps) {
  return (
    <fieldset>
      <legend class="choices-legend">{legend}</legend>
      {tiles.length === 0 && <p class="soft">{none}</p>}
      <div class="part-slots">
        {tiles.map(({ title, says, isPressed, onPress, art }, index) => (
          <button
            key={index}
            type="button"
            class="part-slot"
            aria-pressed={isPressed}
            onClick={onPress}
          >
            <span class="visually-hidden">{says}</span>
            <span class="small strong" aria-hidden="true">
              {title}
            </span>
            {art}
          </button>
        ))}
      </div>
    </fieldset>
  );
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
    <TileChoice
      legend={legend}
      tiles={readings.map((meld) => ({
        title: words('game').part({ kind: meld.kind, size: meld.cards.length }),
        says: meldText(meld),
        isPressed: value !== undefined && isSame(meld, value),
        onPress: () => onChoose(meld),
        art: <MeldView meld={meld} size="small" />,
      }))}
    />
  );
}

export function meldText({ kind, cards }: Meld): string {
  return `${words('game').part({ kind, size: cards.length })}, ${words('game').cards(cards)}`;
}

/** The same cards with the same meanings, in whatever order they were named. */
export function isSame(a: Meld, b: Meld): boolean {
  const key = ({ kind, cards }: Meld): string =>
    [kind, ...cards.toSorted((one, other) => one - other)].join(' ');
  return key(a) === key(b);
}
