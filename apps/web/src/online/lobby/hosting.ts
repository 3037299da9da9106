/**
 * What somebody does at a table that fills. A choice of the host's holds on the screen at once, until
 * the table has answered; what it does not do is said in a sentence.
 */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { makeBotName } from '@palier/bots';
import type { Seat } from '@palier/rules';
import { mayPrepare, type ToldOptions, type ToldRoom, type WireAnswer } from '@palier/table/room';
import { freshBot, type Draft, type DraftBot } from '../../state/draft.ts';
import { distinctName } from '../../state/seat-name.ts';
import { words } from '../../state/words.ts';
import { problemIn } from '../answers.ts';
import { rememberTable, toldSetup } from '../last-table.ts';
import type { OnlineRoom } from '../online-room.ts';
import { draftOf } from './room-draft.ts';

export class Hosting {
  readonly online: OnlineRoom;
  readonly #wanted = signal<ToldOptions | undefined>(undefined);
  readonly #problem = signal<string | undefined>(undefined);
  readonly #isBeginning = signal(false);

  readonly room: ReadonlySignal<ToldRoom> = computed(() => this.online.state.value!.room);
  readonly options = computed(() => this.#wanted.value ?? this.room.value.options);
  readonly draft = computed(() => draftOf(this.options.value, this.room.value.seats));
  readonly me = computed(() => this.online.state.value!.me);
  readonly isHost = computed(() => {
    const me = this.me.value;
    return me !== undefined && this.room.value.host === me;
  });
  /** Whether they choose the game and begin it: for a host without a seat others may, too. */
  readonly isPreparing = computed(() => {
    const me = this.me.value;
    return me !== undefined && mayPrepare(this.room.value, me);
  });
  readonly problem: ReadonlySignal<string | undefined> = this.#problem;
  readonly isBeginning: ReadonlySignal<boolean> = this.#isBeginning;

  constructor(online: OnlineRoom) {
    this.online = online;
  }

  /** Waits for an answer and says what is wrong; true where it was done. */
  async hear(answer: Promise<WireAnswer>): Promise<boolean> {
    this.#problem.value = undefined;
    const problem = problemIn(await answer);
    if (problem !== undefined) this.#problem.value = problem;
    return problem === undefined;
  }

  async choose(options: ToldOptions): Promise<void> {
    this.#wanted.value = options;
    const isDone = await this.hear(this.online.client.configure(options));
    if (this.#wanted.peek() === options) this.#wanted.value = undefined;
    const draft = this.draft.peek();
    if (isDone && draft !== undefined) rememberTable(draft, options);
  }

  async chooseDraft(draft: Draft): Promise<void> {
    await this.choose({ ...this.options.peek(), setup: toldSetup(draft) });
  }

  async choosePlayers(players: number): Promise<void> {
    const options = this.options.peek();
    const { rules, ...setup } = options.setup;
    const draft = this.draft.peek();
    if (draft === undefined) {
      await this.choose({ ...options, setup: { ...setup, ...(rules && { rules }), players } });
      return;
    }
    // A handicap and the first dealer are for seats: who sits where afterwards is the table's to say.
    const { startLevel: _, firstDealer: _dealer, ...others } = draft.rules;
    const seats = Array.from({ length: players }, () => ({ t: 'person', name: '' }) as const);
    await this.chooseDraft({ ...draft, seats, rules: others });
  }

  async seatBot(seat: Seat, bot: DraftBot | null): Promise<boolean> {
    const told = bot && { bot: makeBotName(bot), name: this.#nameFor(bot, seat) };
    return this.hear(this.online.client.seatBot(seat, told));
  }

  /** Somebody who is not at the table yet. */
  async addBot(seat: Seat): Promise<boolean> {
    const { value: draft } = this.draft;
    const bot = draft === undefined ? ANY_BOT : freshBot(draft);
    return this.seatBot(seat, bot);
  }

  async fillWithBots(): Promise<void> {
    for (;;) {
      const open = this.room.peek().seats.findIndex(({ t }) => t === 'open');
      if (open === -1 || !(await this.addBot(open + 1))) return;
    }
  }

  async begin(): Promise<void> {
    this.#isBeginning.value = true;
    const isDone = await this.hear(this.online.client.begin());
    if (!isDone) this.#isBeginning.value = false;
  }

  #nameFor({ character }: DraftBot, seat: Seat): string {
    const { seats, people } = this.room.peek();
    const taken = [
      ...people.map(({ name }) => name),
      ...seats.flatMap((one, index) => (one.t === 'bot' && index + 1 !== seat ? [one.name] : [])),
    ];
    const { name } = words('game').character(character);
    // At a table names that differ only in their capitals are the same.
    const isLike = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
    return distinctName(
      name,
      taken.map((other) => (isLike(other) ? name : other)),
    );
  }
}

const ANY_BOT: DraftBot = { t: 'bot', character: 'odile', strength: 'steady' };
