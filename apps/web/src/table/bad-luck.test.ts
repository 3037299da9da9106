/** Who was made to miss turns, or never had one, by what the rules say of a round. */
import {
  assert,
  isFault,
  isRefusal,
  makeSetup,
  numberCard,
  pastEvents,
  play,
  seededChance,
  start,
  type Command,
  type Event,
  type Seat,
} from '@palier/rules';
import { expect, it } from 'vitest';
import { badLuckOf } from './bad-luck.ts';

const CARD = numberCard(0, 1);
const DEAL: Event = {
  t: 'roundDealt',
  round: 1,
  dealer: 3,
  hands: [[], [], []],
  upcard: CARD,
  stock: [],
};
const drawn = (seat: Seat): Event => ({ t: 'cardDrawn', seat, card: CARD });
const taken = (seat: Seat): Event => ({ t: 'cardTaken', seat, from: 3, card: CARD });
const skipped = (seat: Seat): Event => ({ t: 'turnSkipped', seat });
type RoundEnded = Extract<Event, { readonly t: 'roundEnded' }>;
const END: RoundEnded = {
  t: 'roundEnded',
  by: 'went-out',
  seat: 1,
  last: 1,
  cleared: [[1], [], []],
  keepers: [],
};
const CLIMBED: RoundEnded = { ...END, cleared: [[1], [1], []] };
const OUT: RoundEnded = { ...END, seat: 2, cleared: [[], [], []] };
const TWICE: readonly Event[] = [DEAL, skipped(2), taken(2), skipped(2)];

type Case = readonly [
  what: string,
  past: readonly Event[],
  ended: RoundEnded,
  luck: ReturnType<typeof badLuckOf>,
];

it.each<Case>([
  ['a turn each', [DEAL, drawn(1), drawn(2), drawn(3)], END, undefined],
  ['a card taken instead', [DEAL, drawn(1), taken(2)], END, undefined],
  ['one turn missed', [DEAL, drawn(2), skipped(2)], END, undefined],
  ['two turns missed', TWICE, END, { t: 'missed', turns: 2 }],
  ['two turns missed, and a level climbed', TWICE, CLIMBED, undefined],
  ['two turns missed, and the round ended by themselves', TWICE, OUT, undefined],
  ['the only turn missed', [DEAL, drawn(1), skipped(2), drawn(3)], END, { t: 'shutOut' }],
  [
    'the first card of all a Pass card',
    [DEAL, { t: 'upcardSkipped', seat: 2 }],
    END,
    { t: 'shutOut' },
  ],
  ['no turn at all', [DEAL, drawn(1)], END, { t: 'tooSoon' }],
  ['another missed one', [DEAL, skipped(1), drawn(2), skipped(3)], END, undefined],
  ['a round not seen from its deal on', [drawn(1), skipped(2), skipped(2)], END, undefined],
])('%s', (_, past, ended, luck) => {
  expect(badLuckOf(past, 2, ended)).toEqual(luck);
});

it('is read off a view’s past as the rules keep it', () => {
  const setup = makeSetup({ edition: 'level-8-101', players: 2 });
  assert(!isFault(setup), 'a usual table');
  const chance = seededChance('past');
  let { state } = start(setup, chance);
  const { turn } = state.table;
  const act = (command: Command): void => {
    const played = play(state, turn, command, chance);
    assert(!isRefusal(played), 'legal');
    ({ state } = played);
  };
  act({ t: 'drawCard' });
  expect(badLuckOf(pastEvents(state.past), turn, undefined)).toBeUndefined();
  expect(badLuckOf(pastEvents(state.past), 3 - turn, undefined)).toEqual({ t: 'tooSoon' });
});
