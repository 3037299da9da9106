/**
 * How each character plays and what that costs: as `expert`, one seat of it among plain experts, every deal
 * once in every seat: `npm run lab:characters -- [--deals 100] [--players 2] [--only odile] [--seed TEXT]`.
 */
import { parseArgs } from 'node:util';
import {
  CHARACTER_IDS,
  botOf,
  compileLevel,
  distanceOf,
  tallyOf,
  type Bot,
  type CharacterId,
  type Question,
} from '@palier/bots';
import { playBotGame, type Player } from '@palier/bots/lab';
import {
  assert,
  isFault,
  isJoker,
  ladderOfSeat,
  layableLevels,
  makeSetup,
  type Command,
  type Setup,
  type View,
} from '@palier/rules';
import { learnt } from '@palier/server/learnt';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '100' },
    players: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: 'characters' },
  },
});

const players = Number(values.players);
const made = makeSetup({ edition: 'level-8-101', players });
assert(!isFault(made), 'these rules can be played');
const setup: Setup = made;
const plain = botOf({ strength: 'expert' }, learnt);

/** What a character did, counted. */
type Counts = {
  turns: number;
  taken: number;
  passes: number;
  onFirst: number;
  held: number;
  jokers: number;
  thrown: number;
  given: number;
};

/** Plays as the bot does, and counts. */
function counted(bot: Bot, counts: Counts): Player {
  return {
    name: bot.name,
    decide: (question) => {
      const command = bot.decide(question);
      count(question, command, counts);
      return command;
    },
  };
}

function count({ view }: Question, command: Command, counts: Counts): void {
  const { table } = view;
  const own = view.viewer as number;
  if (table.step === 'draw') {
    counts.turns++;
    if (command.t === 'takeCard' && command.from !== own) counts.taken++;
  }
  if (command.t === 'playPass') {
    counts.passes++;
    const left = table.left.map(({ length }) => length);
    const others = left.filter((_, index) => index + 1 !== own);
    if (left[command.on - 1] === Math.min(...others)) counts.onFirst++;
  }
  if (command.t !== 'discard' && command.t !== 'playPass') return;
  counts.jokers += view.hand.filter((card) => isJoker(card)).length;
  if (command.t === 'discard') counts.thrown++;
  if (couldLay(view, own)) counts.held++;
}

function couldLay({ table, hand }: View, seat: number): boolean {
  if (table.laid[seat - 1] !== undefined) return false;
  const { levels } = ladderOfSeat(table.setup, seat);
  const tally = tallyOf(hand);
  return layableLevels(table, seat).some(
    (level) => distanceOf(tally, compileLevel(levels[level - 1]!, table.setup)) === 0,
  );
}

const per = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1);

async function measure(id: CharacterId): Promise<string> {
  const counts: Counts = {
    turns: 0,
    taken: 0,
    passes: 0,
    onFirst: 0,
    held: 0,
    jokers: 0,
    thrown: 0,
    given: 0,
  };
  const own = counted(botOf({ strength: 'expert', character: id }, learnt), counts);
  const shares: number[] = [];
  for (let deal = 0; deal < Number(values.deals); deal++) {
    let won = 0;
    for (let seat = 1; seat <= players; seat++) {
      const bots = Array.from({ length: players }, (_, index) =>
        index + 1 === seat ? own : plain,
      );
      const seed = `${values.seed}/${deal}`;
      const { winners, events } = await playBotGame({ setup, bots, seed, number: 1 });
      counts.given += events.filter(
        (event) => event.t === 'cardTaken' && event.from === seat && event.seat !== seat,
      ).length;
      if (winners.includes(seat)) won += 1 / winners.length;
    }
    shares.push(won / players);
  }
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt(squares / (shares.length - 1) / shares.length);
  const { turns, taken, passes, onFirst, held, jokers, thrown, given } = counts;
  const cells = [
    id,
    players,
    `${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} %`,
    shares.length,
    per(taken, turns),
    per(passes, turns),
    per(onFirst, passes),
    per(held, turns),
    per(jokers, turns),
    per(given, thrown),
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(
  '| character | players | share won | deals | cards taken from others | Pass cards played | of them on the leader (%) | turns a level is held back | jokers kept | own discards taken (%) |',
);
console.log(`|${' --- |'.repeat(10)}`);
for (const id of CHARACTER_IDS) if (id.includes(values.only)) console.log(await measure(id));
