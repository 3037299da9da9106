/** `palier play`: the game in the terminal, line by line. */
import { BOTS, type Bot } from '@palier/bots';
import type { Setup } from '@palier/rules';
import { quotable, type Words } from '@palier/text';
import { defineCommand, type Args, type Options } from '../command.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { cut, wrapped } from '../layout.ts';
import { toldApart } from '../seat-names.ts';
import { badValue, checkPlayers, checkSeed, readSetup, SETUP_OPTIONS } from '../setup-options.ts';
import { DONE } from '../status.ts';
import { paintOf } from './faces.ts';
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
    const misuse = checkSeed(values.seed, words);
    if (misuse !== undefined) return misuse;
    const table = readTable(values, words);
    if (isFailure(table)) return table;
    const setup = readSetup(values, table.people.length + table.bots.length, words);
    if (isFailure(setup)) return setup;
    const luck = luckFrom(values.seed);
    const sitters = sittersOf(table, luck, words);
    const names = sitters.map(({ name }) => name);
    const called = toldApart(names);
    const terminal = openTerminal(context);
    try {
      terminal.write(welcome({ setup, luck, called, words, columns: terminal.columns }));
      const session = new Session(setup, names, luck);
      const paint = paintOf(context, values['no-color']);
      await new Sitting({ session, sitters, terminal, words, paint }).run();
    } finally {
      terminal.close();
    }
    return DONE;
  },
});

type Seating = {
  readonly t: 'seating';
  readonly people: readonly string[];
  readonly bots: readonly Bot[];
};

const USUAL_BOTS = 2;
const USUAL_BOT = 'simple';
const MOST_LETTERS = 20;
/** As the header of a record has it. */
const MOST_UNITS = 60;

/** Who sits at the table: one person and two bots, unless something else is asked for. */
function readTable(values: Values, words: Words): Seating | Failure {
  const people = readPeople(values, words);
  if (isFailure(people)) return people;
  const wanted = values.bots ?? String(people.length > 1 ? 0 : USUAL_BOTS);
  const number = /^\d{1,15}$/.test(wanted) ? Number(wanted) : undefined;
  const named = wanted.split(',').map((name) => name.trim());
  const stranger = number === undefined ? named.find((name) => !BOTS.has(name)) : undefined;
  if (stranger !== undefined) return badValue(words, '--bots', stranger, [...BOTS.keys()]);
  const miscount = checkPlayers(people.length + (number ?? named.length), words);
  if (miscount !== undefined) return miscount;
  const names = number === undefined ? named : Array.from({ length: number }, () => USUAL_BOT);
  return { t: 'seating', people, bots: names.map((name) => BOTS.get(name)!) };
}

/** The people by name; somebody alone may have none and is called by the seat in a record. */
function readPeople({ name, players }: Values, words: Words): readonly string[] | Failure {
  if (name !== undefined && players !== undefined) {
    return failed(words, 'not-together', { options: ['--name', '--players'] });
  }
  if (name === undefined && players === undefined) return [''];
  const people = (players?.split(',') ?? [name!]).map(nameFrom);
  if (!people.includes('')) return people;
  return failed(words, 'empty-name', { option: players === undefined ? '--name' : '--players' });
}

/** A name that fits on the screen and into a record, which counts otherwise than people do. */
function nameFrom(text: string): string {
  let name = '';
  for (const character of cut(quotable(text), MOST_LETTERS)) {
    if (name.length + character.length > MOST_UNITS) break;
    name += character;
  }
  return name.trim();
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
  /** By seat, as `toldApart` gives them. */
  readonly called: readonly string[];
  readonly words: Words;
  readonly columns: number;
}): string {
  const { setup, luck, called, words, columns } = game;
  const { play } = words;
  const { fairness } = luck;
  return [
    play.welcome(
      words.edition(setup.edition),
      quotable(words.ladder(setup.ladders[0]!.name)),
      called.map((name) => (name === '' ? play.you : name)),
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
