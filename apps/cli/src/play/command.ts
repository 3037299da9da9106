/** `palier play`: the game in the terminal, line by line. */
import type { Fairness, Setup } from '@palier/rules';
import type { SeatInfo } from '@palier/table';
import { quotable, toldApart } from '@palier/text';
import { defineCommand, type Args, type CommandOptions } from '../command.ts';
import { failed, isFailure, type Failure } from '../failure.ts';
import { cut, wrapped } from '../layout.ts';
import { checkSeed, readSetup, SETUP_OPTIONS } from '../setup-options.ts';
import { hasScreen } from '../fullscreen/device.ts';
import { playOnScreen } from '../fullscreen/local-game.ts';
import { withScreen } from '../fullscreen/scene.ts';
import { depthOf } from '../fullscreen/style.ts';
import { DONE } from '../status.ts';
import { paintOf } from './faces.ts';
import { luckFrom } from './luck.ts';
import { readOpponents, type PlayOpponent } from './opponents.ts';
import { TerminalGame } from './terminal-game.ts';
import { TerminalTable, type TerminalSeat } from './terminal-table.ts';
import { openTerminal } from './terminal.ts';
import type { Words } from '../words.ts';

const OPTIONS = {
  name: { type: 'string', value: 'NAME' },
  players: { type: 'string', value: 'NAME,NAME…' },
  bots: { type: 'string', value: 'N|A,B…' },
  level: { type: 'string', value: 'STRENGTH' },
  ...SETUP_OPTIONS,
  seed: { type: 'string', value: 'TEXT' },
  plain: { type: 'boolean' },
  'no-color': { type: 'boolean' },
} as const satisfies CommandOptions;

type Values = Args<typeof OPTIONS>['values'];

export const command = defineCommand('play', {
  operands: [],
  json: 'never',
  options: OPTIONS,
  run: async (context, { values }) => {
    const { words } = context;
    const misuse = checkSeed(values.seed, words);
    if (misuse !== undefined) return misuse;
    const people = readPeople(values, words);
    if (isFailure(people)) return people;
    const opponents = readOpponents(values, people, words);
    if (isFailure(opponents)) return opponents;
    const setup = readSetup(values, people.length + opponents.length, words);
    if (isFailure(setup)) return setup;
    const luck = luckFrom(values.seed);
    const seats = seatsOf(people, opponents);
    const names = seats.map(({ name }) => name);
    const called = toldApart(names);
    const abouts = opponents.map(({ about }) => about);
    const paint = paintOf(context, values['no-color']);
    if (!values.plain && hasScreen(context)) {
      await playOnScreen({
        context,
        words: await withScreen(words, context.lang),
        depth: depthOf(paint, context.env),
        setup,
        seats: seats.map(seatInfoOf),
        shuffles: luck.shuffles,
      });
      context.stdout.write(`${words.play.goodbye}\n`);
      return DONE;
    }
    const terminal = openTerminal(context);
    try {
      const game = new TerminalGame(setup, names, luck);
      const { fairness } = game;
      const { columns } = terminal;
      terminal.write(welcome({ setup, fairness, called, abouts, words, columns }));
      await new TerminalTable({ game, seats, luck, terminal, words, paint }).run();
    } finally {
      terminal.close();
    }
    return DONE;
  },
});

const MOST_LETTERS = 20;
/** As the header of a record has it. */
const MOST_UNITS = 60;

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

function seatsOf(
  people: readonly string[],
  opponents: readonly PlayOpponent[],
): readonly TerminalSeat[] {
  return [
    ...people.map((name): TerminalSeat => ({ t: 'person', name })),
    ...opponents.map(({ name, bot }): TerminalSeat => ({ t: 'bot', name, bot })),
  ];
}

/** Bots are asked for by name; somebody alone may have none and is called by the seat. */
function seatInfoOf(seat: TerminalSeat): SeatInfo {
  const { name } = seat;
  return seat.t === 'bot' ? { name, bot: seat.bot.name } : { name };
}

function welcome(game: {
  readonly setup: Setup;
  readonly fairness: Fairness;
  /** By seat, as `toldApart` gives them. */
  readonly called: readonly string[];
  /** Of the bots, who sit behind the people. */
  readonly abouts: readonly string[];
  readonly words: Words;
  readonly columns: number;
}): string {
  const { setup, fairness, called, abouts, words, columns } = game;
  const { play } = words;
  const bots = called.slice(called.length - abouts.length);
  const said = (text: string): string => wrapped(text, columns);
  return [
    said(
      play.welcome(
        words.edition(setup.edition),
        quotable(words.ladder(setup.ladders[0]!.name)),
        called.map((name) => (name === '' ? play.you : name)),
      ),
    ),
    ...bots.map((name, index) => `  ${wrapped(`${name} · ${abouts[index]}`, columns, '    ')}`),
    said(play.howToChange),
    said(
      fairness.t === 'seeded'
        ? play.luck.seeded(fairness.seed)
        : play.luck.honest(fairness.commitment),
    ),
    said(play.howToStart),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
