import {
  CARD_CODES,
  legalMoves,
  isFault,
  isRefusal,
  makeSetup,
  play,
  redact,
  seededChance,
  start,
  viewOf,
  type Card,
  type Event,
  type SetupChoice,
  type Viewer,
} from '@palier/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inAllLangs, namingOf } from './testing/texts.ts';

const ALL = await inAllLangs('game');
const NAMES = ['Anna', 'Ben', 'Cleo'];
const VIEWERS: readonly Viewer[] = [1, 2, 3, 'spectator'];

const card = fc.integer({ min: 1, max: CARD_CODES - 1 }).map((code) => code as Card);
const seat = fc.integer({ min: 1, max: 3 });

/** Two events that differ in nothing but cards that only `seat` sees, or nobody. */
const twins: fc.Arbitrary<readonly [Event, Event]> = fc
  .tuple(
    seat,
    card,
    fc.array(fc.tuple(card, card), { minLength: 1, maxLength: 3 }),
    fc.array(card, { maxLength: 4 }),
  )
  .chain(([who, upcard, pairs, kept]) => {
    const [left, right] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
    const both = (make: (cards: readonly Card[]) => Event): readonly [Event, Event] => [
      make(left),
      make(right),
    ];
    const base = { t: 'roundDealt', round: 1, dealer: who, upcard } as const;
    return fc.constantFrom<readonly [Event, Event]>(
      both((cards) => ({ t: 'cardDrawn', seat: who, card: cards[0]! })),
      both((cards) => ({ t: 'replacementsDrawn', seat: who, cards })),
      both((stock) => ({ t: 'stockRebuilt', stock })),
      both((cards) => ({
        ...base,
        hands: [1, 2, 3].map((s) => (s === who ? cards : [])),
        stock: cards,
      })),
      [
        { t: 'cardsKept', seat: who, cards: left },
        { t: 'cardsKept', seat: who, cards: kept },
      ],
      [
        { t: 'offerMade', seat: who, cards: left },
        { t: 'offerMade', seat: who, cards: kept },
      ],
    );
  });

test('who does not see the cards reads the same sentence whatever they are', () => {
  fc.assert(
    fc.property(twins, fc.constantFrom(...VIEWERS), ([one, other], viewer) => {
      fc.pre(!('seat' in one) || one.seat !== viewer);
      for (const words of ALL) {
        const naming = namingOf(viewer, NAMES);
        const texts = [one, other].map((event) => words.event(redact(event, viewer), naming));
        expect(texts[0]).toBe(texts[1]);
      }
    }),
  );
});

const SETUPS: readonly SetupChoice[] = [
  { edition: 'level-up', players: 3, ladder: 'open' },
  { edition: 'level-8-101', players: 3, ladder: 'two-star', master: 'all' },
];

function* game(choice: SetupChoice, moves: number): Generator<Event> {
  const setup = makeSetup(choice);
  if (isFault(setup)) throw new Error(setup.code);
  const chance = seededChance('text');
  let { events, state } = start(setup, chance);
  yield* events;
  for (let move = 0; move < moves && state.table.step !== 'over'; move++) {
    const { table } = state;
    const seat = table.pending[0] ?? table.turn;
    const legal = [...legalMoves(viewOf(state, seat)).take(40)];
    const laying = legal.find(({ t }) => t === 'layLevel' || t === 'addCard');
    const played = play(
      state,
      seat,
      laying ?? legal[chance.below('player', legal.length)]!,
      chance,
    );
    if (isRefusal(played)) throw new Error(played.code);
    ({ events, state } = played);
    yield* events;
  }
}

test.each(SETUPS)('a game of $edition can be told to everybody', (choice) => {
  const untold: string[] = [];
  for (const event of game(choice, 600)) {
    for (const viewer of VIEWERS) {
      for (const words of ALL) {
        const text = words.event(redact(event, viewer), namingOf(viewer, NAMES));
        if (
          !/[.!]$/.test(text) ||
          /undefined|hidden card|carte cachée|verdeckte|carta oculta|carta coperta/.test(text)
        ) {
          untold.push(text);
        }
      }
    }
  }
  expect(untold).toEqual([]);
});
