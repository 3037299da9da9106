/**
 * Whether strong play bears the coach out: where it is against a decision, that one and what it names
 * instead are both played on between experts, each seat from what it sees, in the same worlds.
 * `npm run lab:coach-right -- [--bots novice,steady,expert] [--games 20] [--pairs 24]
 * [--continuations 600] [--seed TEXT]`: one seat of the bot and two of `expert`, the same deals for each.
 */
import { parseArgs } from 'node:util';
import { believe, botNamed, chanceToWin, randomFrom, sampleWorld, type Bot } from '@palier/bots';
import { decisionsOf, gradeOf, isAgainst, judgeMove } from '@palier/bots/coach';
import { momentOf, playBotGame, playOn, stateIn, type Moment } from '@palier/bots/lab';
import {
  assert,
  isFault,
  makeHeader,
  makeSetup,
  seededChance,
  viewOf,
  type Command,
  type GameRecord,
  type Seat,
  type View,
} from '@palier/rules';
import { learnt } from '@palier/server/learnt';

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: 'novice,steady,expert' },
    games: { type: 'string', default: '20' },
    pairs: { type: 'string', default: '24' },
    continuations: { type: 'string', default: '600' },
    seed: { type: 'string', default: 'right' },
  },
});

const PLAYERS = 3;
const expert = bot('expert');

/** What the coach says that a decision gave away, and what experts make of it. */
type Verdict = { readonly said: number; readonly played: number };

function bot(name: string): Bot {
  const found = botNamed(name, learnt);
  assert(found !== undefined, `there is no bot ${name}`);
  return found;
}

async function recordOf(name: string, seat: Seat, seed: string): Promise<GameRecord> {
  const setup = makeSetup({ edition: 'level-8-101', players: PLAYERS });
  assert(!isFault(setup), 'a plain edition can be played');
  const bots = Array.from({ length: PLAYERS }, (_, index) =>
    index + 1 === seat ? bot(name) : expert,
  );
  const { events, winners, rounds } = await playBotGame({ setup, bots, seed, number: 1 });
  const names = bots.map((one) => one.name);
  const header = makeHeader(setup, { names, fairness: { t: 'seeded', seed }, engine: 'lab' });
  return { t: 'record', header, setup, events, result: { t: 'result', winners, rounds } };
}

/** The chance to win once experts have played the round on from this first move. */
function chanceAfter(from: Moment, seat: Seat, first: Command, luck: string): number {
  const random = randomFrom(luck);
  let isFirst = true;
  const choose = ({ views }: Moment, decider: Seat): Command => {
    if (!isFirst)
      return expert.decide({ view: views[decider - 1]!, random, shouldStop: () => false });
    isFirst = false;
    return first;
  };
  return chanceToWin(playOn(from, choose, seededChance(luck)), seat);
}

/** By how much one move is better than another, when experts go on. */
function leadOf(view: View, seat: Seat, [better, worse]: readonly [Command, Command]): number {
  const belief = believe(view);
  const random = randomFrom(`${values.seed}/${view.hand.join()}`);
  const pairs = Number(values.pairs);
  let sum = 0;
  for (let pair = 0; pair < pairs; pair++) {
    // What was seen of the others is remembered on.
    const from = momentOf({ ...stateIn(view, sampleWorld(belief, random)), past: view.past });
    const luck = String(random.below(2 ** 31));
    sum += chanceAfter(from, seat, better, luck) - chanceAfter(from, seat, worse, luck);
  }
  return sum / pairs;
}

async function verdictsOn(name: string, game: number): Promise<readonly Verdict[]> {
  const seat = 1 + (game % PLAYERS);
  const seed = `${values.seed}/${game}`;
  const verdicts: Verdict[] = [];
  for (const { at, state, command } of decisionsOf(await recordOf(name, seat, seed), seat)) {
    const { step } = state.table;
    if (step !== 'draw' && step !== 'play') continue;
    const view = viewOf(state, seat);
    const options = { continuations: Number(values.continuations), seed: `${seed}/${at}` };
    const { verdict, loss, best } = gradeOf(judgeMove(view, command, options));
    if (!isAgainst(verdict)) continue;
    verdicts.push({ said: loss, played: leadOf(view, seat, [best, command]) });
  }
  return verdicts;
}

/** A mean in percent, with its 95 % interval. */
function meanOf(list: readonly number[]): string {
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
  const squares = list.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt(squares / (list.length - 1) / list.length);
  return `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} %`;
}

console.log('| bot | games | verdicts | said, each | by experts | said, a game | by experts |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const name of values.bots.split(',')) {
  const games: (readonly Verdict[])[] = [];
  for (let game = 0; game < Number(values.games); game++) games.push(await verdictsOn(name, game));
  const each = (of: (verdict: Verdict) => number): string => meanOf(games.flat().map(of));
  const game = (of: (verdict: Verdict) => number): string =>
    meanOf(games.map((verdicts) => verdicts.reduce((sum, verdict) => sum + of(verdict), 0)));
  const said = ({ said: one }: Verdict): number => one;
  const played = ({ played: one }: Verdict): number => one;
  const cells = [
    games.length,
    games.flat().length,
    each(said),
    each(played),
    game(said),
    game(played),
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
