import type { Bot } from '@palier/bots';
import { decider } from '@palier/bots/lab';
import { makeMove, type SetupChoice } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { call } from '../testing/call.ts';
import { luckFrom } from './luck.ts';
import { TerminalGame } from './terminal-game.ts';
import { TerminalTable } from './terminal-table.ts';
import { CHOICE, STEADY_BOT, botMove } from './testing/typed-games.ts';
import { loadWords } from '../words.ts';

describe('the bots', () => {
  it('are characters by turn, as strong as was asked, and never called like a person', async () => {
    const { stdout } = await call(
      ['play', '--name', 'Bruno', '--bots', '3', '--level', 'expert', '--seed', '5'],
      '',
    );
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      'Palier · Level 8 (101-card edition) · One star · Bruno, Odile, Wanda and Hugo',
      '  Odile · expert · Only discards what nobody wants, even if it costs a turn.',
      '  Wanda · expert · Takes what the others need and makes them miss turns.',
      '  Hugo · expert · Keeps jokers and any card that might come in handy one day.',
    ]);
  });

  it('may be named: a character, a strength, both, or random', async () => {
    const bots = 'Nell, sami-novice,expert,random,master:50';
    const { status, stdout } = await call(['play', '--bots', bots, '--level', 'expert'], 'hint\n');
    expect(status).toBe(0);
    expect(stdout).toMatch(/You,\sNell,\sSami,\sLena,\sJuno\sand\sNora\n/u);
    expect(stdout).toContain('  Nell · expert · Lays the level at once');
    expect(stdout).toContain('  Sami · novice · Plays a balanced game');
    expect(stdout).toContain('  Lena · expert · Watches what the others need');
    expect(stdout).toContain('  Juno · random\n');
    expect(stdout).toContain('  Nora · master · Plays out the rest of the round');
  });

  it('are told apart when one character sits there twice', async () => {
    const { stdout } = await call(['play', '--bots', 'hugo,hugo-expert', '--seed', '5'], '');
    expect(stdout).toContain('You, Hugo 2 and Hugo 3\n  Hugo 2 · medium');
  });

  /** Anna against one bot, until the bot has decided often enough. */
  async function sitWith(
    decide: Bot['decide'],
    { decisions, clock }: { readonly decisions: number; readonly clock?: () => number },
  ): Promise<void> {
    const choice: SetupChoice = { ...CHOICE, players: 2 };
    const luck = luckFrom('slow');
    const game = new TerminalGame(setupOf(choice), ['Anna', 'Bot'], luck);
    let count = 0;
    const bot: Bot = {
      name: 'bot',
      decide: (question) => {
        count++;
        return decide(question);
      },
    };
    await new TerminalTable({
      game,
      seats: [
        { t: 'person', name: 'Anna' },
        { t: 'bot', name: 'Bot', bot },
      ],
      luck,
      terminal: {
        ask: async () => {
          const seat = count < decisions ? decider(game.table) : undefined;
          return seat === undefined ? undefined : makeMove(botMove(game, seat));
        },
        write: () => undefined,
        clear: () => undefined,
        close: () => undefined,
        isPerson: true,
        columns: 80,
      },
      words: await loadWords('en'),
      paint: 'none',
      ...(clock === undefined ? {} : { clock }),
    }).run();
    expect(count).toBeGreaterThanOrEqual(decisions);
  }

  it('are asked to hurry after a second while people wait', async () => {
    let now = 5000;
    const answers: boolean[] = [];
    const slow: Bot['decide'] = (question) => {
      for (const passed of [0, 999, 1]) {
        now += passed;
        answers.push(question.shouldStop());
      }
      return STEADY_BOT.decide(question);
    };
    await sitWith(slow, { decisions: 2, clock: () => now });
    expect(answers.slice(0, 6)).toEqual([false, false, true, false, false, true]);
  });

  it('have luck of their own for each decision, however much one before it used up', async () => {
    async function luckOf(used: number): Promise<readonly number[]> {
      const drawn: number[] = [];
      const bot: Bot['decide'] = (question) => {
        drawn.push(question.random.below(1_000_000));
        // A search that the clock cuts short now here, now there.
        if (drawn.length === 1) for (let i = 0; i < used; i++) question.random.below(2);
        return STEADY_BOT.decide({ ...question, random: { below: () => 0 } });
      };
      await sitWith(bot, { decisions: 5 });
      return drawn;
    }
    const drawn = await luckOf(0);
    expect(await luckOf(7)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
