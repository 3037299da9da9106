/**
 * A table online from a script, over the whole page: `gallery.html?online=4&show=clock,talk`. Nobody
 * answers: what is asked is written to the console.
 */
import { signal } from '@preact/signals';
import { assert, isFault, makeSetup, type RecordedEvent, type SetupChoice } from '@palier/rules';
import { Host, TableClient, memoryStore, openGame, summaryOf, type Channel } from '@palier/table';
import { USUAL_OPTIONS, type RoomState, type ToldRoom, type WireAnswer } from '@palier/table/room';
import { render } from 'preact';
import { Sky } from '../board/sky.tsx';
import type { TableRoom } from '../online-table/at-table.ts';
import { onlineTable } from '../online-table/online-table.tsx';
import { lang } from '../state/settings.ts';
import { skyProgress } from '../state/sky.ts';
import { wantWords } from '../state/words.ts';
import { TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';

const NAMES = ['Anna', 'Zoé', 'Ben', 'Odile', 'Jean-Baptiste', 'Ümit'];

export async function showOnline(root: Element, asked: URLSearchParams): Promise<void> {
  const players = Number(asked.get('online'));
  const shows = new Set((asked.get('show') ?? '').split(','));
  await wantWords('game', 'shell', 'table', 'onlineTable', 'online');
  const channel = await tableOf(players, shows);
  const state = signal<RoomState | undefined>(stateOf(players, shows));
  const room: TableRoom = {
    state,
    client: clientOf(state, shows),
    join: () => console.info('join'),
    toNext: () => console.info('toNext'),
  };
  const client = new TableClient(channel, shows.has('watch') ? 'spectator' : 1);
  const model = new TableModel(client, { online: onlineTable(room) });
  Object.assign(globalThis, { scene: { state, model, lang } });
  if (shows.has('talk')) talk(state);
  render(<Scene model={model} />, root);
}

function Scene({ model }: { readonly model: TableModel }) {
  return (
    <>
      <Sky progress={skyProgress.value} />
      <TableView model={model} />
    </>
  );
}

async function tableOf(players: number, shows: ReadonlySet<string>): Promise<Channel> {
  const choice: SetupChoice = { edition: 'level-8-101', players };
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'the scene can be set up');
  const position = POSITIONS(players, shows);
  const seats = NAMES.slice(0, players).map((name, index) => ({
    name,
    ...(index === 3 && { bot: 'odile-steady' }),
  }));
  const header = JSON.stringify({
    palier: 1,
    t: 'header',
    engine: 'gallery',
    ruleset: setup.id,
    ...choice,
    names: seats.map(({ name }) => name),
    fairness: { t: 'seeded', seed: 'gallery' },
    position: { palier: 1, seed: 'gallery', edition: 'level-8-101', players, ...position },
  });
  const game = openGame({ id: 'scene', seats, header, lines: [] });
  assert(!isFault(game), `the scene is sound: ${JSON.stringify(game)}`);
  const store = memoryStore();
  await store.create({ id: 'scene', seats, header, lines: [] }, summaryOf(game));
  const host = new Host(game, {
    store,
    clock: { after: () => () => undefined },
    botDecider: { decide: async () => new Promise(() => undefined) },
    report: (error) => console.error(error),
  });
  return {
    send: (ask) => connection.ask(ask),
    listen: (hear) => {
      connection = host.connect(hear);
    },
    close: () => undefined,
  };
}

let connection: ReturnType<Host['connect']>;

function stateOf(players: number, shows: ReadonlySet<string>): RoomState {
  const isWatching = shows.has('watch');
  const person = (index: number) => ({
    id: index + 1,
    name: NAMES[index]!,
    presence:
      index === 1 && shows.has('away')
        ? 'away'
        : index === 2 && shows.has('gone')
          ? 'gone'
          : 'here',
    seat: index + 1,
    wantsNext: false,
    salted: true,
  });
  const room = {
    id: 'scene',
    code: 'KXR7MQ',
    rev: 1,
    phase: 'playing',
    options: {
      ...USUAL_OPTIONS,
      setup: { edition: 'level-8-101', players },
      clock: shows.has('clock') || shows.has('count') ? 'quick' : 'off',
      chat: shows.has('phrases') ? 'phrases' : 'free',
      delay: shows.has('delay') ? 30 : 0,
    },
    host: shows.has('host') ? 1 : 2,
    commitment: 'a'.repeat(64),
    seats: NAMES.slice(0, players).map((name, index) =>
      index === 3
        ? { t: 'bot', bot: 'odile-steady', name, claim: shows.has('claim') ? 20 : null }
        : {
            t: 'person',
            person: index + 1,
            name,
            standIn:
              (index === 2 && shows.has('standin')) || (index === 0 && shows.has('mine'))
                ? 'gone'
                : null,
          },
    ),
    people: [
      ...NAMES.slice(0, players).flatMap((_, index) => (index === 3 ? [] : [person(index)])),
      {
        id: 20,
        name: 'Mia',
        presence: 'here',
        seat: null,
        wantsNext: shows.has('hope'),
        salted: true,
      },
    ],
    watchers: 2,
    left: null,
    votes: {
      open: shows.has('vote') || shows.has('voted') || shows.has('voteon'),
      people: shows.has('voted') ? [1] : shows.has('voteon') ? [2] : [],
      needed: 2,
    },
    wish: shows.has('wish')
      ? { seat: 2, number: 0, granted: [] }
      : shows.has('waiting')
        ? { seat: 1, number: 0, granted: [] }
        : null,
    next: null,
  } as unknown as ToldRoom;
  return {
    room,
    me: isWatching ? 20 : 1,
    seat: isWatching ? undefined : 1,
    said: [],
    link: shows.has('lost') ? 'waiting' : 'open',
    dueAt: shows.has('count')
      ? Date.now() + 9500
      : shows.has('clock')
        ? Date.now() + 24_000
        : undefined,
    missed: shows.has('missed') ? MISSED : [],
    closed: undefined,
  };
}

