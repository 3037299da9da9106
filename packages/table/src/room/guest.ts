/** One connection to a table online: who it is, whose eyes it has, and the way to say something. */
import type { Viewer } from '@palier/rules';
import type { PersonId } from './room.ts';
import type { Closing, WireAnswer } from './wire.ts';

/** The other end of a connection. What is told is finished JSON. */
export type Ear = {
  /** Where it comes from, as limits are counted; the table keeps a fingerprint of it at most. */
  readonly from?: string;
  readonly tell: (text: string) => void;
  /** No more is told, and no more heard. */
  readonly close: (why: Closing) => void;
};

export class Guest {
  readonly #ear: Ear;
  /** The fingerprint of where it comes from. */
  readonly from: string | undefined;
  /** Undefined: somebody without a name. */
  person: PersonId | undefined;
  /** Who they will be when the host lets them in, and the questions that wait for it. */
  waiting: PersonId | undefined;
  knocks: number[] = [];
  /** Undefined: no game is shown. */
  viewer: Viewer | undefined;
  /** How many entries were told: those who watch with a delay are behind. */
  shown = 0;
  isAway = false;
  /** Came when there were enough who look on, and is none of them: joins soon, or goes. */
  isBrief = false;
  isGone = false;

  constructor(ear: Ear, from?: string) {
    this.#ear = ear;
    this.from = from;
  }

  /** Where it comes from, as limits are counted. Nothing keeps it. */
  get address(): string | undefined {
    return this.#ear.from;
  }

  tell(text: string): void {
    if (!this.isGone) this.#ear.tell(text);
  }

  answer(id: number, answer: WireAnswer): void {
    this.tell(JSON.stringify({ t: 'answered', id, answer }));
  }

  /** `until`: where time will let them in again. */
  close(why: Closing, until?: number): void {
    if (this.isGone) return;
    this.tell(JSON.stringify({ t: 'closed', why, ...(until !== undefined && { until }) }));
    this.isGone = true;
    this.#ear.close(why);
  }
}
