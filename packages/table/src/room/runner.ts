/**
 * Lets bots play and clocks run at one table, while this node holds its lease. What it does goes
 * through the table's queue like everybody's questions; a decision that came too late is refused there.
 */
import { deciders, viewOf, type Command, type Seat } from '@palier/rules';
import { askBot } from '../bot-turn.ts';
import type { BotQuestion } from '../ports.ts';
import { luckName } from '../truth.ts';
import { botAt } from './decide.ts';
import type { RoomPorts } from './ports.ts';
import type { Room } from './room.ts';

/** Milliseconds a lease lasts; it is renewed at half of that. */
const LEASE = 6000;

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
  #endRenewal: (() => void) | undefined;

  constructor(table: RunnerTable, ports: RoomPorts) {
    this.#table = table;
    this.#ports = ports;
  }

  /** Something has changed: who is there, what is due. */
  wake(): void {
    if (this.#isStopped) return;
    if (!this.#isNeeded()) this.#rest();
    else if (this.#ports.clock.now() < this.#heldUntil) this.#schedule();
    // Another node has it, until the time comes to ask again.
    else if (this.#endRenewal === undefined) this.#claim();
  }

  stop(): void {
    this.#isStopped = true;
    this.#rest();
  }

  #isNeeded(): boolean {
    const hasWork = this.#table.nextTick() !== undefined || this.#nextBot() !== undefined;
    return hasWork && this.#table.isAttended();
  }

  #rest(): void {
    this.#stopBot();
    this.#endTick?.();
    this.#endRenewal?.();
    this.#endTick = undefined;
    this.#endRenewal = undefined;
    if (this.#heldUntil === 0) return;
    this.#heldUntil = 0;
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
    if (this.#isStopped) return;
    this.#endRenewal?.();
    this.#endRenewal = clock.after(LEASE / 2, () => {
      this.#endRenewal = undefined;
      if (this.#isNeeded()) this.#claim();
      else this.#rest();
    });
    if (outcome === 'elsewhere') {
      this.#heldUntil = 0;
      this.#stopBot();
      return;
    }
    this.#heldUntil = until;
    if (outcome === 'anew') this.#table.setClock();
    this.wake();
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
    const { truth } = this.#table.room();
    const at = truth!.line.at;
    const stream = `${luckName(truth!)}/bot/${seat}/${number}`;
    const question = { bot, seat, view: viewOf(at, seat), stream };
    const { turn, afterRound } = this.#ports.pace;
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
    const { line } = room.truth;
    for (const seat of deciders(line.at.table)) {
      const bot = botAt(room, seat, this.#ports.bots.standIn);
      if (bot !== undefined) return { bot, seat, number: line.number };
    }
    return undefined;
  }
}
