/** Games for the tests of the terminal: what to type for one, and tables to sit down at. */
import { CHARACTER_IDS, botOf, type Bot, type Random } from '@palier/bots';
import { decider } from '@palier/bots/lab';
import {
  assert,
  isFault,
  makeMove,
  parseRecord,
  verify,
  type Command,
  type SetupChoice,
  type Verdict,
} from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { luckFrom, type TerminalLuck } from '../luck.ts';
import { TerminalGame } from '../terminal-game.ts';
import type { TerminalSeat } from '../terminal-table.ts';

export function verdictOn(text: string): Verdict {
  const record = parseRecord(text);
  assert(!isFault(record), 'a record that cannot be read');
  return verify(record);
}

export const STEADY_BOT = botOf({ strength: 'steady' });

export function botMove(
  game: TerminalGame,
  seat: number,
  { bot = STEADY_BOT, random = { below: () => 0 } }: { bot?: Bot; random?: Random } = {},
): Command {
  return bot.decide({ view: game.viewOf(seat), random, shouldStop: () => false });
}

/** What to type to play a seeded game as a steady bot would; each move as `write` puts it. */
export function scriptFor(
  choice: SetupChoice,
  seed: string,
  write: (command: Command) => readonly string[],
): readonly string[] {
  const names = Array.from({ length: choice.players }, () => '');
  const luck = luckFrom(seed);
  const game = new TerminalGame(setupOf(choice), names, luck);
  const lines: string[] = [];
  // Behind seat 1 the usual opponents, with the luck they have in `palier play`.
  const others = CHARACTER_IDS.map((character) => botOf({ strength: 'steady', character }));
  const decided = names.map(() => 0);
  for (let seat = decider(game.table); seat !== undefined; seat = decider(game.table)) {
    const bot = others[seat - 2];
    const decision = ++decided[seat - 1]!;
    const command = botMove(game, seat, bot && { bot, random: luck.botRandom(seat, decision) });
    if (seat === 1) lines.push(...write(command));
    assert(game.play(seat, command) === undefined, 'a steady bot plays by the rules');
  }
  return lines;
}

export const CHOICE: SetupChoice = { edition: 'level-8-101', players: 3 };

export function played(command: Command): readonly string[] {
  return [makeMove(command).toLowerCase()];
}

/** People first, then bots. */
export function tableFor(
  people: readonly string[],
  bots: number,
  { choice, luck }: { readonly choice: SetupChoice; readonly luck: TerminalLuck },
): {
  readonly game: TerminalGame;
  readonly seats: readonly TerminalSeat[];
  readonly luck: TerminalLuck;
} {
  const seats = [
    ...people.map((name): TerminalSeat => ({ t: 'person', name })),
    ...Array.from({ length: bots }, (_, index): TerminalSeat => ({
      t: 'bot',
      name: `Bot ${index + 1}`,
      bot: STEADY_BOT,
    })),
  ];
  const names = seats.map(({ name }) => name);
  return { game: new TerminalGame(setupOf(choice), names, luck), seats, luck };
}
