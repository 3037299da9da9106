/** Melds, piles and stairs. */
import {
  COLOURS,
  JOKER,
  PASS,
  numberCard,
  placeAsColour,
  placeAsValue,
  placeCard,
  type Colour,
  type Meld,
  type Placed,
} from '@palier/rules';
import { MeldView } from '../board/melds.tsx';
import { DiscardPile, StockPile } from '../board/piles.tsx';
import { Staircase } from '../board/staircase.tsx';
import { Item, Section } from './section.tsx';

function run(from: number, to: number): Meld {
  const cards = Array.from({ length: to - from + 1 }, (_, index): Placed => {
    const value = from + index;
    return index === 2
      ? placeAsValue(JOKER, value)
      : placeCard(numberCard(((value * 5) % 6) as Colour, value));
  });
  return { kind: 'run', cards };
}

function set(value: number, size: number): Meld {
  return {
    kind: 'set',
    cards: COLOURS.slice(0, size).map((colour) => placeCard(numberCard(colour, value))),
  };
}

function colourMeld(colour: Colour, size: number): Meld {
  const cards = Array.from({ length: size }, (_, index) =>
    index === 1
      ? placeAsColour(JOKER, colour)
      : placeCard(numberCard(colour, ((index * 7) % 15) + 1)),
  );
  return { kind: 'colour', cards };
}

const MELDS: readonly Meld[] = [
  run(3, 5),
  run(4, 10),
  set(7, 2),
  set(12, 4),
  colourMeld(2, 4),
  run(1, 15),
  colourMeld(4, 26),
];

export function TableSection() {
  return (
    <>
      <Section title="Melds">
        <div class="gallery-row gallery-felt">
          {MELDS.map((meld, index) => (
            <MeldView key={index} meld={meld} fresh={index === 1 ? [6] : []} />
          ))}
        </div>
        <div class="gallery-row gallery-felt">
          {MELDS.map((meld, index) => (
            <MeldView key={index} meld={meld} size="small" />
          ))}
        </div>
        <div class="gallery-row gallery-felt">
          <div class="gallery-narrow">
            <MeldView meld={run(1, 11)} size="small" />
          </div>
        </div>
      </Section>
      <Section title="Piles">
        <div class="gallery-row gallery-felt">
          {[0, 1, 12, 47, 101].map((count) => (
            <StockPile key={count} count={count} />
          ))}
          <StockPile count={30} under={PASS} />
          <StockPile count={0} under={PASS} />
          <DiscardPile top={undefined} count={0} />
          <DiscardPile top={numberCard(1, 14)} count={1} />
          <DiscardPile top={numberCard(5, 3)} count={17} />
        </div>
      </Section>
      <Section title="Staircases">
        <div class="gallery-row gallery-felt">
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => (
            <Item key={at} caption={String(at)}>
              <Staircase levels={8} at={at} laid={at % 2 === 0} />
            </Item>
          ))}
          <Item caption="open">
            <Staircase levels={8} at={1} gone={[1, 3, 4, 8]} />
          </Item>
          <Item caption="of 12">
            <Staircase levels={12} at={7} />
          </Item>
          <Item caption="of 3">
            <Staircase levels={3} at={2} />
          </Item>
        </div>
      </Section>
    </>
  );
}
