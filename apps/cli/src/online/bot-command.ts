/** `palier bot`: a program from outside takes a seat at a table online. */
import { basename, extname } from 'node:path';
import type { Seat } from '@palier/rules';
import { RoomClient, parseInvitation, parseTableName, showCode } from '@palier/table/room';
import type { TableState } from '@palier/table';
import { defineCommand, type Args, type CommandOptions, type Context } from '../command.ts';
import { isThere, type ProgramLine } from '../exec/entry.ts';
import { NO_FAULTS, addFaults, type Faults } from '../exec/faults.ts';
import { LIMITS } from '../exec/limits.ts';
import { beginLog, OUTSIDE_OPTIONS } from '../exec/options.ts';
import { OutsidePlayer } from '../exec/outside-player.ts';
import { PidBoard, guarded } from '../exec/pid-board.ts';
import { faultLines, faultTeller } from '../exec/report.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { clientPorts } from '../load/dial.ts';
import { readNumber } from '../setup-options.ts';
import { DONE, REFUSED } from '../status.ts';
import type { Words } from '../words.ts';
import { BotGuest, type BotGuestEnd } from './bot-guest.ts';
import { shownName } from './lobby-text.ts';
import { refusedBy, serverIn, TableServer } from './server.ts';
import { readServer, USUAL_SERVER } from './visit.ts';
import { closingSentence, problemIn, withOnline, type OnlineWords } from './words.ts';

const OPTIONS = {
  join: { type: 'string', value: 'CODE' },
  server: { type: 'string', value: 'URL' },
  name: { type: 'string', value: 'NAME' },
  games: { type: 'string', value: 'N' },
  pace: { type: 'string', value: 'MS' },
  ...OUTSIDE_OPTIONS,
} as const satisfies CommandOptions;

type Values = Args<typeof OPTIONS>['values'];

/** Less than a table waits for a program, whatever its clock. */
const MOST_MS = 20_000;
const USUAL_PACE = 500;
const MOST_PACE = 10_000;
const MOST_GAMES = 1_000_000;

export const command = defineCommand('bot', {
  operands: ['COMMAND…'],
  json: 'never',
  options: OPTIONS,
  run: async (context, { operands, values }) => {
    const { words, lang } = context;
    const wish = await readWish(operands, values, context);
    if (isFailure(wish)) return wish;
    const found = await new TableServer(wish.server, { words, lang }).findTable(wish.table);
    if (isFailure(found)) return found;
    const unwritten = beginLog(wish, words);
    if (unwritten !== undefined) return unwritten;
    return new BotVisit(context, wish, await withOnline(words, lang)).run(found.id);
  },
});

type Wish = {
  readonly program: ProgramLine;
  readonly server: string;
  readonly table: string;
  readonly name: string;
  readonly games: number;
  readonly pace: number;
  readonly ms: number;
  readonly log?: string;
};

async function readWish(
  operands: readonly string[],
  values: Values,
  { words, lang }: Context,
): Promise<Wish | Failure> {
  const [file = '', ...args] = operands;
  const { join, games, pace, 'bot-ms': ms, 'bot-log': log } = values;
  if (join === undefined) return failed(words, 'missing-operand', { operand: '--join CODE' });
  const table = parseInvitation(join)?.table ?? parseTableName(join);
  const online = await withOnline(words, lang);
  if (table === undefined) {
    return failed(words, 'bad-code', { code: join, why: online.online.start.codeBad });
  }
  const server = readServer(values.server ?? serverIn(join) ?? USUAL_SERVER, words);
  if (isFailure(server)) return server;
  const program = { file, args };
  if (!isThere(program)) return failed(words, 'no-such-program', { program: file });
  const numbers = readNumbers({ games, pace, ms }, words);
  if (isFailure(numbers)) return numbers;
  const name = shownName(values.name ?? nameOf(operands));
  if (name === '') return failed(words, 'empty-name', { option: '--name' });
  return { program, server, table, name, ...numbers, ...(log === undefined ? {} : { log }) };
}

type Numbers = Pick<Wish, 'games' | 'pace' | 'ms'>;

function readNumbers(
  { games, pace, ms }: { readonly [Name in keyof Numbers]: string | undefined },
  words: Words,
): Numbers | Failure {
  const read = {
    games:
      games === undefined
        ? Infinity
        : readNumber('--games', games, { min: 1, max: MOST_GAMES, words }),
    pace:
      pace === undefined
        ? USUAL_PACE
        : readNumber('--pace', pace, { min: 0, max: MOST_PACE, words }),
    ms: ms === undefined ? LIMITS.ms : readNumber('--bot-ms', ms, { min: 1, max: MOST_MS, words }),
  };
  return Object.values(read).find(isFailure) ?? (read as Numbers);
}

