/** Help, of the program and of each command. */
import { LANGS, type Part } from '@palier/text';
import type { CliCommand, CommandOptions } from './command.ts';
import { COMMAND_NAMES } from './commands.ts';
import { wrapped } from './layout.ts';
import { FRAME_OPTIONS, PROGRAM_OPTIONS } from './line.ts';
import { DEFECT, DONE, REFUSED, UNREADABLE } from './status.ts';
import type { CommandName } from './words.ts';

const NARROWEST = 40;
const WIDEST = 100;
/** What a reader puts in stands in English in every language, as the operands and values of the commands do. */
const COMMAND = 'COMMAND';
const OPTIONS = '[OPTIONS]';
/** Of what an example does, under its line. */
const INDENT = ' '.repeat(6);

export function programHelp(cli: Part<'cli'>, columns: number): string {
  const width = bounded(columns);
  const { json: _, ...options } = PROGRAM_OPTIONS;
  return sections([
    `palier – ${cli.tagline}`,
    `${cli.headings.usage} palier ${COMMAND} ${OPTIONS}`,
    ...cli.about.map((paragraph) => wrapped(paragraph, width)),
    table(
      cli.headings.commands,
      COMMAND_NAMES.map((name) => [name, cli.commands[name].summary]),
      width,
    ),
    table(cli.headings.options, optionRows(options, frameSays(cli)), width),
    table(
      cli.headings.status,
      [
        [String(DONE), cli.status.done],
        [String(REFUSED), cli.status.refused],
        [String(UNREADABLE), cli.status.unreadable],
        [String(DEFECT), cli.status.defect],
      ],
      width,
    ),
    cli.seeHelp(`palier help ${COMMAND}`),
  ]);
}

export function commandHelp(
  name: CommandName,
  command: CliCommand,
  { cli, columns }: { readonly cli: Part<'cli'>; readonly columns: number },
): string {
  const width = bounded(columns);
  const { summary, about, options, examples } = cli.commands[name];
  const { json, ...frame } = FRAME_OPTIONS;
  const all = { ...command.options, ...(command.json === 'never' ? {} : { json }), ...frame };
  const [more, operands] = [command.operands.filter(isMany), command.operands.filter(isOne)];
  const usage = ['palier', name, ...operands, OPTIONS, ...more.map((one) => `-- ${one}`)].join(' ');
  const shown = examples.map(
    ({ line, says }) => `  ${line}\n${INDENT}${wrapped(says, width, INDENT)}`,
  );
  return sections([
    `palier ${name} – ${summary}`,
    `${cli.headings.usage} ${usage}`,
    ...about.map((paragraph) => wrapped(paragraph, width)),
    table(cli.headings.options, optionRows(all, { ...frameSays(cli), ...options }), width),
    ...(shown.length === 0 ? [] : [`${cli.headings.examples}\n${shown.join('\n')}`]),
  ]);
}

/** Many stand last, behind what tells them from options. */
function isMany(operand: string): boolean {
  return operand.endsWith('…');
}

function isOne(operand: string): boolean {
  return !isMany(operand);
}

/** The options of every command. */
function frameSays({ options }: Part<'cli'>): { readonly [name: string]: string } {
  return { ...options, lang: options.lang(LANGS) };
}

function sections(texts: readonly string[]): string {
  return `${texts.join('\n\n')}\n`;
}

function bounded(columns: number): number {
  return Math.max(NARROWEST, Math.min(columns, WIDEST));
}

type Row = readonly [name: string, says: string];

function optionRows(
  options: CommandOptions,
  says: { readonly [name: string]: string },
): readonly Row[] {
  return Object.entries(options).map(([name, { short, value, usual }]) => {
    const long = value === undefined ? `--${name}` : `--${name} ${value}`;
    const about = usual === undefined ? says[name] : `${says[name]} (${usual})`;
    return [short === undefined ? long : `-${short}, ${long}`, about ?? ''];
  });
}

function table(heading: string, rows: readonly Row[], width: number): string {
  const column = Math.max(...rows.map(([name]) => name.length));
  const indent = ' '.repeat(column + 4);
  const lines = rows.map(
    ([name, says]) => `  ${name.padEnd(column)}  ${wrapped(says, width, indent)}`,
  );
  return `${heading}\n${lines.join('\n')}`;
}
