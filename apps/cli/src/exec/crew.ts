/** Who plays a match in one thread: the bots, and a program for each entry from outside. */
import { botNamed } from '@palier/bots';
import { frozenNamed, type Player } from '@palier/bots/lab';
import { assert } from '@palier/rules';
import { learnt } from '@palier/server/learnt';
import { ORACLE, oracle } from '../lab/oracle.ts';
import { isOutside } from './entry.ts';
import { NO_FAULTS, type Faults } from './faults.ts';
import { LIMITS, type Limits } from './limits.ts';
import { OutsidePlayer } from './outside-player.ts';
import { PidBoard } from './pid-board.ts';

/** What a match says of its programs. */
export type OutsideSettings = {
  readonly limits?: Partial<Limits>;
  /** The file for what programs write on standard error, and for their faults. */
  readonly log?: string;
};

/** Where a crew plays. */
export type Surroundings = {
  readonly board?: PidBoard;
  /** Called with each fault as it happens, by entry. */
  readonly onFaults?: (faults: readonly Faults[]) => void;
};

export class MatchCrew {
  /** By entry. */
  readonly players: readonly Player[];
  readonly #outside: ReadonlyMap<number, OutsidePlayer>;

  constructor(
    entries: readonly string[],
    { limits, log }: OutsideSettings = {},
    { board = new PidBoard(), onFaults = () => undefined }: Surroundings = {},
  ) {
    const players = entries.flatMap((name, entry) => {
      if (!isOutside(name)) return [];
      const onFault = (fault: Faults): void =>
        onFaults(entries.map((_, index) => (index === entry ? fault : NO_FAULTS)));
      const options = { limits: { ...LIMITS, ...limits }, board, log, onFault };
      return [[entry, new OutsidePlayer(name, options)] as const];
    });
    this.#outside = new Map(players);
    this.players = entries.map((name, entry) => this.#outside.get(entry) ?? ownBot(name));
  }

  /** What went wrong since this was last called, by entry. */
  takeFaults(): readonly Faults[] {
    return this.players.map((_, entry) => this.#outside.get(entry)?.takeFaults() ?? NO_FAULTS);
  }

  /** Ends the programs, and with them any game that still goes on. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(Array.from(this.#outside.values(), async (player) => player.close()));
  }
}

export function hasOutside(entries: readonly string[]): boolean {
  return entries.some(isOutside);
}

/** A bot of our own; undefined where there is none of that name. */
export function findBot(name: string): Player | undefined {
  if (name === ORACLE) return oracle(learnt);
  return frozenNamed(name) ?? botNamed(name, learnt);
}

function ownBot(name: string): Player {
  const bot = findBot(name);
  assert(bot !== undefined, `there is no bot ${name}`);
  return bot;
}
