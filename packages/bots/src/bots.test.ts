/** All bots play everything there is to play, and end every game. */
import { type CommandType, type Setup } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { CHARACTER_IDS } from './characters.ts';
import { BOT_NAMES, botNamed } from './roster.ts';
import { playOut, type PlayedOut } from './testing/play-out.ts';
import { RULE_SETS, shortened } from './testing/rule-sets.ts';

type Played = PlayedOut & { readonly decided: ReadonlySet<CommandType> };

function playedBy(setup: Setup, bots: readonly Bot[]): Played {
  const decided = new Set<CommandType>();
  const played = playOut(setup, bots, {
    seed: setup.id,
    watch: ({ command }) => decided.add(command.t),
  });
  return { ...played, decided };
}

const COMMANDS: readonly CommandType[] = [
  'addCard',
  'discard',
  'drawCard',
  'dropPalier',
  'exchangeJoker',
  'keepCards',
  'layLevel',
  'offerCards',
  'pickCard',
  'playHold',
  'playPass',
  'playSwap',
  'playTake',
  'takeCard',
];

describe.each([
  { name: 'novice', levels: undefined },
  { name: 'steady', levels: undefined },
  { name: 'expert', levels: undefined },
  // Whoever thinks long plays short games, whoever plays at random would need very long ones.
  { name: 'master:4', levels: 2 },
  { name: 'random', levels: 1 },
])('a game of $name', ({ name, levels }) => {
  const bot = botNamed(name)!;
  const games = new Map<Setup, Played>();
  const gameOf = (setup: Setup): Played => {
    const rules = levels === undefined ? setup : shortened(setup, levels);
    const game = games.get(setup) ?? playedBy(rules, Array(setup.players).fill(bot));
    games.set(setup, game);
    return game;
  };

  it.each(RULE_SETS)('ends by the rules and can be verified: $id', (setup) => {
    const { verdict } = gameOf(setup);
    expect(verdict).toMatchObject({ isFinished: true, shuffles: 'checked', problems: [] });
  });

  // STOCK-4 ends a round in which nobody has done anything for fifty turns: games of people never do.
  it.runIf(name !== 'random')('never stalls', () => {
    const stalled = RULE_SETS.filter((setup) => gameOf(setup).endings.blocked !== undefined);
    expect(stalled.map(({ id }) => id)).toEqual([]);
  });

  it.runIf(levels === undefined)('has every kind of decision somewhere', () => {
    const decided = new Set(RULE_SETS.flatMap((setup) => [...gameOf(setup).decided]));
    expect([...decided].toSorted()).toEqual(COMMANDS);
  });
});

describe('a game of many characters', () => {
  const bots = ['steady', 'expert', 'novice', 'master:2'].flatMap((strength) =>
    CHARACTER_IDS.map((id) => botNamed(`${id}-${strength}`)!),
  );

  it.each(RULE_SETS.map((setup, place) => ({ setup: shortened(setup, 2), id: setup.id, place })))(
    'ends by the rules and can be verified: $id',
    ({ setup, place }) => {
      const seats = Array.from(
        { length: setup.players },
        (_, seat) => bots[(5 * place + 7 * seat) % bots.length]!,
      );
      const { verdict } = playedBy(setup, seats);
      expect(verdict).toMatchObject({ isFinished: true, problems: [] });
    },
  );
});

it('every bot of the list is there', () => {
  expect(BOT_NAMES.map((name) => botNamed(name)?.name)).toEqual(BOT_NAMES);
});
