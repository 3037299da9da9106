import type { Command, RecordedEvent, Viewer } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { allEntries } from './entries.ts';
import { TableClient, type Channel, type TableState } from './client.ts';
import type { Ask, Tell } from './messages.ts';
import { shownTo } from './truth.ts';
import { openingOf } from './opening.ts';
import { ear } from './testing/ear.ts';
import { planWith, tableOf, type TableUnderTest } from './testing/table-of.ts';
import { wireTo } from './testing/wire.ts';

const DRAW: Command = { t: 'drawCard' };

/** A client whose table is played by hand, message by message. */
function byHand(viewer: Viewer): {
  readonly client: TableClient;
  readonly asked: Ask[];
  readonly tell: (tell: Tell) => void;
  readonly states: TableState[];
} {
  const asked: Ask[] = [];
  const states: TableState[] = [];
  let hear: (tell: Tell) => void = () => undefined;
  const channel: Channel = {
    send: (ask) => asked.push(ask),
    listen: (listener) => {
      hear = listener;
    },
    close: () => undefined,
  };
  const client = new TableClient(channel, viewer);
  client.subscribe((state) => states.push(state));
  return { client, asked, states, tell: (tell) => hear(tell) };
}

function opened({ game }: TableUnderTest, viewer: Viewer): Tell {
  return {
    t: 'opened',
    opening: openingOf(game, viewer),
    viewer,
    entries: shownTo(viewer, allEntries(game.entries)),
    pause: 'none',
    result: undefined,
  };
}

const DRAWN: readonly RecordedEvent[] = [{ t: 'cardDrawn', seat: 1, card: 0 as never }];

function happened(from: number, entries: readonly RecordedEvent[]): Tell {
  return { t: 'happened', from, entries, pause: 'none', result: undefined };
}

describe('a client', () => {
  it('knows nothing before it is told, and asks for nothing', async () => {
    const { client, asked } = byHand(1);
    expect(client.state).toBeUndefined();
    expect(await client.act(DRAW)).toEqual({ t: 'stale' });
    expect(asked).toEqual([{ t: 'watch', viewer: 1 }]);
  });

  it('tells its listeners what is new, and those who come later what is', async () => {
    const { host } = await tableOf(planWith('pp', 1));
    const client = new TableClient(wireTo(host, { copy: structuredClone }), 1);
    const heard: (readonly string[])[] = [];
    const stop = client.subscribe((_, fresh) => heard.push(fresh.map(({ t }) => t)));
    await host.settled();
    const answer = client.act(DRAW);
    expect(client.state).toMatchObject({ isBusy: true, known: 1 });
    expect(await answer).toEqual({ t: 'done' });
    expect(client.state).toMatchObject({ isBusy: false, known: 1, entries: { length: 2 } });
    // Opened, busy, drawn, not busy.
    expect(heard).toEqual([[], [], ['cardDrawn'], []]);
    stop();
    client.subscribe((state, fresh) => heard.push([state.view.table.step, String(fresh.length)]));
    await client.act(DRAW);
    expect(heard.slice(4, 5)).toEqual([['play', '0']]);
    expect(heard.slice(5)).toHaveLength(2);
  });
});

