/** `palier play`: the game in the terminal, line by line. */
import { BOTS, type Bot } from '@palier/bots';
import { MAX_PLAYERS, MIN_PLAYERS, type Setup } from '@palier/rules';
import { quotable, type Words } from '@palier/text';
import { defineCommand, type Args, type Options } from '../command.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { badValue, readSetup, SETUP_OPTIONS } from '../setup-options.ts';
import { cut, paintOf, wrapped } from './faces.ts';
import { luckFrom, type Luck } from './luck.ts';
import { Session } from './session.ts';
import { Sitting, type Sitter } from './sitting.ts';
import { openTerminal } from './terminal.ts';

const OPTIONS = {
  name: { type: 'string', value: 'NAME' },
  players: { type: 'string', value: 'NAME,NAME…' },
  bots: { type: 'string', value: 'N|A,B…' },
  ...SETUP_OPTIONS,
  seed: { type: 'string', value: 'TEXT' },
  'no-color': { type: 'boolean' },
} as const satisfies Options;

type Values = Args<typeof OPTIONS>['values'];

export const command = defineCommand({
  operands: [],
  json: 'never',
  options: OPTIONS,
  help: (cli) => cli.commands.play,
  run: async (context, { values }) => {
    const { words } = context;
    const table = readTable(values, words);
    if (isFailure(table)) return table;
    const setup = readSetup(values, table.people.length + table.bots.length, words);
    if (isFailure(setup)) return setup;
    const luck = luckFrom(values.seed);
    const sitters = sittersOf(table, luck, words);
    const names = sitters.map(({ name }) => name);
    const terminal = openTerminal(context);
    try {
      terminal.write(welcome({ setup, luck, names, words, columns: terminal.columns }));
      const session = new Session(setup, names, luck);
      const paint = paintOf(context, values['no-color']);
      await new Sitting({ session, sitters, terminal, words, paint }).run();
    } finally {
      terminal.close();
    }
    return 0;
  },
});

type Seating = {
  readonly t: 'seating';
  readonly people: readonly string[];
  readonly bots: readonly Bot[];
};

const USUAL_BOTS = 2;
const USUAL_BOT = 'simple';
const MOST_NAME = 20;

/** Who sits at the table: one person and two bots, unless something else is asked for. */
function readTable(values: Values, words: Words): Seating | Failure {
  if (values.name !== undefined && values.players !== undefined) {
    return failed(words, 'not-together', { options: ['--name', '--players'] });
  }
  const people = (values.players ?? values.name ?? words.play.you)
    .split(',')
    .map((name) => cut(quotable(name), MOST_NAME));
  const wanted = values.bots ?? String(people.length > 1 ? 0 : USUAL_BOTS);
  const names = /^\d+$/.test(wanted)
    ? Array.from({ length: Math.min(Number(wanted), MAX_PLAYERS) }, () => USUAL_BOT)
    : wanted.split(',').map((name) => name.trim());
  const stranger = names.find((name) => !BOTS.has(name));
  if (stranger !== undefined) return badValue(words, '--bots', stranger, [...BOTS.keys()]);
  const players = people.length + names.length;
  if (players < MIN_PLAYERS || players > MAX_PLAYERS) {
    const option = values.bots === undefined ? '--players' : '--bots';
    const others = option === '--bots' ? people.length : names.length;
    return failed(words, 'bad-number', {
      option,
      value: String(players - others),
      min: Math.max(0, MIN_PLAYERS - others),
      max: MAX_PLAYERS - others,
    });
  }
  return { t: 'seating', people, bots: names.map((name) => BOTS.get(name)!) };
}

function sittersOf({ people, bots }: Seating, luck: Luck, words: Words): readonly Sitter[] {
  const free = words.play.botNames.filter((name) => !people.includes(name));
  return [
    ...people.map((name): Sitter => ({ t: 'person', name })),
    ...bots.map((bot, index): Sitter => {
      const random = luck.botRandom(people.length + index + 1);
      return { t: 'bot', name: free[index]!, bot, random };
    }),
  ];
}

function welcome(game: {
  readonly setup: Setup;
  readonly luck: Luck;
  readonly names: readonly string[];
  readonly words: Words;
  readonly columns: number;
}): string {
  const { setup, luck, names, words, columns } = game;
  const { play } = words;
  const { fairness } = luck;
  return [
    play.welcome(
      words.edition(setup.edition),
      quotable(words.ladder(setup.ladders[0]!.name)),
      names,
    ),
    play.howToChange,
    fairness.t === 'seeded'
      ? play.luck.seeded(fairness.seed)
      : play.luck.honest(fairness.commitment),
    play.howToStart,
  ]
    .map((text) => `${wrapped(text, columns)}\n`)
    .join('');
}