/** `python3 examples/bot.py` is called bot. */
function nameOf(operands: readonly string[]): string {
  const script = operands.find((one) => /\.\w+$/u.test(one)) ?? operands[0] ?? '';
  return basename(script, extname(script));
}

/** One program at one table, over all games that the people there go on to. */
class BotVisit {
  readonly #context: Context;
  readonly #wish: Wish;
  readonly #words: OnlineWords;
  #faults: Faults = NO_FAULTS;
  #tell: ((faults: readonly Faults[]) => void) | undefined;
  #guest: BotGuest | undefined;
  #isGivenUp = false;

  constructor(context: Context, wish: Wish, words: OnlineWords) {
    this.#context = context;
    this.#wish = wish;
    this.#words = words;
  }

  async run(table: string): Promise<typeof DONE | typeof REFUSED | Failure> {
    const { ms, log, name, program } = this.#wish;
    const board = new PidBoard();
    using _ = guarded(board);
    const player = new OutsidePlayer(
      name,
      {
        limits: { ...LIMITS, ms },
        board,
        log,
        onFault: (fault) => this.#note(fault),
      },
      program,
    );
    const stop = (): void => void this.#guest?.leave();
    process.on('SIGINT', stop);
    try {
      return await this.#playAll(table, player);
    } finally {
      process.off('SIGINT', stop);
      await player.close();
      this.#summarize(player);
    }
  }

  async #playAll(
    first: string,
    player: OutsidePlayer,
  ): Promise<typeof DONE | typeof REFUSED | Failure> {
    const { server, name, games, pace } = this.#wish;
    let table = first;
    let token: string | undefined;
    for (let game = 1; ; game++) {
      const ports = clientPorts([server], { opened: () => undefined, lost: () => undefined });
      const client = new RoomClient(table, ports, {
        isBot: true,
        ...(token !== undefined && { token }),
      });
      this.#guest = new BotGuest({
        client,
        player,
        name,
        game,
        isLast: game >= games,
        pace,
        events: {
          seated: ({ code }, seat) =>
            this.#say(this.#words.play.online.botSits(name, showCode(code), seat)),
          waiting: () => this.#say(this.#words.play.online.botWaits),
          begun: (state) => this.#begin(state),
          over: (state) => this.#sayWinners(state),
        },
      });
      const end = await this.#guest.run();
      token = client.token;
      if (end.t !== 'over' || end.next === undefined) return this.#ended(end);
      table = end.next.id;
    }
  }

  #ended(end: BotGuestEnd): typeof DONE | typeof REFUSED | Failure {
    switch (end.t) {
      case 'over':
        return DONE;
      case 'stopped':
        return this.#isGivenUp ? REFUSED : DONE;
      case 'denied': {
        const why = end.answer.t === 'denied' ? end.answer.why : 'failed';
        return refusedBy(why, problemIn(end.answer, this.#words) ?? this.#words.online.failed);
      }
      case 'closed':
        // What a server of before cannot read is that a program comes.
        if (end.why === 'bad-message') {
          return failed(this.#words, 'other-server', { url: this.#wish.server });
        }
        return refusedBy(end.why, closingSentence(end.why, this.#words));
    }
  }

  #begin({ setup }: TableState): void {
    this.#tell ??= faultTeller(
      { entries: [this.#wish.name], edition: setup.edition },
      this.#words,
      this.#context.stderr,
    );
  }

  /** Who cannot be started any more gives the seat up: the table's own bot has it from then on. */
  #note(fault: Faults): void {
    this.#faults = addFaults(this.#faults, fault);
    this.#tell?.([fault]);
    if (fault.incidents['given-up'] === undefined) return;
    this.#isGivenUp = true;
    void this.#guest?.leave();
  }

  #summarize(player: OutsidePlayer): void {
    const { replaced } = player.takeFaults();
    const all = { ...this.#faults, replaced };
    const { stderr } = this.#context;
    for (const line of faultLines([this.#wish.name], [all], this.#words)) stderr.write(`${line}\n`);
  }

  #sayWinners({ opening, result }: TableState): void {
    const names = result!.winners.map((seat: Seat) => shownName(opening.seats[seat - 1]!.name));
    this.#say(this.#words.online.mine.winners(names));
  }

  #say(text: string): void {
    this.#context.stdout.write(`${text}\n`);
  }
}
