/** What happens is heard and felt. The sounds are made by the browser: no files. */
import type { RecordedEvent, Seat, Table } from '@palier/rules';
import { settings } from '../state/settings.ts';
import { heardIn, touchOf, type Heard } from './hearing.ts';
import { renderNoise } from './noises.ts';
import { peaksIn } from './peaks.ts';

/** Samples a second: what a card does above 14 kHz nobody hears. */
const RATE = 32_000;

/** Whether another device in the room is heard, and felt what this one does itself. */
let isHushed = false;

export function hush(on: boolean): void {
  isHushed = on;
}

type Player = { readonly context: AudioContext; readonly volume: GainNode };
let player: Player | undefined;
const rendered = new Map<string, AudioBuffer>();

/** Until the page was touched a browser lets nothing sound: what comes before is not kept for later. */
export function wakeSound(): void {
  if (!settings.value.sound || typeof AudioContext === 'undefined') return;
  player ??= makePlayer();
  const { context } = player;
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
}

function makePlayer(): Player {
  const context = new AudioContext();
  const volume = context.createGain();
  // Several at once are held together instead of cut off.
  const together = new DynamicsCompressorNode(context, { threshold: -10, ratio: 6 });
  volume.connect(together).connect(context.destination);
  return { context, volume };
}

/** Made when it is first heard, and then kept. */
function bufferOf({ name, shade }: Heard): AudioBuffer {
  const key = `${name} ${shade}`;
  let buffer = rendered.get(key);
  if (buffer === undefined) {
    const samples = renderNoise(name, shade, RATE);
    buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
    buffer.copyToChannel(samples, 0);
    rendered.set(key, buffer);
  }
  return buffer;
}

function play(heard: Heard): void {
  if (isHushed || !settings.value.sound || player?.context.state !== 'running') return;
  const { context, volume } = player;
  // After what is drawn: a sound that has to be made first keeps nobody waiting.
  setTimeout(() => {
    // Half as loud to the ear is less than half of the swing.
    volume.gain.value = (settings.value.volume / 100) ** 2;
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(heard) });
    source.connect(volume);
    source.start();
  });
}

type Change = {
  readonly before: Table;
  readonly after: Table;
  readonly viewer: Seat | undefined;
};

export function soundEvents(
  fresh: readonly RecordedEvent[],
  { before, after, viewer }: Change,
): void {
  const peaks = peaksIn(fresh, before, after);
  for (const heard of heardIn(fresh, peaks, viewer)) play(heard);
  feel(touchOf(peaks, viewer));
}

export function soundRefusal(): void {
  play({ name: 'refused', shade: 0 });
  feel([40]);
}

export function soundTurn(): void {
  play({ name: 'turn', shade: 0 });
  feel([15]);
}

/** For the end of a lesson: as a game is won. */
export function soundWin(): void {
  play({ name: 'win', shade: 0 });
}

/** For whoever sets the volume: as loud as it will be. */
export function soundVolume(): void {
  play({ name: 'place', shade: 0 });
}

/** Browsers complain of a page that buzzes before it was ever touched, as after a reload. */
function feel(touch: readonly number[] | undefined): void {
  if (isHushed || touch === undefined || !settings.value.haptics) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...touch]);
}
