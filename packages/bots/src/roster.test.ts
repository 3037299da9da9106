/** Bots by their names. */
import { describe, expect, it } from 'vitest';
import {
  CHARACTER_IDS,
  MOST_CONTINUATIONS,
  STRENGTHS,
  makeBotName,
  parseBotName,
} from './bot-names.ts';
import { BOT_NAMES, botOf, botOrUsual } from './roster.ts';
import { botNamed, learnt } from './testing/learnt.ts';

const NAMES = [
  ...STRENGTHS,
  'master:400',
  `master:${MOST_CONTINUATIONS}`,
  ...STRENGTHS.flatMap((strength) => CHARACTER_IDS.map((id) => `${id}-${strength}`)),
  'odile-master:12',
];

describe("a bot's name", () => {
  it('says what the bot is', () => {
    expect(parseBotName('steady')).toEqual({ strength: 'steady' });
    expect(parseBotName('odile-expert')).toEqual({ strength: 'expert', character: 'odile' });
    expect(parseBotName('master:400')).toEqual({ strength: 'master', continuations: 400 });
    expect(parseBotName('random')).toBeUndefined();
  });

  it.each(NAMES)('%s is written as it is read', (name) => {
    expect(makeBotName(parseBotName(name)!)).toBe(name);
  });
});

describe('a bot by its name', () => {
  it('is called by that name', () => {
    const names = [...BOT_NAMES, ...NAMES];
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
  ])('is not there for %j, and the usual one plays', (name) => {
    expect(botNamed(name)).toBeUndefined();
    expect(parseBotName(name)).toBeUndefined();
    expect(botOrUsual(name, learnt).name).toBe('steady');
  });

  it('is the bot of the same choice', () => {
    expect(botOf({ strength: 'master', character: 'nell', continuations: 7 }, learnt).name).toBe(
      'nell-master:7',
    );
    expect(botOf({ strength: 'expert' }, learnt).name).toBe('expert');
  });
});
