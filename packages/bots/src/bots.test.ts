/** All bots play everything there is to play, and end every game. */
import type { CommandType, Setup } from '@palier/rules';
import { COMMAND_TYPES } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { CHARACTER_IDS } from './bot-names.ts';
import { BOT_NAMES } from './roster.ts';
import { botNamed } from './testing/learnt.ts';
import { playOut, type PlayedOut } from './testing/play-out.ts';
import { BOT_RULE_SETS, shortened } from './testing/rule-sets.ts';

type Played = PlayedOut & { readonly decided: ReadonlySet<CommandType> };

function playedBy(setup: Setup, bots: readonly Bot[]): Played {
  const decided = new Set<CommandType>();
  const played = playOut(setup, bots, {
    seed: setup.id,
    watch: ({ command }) => decided.add(command.t),
  });
  return { ...played, decided };
}

/** Whoever thinks long plays short games, whoever plays at random would need very long ones. */
const LEVELS = { novice: 8, steady: 8, expert: 8, 'master:4': 2, random: 1 } as const;
type Name = keyof typeof LEVELS;
const NAMES = Object.keys(LEVELS) as readonly Name[];

const games = new Map<string, Played>();

/** A game with this bot in every seat; played once. */
function gameOf(name: Name, setup: Setup): Played {
  const key = `${name}/${setup.id}`;
  const rules = LEVELS[name] < 8 ? shortened(setup, LEVELS[name]) : setup;
  const game = games.get(key) ?? playedBy(rules, Array(setup.players).fill(botNamed(name)!));
  games.set(key, game);
  return game;
}

describe.each(NAMES)('a game of %s', (name) => {
  it.each(BOT_RULE_SETS)('ends by the rules and can be verified: $id', (setup) => {
    const { verdict } = gameOf(name, setup);
    expect(verdict).toMatchObject({ isFinished: true, shuffles: 'checked', problems: [] });
  });
});

describe.each(['novice', 'steady', 'expert', 'master:4'] as const)('in games of %s', (name) => {
  // STOCK-4 ends a round in which nobody has laid or added for fifty turns each.
  it('no round stalls', () => {
    const stalled = BOT_RULE_SETS.filter(
      (setup) => gameOf(name, setup).endings.blocked !== undefined,
    );
    expect(stalled.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(['novice', 'steady', 'expert'] as const)('in all games of %s together', (name) => {
  it('every kind of decision is made', () => {
    const decided = new Set(BOT_RULE_SETS.flatMap((setup) => [...gameOf(name, setup).decided]));
    expect([...decided].toSorted()).toEqual(COMMAND_TYPES.toSorted());
  });
});

describe('a game of many characters', () => {
  const bots = ['steady', 'expert', 'novice', 'master:2'].flatMap((strength) =>
    CHARACTER_IDS.map((id) => botNamed(`${id}-${strength}`)!),
  );

  it.each(
    BOT_RULE_SETS.map((setup, place) => ({ setup: shortened(setup, 2), id: setup.id, place })),
  )('ends by the rules and can be verified: $id', ({ setup, place }) => {
    const seats = Array.from(
      { length: setup.players },
      (_, seat) => bots[(5 * place + 7 * seat) % bots.length]!,
    );
    const { verdict } = playedBy(setup, seats);
    expect(verdict).toMatchObject({ isFinished: true, problems: [] });
  });
});

it('every bot of the list is there', () => {
  expect(BOT_NAMES.map((name) => botNamed(name)?.name)).toEqual(BOT_NAMES);
});
