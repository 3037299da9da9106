/** `palier host`: a new table online, and oneself at it, in the terminal. */
import { MAX_PLAYERS, MIN_PLAYERS, makeSetupChoice } from '@palier/rules';
import type { ToldOptions } from '@palier/table/room';
import { defineCommand, type Args, type CommandOptions } from '../command.ts';
import { isFailure, type Failure } from '../failure.ts';
import { readOpponents, type PlayOpponent } from '../play/opponents.ts';
import { badValue, readNumber, readSetup, SETUP_OPTIONS } from '../setup-options.ts';
import type { Words } from '../words.ts';
import { CHOICES, type ChoiceName } from './lobby-text.ts';
import { TableServer } from './server.ts';
import { readName, readServer, USUAL_SERVER, VISIT_OPTIONS, visitTable } from './visit.ts';

const OPTIONS = {
  server: VISIT_OPTIONS.server,
  name: VISIT_OPTIONS.name,
  seats: { type: 'string', value: 'N' },
  bots: { type: 'string', value: 'N|A,B…' },
  level: { type: 'string', value: 'STRENGTH' },
  ...SETUP_OPTIONS,
  clock: { type: 'string', value: 'WHICH' },
  absence: { type: 'string', value: 'WHICH' },
  watching: { type: 'string', value: 'WHO' },
  delay: { type: 'string', value: 'S' },
  listing: { type: 'string', value: 'WHO' },
  joining: { type: 'string', value: 'WHO' },
  chat: { type: 'string', value: 'WHICH' },
  'take-back': { type: 'string', value: 'WHEN' },
  plain: VISIT_OPTIONS.plain,
  'no-color': VISIT_OPTIONS['no-color'],
} as const satisfies CommandOptions;

type Values = Args<typeof OPTIONS>['values'];

/** As many as sit at a usual table, unless more bots were asked for. */
const USUAL_SEATS = 4;

export const command = defineCommand('host', {
  operands: [],
  json: 'never',
  options: OPTIONS,
  run: async (context, { values }) => {
    const { words, lang } = context;
    const url = readServer(values.server ?? USUAL_SERVER, words);
    if (isFailure(url)) return url;
    const name = readName(values.name, words);
    if (isFailure(name)) return name;
    const bots = readBots(values, name.text, words);
    if (isFailure(bots)) return bots;
    const players = readSeats(values, bots.length, words);
    if (isFailure(players)) return players;
    const setup = readSetup(values, players, words);
    if (isFailure(setup)) return setup;
    const choices = readChoices(values, words);
    if (isFailure(choices)) return choices;
    const made = await new TableServer(url, { words, lang }).makeTable({
      setup: makeSetupChoice(setup.chosen),
      ...choices,
    });
    if (isFailure(made)) return made;
    return visitTable(context, {
      server: url,
      table: made.id,
      name,
      settle: async (session) => {
        await session.sitAnywhere();
        if (bots.length > 0) {
          await session.seatBots(
            bots.map(({ bot, name: called }) => ({ bot: bot.name, name: called })),
          );
        }
      },
      isPlain: values['no-color'],
      isInLines: values.plain,
    });
  },
});

/** None, unless some are asked for. */
function readBots(
  { bots = '0', level }: Values,
  name: string,
  words: Words,
): readonly PlayOpponent[] | Failure {
  // With somebody else at the table, whoever that will be, none of the bots is one too few.
  return readOpponents({ bots, level }, bots === '0' ? [name, ''] : [name], words);
}

function readSeats({ seats }: Values, bots: number, words: Words): number | Failure {
  if (seats === undefined) return Math.min(MAX_PLAYERS, Math.max(USUAL_SEATS, bots + 2));
  return readNumber('--seats', seats, {
    min: Math.max(MIN_PLAYERS, bots + 1),
    max: MAX_PLAYERS,
    words,
  });
}

const OPTION_OF = {
  clock: 'clock',
  absence: 'absence',
  watching: 'watching',
  delay: 'delay',
  listing: 'listing',
  joining: 'joining',
  chat: 'chat',
  takeBack: 'take-back',
} as const satisfies { readonly [Name in ChoiceName]: keyof Values };

function readChoices(
  values: Values,
  words: Words,
): Partial<Omit<ToldOptions, 'setup' | 'fill'>> | Failure {
  const chosen: [ChoiceName, string | number][] = [];
  for (const [name, option] of Object.entries(OPTION_OF) as [ChoiceName, keyof Values][]) {
    const value = values[option];
    if (typeof value !== 'string') continue;
    const allowed: readonly (string | number)[] = CHOICES[name];
    const found = allowed.find((one) => String(one) === value);
    if (found === undefined) return badValue(words, `--${option}`, value, allowed.map(String));
    chosen.push([name, found]);
  }
  return Object.fromEntries(chosen);
}