const MISSED = [
  { t: 'cardDrawn', seat: 2, card: -1 },
  { t: 'cardDiscarded', seat: 2, card: 12 },
] as unknown as readonly RecordedEvent[];

/** What others say, a moment after the table is there. */
function talk(state: { value: RoomState | undefined }): void {
  const say = (person: number, saying: object, ms: number): void => {
    setTimeout(() => {
      const now = state.value!;
      const said = { person, at: Date.now(), saying } as RoomState['said'][number];
      state.value = { ...now, said: [...now.said, said] };
    }, ms);
  };
  say(2, { t: 'phrase', phrase: 'well-played' }, 300);
  say(3, { t: 'emote', emote: 'laugh' }, 320);
  say(6, { t: 'text', text: 'Das war wirklich ein sehr schöner Zug, alle Achtung!' }, 340);
  say(20, { t: 'emote', emote: 'clap' }, 360);
  say(1, { t: 'phrase', phrase: 'thanks' }, 380);
}

function clientOf(
  state: { value: RoomState | undefined },
  _shows: ReadonlySet<string>,
): TableRoom['client'] {
  const done: WireAnswer = { t: 'done' };
  const note =
    (name: string) =>
    async (...operands: readonly unknown[]): Promise<WireAnswer> => {
      console.info(name, ...operands);
      return done;
    };
  return {
    token: 'ABCDEFGHJKMNPQRS',
    promise: undefined,
    again: note('again'),
    configure: note('configure'),
    consent: note('consent'),
    leave: note('leave'),
    moveOn: note('moveOn'),
    passHost: note('passHost'),
    remove: note('remove'),
    retryNow: () => undefined,
    say: async (saying) => {
      const now = state.value!;
      const said = { person: now.me ?? 1, at: Date.now(), saying };
      state.value = { ...now, said: [...now.said, said] };
      return done;
    },
    seenMissed: () => {
      state.value = { ...state.value!, missed: [] };
    },
    sit: note('sit'),
    stand: note('stand'),
    wantNext: note('wantNext'),
  };
}

const HANDS = [
  ['R3', 'G4', 'B5', 'O9', 'P10', 'Y2', 'R12', 'G15', 'J', 'X'],
  ['R8', 'P9', 'B4', 'Y11', 'P14'],
  ['Y8', 'O5', 'G12', 'O11', 'P1', 'O4', 'O8', 'P8', 'O6', 'G5'],
  ['P3', 'O2', 'Y4', 'O15', 'B14', 'G10', 'R11', 'R13', 'Y3', 'O3'],
  ['P5', 'P13', 'P11', 'R15', 'R6', 'P6', 'P4', 'B15', 'P2', 'G8'],
  ['G3', 'O1', 'R10', 'Y14', 'R1', 'B8', 'R9', 'B6', 'B10', 'G11'],
];

const MELDS = [
  [],
  [
    { kind: 'run', cards: ['R5', 'G6', 'O7'] },
    { kind: 'colour', cards: ['B1', 'B2', 'B9', 'B12'] },
  ],
  [],
  [],
  [],
  [],
];

/** `mine`: it is the viewer's own turn. */
function POSITIONS(players: number, shows: ReadonlySet<string>): object {
  const isOwn = shows.has('own') || shows.has('waiting') || shows.has('voteon');
  const turn = isOwn ? 1 : 2;
  return {
    dealer: players,
    turn,
    step: 'draw',
    round: 5,
    levels: [4, 3, 5, 4, 2, 6].slice(0, players),
    hands: HANDS.slice(0, players),
    discards: [['G7'], ['P12'], ['Y13', 'O13'], ['G13'], ['R4'], ['G2']].slice(0, players),
    melds: MELDS.slice(0, players),
  };
}
