/**
 * A program in a seat. Whatever it does, the game goes on: a late, broken or illegal answer is counted
 * and the fallback bot's move played in its place.
 */
import { createHash } from 'node:crypto';
import type { Question } from '@palier/bots';
import type { GameSeat, Player } from '@palier/bots/lab';
import {
  assert,
  checkAt,
  isRefusal,
  makeDecide,
  makeHello,
  makeOver,
  NAME_LENGTH,
  parseMove,
  type Command,
  type Json,
  type Seat,
  type View,
} from '@palier/rules';
import { BotLog } from './bot-log.ts';
import type { Reply } from './conversation.ts';
import { programOf, type ProgramLine } from './entry.ts';
import { FALLBACK } from './fallback.ts';
import { addFaults, faultsFrom, NO_FAULTS, type Faults, type Incident } from './faults.ts';
import type { Limits } from './limits.ts';
import { listMoves } from './listed-moves.ts';
import { ProgramSession, type OutsideOptions } from './program-session.ts';

/** The reason that a game is broken off with when its program is closed. */
const LEFT = 'the table was left';

export class OutsidePlayer implements Player {
  /** The entry, as much of it as a record takes. */
  readonly name: string;
  readonly #entry: string;
  readonly #program: ProgramLine;
  readonly #options: OutsideOptions;
  #session: ProgramSession | undefined;
  /** Of the last start; it outlives the session. */
  #log: BotLog | undefined;
  #place: GameSeat | undefined;
  /** The game that the session knows of. */
  #greeted: GameSeat | undefined;
  /** Starts since the last game without a fault. */
  #starts = 0;
  /** Late answers in a row. */
  #lates = 0;
  #state: 'playing' | 'given-up' | 'closed' = 'playing';
  #faults = NO_FAULTS;
  #isFaultless = true;

  /** `program`: where the entry is only a name for it. */
  constructor(entry: string, options: OutsideOptions, program = programOf(entry)) {
    assert(program !== undefined, 'an entry of --bots without a program');
    this.#program = program;
    this.name = entry.slice(0, NAME_LENGTH).toWellFormed();
    this.#entry = entry;
    this.#options = options;
  }

  /** A game begins: the program is told, and started if it does not run. */
  begin(place: GameSeat): void {
    this.#place = place;
    this.#isFaultless = true;
    this.#ready();
  }

  decide(question: Question): Command | Promise<Command> {
    assert(this.#state !== 'closed', LEFT);
    const session = this.#ready();
    return session === undefined ? this.#replace(question) : this.#ask(session, question);
  }

  end(view: View): void {
    if (this.#isFaultless) this.#starts = 0;
    this.#session?.tell(makeOver(view));
  }

  /** What went wrong since this was last called. */
  takeFaults(): Faults {
    const faults = this.#faults;
    this.#faults = NO_FAULTS;
    return faults;
  }

  /** Ends the program, and any game that still goes on. */
  async close(): Promise<void> {
    this.#state = 'closed';
    await this.#session?.close();
  }

  /** A program that runs and knows of this game; undefined where there is none any more. */
  #ready(): ProgramSession | undefined {
    if (this.#state !== 'playing') return undefined;
    const loss = this.#session?.loss;
    if (loss !== undefined) {
      this.#note(incidentOf(loss, this.#options.limits));
      this.#drop();
    }
    const session = this.#session ?? this.#start();
    if (session !== undefined && this.#greeted !== this.#place) this.#greet(session);
    return session;
  }

  #start(): ProgramSession | undefined {
    const { limits, log: file } = this.#options;
    const { starts } = limits;
    // A start that is not made has a log too: it is a fault.
    this.#log = file === undefined ? undefined : new BotLog(file, this.#entry, limits.log);
    if (this.#starts === starts) {
      this.#state = 'given-up';
      this.#note({ code: 'given-up', starts });
      return undefined;
    }
    this.#starts++;
    this.#lates = 0;
    this.#greeted = undefined;
    this.#session = new ProgramSession(this.#program, this.#options, {
      log: this.#log,
      onSurplus: (line) => this.#note({ code: 'surplus', line }),
    });
    return this.#session;
  }

  #greet(session: ProgramSession): void {
    assert(this.#place !== undefined, 'a player sits down before it plays');
    const { setup, seat, seed } = this.#place;
    session.tell(makeHello(setup, { seat, seed: outsideSeed(seed, seat) }));
    this.#greeted = this.#place;
  }

  async #ask(session: ProgramSession, question: Question): Promise<Command> {
    const { limits } = this.#options;
    const { view } = question;
    let message: Json = null;
    const reply = await session.ask((id) => {
      message = makeDecide(view, { id, ...listMoves(question), ms: limits.ms });
      return message;
    });
    assert(this.#state !== 'closed', LEFT);
    const answer = reply.t === 'move' ? legalMove(reply.move, view) : incidentOf(reply, limits);
    if ('t' in answer) {
      this.#lates = 0;
      return answer;
    }
    this.#note(answer, message);
    this.#lates = answer.code === 'late' ? this.#lates + 1 : 0;
    if (this.#lates === limits.lates || session.loss !== undefined) this.#drop();
    return this.#replace(question);
  }

  /** Ends the session; the next decision starts another. */
  #drop(): void {
    this.#session?.kill();
    this.#session = undefined;
  }

  #replace(question: Question): Command {
    this.#faults = addFaults(this.#faults, { replaced: 1, incidents: {} });
    return FALLBACK.decide(question);
  }

  #note(incident: Incident, message?: Json): void {
    assert(this.#place !== undefined, 'a fault belongs to a game');
    const { game, seat } = this.#place;
    this.#isFaultless = false;
    const fault = faultsFrom(incident, { game, seat });
    this.#faults = addFaults(this.#faults, fault);
    this.#options.onFault(fault);
    this.#log?.write({
      t: 'fault',
      game,
      seat,
      ...incident,
      ...(message === undefined ? {} : { message }),
    });
  }
}

/** The command that a text means, or why it cannot be played. */
function legalMove(move: string, { table, viewer, hand }: View): Command | Incident {
  assert(viewer !== 'spectator', 'a player sits in a seat');
  const command = parseMove(move);
  if (isRefusal(command)) return { code: 'illegal', move, refusal: command };
  const refusal = checkAt({ table, seat: viewer, hand }, command);
  return refusal === undefined ? command : { code: 'illegal', move, refusal };
}

function incidentOf(reply: Exclude<Reply, { readonly t: 'move' }>, limits: Limits): Incident {
  switch (reply.t) {
    case 'broken':
      return { code: 'broken', line: reply.line, problem: reply.problem };
    case 'late':
      return { code: 'late', ms: limits.ms };
    case 'too-long':
      return { code: 'too-long', most: limits.line };
    case 'ended': {
      const { t: _, ...ending } = reply;
      return { code: 'ended', ...ending };
    }
  }
}

/**
 * A text for a program's own luck: the same in the same game of the same run, and nothing from which a
 * shuffle could be worked out.
 */
function outsideSeed(seed: string, seat: Seat): string {
  return createHash('sha256').update(`${seed}/outside/${seat}`).digest('hex').slice(0, 16);
}
