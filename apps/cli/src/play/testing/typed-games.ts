/** Games for the tests of the terminal: what to type for one, and tables to sit down at. */
import { CHARACTER_IDS, botOf, type Bot, type Random } from '@palier/bots';
import { decider } from '@palier/bots/lab';
import {
  assert,
  isFault,
  makeMove,
  makeSetup,
  parseRecord,
  verify,
  type Command,
  type Setup,
  type SetupChoice,
  type Verdict,
} from '@palier/rules';
import { luckFrom, type Luck } from '../luck.ts';
import { Session } from '../session.ts';
import type { Sitter } from '../sitting.ts';

export function setupOf(choice: SetupChoice): Setup {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'a set-up that cannot be played');
  return setup;
}

export function verdictOn(text: string): Verdict {
  const record = parseRecord(text);
  assert(!isFault(record), 'a record that cannot be read');
  return verify(record);
}

export const STEADY = botOf({ strength: 'steady' });

export function botMove(
  session: Session,
  seat: number,
  { bot = STEADY, random = { below: () => 0 } }: { bot?: Bot; random?: Random } = {},
): Command {
  return bot.decide({ view: session.viewOf(seat), random, shouldStop: () => false });
}

/** What to type to play a seeded game as a steady bot would; each move as `write` puts it. */
export function scriptFor(
  choice: SetupChoice,
  seed: string,
  write: (command: Command) => readonly string[],
): readonly string[] {
  const names = Array.from({ length: choice.players }, () => '');
  const luck = luckFrom(seed);
  const session = new Session(setupOf(choice), names, luck);
  const lines: string[] = [];
  // Behind seat 1 the usual opponents, with the luck they have in `palier play`.
  const others = CHARACTER_IDS.map((character) => botOf({ strength: 'steady', character }));
  const decided = names.map(() => 0);
  for (let seat = decider(session.table); seat !== undefined; seat = decider(session.table)) {
    const bot = others[seat - 2];
    const decision = ++decided[seat - 1]!;
    const command = botMove(session, seat, bot && { bot, random: luck.botRandom(seat, decision) });
    if (seat === 1) lines.push(...write(command));
    assert(session.play(seat, command) === undefined, 'a steady bot plays by the rules');
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
  { choice, luck }: { readonly choice: SetupChoice; readonly luck: Luck },
): { readonly session: Session; readonly sitters: readonly Sitter[]; readonly luck: Luck } {
  const sitters = [
    ...people.map((name): Sitter => ({ t: 'person', name })),
    ...Array.from({ length: bots }, (_, index): Sitter => ({
      t: 'bot',
      name: `Bot ${index + 1}`,
      bot: STEADY,
    })),
  ];
  const names = sitters.map(({ name }) => name);
  return { session: new Session(setupOf(choice), names, luck), sitters, luck };
}
