/** What is wrong with a record, as a sentence. */
import type { GameRecord, Problem } from '@palier/rules';
import { quotable, type QuotedWords } from '@palier/text';
import { eventAs, addresseeOf, type Seeing } from './eyes.ts';
import { placeForPeople } from './failure.ts';
import { recordNaming } from './record-words.ts';
import type { Words } from './words.ts';

/** The number of the event a problem stands at; a problem of the whole record has none. */
export function problemEvent(problem: Problem): number | undefined {
  return 'number' in problem ? problem.number : undefined;
}

/** The sentence names no card that these eyes may not see. */
export function problemSentence(
  problem: Problem,
  record: GameRecord,
  { words, eyes }: { readonly words: Words; readonly eyes: Seeing },
): string {
  const naming = recordNaming(record, addresseeOf(eyes));
  const event = record.events[(problemEvent(problem) ?? 0) - 1];
  // A refusal speaks to the player whose move it was.
  const player = event !== undefined && 'seat' in event ? event.seat : undefined;
  const say = words.cli.verify.problems[problem.t] as (
    problem: Problem,
    saying: QuotedWords,
  ) => string;
  return say(problem, {
    naming,
    event: (expected) => words.event(eventAs(expected, eyes), naming),
    refusal: (refusal) => words.refusal(refusal, { ...naming, viewer: player ?? 'spectator' }),
    fault: words.fault,
    place: (path) => quotable(placeForPeople(path, words.cli)),
  });
}
