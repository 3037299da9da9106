/** Help, of the program and of each command. */
import type { CliWords, CommandName } from '@palier/text';
import type { Command, Options } from './command.ts';
import { COMMAND_NAMES } from './commands.ts';
import { FRAME_OPTIONS, PROGRAM_OPTIONS } from './line.ts';

const WIDEST = 100;
const USUAL = 80;

export function programHelp(cli: CliWords, columns: number | undefined): string {
  const width = widthOf(columns);
  const { json: _, ...options } = PROGRAM_OPTIONS;
  return sections([
    `palier – ${cli.tagline}`,
    `${cli.headings.usage} palier ${cli.usage.command} [${cli.usage.options}]`,
    ...cli.about.map((paragraph) => wrap(paragraph, width, '')),
    table(
      cli.headings.commands,
      COMMAND_NAMES.map((name) => [name, cli.commands[name].summary]),
      width,
    ),
    table(cli.headings.options, optionRows(options, cli.options), width),
    table(
      cli.headings.status,
      [
        ['0', cli.status.done],
        ['1', cli.status.refused],
        ['2', cli.status.unreadable],
      ],
      width,
    ),
    cli.seeHelp(`palier help ${cli.usage.command}`),
  ]);
}

export function commandHelp(
  name: CommandName,
  command: Command,
  { cli, columns }: { readonly cli: CliWords; readonly columns: number | undefined },
): string {
  const width = widthOf(columns);
  const { summary, about, options, examples } = command.help(cli);
  const { json, ...frame } = FRAME_OPTIONS;
  const all = { ...command.options, ...(command.json === 'never' ? {} : { json }), ...frame };
  const usage = ['palier', name, ...command.operands, `[${cli.usage.options}]`].join(' ');
  const shown = examples.map(({ line, says }) => `  ${line}\n${wrap(says, width, '      ')}`);
  return sections([
    `palier ${name} – ${summary}`,
    `${cli.headings.usage} ${usage}`,
    ...about.map((paragraph) => wrap(paragraph, width, '')),
    table(cli.headings.options, optionRows(all, { ...cli.options, ...options }), width),
    ...(shown.length === 0 ? [] : [`${cli.headings.examples}\n${shown.join('\n')}`]),
  ]);
}

function sections(texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`;
}

function widthOf(columns: number | undefined): number {
  return Math.max(40, Math.min(columns ?? USUAL, WIDEST));
}

type Row = readonly [name: string, says: string];

function optionRows(options: Options, says: { readonly [name: string]: string }): readonly Row[] {
  return Object.entries(options).map(([name, { short, value }]) => {
    const long = value === undefined ? `--${name}` : `--${name} ${value}`;
    return [short === undefined ? long : `-${short}, ${long}`, says[name] ?? ''];
  });
}

function table(heading: string, rows: readonly Row[], width: number): string {
  const column = Math.max(...rows.map(([name]) => name.length));
  const indent = ' '.repeat(column + 4);
  const lines = rows.map(
    ([name, says]) => `  ${name.padEnd(column)}  ${wrap(says, width, indent).trimStart()}`,
  );
  return `${heading}\n${lines.join('\n')}`;
}

/** Breaks a text between words, each line indented. */
function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(`${indent}${word}`);
  }
  return lines.join('\n');
}
