/**
 * What one device asked and heard, with the world's moments: every question once, over all connections on
 * which it was sent, with the first answers to it; and every time that it was shown the game.
 */
import type { Hello, RoomAsk, RoomTell } from '@palier/table/room';

export type Asked = {
  readonly ask: RoomAsk;
  /** When it was said first. */
  readonly sentAt: number;
  /** When it was answered `done` first. Never: it may have been done or not, or be done later. */
  doneAt: number | undefined;
  /** How many entries there were before what it did, where the answer has told that. */
  from: number | undefined;
  /** The first answer that said no. Another copy of the same question may have been done. */
  no: No | undefined;
};

export type No = {
  readonly t: 'stale' | 'refused' | 'denied';
  readonly why?: string;
  readonly heardAt: number;
};

/** So many entries of the game were seen by then. */
export type Shown = {
  /** When the hello of that connection was said. */
  readonly askedAt: number;
  readonly heardAt: number;
  readonly count: number;
  /** What a hello was answered, and not what was told afterwards. */
  readonly isGreeting: boolean;
};

/** When somebody looked, from the question to the answer. */
export type Look = Pick<Shown, 'askedAt' | 'heardAt'>;

/** One connection. */
export type Hearing = {
  readonly said: (message: Hello | RoomAsk) => void;
  readonly heard: (tell: RoomTell) => void;
};

export class Notes {
  /** By id: the same over all connections. */
  readonly asked = new Map<number, Asked>();
  readonly shown: Shown[] = [];
  readonly #moment: () => number;

  constructor(moment: () => number) {
    this.#moment = moment;
  }

  /** Something is said, whether or not it will arrive. */
  says(message: Hello | RoomAsk): void {
    if (!('id' in message) || message.t === 'ping' || this.asked.has(message.id)) return;
    const sentAt = this.#moment();
    this.asked.set(message.id, {
      ask: message,
      sentAt,
      doneAt: undefined,
      from: undefined,
      no: undefined,
    });
  }

  connect(): Hearing {
    let askedAt = 0;
    let isGreeted = false;
    let isLate = false;
    const see = (count: number, isGreeting: boolean): void => {
      // Who watches late is shown less on purpose.
      if (!isLate) this.shown.push({ askedAt, heardAt: this.#moment(), count, isGreeting });
    };
    return {
      said: ({ t }) => {
        if (t === 'hello') askedAt = this.#moment();
      },
      heard: (tell) => {
        switch (tell.t) {
          case 'welcome':
          case 'room':
            isLate = tell.room.options.delay > 0;
            return;
          case 'opened':
            see(tell.from + tell.entries.length, !isGreeted);
            isGreeted = true;
            return;
          case 'happened':
            if (tell.done !== undefined) this.#done(tell.done, tell.from);
            see(tell.from + tell.entries.length, false);
            return;
          case 'answered':
            this.#answered(tell);
            return;
          case 'said':
          case 'closed':
        }
      },
    };
  }

  #answered({ id, answer }: Extract<RoomTell, { readonly t: 'answered' }>): void {
    if (answer.t === 'done') this.#done(id);
    if (answer.t !== 'stale' && answer.t !== 'refused' && answer.t !== 'denied') return;
    const asked = this.asked.get(id);
    if (asked === undefined || asked.no !== undefined || asked.doneAt !== undefined) return;
    const { t } = answer;
    const heardAt = this.#moment();
    asked.no = t === 'denied' ? { t, why: answer.why, heardAt } : { t, heardAt };
  }

  #done(id: number, from?: number): void {
    const asked = this.asked.get(id);
    if (asked === undefined || asked.doneAt !== undefined) return;
    asked.doneAt = this.#moment();
    asked.from = from;
  }
}
