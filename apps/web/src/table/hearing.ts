/** What of a move is heard and felt, and how much: the nearer the end of a game, the more. */
import type { RecordedEvent, Seat } from '@palier/rules';
import { SHADES, type NoiseName, type Shade } from './noises.ts';
import type { Peak } from './peaks.ts';

export type Heard = { readonly name: NoiseName; readonly shade: Shade };

const PLAIN: { readonly [T in RecordedEvent['t']]?: NoiseName } = {
  roundDealt: 'deal',
  cardDrawn: 'draw',
  cardTaken: 'take',
  cardPicked: 'take',
  cardDiscarded: 'place',
  cardAdded: 'add',
  jokerExchanged: 'add',
  takePlayed: 'special',
  swapPlayed: 'special',
  holdPlayed: 'special',
  stockRebuilt: 'shuffle',
  takenBack: 'takenBack',
};

/** They begin with the card that brought them about, and nothing sounds beside them. */
const WHOLE: ReadonlySet<NoiseName> = new Set(['out', 'outdone', 'win', 'loss']);

/** Several events of one move sound once each, not in a heap. */
export function heardIn(
  fresh: readonly RecordedEvent[],
  peaks: readonly Peak[],
  viewer: Seat | undefined,
): readonly Heard[] {
  const plain = fresh.flatMap(({ t }) => PLAIN[t] ?? []);
  const heard = new Map<NoiseName, Heard>();
  for (const name of plain) heard.set(name, { name, shade: 0 });
  for (const peak of peaks) {
    const name = noiseOf(peak, viewer, peaks);
    heard.set(name, { name, shade: shadeOf(peak.heat) });
  }
  const all = [...heard.values()];
  const last = all.findLast(({ name }) => WHOLE.has(name));
  return last === undefined ? all : [last];
}

function noiseOf({ t, seat }: Peak, viewer: Seat | undefined, peaks: readonly Peak[]): NoiseName {
  switch (t) {
    case 'laid':
      return 'laid';
    case 'stopped':
      return 'pass';
    case 'missed':
      return 'missed';
    case 'lead':
    case 'lastStep':
      return 'climb';
    case 'out':
      return viewer === undefined || seat === viewer ? 'out' : 'outdone';
    case 'moon': {
      // Several may have won; who only looks on is glad with them.
      const winners = peaks.filter((peak) => peak.t === 'moon').map((peak) => peak.seat);
      return viewer === undefined || winners.includes(viewer) ? 'win' : 'loss';
    }
  }
}

function shadeOf(heat: number): Shade {
  return Math.min(SHADES - 1, Math.floor(heat * SHADES)) as Shade;
}

/** Milliseconds of touch and rest in turn. */
type Touch = readonly number[];

const TOUCHES: { readonly [T in Peak['t']]: Touch } = {
  laid: [18, 50, 28],
  stopped: [70],
  missed: [40],
  out: [25, 45, 25, 45, 60],
  lead: [15, 40, 15, 40, 15],
  lastStep: [15, 40, 25, 40, 40],
  moon: [40, 60, 40, 60, 40, 60, 160],
};

/** What is felt: one's own moments alone. */
export function touchOf(peaks: readonly Peak[], viewer: Seat | undefined): Touch | undefined {
  const own = peaks.findLast(({ seat }) => seat === viewer);
  if (own === undefined) return undefined;
  // Only what is touched grows, and not the rests.
  return TOUCHES[own.t].map((ms, index) =>
    index % 2 === 0 ? Math.round(ms * (1 + own.heat * 0.6)) : ms,
  );
}
