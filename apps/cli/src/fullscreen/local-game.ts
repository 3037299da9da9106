/** `palier play` on the whole screen: people and bots at one terminal, at a table as the browser has it. */
import { assert, isFault, type Setup } from '@palier/rules';
import { BotPool } from '@palier/server/bot-pool';
import {
  Host,
  TableClient,
  makeGame,
  memoryStore,
  storedGame,
  summaryOf,
  type BotDecider,
  type Channel,
  type Clock,
  type SeatInfo,
  type ShuffleSource,
} from '@palier/table';
import { toldApart } from '@palier/text';
import type { Context } from '../command.ts';
import { PROGRAM_VERSION } from '../version.ts';
import { openScreen, type System } from './device.ts';
import { PACE_MS } from './pace.ts';
import { Place } from './place.ts';
import type { ScreenWords } from './scene.ts';
import type { Depth } from './style.ts';

export type LocalGamePlan = {
  readonly context: Context;
  readonly words: ScreenWords;
  readonly depth: Depth;
  readonly setup: Setup;
  readonly seats: readonly SeatInfo[];
  readonly shuffles: ShuffleSource;
  readonly system?: System;
};

const REAL_CLOCK: Clock = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

export async function playOnScreen(plan: LocalGamePlan): Promise<void> {
  const decider = new BotPool({ threads: 1, clock: REAL_CLOCK, report: () => undefined });
  try {
    await playWith(plan, { botDecider: decider, clock: REAL_CLOCK });
  } finally {
    await decider.close();
  }
}

type LocalPorts = { readonly botDecider: BotDecider; readonly clock: Clock };

async function playWith(plan: LocalGamePlan, ports: LocalPorts): Promise<void> {
  const { context, words, depth, setup, seats, shuffles, system } = plan;
  const game = makeGame({
    id: 'local',
    choice: setup.chosen,
    seats,
    luck: shuffles,
    engine: `palier ${PROGRAM_VERSION}`,
  });
  assert(!isFault(game), 'set-up, names and seed are checked before');
  const store = memoryStore();
  await store.create(storedGame(game), summaryOf(game));
  const host = new Host(game, { ...ports, store });
  const people = seats.flatMap(({ bot }, index) => (bot === undefined ? [index + 1] : []));
  const client = new TableClient(channelTo(host), people.length === 1 ? people[0]! : 'spectator');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  // The place draws on a screen that hears for it: each needs the other first.
  const look = { redraw: (): void => undefined };
  const names = toldApart(seats.map(({ name }) => name));
  const place = new Place({
    client,
    words,
    names: () => names,
    changed: () => look.redraw(),
    leave: () => resolve(undefined),
    setPace: (pace) => client.setPace(PACE_MS[pace]),
  });
  const screen = openScreen(context, {
    depth,
    hear: (input) => place.hear(input),
    changed: () => look.redraw(),
    ...(system !== undefined && { system }),
  });
  look.redraw = () => {
    if (place.state !== undefined) screen.show(place.frame(screen.size));
  };
  try {
    look.redraw();
    await promise;
  } finally {
    screen.close();
    place.leave();
    client.close();
    host.close('gone');
  }
}

/** What is said between table and player takes a moment, as anywhere else. */
function channelTo(host: Host): Channel {
  let leave = (): void => undefined;
  let ask: ReturnType<Host['connect']>['ask'] = () => undefined;
  return {
    listen: (hear) => {
      const connection = host.connect((tell) => queueMicrotask(() => hear(tell)));
      ({ ask, leave } = connection);
    },
    send: (question) => ask(question),
    close: () => leave(),
  };
}
