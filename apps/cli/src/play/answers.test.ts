import type { SetupChoice } from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { luckFrom } from './luck.ts';
import { canLay } from './moves.ts';
import { TerminalTable } from './terminal-table.ts';
import type { Terminal } from './terminal.ts';
import { CHOICE, played, scriptFor, tableFor } from './testing/typed-games.ts';
import { loadWords } from '../words.ts';

describe('the odds', () => {
  it('tell how far the hand is and how likely it gets there, never less in more turns', async () => {
    const script = scriptFor(CHOICE, 'odds', (command) => ['odds', ...played(command)]);
    const { stdout } = await call(['play', '--seed', 'odds'], script.join('\n'));
    const chances = stdout
      .replaceAll(/\n {2}/g, ' ')
      .matchAll(/1 turn: (\d+) ± \d+%\. Within 2 turns: (\d+).*?3 turns: (\d+).*?5 turns: (\d+)/g)
      .map(([, ...found]) => found.map(Number))
      .toArray();
    expect(chances.length).toBeGreaterThan(5);
    for (const found of chances) expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(stdout).toContain('complete in your hand.');
    expect(stdout).toContain('You have already laid your level this round.');
  });

  it('are told for the three nearest levels of an open ladder', async () => {
    const argv = ['play', '--seed', '5', '--edition', 'level-up', '--ladder', 'open'];
    const { stdout } = await call(argv, 'odds\nquit\n');
    expect(stdout.match(/cards? missing;/g)).toHaveLength(3);
  });
});

describe('a hint', () => {
  it.each<SetupChoice>([
    { edition: 'level-up', ladder: 'open', players: 2 },
    {
      edition: 'level-8-101',
      ladder: 'two-star',
      players: 3,
      master: 'all',
      rules: { levels: 3, keepFrom: 1, keepCards: 3, jokerSwap: 'yes' },
    },
  ])('can be followed to the end of $ladder, and is the same when asked again', async (choice) => {
    const luck = luckFrom('hints');
    const { game, seats } = tableFor(['Anna'], choice.players - 1, { choice, luck });
    let shown = '';
    let hints: readonly string[] = [];
    let count = 0;
    const terminal: Terminal = {
      ask: async () => {
        if (game.table.step === 'over') return undefined;
        const hint = /→ (?<why>[^]+)\n {2}Type “(?<move>.+)”\.\n$/u.exec(shown)?.groups;
        shown = '';
        if (hint !== undefined) hints = [...hints, hint['why']!];
        if (hints.length < 2) return 'hint';
        expect(hints[0]).toBe(hints[1]);
        const isLater = canLay(game.viewOf(1)) && !hint!['move']!.startsWith('lay');
        expect(hints[0]!.includes('You could lay')).toBe(isLater);
        hints = [];
        count++;
        return hint!['move']!;
      },
      write: (text) => {
        shown += text;
        expect(text).not.toContain('✗');
      },
      clear: () => undefined,
      close: () => undefined,
      isPerson: true,
      columns: 1000,
    };
    const words = await loadWords('en');
    await new TerminalTable({ game, seats, luck, terminal, words, paint: 'none' }).run();
    expect(game.table.step).toBe('over');
    expect(count).toBeGreaterThan(10);
  });

  it.each([
    ['en', /^→ (?:Draw from the draw pile|Take the )[^]+\.\n {2}Type “(?:draw|take [23])”\.\n/mu],
    [
      'fr',
      /^→ (?:Pioche une carte|Prends le? )[^]+\.\n {2}Tape «\u00a0(?:draw|take [23])\u00a0»\.\n/mu,
    ],
    ['de', /^→ (?:Ziehe vom Nachziehstapel|Nimm d)[^]+\.\n {2}Gib „(?:draw|take [23])“ ein\.\n/mu],
  ])('says in %s the move, why, and how to type it', async (lang, hint) => {
    const { stdout } = await call(['play', '--seed', '5', '--lang', lang], 'hint\n');
    expect(stdout).toMatch(hint);
  });
});
