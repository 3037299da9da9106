/** A piece of the table as it will look, with its owner. */
import { parseCard } from '@palier/rules';
import type { FaceLook } from '@palier/table';
import { BackView, CardView } from '../board/card.tsx';
import { PersonFace } from '../board/face.tsx';
import { profile } from '../state/own-profile.ts';
import { ownName } from '../state/own-seat.ts';
import { words } from '../state/words.ts';

const CARDS = ['R7', 'B8', 'Y9'].map((text) => parseCard(text)!);

export function Preview({ look }: { readonly look: FaceLook }) {
  const { back } = profile.value;
  return (
    <section class="you-preview" aria-label={words('you').preview}>
      <div class="you-person">
        <PersonFace look={look} mood="happy" />
        <strong class="cut large">{ownName()}</strong>
      </div>
      <div class="you-cards" aria-hidden="true">
        <BackView back={back} />
        <span class="you-meld">
          {CARDS.map((card) => (
            <CardView key={card} card={card} />
          ))}
        </span>
      </div>
    </section>
  );
}
