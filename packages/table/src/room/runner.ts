/**
 * Lets bots play and clocks run at one table, while this node holds its lease. What it does goes
 * through the table's queue like everybody's questions; a decision that came too late is refused there.
 */
import { deciders, viewOf, type Command, type Seat } from '@palier/rules';
import { askBot } from '../bot-turn.ts';
import type { BotQuestion } from '../ports.ts';
import { luckName } from '../truth.ts';
import { botAt } from './decide.ts';
import { isRushed } from './night-table.ts';
import type { BotPace, RoomPorts } from './ports.ts';
import type { Room } from './room.ts';

/** Milliseconds a lease lasts; it is renewed at half of that. */
const LEASE = 6000;

/** Milliseconds: what is due later than that need not be waited for by who could come again. */
const SOON = 60_000;

/** Where nobody looks on. */
const AT_ONCE: BotPace = { turn: 0, afterRound: 0 };

/** What a runner needs of its table. */
export type RunnerTable = {
  readonly room: () => Room;
  /** Whether a player is connected, anywhere. */
  readonly isAttended: () => boolean;
  /** Milliseconds until time brings something. */
  readonly nextTick: () => number | undefined;
  readonly tick: () => void;
  readonly setClock: () => void;
  readonly playBot: (move: BotMove) => void;
};

export type BotMove = {
  readonly question: BotQuestion;
  readonly command: Command;
  /** How many entries there were when it was asked. */
  readonly number: number;
};

type NextBot = { readonly bot: string; readonly seat: Seat; readonly number: number };

type Errand = { readonly number: number; readonly seat: Seat; readonly cancel: () => void };

export class Runner {
  readonly #table: RunnerTable;
  readonly #ports: RoomPorts;
  /** By this node's clock. */
  #heldUntil = 0;
  #isClaiming = false;
  #isStopped = false;
  #bot: Errand | undefined;
  #endTick: (() => void) | undefined;
  /** Until the lease is asked for again. */
  #endWait: (() => void) | undefined;

  constructor(table: RunnerTable, ports: RoomPorts) {
    this.#table = table;
    this.#ports = ports;
  }

  /** Whether something is to be done here soon, or it is being found out who does it. */
  get isBusy(): boolean {
    if (this.#isStopped || !this.#isNeeded()) return false;
    if (this.#isClaiming) return true;
    if (this.#ports.clock.now() >= this.#heldUntil) return false;
    return this.#nextBot() !== undefined || (this.#table.nextTick() ?? Infinity) < SOON;
  }

  /** Something has changed: who is there, what is due. */
  wake(): void {
    if (this.#isStopped) return;
    if (!this.#isNeeded()) {
      this.#rest();
    } else if (this.#ports.clock.now() < this.#heldUntil) {
      this.#schedule();
      this.#askLater();
    } else if (this.#endWait === undefined) {
      this.#claim();
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#endWait?.();
    this.#rest();
  }

  #isNeeded(): boolean {
    const hasWork = this.#table.nextTick() !== undefined || this.#nextBot() !== undefined;
    return hasWork && this.#table.isAttended();
  }

  /** What is held is kept for the next bot's turn, unless another node should have it now. */
  #rest(): void {
    this.#stopBot();
    this.#endTick?.();
    this.#endTick = undefined;
    if (this.#heldUntil === 0 || (!this.#isStopped && this.#table.isAttended())) return;
    this.#heldUntil = 0;
    this.#release();
  }

  #release(): void {
    void this.#ports.leases.release(this.#table.room().id).catch(this.#ports.report);
  }

  #claim(): void {
    if (this.#isClaiming) return;
    this.#isClaiming = true;
    void this.#claimLease();
  }

  async #claimLease(): Promise<void> {
    const { leases, clock, report } = this.#ports;
    const until = clock.now() + LEASE;
    const outcome = await leases.claim(this.#table.room().id, LEASE).catch((error: unknown) => {
      report(error);
      return 'elsewhere' as const;
    });
    this.#isClaiming = false;
    const isHeld = outcome !== 'elsewhere';
    if (this.#isStopped) {
      if (isHeld) this.#release();
      return;
    }
    this.#askLater();
    this.#heldUntil = isHeld ? until : 0;
    if (outcome === 'anew') this.#table.setClock();
    if (isHeld) this.wake();
    else this.#stopBot();
  }

  /** Renews what is held; and asks again, but no sooner, for what another node has. */
  #askLater(): void {
    this.#endWait ??= this.#ports.clock.after(LEASE / 2, () => {
      this.#endWait = undefined;
      if (this.#isNeeded()) this.#claim();
    });
  }

  #schedule(): void {
    this.#endTick?.();
    const ms = this.#table.nextTick();
    this.#endTick = ms === undefined ? undefined : this.#ports.clock.after(ms, this.#table.tick);
    const next = this.#nextBot();
    if (next === undefined) this.#stopBot();
    else if (this.#bot?.number !== next.number || this.#bot.seat !== next.seat) this.#ask(next);
  }

  #ask({ bot, seat, number }: NextBot): void {
    this.#stopBot();
    const { id: table, truth } = this.#table.room();
    const at = truth!.timeline.at;
    const stream = `${luckName(truth!)}/bot/${seat}/${number}`;
    const question = { table, bot, seat, view: viewOf(at, seat), stream };
    const { turn, afterRound } = isRushed(this.#table.room()) ? AT_ONCE : this.#ports.pace;
    const isNewRound = at.past?.event.t === 'roundDealt' && at.table.round > 1;
    const decided = (command: Command): void => {
      if (this.#bot === errand) this.#table.playBot({ question, command, number });
    };
    const delay = isNewRound ? afterRound : turn;
    const errand = { number, seat, cancel: askBot(this.#ports, { question, delay, decided }) };
    this.#bot = errand;
  }

  #stopBot(): void {
    this.#bot?.cancel();
    this.#bot = undefined;
  }

  /** After a move of a bot, done or lost: whoever is next is asked. */
  askAnew(): void {
    this.#stopBot();
    this.wake();
  }

  #nextBot(): NextBot | undefined {
    const room = this.#table.room();
    if (room.phase !== 'playing' || room.truth === undefined) return undefined;
    const { timeline } = room.truth;
    for (const seat of deciders(timeline.at.table)) {
      const bot = botAt(room, seat, this.#ports.bots.standIn);
      if (bot !== undefined) return { bot, seat, number: timeline.number };
    }
    return undefined;
  }
}
