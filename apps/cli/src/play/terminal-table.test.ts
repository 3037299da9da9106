import { decider } from '@palier/bots/lab';
import { makeMove, type SetupChoice } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { luckFrom } from './luck.ts';
import { TerminalTable } from './terminal-table.ts';
import type { Terminal } from './terminal.ts';
import { CHOICE, botMove, tableFor, verdictOn } from './testing/typed-games.ts';
import { loadWords } from '../words.ts';

describe('at one keyboard', () => {
  it('two hands are never on the screen together', async () => {
    const choice: SetupChoice = {
      edition: 'level-8-101',
      ladder: 'two-star',
      players: 3,
      master: 'all',
      rules: { levels: 5, keepFrom: 1, keepCards: 3 },
    };
    const { game, seats, luck } = tableFor(['Anna', 'Ben'], 1, {
      choice,
      luck: luckFrom('eyes'),
    });
    const screens: string[] = [''];
    const terminal: Terminal = {
      ask: async (prompt) => {
        if (prompt !== '> ') return '';
        const seat = decider(game.table);
        return seat === undefined ? undefined : makeMove(botMove(game, seat));
      },
      write: (text) => screens.push(screens.pop()! + text),
      clear: () => screens.push(''),
      isPerson: true,
      columns: 80,
      close: () => undefined,
    };
    const words = await loadWords('en');
    await new TerminalTable({ game, seats, luck, terminal, words, paint: 'none' }).run();
    // The first screen has the first hand: nothing was there before it.
    const handOvers = screens.slice(1).filter((screen) => screen.includes('look away'));
    expect(handOvers.length).toBeGreaterThan(4);
    expect(handOvers.filter((screen) => screen.includes('Your hand'))).toEqual([]);
    // Every screen with a hand comes right after its owner was called to the keyboard.
    for (const [index, screen] of screens.entries()) {
      if (index > 0 && screen.includes('Your hand')) {
        expect(screens[index - 1]).toContain('look away');
      }
    }
    // The last table is nobody's: all seats by name.
    const end = screens.at(-1)!;
    const rows = end.slice(end.lastIndexOf('── Round')).split('\n').slice(1, 4);
    expect(rows.map((row) => row.split(/\s+/u)[2])).toEqual(['Anna', 'Ben', 'Bot']);
    const { problems, shuffles, isFinished } = verdictOn(game.record());
    expect({ problems, shuffles, isFinished }).toEqual({
      problems: [],
      shuffles: 'checked',
      isFinished: true,
    });
  });

  it('an honest game shows its secret at the end, and not before', async () => {
    const { game, seats, luck } = tableFor(['Anna'], 2, {
      choice: { ...CHOICE, rules: { levels: 1 } },
      luck: luckFrom(undefined),
    });
    let screen = '';
    const terminal: Terminal = {
      ask: async () => {
        const seat = decider(game.table);
        if (seat === undefined) return undefined;
        expect(game.secret).toBeUndefined();
        return makeMove(botMove(game, seat));
      },
      write: (text) => {
        screen += text;
      },
      clear: () => undefined,
      isPerson: true,
      columns: 80,
      close: () => undefined,
    };
    const words = await loadWords('en');
    await new TerminalTable({ game, seats, luck, terminal, words, paint: 'none' }).run();
    expect(game.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(screen).toContain(game.secret);
    expect(verdictOn(game.record())).toMatchObject({ shuffles: 'checked', problems: [] });
  });
});
