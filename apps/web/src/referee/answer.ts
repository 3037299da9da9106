/** The answer to "may I …?": the kernel's, as `palier judge` gives it, with the rules it rests on. */
import {
  isFault,
  judge,
  makeMove,
  redact,
  type Command,
  type Decided,
  type Event,
  type Fault,
  type Refusal,
  type RuleId,
  type Source,
} from '@palier/rules';
import { filled, SEED } from './fill.ts';
import { ASKER, makeSituation, type Situation } from './situation.ts';

export type RefereeAnswer =
  | {
      readonly t: 'yes';
      readonly events: readonly Event[];
      readonly rules: readonly RuleId[];
      /** Where a ruling or an option lets it pass. */
      readonly decided?: Decided | undefined;
    }
  | { readonly t: 'no'; readonly refusal: Refusal; readonly source: Source }
  /** The situation itself cannot be. */
  | { readonly t: 'impossible'; readonly fault: Fault };

export function answerTo(situation: Situation, question: Command): RefereeAnswer {
  const moves = [{ seat: ASKER, move: makeMove(question) }];
  const judgement = judge({ position: filled(makeSituation(situation)), moves }, SEED);
  if (isFault(judgement)) return { t: 'impossible', fault: judgement };
  const move = judgement.moves[0]!;
  if (!move.ok) return { t: 'no', refusal: move.refusal, source: move.source };
  const { events, grounds, decided } = move;
  return { t: 'yes', events: toldEvents(events), rules: grounds, decided };
}

/** What is wrong with the situation, before anything is asked. */
export function faultOf(situation: Situation): Fault | undefined {
  const judgement = judge({ position: filled(makeSituation(situation)), moves: [] }, SEED);
  return isFault(judgement) ? judgement : undefined;
}

/** Up to the end of the round; the cards that were only filled in stay unseen. */
function toldEvents(events: readonly Event[]): readonly Event[] {
  const deal = events.findIndex(({ t }) => t === 'roundDealt');
  return (deal === -1 ? events : events.slice(0, deal)).map((event) => redact(event, 'spectator'));
}
