/** Through whose eyes a record is read. */
import { redact, type RecordedEvent, type Seat, type Viewer } from '@palier/rules';

/** `open`: every card; a seat: what it knew; `spectator`: what everybody saw. */
export type Seeing = Seat | 'spectator' | 'open';

/** Whom sentences speak to: who sees everything sits nowhere. */
export function addresseeOf(eyes: Seeing): Viewer {
  return eyes === 'open' ? 'spectator' : eyes;
}

export function eventAs<E extends RecordedEvent>(event: E, eyes: Seeing): E {
  return eyes === 'open' || event.t === 'takenBack' ? event : (redact(event, eyes) as E);
}