describe('other eyes', () => {
  it('see nothing of what the old ones did, and do nothing before they see', async () => {
    const table = await tableOf(planWith('pp', 1));
    const { client, asked, tell } = byHand(1);
    tell(opened(table, 1));
    client.watchAs(2);
    expect(await client.act(DRAW)).toEqual({ t: 'stale' });
    expect(await client.takeBack()).toEqual({ t: 'stale' });
    // The old eyes are the client's until the new ones come.
    tell(happened(1, DRAWN));
    expect(client.state?.view).toMatchObject({ viewer: 1, table: { step: 'play' } });
    tell(opened(table, 2));
    expect(client.state?.view.viewer).toBe(2);
    expect(client.state?.view.hand).toEqual(table.game.timeline.at.hands[1]);
    void client.act(DRAW);
    expect(asked.map(({ t }) => t)).toEqual(['watch', 'watch', 'act']);
  });

  it('that nobody wants any more are not looked through', async () => {
    const table = await tableOf(planWith('ppp', 1));
    const { client, states, tell } = byHand('spectator');
    tell(opened(table, 'spectator'));
    client.watchAs(2);
    client.watchAs(3);
    tell(opened(table, 2));
    tell(happened(1, DRAWN));
    tell({ t: 'paused', pause: 'asked' });
    tell(opened(table, 3));
    expect(states.map(({ view, pause }) => `${view.viewer} ${pause}`)).toEqual([
      'spectator none',
      'spectator asked',
      '3 none',
    ]);
    tell(happened(1, DRAWN));
    expect(client.state?.entries).toHaveLength(2);
  });

  it('are opened again where something was lost on the way', async () => {
    const table = await tableOf(planWith('pp', 1));
    const { client, asked, tell } = byHand(1);
    tell(opened(table, 1));
    tell(happened(2, DRAWN));
    tell(happened(3, DRAWN));
    expect(client.state?.entries).toHaveLength(1);
    expect(asked).toEqual([
      { t: 'watch', viewer: 1 },
      { t: 'watch', viewer: 1 },
    ]);
    tell(opened(table, 1));
    void client.act(DRAW);
    expect(asked.at(-1)).toEqual({ t: 'act', id: 1, at: 1, command: DRAW });
  });
});

describe('a table that closes', () => {
  it('answers what was asked, and what is asked afterwards', async () => {
    const table = await tableOf(planWith('pp', 1));
    const { client, asked, tell } = byHand(1);
    tell(opened(table, 1));
    const answer = client.act(DRAW);
    tell({ t: 'closed', why: 'elsewhere' });
    expect(await answer).toEqual({ t: 'closed' });
    expect(await client.act(DRAW)).toEqual({ t: 'closed' });
    expect(await client.record()).toEqual({ t: 'closed' });
    expect(client.state).toMatchObject({ closed: 'elsewhere', isBusy: false });
    expect(asked.map(({ t }) => t)).toEqual(['watch', 'act']);
    tell({ t: 'answered', id: 1, answer: { t: 'done' } });
    expect(client.state).toMatchObject({ closed: 'elsewhere', isBusy: false });
  });

  it('is closed to who looks too late, and shows how it was left', async () => {
    const { host } = await tableOf(planWith('pp', 1));
    const client = new TableClient(wireTo(host, { copy: structuredClone }), 1);
    host.close('elsewhere');
    await host.settled();
    expect(client.state).toMatchObject({ closed: 'elsewhere', view: { viewer: 1 } });
    const states: TableState[] = [];
    client.subscribe((state) => states.push(state));
    client.watchAs(2);
    await host.settled();
    expect(client.state?.view.viewer).toBe(2);
    expect(states.every(({ closed }) => closed === 'elsewhere')).toBe(true);
  });
});

describe('a client that leaves', () => {
  it('is answered, hears nothing more and asks nothing more', async () => {
    const { host } = await tableOf(planWith('pp', 1));
    const client = new TableClient(wireTo(host, { copy: structuredClone }), 1);
    await host.settled();
    let heard = 0;
    client.subscribe(() => heard++);
    const answer = client.act(DRAW);
    heard = 0;
    client.close();
    client.close();
    expect(await answer).toEqual({ t: 'closed' });
    expect(await client.act(DRAW)).toEqual({ t: 'closed' });
    expect(await client.record()).toEqual({ t: 'closed' });
    client.watchAs(2);
    client.pause(true);
    client.setPace(1);
    const other = await ear(host, 2);
    expect(other.told).toEqual([]);
    expect(heard).toBe(0);
    expect(client.state?.view.viewer).toBe(1);
  });

  it('knows what it knew, whatever is still on its way', async () => {
    const table = await tableOf(planWith('pp', 1));
    const { client, tell } = byHand(1);
    tell(opened(table, 1));
    const { state } = client;
    client.close();
    tell(happened(1, DRAWN));
    tell(opened(table, 2));
    tell({ t: 'closed', why: 'gone' });
    expect(client.state).toBe(state);
  });
});
