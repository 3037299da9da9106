/** The answer to "may I …?": the kernel's, as `palier judge` gives it, with the rules it rests on. */
import {
  CHOICE_NAMES,
  HOUSE_CHOICES,
  HOUSE_RULES,
  isFault,
  judge,
  makeMove,
  redact,
  type Command,
  type Decided,
  type Event,
  type Fault,
  type JudgedMove,
  type OtherReading,
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
  | {
      readonly t: 'no';
      readonly refusal: Refusal;
      readonly source: Source;
      /** The options under which it would be allowed. */
      readonly readings: readonly OtherReading[];
    }
  /** The situation itself cannot be. */
  | { readonly t: 'impossible'; readonly fault: Fault };

export function answerTo(situation: Situation, question: Command): RefereeAnswer {
  const move = judged(situation, question);
  if (isFault(move)) return { t: 'impossible', fault: move };
  if (!move.ok) {
    const { refusal, source } = move;
    return { t: 'no', refusal, source, readings: readingsFor(situation, question, refusal.rule) };
  }
  const { events, grounds, decided } = move;
  return { t: 'yes', events: toldEvents(events), rules: grounds, decided };
}

function judged(situation: Situation, question: Command): JudgedMove | Fault {
  const moves = [{ seat: ASKER, move: makeMove(question) }];
  const judgement = judge({ position: filled(makeSituation(situation)), moves }, SEED);
  return isFault(judgement) ? judgement : judgement.moves[0]!;
}

/** Of the options that rewrite a rule, the values under which it would not forbid the move. */
function readingsFor(
  situation: Situation,
  question: Command,
  rule: RuleId,
): readonly OtherReading[] {
  const options = CHOICE_NAMES.filter(
    (name) => rule === `HOUSE-${name}` || HOUSE_RULES[name].rewrites.includes(rule),
  );
  const readings = options.flatMap((option) =>
    HOUSE_CHOICES[option].map((value) => ({ option, value }) as OtherReading),
  );
  return readings.filter(({ option, value }) => {
    const rules = { ...situation.choice.rules, [option]: value };
    const move = judged({ ...situation, choice: { ...situation.choice, rules } }, question);
    return !isFault(move) && move.ok;
  });
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
