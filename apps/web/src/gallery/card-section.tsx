/** Every card, every state, from 44 px up. */
import {
  COLOURS,
  JOKERS,
  JOKER,
  JOKER_HIGH,
  MAX_VALUE,
  SPECIALS,
  UNKNOWN,
  makePlaced,
  numberCard,
  placeAsColour,
  placeAsValue,
  placeCard,
  type Card,
  type Placed,
} from '@palier/rules';
import { CardView } from '../board/card.tsx';
import { Item, Section } from './section.tsx';

const NOT_NUMBERS: readonly Card[] = [...JOKERS, ...Object.values(SPECIALS), UNKNOWN];

const STANDING: readonly Placed[] = [
  placeAsValue(JOKER, 1),
  placeAsValue(JOKER, 9),
  placeAsValue(JOKER_HIGH, 15),
  ...COLOURS.map((colour) => placeAsColour(JOKER, colour)),
];

const STATES = ['card-holder', 'card-selected', 'card-lit', 'card-spare', 'card-fresh', 'card-dim'];

export function CardSection() {
  const row = [...COLOURS.map((colour) => numberCard(colour, 3 + colour * 3)), ...NOT_NUMBERS];
  return (
    <>
      <Section title="The suits at every height">
        <div class="gallery-row gallery-160">
          {COLOURS.map((colour) => (
            <CardView key={colour} card={numberCard(colour, [1, 5, 8, 12, 15, 18][colour]!)} />
          ))}
        </div>
      </Section>
      <Section title="Jokers, specials and the back, large">
        <div class="gallery-row gallery-160">
          {NOT_NUMBERS.map((card) => (
            <CardView key={card} card={card} />
          ))}
        </div>
        <div class="gallery-row gallery-160">
          {STANDING.slice(0, 5).map((placed) => (
            <CardView key={placed} card={placed} />
          ))}
        </div>
      </Section>
      <Section title="Cards of a hand, at the size set">
        <div class="gallery-row">
          {row.map((card) => (
            <CardView key={card} card={card} />
          ))}
        </div>
        <div class="gallery-row">
          {STANDING.map((placed) => (
            <Item key={placed} caption={makePlaced(placed)}>
              <CardView card={placed} />
            </Item>
          ))}
        </div>
      </Section>
      <Section title="44 px">
        <div class="gallery-row gallery-44">
          {row.map((card) => (
            <CardView key={card} card={card} />
          ))}
          {STANDING.map((placed) => (
            <CardView key={placed} card={placed} />
          ))}
        </div>
      </Section>
      <Section title="States">
        <div class="gallery-row">
          {STATES.map((state) => (
            <Item key={state} caption={state}>
              <span class={`card-holder ${state}`}>
                <CardView card={placeCard(numberCard(3, 11))} />
              </span>
            </Item>
          ))}
        </div>
      </Section>
      <Section title="Every number">
        {COLOURS.map((colour) => (
          <div class="gallery-row gallery-44" key={colour}>
            {Array.from({ length: MAX_VALUE }, (_, index) => (
              <CardView key={index} card={numberCard(colour, index + 1)} />
            ))}
          </div>
        ))}
      </Section>
    </>
  );
}
