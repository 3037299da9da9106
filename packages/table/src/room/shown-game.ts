/**
 * The game of a table online as this client was shown it, through all its connections, and the way on
 * to those who draw it: they speak with it as with any table (`../messages.ts`).
 */
import type { RecordHeader, RecordedEvent } from '@palier/rules';
import type { Channel } from '../client.ts';
import type { Answer, Ask, Tell } from '../messages.ts';
import { OUTSIDE_BOT, type SeatInfo } from '../seats.ts';
import type { HeardHappened, HeardOpened } from './read-tell.ts';
import type { Hello, ToldRoom, WireAnswer } from './wire.ts';

export type GameQuestion = Extract<Ask, { readonly id: number }>;

type Shown = Pick<HeardOpened, 'header' | 'choice' | 'viewer' | 'result'>;

type Ear = {
  readonly hear: (tell: Tell) => void;
  /** How many times it asked to look and has not been shown anything. */
  watches: number;
};

export class ShownGame {
  readonly #ears = new Set<Ear>();
  #shown: Shown | undefined;
  #entries: RecordedEvent[] = [];
  #room: ToldRoom | undefined;
  #seats: readonly SeatInfo[] = [];
  #isClosed = false;

  /** How many entries are held. */
  get number(): number {
    return this.#entries.length;
  }

  get known(): Hello['known'] {
    return this.#shown && { number: this.#entries.length, viewer: this.#shown.viewer };
  }

  entriesFrom(number: number): readonly RecordedEvent[] {
    return this.#entries.slice(number);
  }

  /** Who sits where may have changed: those who look are told. */
  seat(room: ToldRoom): void {
    this.#room = room;
    if (this.#shown !== undefined && this.#reseat(this.#shown.header)) this.#openAll();
  }

  /** False where what is told does not go with what is held. */
  open({ header, choice, viewer, from, entries, result }: HeardOpened): boolean {
    const before = this.#shown;
    const isFit = from === 0 || (before?.viewer === viewer && from <= this.#entries.length);
    if (!isFit) return false;
    const isNews = from !== this.#entries.length || entries.length > 0 || before?.viewer !== viewer;
    this.#entries.length = from;
    for (const entry of entries) this.#entries.push(entry);
    this.#shown = { header, choice, viewer, result };
    if (this.#reseat(header) || isNews) this.#openAll();
    return true;
  }

  /** False where something was lost on the way. */
  follow({ from, entries, result }: HeardHappened): boolean {
    if (this.#shown === undefined || from !== this.#entries.length) return false;
    for (const entry of entries) this.#entries.push(entry);
    this.#shown = { ...this.#shown, result };
    for (const ear of this.#ears) {
      ear.hear({ t: 'happened', from, entries, pause: 'none', result });
    }
    return true;
  }

  /** What is held is of no use: the next opening shows everything. */
  forget(): void {
    this.#shown = undefined;
    this.#entries = [];
  }

  close(): void {
    this.#isClosed = true;
    for (const ear of this.#ears) ear.hear({ t: 'closed', why: 'gone' });
    this.#ears.clear();
  }

  channel(ask: (question: GameQuestion) => Promise<WireAnswer>): Channel {
    let ear: Ear | undefined;
    const answer = async (question: GameQuestion, asker: Ear): Promise<void> => {
      const told = answerOf(await ask(question));
      if (ear === asker) asker.hear({ t: 'answered', id: question.id, answer: told });
    };
    const send = (question: Ask): void => {
      if (ear === undefined) return;
      switch (question.t) {
        case 'watch':
          // Whose eyes one has online is not for the asker to say.
          ear.watches++;
          this.#open(ear);
          if (this.#isClosed) ear.hear({ t: 'closed', why: 'gone' });
          return;
        case 'act':
        case 'takeBack':
        case 'record':
          void answer(question, ear);
          return;
        case 'pause':
        case 'pace':
        case 'hurry':
      }
    };
    return {
      send,
      listen: (hear) => {
        ear = { hear, watches: 0 };
        if (!this.#isClosed) this.#ears.add(ear);
      },
      close: () => {
        if (ear !== undefined) this.#ears.delete(ear);
        ear = undefined;
      },
    };
  }

  #reseat({ names }: RecordHeader): boolean {
    const told = this.#room?.seats ?? [];
    const seats = names.map((name, index): SeatInfo => {
      const seat = told[index];
      if (seat === undefined || seat.t === 'open') return { name };
      if (seat.t === 'bot') return { name: seat.name, bot: seat.bot };
      if (seat.isBot === true) return { name: seat.name, bot: OUTSIDE_BOT };
      return { name: seat.name, ...(seat.face !== undefined && { face: seat.face }) };
    });
    const isChanged =
      seats.length !== this.#seats.length ||
      seats.some(({ name, bot, face }, index) => {
        const before = this.#seats[index]!;
        return name !== before.name || bot !== before.bot || face !== before.face;
      });
    if (isChanged) this.#seats = seats;
    return isChanged;
  }

  #openAll(): void {
    // Who comes while it is told looks for themselves.
    const ears = [...this.#ears];
    for (const ear of ears) {
      ear.watches = Math.max(1, ear.watches);
      this.#open(ear);
    }
  }

  /** Once for every time that it was asked for: who asked counts. */
  #open(ear: Ear): void {
    if (this.#shown === undefined || this.#room === undefined) return;
    const { header, choice, viewer, result } = this.#shown;
    // A seed gives every shuffle; and a table online is never dealt from one.
    const fairness = header.fairness.t === 'honest' ? header.fairness : SEEDED;
    const opening = { game: this.#room.id, choice, seats: this.#seats, fairness };
    const entries = this.#entries.slice();
    for (; ear.watches > 0; ear.watches--) {
      ear.hear({ t: 'opened', opening, viewer, entries, pause: 'none', result });
    }
  }
}

const SEEDED = { t: 'seeded' } as const;

/** As any table answers. */
function answerOf(answer: WireAnswer): Answer {
  switch (answer.t) {
    case 'denied':
      if (answer.why === 'not-a-player') return { t: 'not-yours' };
      if (answer.why === 'nothing-to-take-back' || answer.why === 'not-over') {
        return { t: answer.why };
      }
      return answer;
    case 'joined':
    case 'next':
    case 'reported':
      // Nobody asked for that.
      return { t: 'failed' };
    case 'done':
    case 'refused':
    case 'stale':
    case 'failed':
    case 'record':
      return answer;
  }
}
