/** Where somebody is in a replay, through whose eyes they look, and whether it runs by itself. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { SeatInfo } from '@palier/table';
import type { Naming } from '@palier/text';
import { route } from '../state/router.ts';
import { momentAddress } from '../state/routes.ts';
import { skyProgress } from '../state/sky.ts';
import { guestSeat } from '../state/own-seat.ts';
import { seatNaming } from '../state/seat-name.ts';
import {
  linesOf,
  roundAt,
  sceneAt,
  viewerOf,
  walk,
  type ReplayEyes,
  type Replay,
  type ReplayScene,
  type ReplayWay,
} from './replay.ts';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** From one step to the next, in milliseconds. */
const BEATS: { readonly [S in Speed]: number } = { slow: 2400, normal: 1300, fast: 550 };
/** Browsers allow an address to be changed only so often. */
const ADDRESS_REST = 500;

export type Watching = {
  readonly replay: Replay;
  readonly seats: readonly SeatInfo[];
  readonly at: Signal<number>;
  readonly eyes: Signal<ReplayEyes>;
  readonly speed: Signal<Speed>;
  readonly isPlaying: Signal<boolean>;
  readonly scene: ReadonlySignal<ReplayScene>;
  readonly naming: ReadonlySignal<Naming>;
  /** A place in the list of rounds. */
  readonly round: ReadonlySignal<number>;
  readonly lines: ReadonlySignal<ReturnType<typeof linesOf>>;
};

export function watch(replay: Replay, seats: readonly SeatInfo[]): Watching {
  const at = signal(placeIn(replay, addressed()));
  const eyes = signal<ReplayEyes>(ownEyes(seats));
  const round = computed(() => roundAt(replay, at.value));
  return {
    replay,
    seats,
    at,
    eyes,
    speed: signal<Speed>('normal'),
    isPlaying: signal(false),
    round,
    scene: computed(() => sceneAt(replay, at.value, eyes.value)),
    naming: computed(() => {
      // Whoever's cards they look at, an owner without a name is “you” and nobody's guest.
      const viewer = guestSeat(seats) ?? viewerOf(eyes.value);
      return seatNaming(seats, viewer, replay.record.setup.edition);
    }),
    lines: computed(() => linesOf(replay, replay.rounds[round.value]?.at ?? 0, eyes.value)),
  };
}

/** Who played alone against bots looks through their own eyes first. */
function ownEyes(seats: readonly SeatInfo[]): ReplayEyes {
  const people = seats.flatMap(({ bot }, index) => (bot === undefined ? [index + 1] : []));
  return people.length === 1 ? people[0]! : 'spectator';
}

export function goTo({ replay, at, isPlaying }: Watching, to: ReplayWay | number): void {
  isPlaying.value = false;
  at.value = typeof to === 'number' ? to : walk(replay, at.peek(), to);
}

export function togglePlaying({ replay, at, isPlaying }: Watching): void {
  const last = replay.steps.length - 1;
  if (!isPlaying.peek() && at.peek() === last) at.value = 0;
  isPlaying.value = !isPlaying.peek();
}

/** Everything that happens by itself; the answer ends it. */
export function runReplay(watching: Watching, game: string): () => void {
  const stops = [
    effect(() => beat(watching)),
    effect(() => address(watching, game)),
    effect(() => follow(watching)),
    effect(() => darken(watching)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function beat({ replay, at, isPlaying, speed }: Watching): (() => void) | undefined {
  if (!isPlaying.value) return undefined;
  const last = replay.steps.length - 1;
  if (at.value >= last) {
    isPlaying.value = false;
    return undefined;
  }
  // The end of a round is looked at for longer.
  const isEnd = replay.steps[at.value]?.event?.t === 'roundEnded';
  const timer = setTimeout(
    () => {
      at.value++;
    },
    BEATS[speed.value] * (isEnd ? 2 : 1),
  );
  return () => clearTimeout(timer);
}

/** The address names the moment: it can be kept, and a reload stays there. */
function address({ replay, at }: Watching, game: string): () => void {
  const place = at.value + firstNumber(replay);
  const timer = setTimeout(() => {
    const moment = momentAddress(location.hash, { game, at: place });
    if (moment !== undefined) history.replaceState(history.state, '', moment);
  }, ADDRESS_REST);
  return () => clearTimeout(timer);
}

function follow({ replay, at, isPlaying }: Watching): void {
  const shown = route.value;
  if (shown.t !== 'replay' || shown.at === undefined) return;
  isPlaying.value = false;
  at.value = placeIn(replay, shown.at);
}

/** The night comes as the first of them climbs. */
function darken({ scene }: Watching): void {
  const { left, setup } = scene.value.table;
  const shares = setup.ladders.map(({ levels }, index) => 1 - left[index]!.length / levels.length);
  skyProgress.value = Math.max(...shares);
}

/** How things are called in what happened at a step: a combination by what lay on the table. */
export function namingIn({ naming, replay }: Watching, at: number): Naming {
  return { ...naming.value, melds: replay.steps[at]!.state.table.melds };
}

/** How many events have happened where somebody looks. */
export function eventsBefore({ replay, at }: Watching): number {
  return at.value + firstNumber(replay);
}

/** Events are numbered from 1; a composed position has a beginning before them. */
function firstNumber({ record }: Replay): number {
  return record.header.position === undefined ? 1 : 0;
}

function addressed(): number | undefined {
  const shown = route.peek();
  return shown.t === 'replay' ? shown.at : undefined;
}

function placeIn(replay: Replay, number: number | undefined): number {
  if (number === undefined) return 0;
  return Math.min(replay.steps.length - 1, Math.max(0, number - firstNumber(replay)));
}
