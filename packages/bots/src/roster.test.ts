/** Bots by their names. */
import { describe, expect, it } from 'vitest';
import { CHARACTER_IDS } from './characters.ts';
import { BOT_NAMES, MOST_CONTINUATIONS, STRENGTHS, botNamed, botOf } from './roster.ts';

describe('a bot by its name', () => {
  it('is called by that name', () => {
    const names = [
      ...BOT_NAMES,
      'master:400',
      `master:${MOST_CONTINUATIONS}`,
      ...STRENGTHS.flatMap((strength) => CHARACTER_IDS.map((id) => `${id}-${strength}`)),
      'odile-master:12',
    ];
    expect(names.map((name) => botNamed(name)?.name)).toEqual(names);
  });

  it.each([
    '',
    'Steady',
    'steady ',
    'nobody',
    'nobody-steady',
    'odile',
    'odile-',
    'odile-random',
    '-steady',
    'steady:5',
    'random:5',
    'master:',
    'master:0',
    'master:05',
    'master:-1',
    'master:1e3',
    'master:1.5',
    `master:${MOST_CONTINUATIONS + 1}`,
    'odile-bruno-steady',
    'constructor',
    '__proto__-steady',
  ])('is not there for %j', (name) => {
    expect(botNamed(name)).toBeUndefined();
  });

  it('is the bot of the same choice', () => {
    expect(botOf({ strength: 'master', character: 'nell', continuations: 7 }).name).toBe(
      'nell-master:7',
    );
    expect(botOf({ strength: 'expert' }).name).toBe('expert');
  });
});
