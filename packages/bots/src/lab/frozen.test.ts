/** The frozen minds answer as they did when they were frozen: what is measured against them stays true. */
import { createHash } from 'node:crypto';
import { makeMove } from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { MOST_CONTINUATIONS, parseBotName } from '../bot-names.ts';
import { botNamed } from '../testing/learnt.ts';
import { playOut } from '../testing/play-out.ts';
import { FROZEN_NAMES, frozenNamed } from './frozen.ts';

/** Whole games among bots of one name: how many moves, and a print of all of them. */
const ANSWERS: readonly (readonly [name: string, moves: number, print: string])[] = [
  ['expert-2611', 260, '249444a8773a9e4b'],
  ['master-2611:12', 244, '79a2084f445180ef'],
];

describe('a frozen mind', () => {
  it.each(ANSWERS)('%s answers as it did in November 2026', (name, count, print) => {
    const bot = frozenNamed(name)!;
    expect(bot.name).toBe(name);
    const moves: string[] = [];
    playOut(setupOf({ edition: 'level-8-101', players: 3 }), [bot, bot, bot], {
      seed: 'frozen',
      watch: ({ command }) => moves.push(makeMove(command)),
    });
    const hash = createHash('sha256').update(moves.join('\n')).digest('hex').slice(0, 16);
    expect([moves.length, hash]).toEqual([count, print]);
  });

  it('sits at no table', () => {
    expect(FROZEN_NAMES.map((name) => frozenNamed(name)?.name)).toEqual(FROZEN_NAMES);
    for (const name of FROZEN_NAMES) {
      expect(botNamed(name)).toBeUndefined();
      expect(parseBotName(name)).toBeUndefined();
    }
  });

  it.each([
    'expert',
    'master:1500',
    'expert-2611:5',
    'odile-expert-2611',
    'master-2611',
    'master-2611:0',
    `master-2611:${MOST_CONTINUATIONS + 1}`,
  ])('is not called %j', (name) => {
    expect(frozenNamed(name)).toBeUndefined();
  });
});
