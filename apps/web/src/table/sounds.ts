/** A soft sound for each event, made by the browser: no files. */
import type { RecordedEvent } from '@palier/rules';
import { settings } from '../state/settings.ts';

/** A tone: where it starts and ends, how long, how loud, and when after the event. */
type Tone = {
  readonly from: number;
  readonly to?: number;
  readonly seconds: number;
  readonly volume: number;
  readonly after?: number;
  readonly shape?: OscillatorType;
};

const CARD: Tone = { from: 320, to: 180, seconds: 0.07, volume: 0.16, shape: 'triangle' };

const SOUNDS: { readonly [T in RecordedEvent['t']]?: readonly Tone[] } = {
  roundDealt: [0, 0.06, 0.12, 0.18, 0.24].map((after) => ({ ...CARD, volume: 0.1, after })),
  cardDrawn: [{ ...CARD, from: 260, to: 360 }],
  cardTaken: [{ ...CARD, from: 300, to: 460 }],
  cardDiscarded: [CARD],
  cardAdded: [
    { from: 520, seconds: 0.09, volume: 0.14, shape: 'sine' },
    { from: 660, seconds: 0.12, volume: 0.12, after: 0.07, shape: 'sine' },
  ],
  levelLaid: chord([392, 494, 587]),
  passPlayed: [{ from: 300, to: 150, seconds: 0.25, volume: 0.16, shape: 'sine' }],
  turnSkipped: [{ from: 200, to: 140, seconds: 0.2, volume: 0.12, shape: 'sine' }],
  takePlayed: [{ from: 420, to: 620, seconds: 0.18, volume: 0.14, shape: 'sine' }],
  swapPlayed: [{ from: 620, to: 420, seconds: 0.18, volume: 0.14, shape: 'sine' }],
  holdPlayed: [{ from: 440, seconds: 0.22, volume: 0.14, shape: 'sine' }],
  stockRebuilt: [0, 0.05, 0.1].map((after) => ({ ...CARD, volume: 0.08, after })),
  roundEnded: chord([392, 523, 659]),
  gameWon: chord([392, 523, 659, 784, 1047]),
  takenBack: [{ from: 360, to: 280, seconds: 0.1, volume: 0.12, shape: 'triangle' }],
};

function chord(tones: readonly number[]): readonly Tone[] {
  return tones.map((from, index) => ({
    from,
    seconds: 0.28,
    volume: 0.13,
    after: index * 0.09,
    shape: 'sine',
  }));
}

const REFUSED: readonly Tone[] = [
  { from: 190, to: 160, seconds: 0.12, volume: 0.14, shape: 'triangle' },
  { from: 160, to: 130, seconds: 0.14, volume: 0.14, after: 0.1, shape: 'triangle' },
];

const YOUR_TURN: readonly Tone[] = [
  { from: 587, seconds: 0.1, volume: 0.1, shape: 'sine' },
  { from: 784, seconds: 0.14, volume: 0.1, after: 0.1, shape: 'sine' },
];

let audio: AudioContext | undefined;

/** Until the page was touched a browser lets nothing sound: what comes before is not kept for later. */
export function wakeSound(): void {
  if (!settings.value.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
}

function play(tones: readonly Tone[]): void {
  if (!settings.value.sound || audio?.state !== 'running') return;
  for (const tone of tones) sound(audio, tone);
}

function sound(context: AudioContext, tone: Tone): void {
  const { from, to = from, seconds, volume, after = 0, shape = 'sine' } = tone;
  const start = context.currentTime + after;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds + 0.02);
}

/** Several events of one move sound once each, not in a heap. */
export function soundEvents(events: readonly RecordedEvent[]): void {
  const kinds = new Set(events.map(({ t }) => t));
  for (const kind of kinds) {
    const tones = SOUNDS[kind];
    if (tones !== undefined) play(tones);
  }
}

export function soundRefusal(): void {
  play(REFUSED);
  buzz(40);
}

export function soundTurn(): void {
  play(YOUR_TURN);
  buzz(15);
}

/** Browsers complain of a page that buzzes before it was ever touched, as after a reload. */
function buzz(ms: number): void {
  if (settings.value.haptics && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(ms);
}
