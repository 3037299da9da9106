/**
 * Moves and advice of bots for seeded games: run on Node and in a browser, which must agree. It holds
 * nothing of either, so that it can be bundled as it is.
 */
import {
  advise,
  botNamed,
  questionOf,
  readNetwork,
  type Bot,
  type Learnt,
  type Question,
} from '@palier/bots';
import {
  deciders,
  isFault,
  isRefusal,
  makeMove,
  makeSetup,
  play,
  seededChance,
  start,
  viewOf,
  type SetupChoice,
  type Seat,
  type State,
} from '@palier/rules';

type Trial = {
  readonly bot: string;
  readonly choice: SetupChoice;
  readonly decisions: number;
};

const TRIALS: readonly Trial[] = [
  { bot: 'novice', choice: { edition: 'level-8-98', players: 4 }, decisions: 60 },
  {
    bot: 'expert',
    choice: { edition: 'level-8-101', players: 3, ladder: 'two-star', master: 'all' },
    decisions: 60,
  },
  { bot: 'expert', choice: { edition: 'level-up', players: 2, ladder: 'open' }, decisions: 60 },
  { bot: 'expert', choice: { edition: 'level-8-101', players: 6 }, decisions: 120 },
  { bot: 'wanda-expert', choice: { edition: 'level-8-99', players: 5 }, decisions: 40 },
  { bot: 'master:40', choice: { edition: 'level-8-101', players: 3 }, decisions: 24 },
];

/** One text for each decision: what the bot plays, and what the coach would advise. */
export function answers(file: readonly number[]): readonly string[] {
  const network = readNetwork(Uint8Array.from(file));
  return TRIALS.flatMap(({ bot, choice, decisions }) => {
    const mind = namedBot(bot, () => network);
    const given: string[] = [];
    for (const answer of decisionsOf(mind, choice)) if (given.push(answer) === decisions) break;
    return given;
  });
}

function namedBot(name: string, learnt: Learnt): Bot {
  const bot = botNamed(name, learnt);
  if (bot === undefined) throw new Error(`no bot ${name}`);
  return bot;
}

function* decisionsOf(bot: Bot, choice: SetupChoice): Generator<string, undefined> {
  const setup = makeSetup(choice);
  if (isFault(setup)) throw new Error(`${setup.path}: ${setup.code}`);
  const chance = seededChance(setup.id);
  let { state } = start(setup, chance);
  for (let move = 0; state.table.step !== 'over'; move++) {
    const seat = deciders(state.table)[0]!;
    const seed = `${setup.id}/${move}`;
    const command = bot.decide(questionFor(state, seat, seed));
    const { view, random } = questionFor(state, seat, seed);
    const advice = JSON.stringify(advise(view, random));
    yield `${bot.name} ${seat} ${makeMove(command)} · ${advice}`;
    const played = play(state, seat, command, chance);
    if (isRefusal(played)) throw new Error(`${makeMove(command)}: ${played.code}`);
    ({ state } = played);
  }
}

function questionFor(state: State, seat: Seat, seed: string): Question {
  return questionOf(viewOf(state, seat), seed);
}
