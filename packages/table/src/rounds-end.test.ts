import { isRefusal, assert, viewOf, type Viewer } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { TableClient } from './client.ts';
import { NO_ENTRIES, allEntries, withEntries } from './entries.ts';
import { act, openGame, storedGame, type Game } from './game.ts';
import { Host } from './host.ts';
import { endsWithRound, isJustDealt } from './rounds-end.ts';
import { eagerBots, eagerMove } from './testing/eager-player.ts';
import { ear } from './testing/ear.ts';
import { dealtGame, planWith } from './testing/table-of.ts';
import { VirtualClock } from './testing/virtual-clock.ts';
import { wireTo } from './testing/wire.ts';
import { witnessOf } from './testing/witness.ts';

/** A game right before and right after the move that ends its first round. */
function atRoundsEnd(seats: string): { readonly before: Game; readonly after: Game } {
  let before = dealtGame(planWith(seats, 1));
  for (;;) {
    const { at, number } = before.timeline;
    const { turn } = at.table;
    const acted = act(before, turn, eagerMove(viewOf(at, turn), `end/${number}`));
    assert(!isRefusal(acted), 'a move was refused');
    if (acted.entries.some(({ t }) => t === 'roundEnded')) return { before, after: acted.game };
    before = acted.game;
  }
}

async function clientAt(game: Game, viewer: Viewer): Promise<TableClient> {
  const { store } = await witnessOf(game);
  const host = new Host(game, { store, clock: new VirtualClock(), botDecider: eagerBots });
  const client = new TableClient(wireTo(host, { copy: structuredClone }), viewer);
  await host.settled();
  return client;
}

describe('the end of a round', () => {
  it.each([1, 2, 'spectator'] as const)('is kept as it was seen by %s', async (viewer) => {
    const { before, after } = atRoundsEnd('ppb');
    const { state } = await clientAt(after, viewer);
    const { view, event, entries } = state!.lastEnd!;
    const { table, hand } = viewOf(before.timeline.at, viewer);
    expect(event.t).toBe('roundEnded');
    expect(entries.last).toBe(event);
    expect(entries.length).toBeLessThan(state!.entries.length);
    // The next round is dealt already, and nothing of it is seen at this end.
    expect(state!.view.table.round).toBe(2);
    expect(view.table).toMatchObject({ round: 1, step: 'keep', pending: [], left: table.left });
    expect(view.table.counts.reduce((sum, count) => sum + count)).toBeGreaterThan(0);
    // Whoever has not moved has the hand from before; nobody has another's.
    if (viewer !== table.turn) expect(view.hand).toEqual(hand);
    expect(view.viewer).toBe(viewer);
  });

  it.each([
    ['pbb', 'round'],
    ['bbb', 'none'],
  ])('is where a game of %s is found again', async (seats, pause) => {
    const { after } = atRoundsEnd(seats);
    const found = openGame(storedGame(after)) as Game;
    const client = await clientAt(found, 'spectator');
    expect(client.state).toMatchObject({ pause, lastEnd: { event: { t: 'roundEnded' } } });
  });

  it('is over for who plays on', async () => {
    const { after } = atRoundsEnd('ppp');
    const { turn } = after.timeline.at.table;
    const { store } = await witnessOf(after);
    const host = new Host(after, { store, clock: new VirtualClock(), botDecider: eagerBots });
    const { told, ask } = await ear(host, turn);
    const { number } = after.timeline;
    await ask({ t: 'act', id: 1, at: number, command: { t: 'drawCard' } });
    expect(told).toMatchObject([{ t: 'happened', pause: 'none' }, { t: 'answered' }]);
  });
});

it('knows what nobody has done', () => {
  const { before, after } = atRoundsEnd('pp');
  const [dealt] = allEntries(before.entries);
  const atEnd = after.entries.before!;
  expect(atEnd.last?.t).toBe('roundEnded');
  const told = [
    NO_ENTRIES,
    withEntries(NO_ENTRIES, [dealt!]),
    before.entries,
    atEnd,
    after.entries,
  ];
  expect(told.map(isJustDealt)).toEqual([false, true, false, false, true]);
  expect(told.map(endsWithRound)).toEqual([false, false, false, true, true]);
});
