/** The rulebook's first chapter: what the box is about, for somebody who opens it for the first time. */
import {
  COLOURS,
  EDITIONS,
  HAND_SIZE,
  JOKER,
  MAX_PLAYERS,
  MIN_PLAYERS,
  PASS,
  numberCard,
  type Card,
  type Edition,
  type EditionId,
} from '@palier/rules';
import type { ComponentChildren } from 'preact';
import { CardList } from '../board/cards.tsx';
import { LaidInRow } from '../board/melds.tsx';
import { words } from '../state/words.ts';
import { BOXES, type BoxExample } from './boxes.ts';

type FirstChapterProps = {
  readonly edition: EditionId;
  /** Whoever looks a rule up at the table opens it if they want it. */
  readonly isOpen: boolean;
};

export function FirstChapter({ edition, isOpen }: FirstChapterProps) {
  const says = words('booklet');
  const { aim, examples, tips, people, unsure } = BOXES[edition];
  return (
    <details class="panel fold chapter" open={isOpen}>
      <summary>
        <h2>{says.title(words('game').edition(edition))}</h2>
      </summary>
      <div class="stack roomy chapter-rules first-chapter">
        <Section title={says.aimTitle}>
          <p>{says.aims[aim]}</p>
        </Section>
        <Contents edition={EDITIONS[edition]} />
        <Section title={says.examplesTitle}>
          <ul class="stack roomy">
            {examples.map((example) => (
              <Example key={example.id} example={example} />
            ))}
          </ul>
        </Section>
        <Section title={says.tipsTitle}>
          <Sentences of={tips.map((tip) => says.tips[tip])} />
        </Section>
        <Section title={says.peopleTitle}>
          <dl class="facts ruled">
            {people.map(({ role, name }) => (
              <Fact key={role} title={says.roles[role]} value={name} />
            ))}
          </dl>
        </Section>
        <Section title={says.unsureTitle}>
          <Sentences of={unsure.map((one) => says.unsure[one])} />
        </Section>
        <p class="soft small">{says.about}</p>
      </div>
    </details>
  );
}

function Section(props: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="stack">
      <h3>{props.title}</h3>
      {props.children}
    </section>
  );
}

function Sentences({ of }: { readonly of: readonly string[] }) {
  return (
    <ul class="listed">
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Fact({ title, value }: { readonly title: string; readonly value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What lies in the box, with a picture of each kind of card. */
function Contents({ edition }: { readonly edition: Edition }) {
  const says = words('booklet');
  const { id, top, jokers, passCards, cards } = edition;
  const colours = COLOURS.length;
  const rows: readonly (readonly [sentence: string, cards: readonly Card[]])[] = [
    [
      says.numbers(top * colours, top, colours),
      // From the lowest value to the highest.
      COLOURS.map((colour, at) =>
        numberCard(colour, 1 + Math.round((at * (top - 1)) / (colours - 1))),
      ),
    ],
    ...(jokers > 0 ? [[says.jokers(jokers), [JOKER]] as const] : []),
    ...(passCards > 0 ? [[says.passes(passCards), [PASS]] as const] : []),
  ];
  return (
    <Section title={says.boxTitle}>
      <dl class="facts ruled">
        <Fact title={says.players} value={says.playersFrom(MIN_PLAYERS, MAX_PLAYERS)} />
        <Fact title={says.age} value={says.ageFrom(BOXES[id].age)} />
        <Fact title={says.cards} value={says.cardsInAll(cards)} />
        <Fact title={says.hand} value={says.handOf(HAND_SIZE)} />
      </dl>
      <ul class="stack">
        {rows.map(([sentence, shown]) => (
          <li key={sentence} class="row">
            <div aria-hidden="true">
              <CardList
                class="first-chapter-cards"
                cards={shown.map((card) => ({ card }))}
                says={words('game').card}
              />
            </div>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Example({ example: { id, melds, fits } }: { readonly example: BoxExample }) {
  const says = words('booklet');
  const { card, cards } = words('game');
  return (
    <li class="stack snug">
      <LaidInRow melds={melds} says={cards} size="small" />
      <p>{says.examples[id]}</p>
      {fits.length > 0 && (
        <div class="row">
          <span class="soft small">{says.fits}</span>
          <CardList
            class="first-chapter-cards"
            cards={fits.map((one) => ({ card: one }))}
            says={card}
          />
        </div>
      )}
    </li>
  );
}
