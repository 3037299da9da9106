/** A record as it is read: which moments, through whose eyes, and grouped into turns. */
import {
  redact,
  type Card,
  type Moment,
  type RecordedEvent,
  type Seat,
  type State,
} from '@palier/rules';

/** `open`: every card; a seat: what it knew; `spectator`: what everybody saw. */
export type Eyes = Seat | 'spectator' | 'open';

/** A moment with the state that it found. */
export type Scene = Moment & { readonly before: State };

/** Each moment with what was before it. */
export function scenesOf(moments: readonly Moment[], start: State): readonly Scene[] {
  return moments.map((moment, index) => ({
    ...moment,
    before: moments[index - 1]?.state ?? start,
  }));
}

export function seenBy(event: RecordedEvent, eyes: Eyes): RecordedEvent {
  return eyes === 'open' || event.t === 'takenBack' ? event : redact(event, eyes);
}

/** The hands that these eyes may see, by seat. */
export function handsSeen({ hands }: State, eyes: Eyes): readonly (readonly Card[] | undefined)[] {
  return hands.map((hand, index) => (eyes === 'open' || eyes === index + 1 ? hand : undefined));
}

const BEGINNINGS: ReadonlySet<RecordedEvent['t']> = new Set([
  'roundDealt',
  'cardDrawn',
  'cardTaken',
  'turnSkipped',
  'roundEnded',
]);

/** The scenes turn by turn; dealing and the end of a round are turns of their own. */
export function turnsOf(scenes: readonly Scene[]): readonly (readonly Scene[])[] {
  const turns: Scene[][] = [];
  for (const scene of scenes) {
    const turn = turns.at(-1);
    if (turn === undefined || BEGINNINGS.has(scene.event.t)) turns.push([scene]);
    else turn.push(scene);
  }
  return turns;
}
