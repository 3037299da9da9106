import { describe, expect, it } from 'vitest';
import { isFailure } from '../failure.ts';
import { readPlan, readTarget, type LoadValues } from './plan.ts';
import { loadWords } from '../words.ts';

const words = await loadWords('en');

const NOTHING: LoadValues = {
  url: [],
  serve: false,
  idle: false,
  profiles: false,
  tables: undefined,
  players: undefined,
  seconds: undefined,
  ramp: undefined,
  think: undefined,
  bots: undefined,
  drop: undefined,
  processes: undefined,
};

describe('the plan of palier load', () => {
  it('is the usual where nothing is said', () => {
    expect(readPlan(NOTHING, words)).toEqual({
      tables: 50,
      players: 4,
      seconds: 20,
      ramp: 0,
      think: 0,
      drop: 0,
      processes: 1,
      bots: 'hasty',
      idle: false,
      profiles: false,
    });
  });

  it('is what was asked for', () => {
    const values = { ...NOTHING, tables: '2000', bots: 'master:50', drop: '30', idle: true };
    expect(readPlan(values, words)).toMatchObject({
      tables: 2000,
      bots: 'master:50',
      drop: 30,
      idle: true,
    });
  });

  it.each([
    ['tables', '0', 'bad-number'],
    ['tables', '-1', 'bad-number'],
    ['players', '7', 'bad-number'],
    ['seconds', '1.5', 'bad-number'],
    ['ramp', 'long', 'bad-number'],
    ['processes', '65', 'bad-number'],
    ['bots', 'clever', 'bad-value'],
  ])('refuses --%s %s', (option, value, code) => {
    const plan = readPlan({ ...NOTHING, [option]: value }, words);
    expect(isFailure(plan) && plan.code).toBe(code);
  });
});

describe('the target of palier load', () => {
  it.each([
    [[], { t: 'urls', urls: ['http://localhost:8080'] }],
    [['https://cards.example/'], { t: 'urls', urls: ['https://cards.example'] }],
    [['http://a:1', 'http://b:2'], { t: 'urls', urls: ['http://a:1', 'http://b:2'] }],
  ])('with --url %j is %j', (url, target) => {
    expect(readTarget({ ...NOTHING, url }, words)).toEqual(target);
  });

  it('is a server of its own', () => {
    expect(readTarget({ ...NOTHING, serve: true }, words)).toEqual({ t: 'serve' });
  });

  it.each([
    [{ url: ['localhost:8080'] }, 'bad-url'],
    [{ url: ['http://'] }, 'bad-url'],
    [{ url: ['http://a'], serve: true }, 'not-together'],
  ])('refuses %j', (values, code) => {
    const target = readTarget({ ...NOTHING, ...values }, words);
    expect(isFailure(target) && target.code).toBe(code);
  });
});
