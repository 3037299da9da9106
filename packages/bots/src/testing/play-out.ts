/** A whole game between bots, for tests: each is asked with its seat's view, every refusal is an error. */
import {
  deciders,
  isFault,
  isRefusal,
  makeHeader,
  makeMove,
  makeRecord,
  parseRecord,
  play,
  seededChance,
  start,
  verify,
  viewOf,
  type Command,
  type Event,
  type RoundEnd,
  type Seat,
  type Setup,
  type State,
  type Verdict,
} from '@palier/rules';
import { questionOf, type Bot, type Question } from '../bot.ts';

export type BotDecision = {
  readonly state: State;
  readonly seat: Seat;
  readonly question: Question;
  readonly command: Command;
};

export type PlayedOut = {
  readonly winners: readonly Seat[];
  readonly moves: number;
  /** How often rounds ended in which way. */
  readonly endings: { readonly [By in RoundEnd]?: number };
  readonly verdict: Verdict;
};

export function playOut(
  setup: Setup,
  bots: readonly Bot[],
  { seed, watch }: { readonly seed: string; readonly watch?: (decision: BotDecision) => void },
): PlayedOut {
  const chance = seededChance(seed);
  const events: Event[] = [];
  const first = start(setup, chance);
  events.push(...first.events);
  let { state } = first;
  let moves = 0;
  while (state.table.step !== 'over') {
    const seat = deciders(state.table)[0]!;
    const question = questionFor(state, seat, `${seed}/${moves}`);
    const command = bots[seat - 1]!.decide(question);
    watch?.({ state, seat, question, command });
    const played = play(state, seat, command, chance);
    if (isRefusal(played)) throw new Error(`${makeMove(command)}: ${played.code} (${played.rule})`);
    events.push(...played.events);
    ({ state } = played);
    moves++;
  }
  const { winners, round } = state.table;
  const header = makeHeader(setup, {
    names: bots.map(({ name }) => name),
    fairness: { t: 'seeded', seed },
    engine: 'test',
  });
  const result = { t: 'result', winners, rounds: round } as const;
  const record = parseRecord(makeRecord({ header, events, result }));
  if (isFault(record)) throw new Error(`${record.path}: ${record.code}`);
  return { winners, moves, endings: endingsIn(events), verdict: verify(record) };
}

function endingsIn(events: readonly Event[]): PlayedOut['endings'] {
  const endings: { [By in RoundEnd]?: number } = {};
  for (const event of events) {
    if (event.t === 'roundEnded') endings[event.by] = (endings[event.by] ?? 0) + 1;
  }
  return endings;
}

export function questionFor(state: State, seat: Seat, seed: string): Question {
  return questionOf(viewOf(state, seat), seed);
}
