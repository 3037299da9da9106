import { describe, expect, it } from 'vitest';
import { isSettingFault } from './base/setting.ts';
import {
  SETTINGS,
  completeSettings,
  readSettings,
  shownSettings,
  usualText,
  variableOf,
  type SettingName,
} from './settings.ts';

const OWN = { web: '/web', data: '/data', log: 'warn' } as const;

describe('settings', () => {
  it('come from flags and from the environment, and the flag wins', () => {
    expect(
      readSettings(
        { port: '0', origins: 'https://a.example, https://b.example' },
        { PALIER_PORT: '80', PALIER_BOT_THREADS: '3', PALIER_LOG: '', HOME: '/home' },
      ),
    ).toEqual({
      port: 0,
      origins: ['https://a.example', 'https://b.example'],
      'bot-threads': 3,
    });
  });

  it.each([
    [{ port: '65536' }, {}, 'bad-number', '--port'],
    [{ port: '-1' }, {}, 'bad-number', '--port'],
    [{ port: '8e3' }, {}, 'bad-number', '--port'],
    [{}, { PALIER_PORT: 'tcp://10.0.0.1:8080' }, 'bad-number', 'PALIER_PORT'],
    [{ 'bot-threads': '0' }, {}, 'bad-number', '--bot-threads'],
    [{ log: 'loud' }, {}, 'bad-value', '--log'],
    [{ metrics: 'yes' }, {}, 'bad-value', '--metrics'],
    [{ database: 'mysql://localhost/x' }, {}, 'bad-url', '--database'],
    [{ database: 'postgres://[' }, {}, 'bad-url', '--database'],
    [{ 'public-url': 'https://play.example/game' }, {}, 'bad-url', '--public-url'],
    [{ origins: 'https://a.example,*' }, {}, 'bad-url', '--origins'],
    [{ 'trust-proxy': 'yes' }, {}, 'bad-proxies', '--trust-proxy'],
    [{ data: '' }, {}, 'option-needs-value', '--data'],
  ])('%j and %j are refused: %s of %s', (flags, env, code, option) => {
    expect(readSettings(flags, env)).toMatchObject({ t: 'setting-fault', code, facts: { option } });
  });

  it('unknown are refused, but those for other things of ours', () => {
    expect(readSettings({}, { PALIER_PROT: '80' })).toEqual({
      t: 'setting-fault',
      code: 'unknown-variable',
      facts: { variable: 'PALIER_PROT' },
    });
    expect(readSettings({}, { PALIER_DEBUG: '1', PALIER_QUICK: '1' })).toEqual({});
  });

  it('of a bad database never show it: there may be a password in it', () => {
    const said = readSettings({}, { PALIER_DATABASE: 'mysql://me:secret@db/x' });
    expect(JSON.stringify(said)).not.toContain('secret');
  });

  it('keep tables in one place', () => {
    const database = 'postgres://db/palier';
    const both = { PALIER_DATA: '/here', PALIER_DATABASE: database };
    expect(readSettings({ data: '/d', database }, {})).toMatchObject({
      code: 'not-together',
      facts: { options: ['--data', '--database'] },
    });
    expect(readSettings({}, both)).toMatchObject({
      code: 'not-together',
      facts: { options: ['PALIER_DATA', 'PALIER_DATABASE'] },
    });
    expect(readSettings({ data: '/d' }, both)).toEqual({ data: '/d' });
    expect(readSettings({ database }, { PALIER_DATA: '/here' })).toEqual({ database });
  });

  it('are complete, and shown without a password', () => {
    const chosen = readSettings(
      { 'trust-proxy': 'private', grace: '5' },
      { PALIER_DATABASE: 'postgres://me:secret@db:5433/palier?password=secret&sslmode=require' },
    );
    if (isSettingFault(chosen)) throw new Error(chosen.code);
    const settings = completeSettings(chosen, OWN);
    const shown = shownSettings(settings);
    expect(JSON.stringify(shown)).not.toContain('secret');
    expect(shown).toMatchObject({
      port: 8080,
      grace: 5,
      'trust-proxy': 'private',
      database: 'postgres://me:***@db:5433/palier',
    });
    expect(shown).not.toHaveProperty('data');
    expect(settings).toMatchObject({
      web: '/web',
      database: expect.stringContaining('secret') as string,
    });
  });

  it('all have a usual value but those that need none', () => {
    const shown = Object.keys(shownSettings(completeSettings({}, OWN)));
    const names = Object.keys(SETTINGS) as readonly SettingName[];
    expect(names.filter((name) => !shown.includes(name))).toEqual([
      'database',
      'public-url',
      'push-key',
      'push-contact',
      'admin-token',
    ]);
    expect(variableOf('connections-per-address')).toBe('PALIER_CONNECTIONS_PER_ADDRESS');
  });

  it.each([
    ['port', '8080'],
    ['trust-proxy', '0'],
    ['grace', '45'],
    ['metrics', 'local'],
    ['bot-threads', undefined],
    ['origins', undefined],
    ['database', undefined],
  ] as const)('%s is usually %s, as help says it', (name, usual) => {
    expect(usualText(name)).toBe(usual);
  });
});
