import {
  assert,
  deciders,
  isFault,
  isRefusal,
  makeRecord,
  momentsOf,
  parseRecord,
  verify,
  viewOf,
  type GameRecord,
  type State,
} from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allEntries } from './entries.ts';
import { act, openGame, storedGame, type Game } from './game.ts';
import { playOn, settledAt } from './play-on.ts';
import { summaryOf } from './summary.ts';
import { eagerMove } from './testing/eager-player.ts';
import { RULE_SETS } from './testing/rule-sets.ts';
import { dealtGame, sittersOf } from './testing/table-of.ts';
import { resultOf } from './truth.ts';

/** Played by eager players to the end, or so many moves far. */
function played(game: Game, moves = Infinity): Game {
  let now = game;
  for (let move = 0; move < moves; move++) {
    const { at, number } = now.timeline;
    const seat = deciders(at.table)[0];
    if (seat === undefined) break;
    const acted = act(now, seat, eagerMove(viewOf(at, seat), `move/${number}`));
    assert(!isRefusal(acted), 'a move was refused');
    now = acted.game;
  }
  return now;
}

function recordOf(game: Game): GameRecord {
  const result = resultOf(game);
  const { header, entries } = game;
  const events = allEntries(entries);
  const record = parseRecord(makeRecord({ header, events, ...(result && { result }) }));
  assert(!isFault(record), 'a record that cannot be read');
  return record;
}

const CHOICE = { edition: 'level-8-101', players: 3, rules: { levels: 4 } } as const;
const LUCK = { t: 'honest', secret: 'ab'.repeat(32), salts: ['a', 'b', 'c'] } as const;
const RECORD = recordOf(played(dealtGame({ choice: CHOICE, seats: 'pbb', luck: LUCK })));

const PLAN = { id: 'on', record: RECORD, seats: sittersOf('bpb'), seed: 'x', engine: 'test' };

function playedOn(record: GameRecord, at: number): Game {
  const seats = sittersOf('bpb').slice(0, record.setup.players);
  const game = playOn({ ...PLAN, record, at, seats });
  assert(!isFault(game) && game !== 'over', 'a moment that can be played on');
  return game;
}

/** All but what a position does not say: how the round came to where it is, and the cards that are gone. */
function bare({ table, hands, stock, offered, kept }: State) {
  return { table, hands, stock: stock.slice(stock.length - table.stock), offered, kept };
}

describe('playing on', () => {
  it('begins with the truth of that moment, for every moment of every edition', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RULE_SETS), fc.nat(), fc.nat(), (ruleSet, seed, place) => {
        const choice = { ...ruleSet, players: 3, rules: { levels: 2 } };
        const luck = { t: 'seeded', seed: String(seed) } as const;
        const record = recordOf(played(dealtGame({ choice, seats: 'pbb', luck }), 150));
        const moments = momentsOf(record);
        assert(!isFault(moments), 'a record that cannot be folded');
        const at = settledAt(record, 1 + (place % moments.length));
        const { state } = moments[at - 1]!;
        if (state.table.step === 'over') return;
        const game = playedOn(record, at);
        expect(bare(game.timeline.at)).toEqual(bare(state));
        expect(deciders(state.table).length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  it('goes on in the midst of a turn', () => {
    const drawn = RECORD.events.findIndex(({ t }) => t === 'cardDrawn') + 1;
    const { table } = playedOn(RECORD, drawn).timeline.at;
    expect(table.step).toBe('play');
    expect(table.counts[table.turn - 1]).toBe(11);
  });

  it('waits until a move has had its consequences', () => {
    const ended = RECORD.events.findIndex(({ t }) => t === 'roundEnded') + 1;
    expect(RECORD.events[settledAt(RECORD, ended) - 1]?.t).toBe('roundDealt');
    expect(settledAt(RECORD, 0)).toBe(settledAt(RECORD, 1));
  });

  it('has nothing left at the end', () => {
    expect(playOn({ ...PLAN, at: RECORD.events.length })).toBe('over');
  });

  it('is a game like others: kept, read again, played to its end, and its record checked', () => {
    const game = playedOn(RECORD, Math.floor(RECORD.events.length / 2));
    const again = openGame(storedGame(game));
    assert(!isFault(again), 'a game that cannot be opened');
    const over = played(again);
    const record = recordOf(over);
    expect(verify(record)).toMatchObject({ isFinished: true, shuffles: 'checked', problems: [] });
    expect(record.header.names).toEqual(sittersOf('bpb').map(({ name }) => name));
    expect(summaryOf(over).isPlayedOn).toBe(true);
  });

  it('can be played on once more, from its own beginning too', () => {
    const first = played(playedOn(RECORD, 9));
    const second = playedOn(recordOf(first), 0);
    expect(bare(second.timeline.at)).toEqual(bare(playedOn(RECORD, 9).timeline.at));
  });

  it('does not claim an honest deal', () => {
    const { header } = playedOn(RECORD, 9);
    expect(header.fairness).toEqual({ t: 'seeded', seed: 'x' });
    expect(summaryOf(dealtGame({ choice: CHOICE, seats: 'pbb', luck: LUCK })).isPlayedOn).toBe(
      undefined,
    );
  });
});
