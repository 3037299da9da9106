import { STRENGTHS } from '@palier/bots';
import { EDITION_IDS, MASTER_OPTIONS, isFault, makeSetup } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, seatsOf } from './draft-game.ts';
import {
  botsIn,
  commonStrength,
  defaultDraft,
  freshBot,
  levelsIn,
  peopleIn,
  withEdition,
  withLadder,
  withPlayers,
  withRule,
  withSeat,
  withStrength,
  type Draft,
} from './draft.ts';
import { aDraft } from './testing/a-draft.ts';

const NAMES = { person: (place: number) => `Player ${place}`, bot: (id: string) => id };

describe('the first set-up', () => {
  it('against bots: you, Odile and Bruno on the edition to begin with', () => {
    const draft = defaultDraft('bots');
    expect(choiceOf(draft)).toEqual({ edition: 'level-8-101', ladder: 'one-star', players: 3 });
    expect(seatsOf(draft, { ...NAMES, person: () => 'You' })).toEqual([
      { name: 'You' },
      { name: 'odile', bot: 'odile-steady' },
      { name: 'bruno', bot: 'bruno-steady' },
    ]);
  });

  it('around one device: two people', () => {
    expect(seatsOf(defaultDraft('device'), NAMES)).toEqual([
      { name: 'Player 1' },
      { name: 'Player 2' },
    ]);
  });
});

describe('seats', () => {
  it('fill up with characters that do not sit there yet', () => {
    const bots = botsIn(withPlayers(defaultDraft('bots'), 'bots', 6));
    expect(bots.map(({ character }) => character)).toEqual([
      'odile',
      'bruno',
      'wanda',
      'hugo',
      'nell',
    ]);
  });

  it('of a device fill up with people, and bots leave first', () => {
    const six = withPlayers(defaultDraft('device'), 'device', 4);
    const mixed = withSeat(six, 1, freshBot(six));
    expect(withPlayers(mixed, 'device', 3).seats.map(({ t }) => t)).toEqual([
      'person',
      'person',
      'person',
    ]);
  });

  it('change places when somebody wanted sits elsewhere', () => {
    const draft = defaultDraft('bots');
    const next = withSeat(draft, 1, { t: 'bot', character: 'bruno', strength: 'master' });
    expect(next.seats.slice(1)).toEqual([
      { t: 'bot', character: 'bruno', strength: 'master' },
      { t: 'bot', character: 'odile', strength: 'steady' },
    ]);
    expect(commonStrength(next)).toBeUndefined();
    expect(commonStrength(withStrength(next, 'expert'))).toBe('expert');
  });

  it('take their starting level with them', () => {
    const draft = withRule(defaultDraft('bots'), 'startLevel', [3, 1, 2]);
    expect(withPlayers(draft, 'bots', 2).rules).toEqual({ startLevel: [3, 1] });
  });

  it('have names that differ', () => {
    const draft: Draft = {
      ...defaultDraft('device'),
      seats: [
        { t: 'person', name: ' Ben ' },
        { t: 'person', name: 'Ben' },
        { t: 'person', name: 'odile' },
        { t: 'bot', character: 'odile', strength: 'novice' },
      ],
    };
    expect(seatsOf(draft, NAMES).map(({ name }) => name)).toEqual([
      'Ben',
      'Ben 2',
      'odile',
      'odile 2',
    ]);
  });
});

describe('another edition', () => {
  it('falls back to what its box has', () => {
    const draft: Draft = { ...defaultDraft('bots'), ladder: 'two-star', master: 'all' };
    expect(withEdition(draft, 'level-up')).toMatchObject({ ladder: 'stacked', master: 'none' });
    expect(withEdition(draft, 'level-8-98')).toMatchObject({ ladder: 'two-star', master: 'all' });
  });
});

it('a shorter ladder takes those down who would start above it', () => {
  const draft = withRule(defaultDraft('bots'), 'startLevel', [6, 1, 3]);
  expect(withRule(draft, 'levels', 4).rules).toEqual({ startLevel: [4, 1, 3], levels: 4 });
});

it('who was to deal first still is when others leave, and chance decides when it is who leaves', () => {
  const draft = defaultDraft('bots');
  // The bots leave first, from the last seat on.
  const named = (firstDealer: number): Draft => withRule(draft, 'firstDealer', firstDealer);
  expect(withPlayers(named(2), 'bots', 2).rules).toEqual({ firstDealer: 2 });
  expect(withPlayers(named(3), 'bots', 2).rules).toEqual({});
  const [person, bot] = draft.seats;
  const last: Draft = { ...named(3), seats: [person!, bot!, person!] };
  expect(withPlayers(last, 'bots', 2).rules).toEqual({ firstDealer: 2 });
});

it('every draft that the screen can make can be dealt', () => {
  fc.assert(
    fc.property(
      aDraft,
      fc.constantFrom(...EDITION_IDS),
      fc.constantFrom(...MASTER_OPTIONS),
      fc.constantFrom('bots' as const, 'device' as const),
      fc.integer({ min: 2, max: 6 }),
      fc.integer({ min: 1, max: 8 }),
      (start, edition, master, mode, players, levels) => {
        const masters = edition === 'level-up' ? 'none' : master;
        const changed = withPlayers(
          { ...withEdition(start, edition), master: masters },
          mode,
          players,
        );
        const draft = withRule(changed, 'levels', levels);
        expect(isFault(makeSetup(choiceOf(draft)))).toBe(false);
        expect(seatsOf(draft, NAMES)).toHaveLength(players);
        expect(peopleIn(draft)).toBeGreaterThan(0);
      },
    ),
  );
});

it('names every strength once, and ladders that exist', () => {
  expect(STRENGTHS).toEqual(['novice', 'steady', 'expert', 'master']);
  expect(levelsIn(defaultDraft('bots').ladder)).toHaveLength(8);
});

describe('a ladder of one’s own', () => {
  const SHORT = {
    name: 'Short',
    levels: [[{ kind: 'set', size: 7 }], [{ kind: 'run', size: 3 }]],
  } as const;

  it('cuts the numbers among the house rules that it is too short for', () => {
    const rules = { levels: 5, keepFrom: 6, keepCards: 4, startLevel: [1, 2, 4] };
    expect(withLadder({ ...defaultDraft('bots'), rules }, SHORT)).toMatchObject({
      ladder: SHORT,
      rules: { levels: 2, keepFrom: 2, keepCards: 4, startLevel: [1, 2, 2] },
    });
  });

  it('stays behind where another box could not play it', () => {
    const draft = withLadder(defaultDraft('bots'), SHORT);
    // Seven of a value take jokers.
    expect(withEdition(draft, 'level-8-98').ladder).toEqual(SHORT);
    expect(withEdition(draft, 'level-up').ladder).toBe('stacked');
  });
});
