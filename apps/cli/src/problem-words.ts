/** What is wrong with a record, as a sentence. */
import type { GameRecord, Problem } from '@palier/rules';
import type { Saying, Words } from '@palier/text';
import { namingOf } from './record-words.ts';

/** The number of the event a problem stands at; a problem of the whole record has none. */
export function problemEvent(problem: Problem): number | undefined {
  return 'number' in problem ? problem.number : undefined;
}

export function problemSentence(problem: Problem, record: GameRecord, words: Words): string {
  const naming = namingOf(record, 'spectator');
  const event = record.events[(problemEvent(problem) ?? 0) - 1];
  // A refusal speaks to the player whose move it was.
  const player = event !== undefined && 'seat' in event ? event.seat : undefined;
  const say = words.cli.verify.problems[problem.t] as (problem: Problem, saying: Saying) => string;
  return say(problem, {
    naming,
    event: (expected) => words.event(expected, naming),
    refusal: (refusal) => words.refusal(refusal, { ...naming, viewer: player ?? 'spectator' }),
    fault: words.fault,
  });
}
