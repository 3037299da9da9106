import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { LANGS } from '@palier/text';
import { describe, expect, it } from 'vitest';
import { COMMANDS, COMMAND_NAMES } from './commands.ts';
import { call } from './testing/call.ts';
import { loadWords } from './words.ts';

describe('help', () => {
  it('of the program names every command', async () => {
    const { status, stdout, stderr } = await call(['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const name of COMMAND_NAMES) expect(stdout).toMatch(new RegExp(`^ {2}${name} +\\S`, 'mu'));
    expect(await call(['help'])).toEqual({ status, stdout, stderr });
    expect(await call(['-h'])).toEqual({ status, stdout, stderr });
  });

  it.each(COMMAND_NAMES.flatMap((name) => LANGS.map((lang) => [name, lang] as const)))(
    'of %s in %s describes every option and shows an example',
    async (name, lang) => {
      const help = await call([name, '--help', '--lang', lang]);
      expect(help).toMatchObject({ status: 0, stderr: '' });
      const { command } = await COMMANDS[name]();
      const { examples } = (await loadWords(lang)).cli.commands[name];
      for (const option of [...Object.keys(command.options), 'lang', 'help']) {
        expect(help.stdout).toMatch(new RegExp(`^ {2}(?:-\\w, )?--${option}\\b.*  \\S`, 'mu'));
      }
      expect(examples.map(({ line }) => line).join('\n')).toContain(`palier ${name}`);
      for (const { line } of examples) expect(help.stdout).toContain(line);
      expect(await call(['help', name, '--lang', lang])).toEqual(help);
    },
  );

  it.each(LANGS)('writes what is to be put in the same way everywhere, in %s', async (lang) => {
    const places = async (name: string, of: string): Promise<ReadonlySet<string>> => {
      const { stdout } = await call(['help', name, '--lang', of]);
      return new Set(stdout.match(/(?<![\p{L}_])\p{Lu}{3,}(?![\p{L}_])/gu));
    };
    for (const name of COMMAND_NAMES) {
      const [here, english] = await Promise.all([places(name, lang), places(name, 'en')]);
      expect([...here.difference(english)]).toEqual([]);
    }
    const { stdout } = await call(['--help', '--lang', lang]);
    expect(stdout).toContain(' palier COMMAND [OPTIONS]\n');
    expect(stdout).toContain('palier help COMMAND');
    const { afterGame } = (await loadWords(lang)).play;
    expect(afterGame).toContain('save FILE');
  });

  it('stays within 80 columns but for lines to copy', async () => {
    const calls = COMMAND_NAMES.map(async (name) => call(['help', name]));
    for (const { stdout } of await Promise.all(calls)) {
      const wide = stdout.split('\n').filter((line) => line.length > 80);
      expect(wide.filter((line) => !line.includes('palier '))).toEqual([]);
    }
  });
});

describe('usage', () => {
  it('shows the version', async () => {
    const manifest = new URL('../package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
    const stdout = `palier ${version}\n`;
    expect(await call(['--version'])).toEqual({ status: 0, stdout, stderr: '' });
  });

  it('without a command shows the help as an error', async () => {
    const { status, stdout, stderr } = await call([]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage: palier COMMAND');
  });

  it.each([
    [['juge', 'x'], 'unknown-command'],
    [['coach', 'x'], 'unknown-command'],
    [['constructor'], 'unknown-command'],
    [['help', 'nothing'], 'unknown-command'],
    [['help', 'judge', 'verify'], 'surplus-operand'],
    [['--verison'], 'unknown-option'],
    [['verify'], 'missing-operand'],
    [['verify', 'a', 'b'], 'surplus-operand'],
    [['verify', 'a', '--open'], 'unknown-option'],
    [['verify', 'a', '--lang'], 'option-needs-value'],
    [['verify', 'a', '--lang', 'pt'], 'bad-value'],
    [['--lang=', 'verify', 'a'], 'bad-value'],
    [['replay', 'a', '--open=yes'], 'option-takes-no-value'],
    [[], 'no-command'],
  ])('refuses %j', async (argv, code) => {
    const people = await call(argv);
    expect({ status: people.status, stdout: people.stdout }).toEqual({ status: 2, stdout: '' });
    expect(people.stderr).toMatch(/^palier: \S.*\.\n$/mu);
    const scripts = await call(['--json', ...argv]);
    expect({ status: scripts.status, stderr: scripts.stderr }).toEqual({ status: 2, stderr: '' });
    expect(JSON.parse(scripts.stdout)).toEqual({
      palier: 1,
      error: { code, path: '', message: expect.stringMatching(/\S.*\.$/u) as string },
    });
  });
});

describe('language', () => {
  const heading = {
    en: 'Commands:',
    fr: 'Commandes\u00a0:',
    de: 'Befehle:',
    es: 'Órdenes:',
    it: 'Comandi:',
  };
  it.each([
    [['--help', '--lang', 'fr'], {}, 'fr'],
    [['--lang=de', '--help'], { LANG: 'fr_FR.UTF-8' }, 'de'],
    [['--help'], { LANG: 'fr_FR.UTF-8' }, 'fr'],
    [['--help'], { LANG: 'fr_FR.UTF-8', LC_MESSAGES: 'de_AT' }, 'de'],
    [['--help'], { LANG: 'fr', LC_MESSAGES: 'de', LC_ALL: 'C' }, 'en'],
    [['--help'], { LANG: 'fr', LC_ALL: '' }, 'fr'],
    [['--help'], { LANG: 'es_ES.UTF-8' }, 'es'],
    [['--help'], { LANG: 'it_IT.UTF-8' }, 'it'],
    [['--help'], { LANG: 'pt_PT.UTF-8' }, 'en'],
    [['--help'], {}, 'en'],
  ] as const)('%j with %j is %s', async (argv, env, lang) => {
    expect((await call(argv, '', { env })).stdout).toContain(heading[lang]);
  });

  it.each([
    [{}, 'de-AT', 'de'],
    [{ LANG: '', LC_ALL: '' }, 'fr-CA', 'fr'],
    [{ LANG: 'fr_FR.UTF-8' }, 'de-DE', 'fr'],
    [{ LANG: 'C' }, 'de-DE', 'en'],
    [{}, 'ja-JP', 'en'],
  ] as const)('with %j on a system in %s is %s', async (env, locale, lang) => {
    expect((await call(['--help'], '', { env, locale })).stdout).toContain(heading[lang]);
  });
});

describe('a bug in the program', () => {
  const broken = (): Readable =>
    new Readable({
      read() {
        this.destroy(new Error('a mistake of ours'));
      },
    });

  it('has a status of its own, which the help names', async () => {
    expect((await call(['--help'])).stdout).toMatch(/^ {2}70 {2}a bug in the program/mu);
  });

  it('is one sentence, never a stack', async () => {
    const { status, stdout, stderr } = await call(['verify', '-'], broken());
    expect({ status, stdout }).toEqual({ status: 70, stdout: '' });
    expect(stderr).toMatch(/^palier: .*\(a mistake of ours\)\.\n$/u);
  });

  it('shows its stack to who looks for it', async () => {
    const { stderr } = await call(['verify', '-'], broken(), {
      env: { PALIER_DEBUG: '1' },
    });
    expect(stderr).toContain('    at ');
  });
});
