/** Yes or no, what happens or why not, and the rule in its own words. */
import type { OtherReading, RuleId, Setup } from '@palier/rules';
import { useId } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { SourceNote, type CaseSource } from '../rulebook/source-note.tsx';
import { makeRoute } from '../state/router.ts';
import { useWords, words } from '../state/words.ts';
import { answerTo, faultOf, type RefereeAnswer } from './answer.ts';
import type { ReadQuestion } from './ask.ts';
import { namingFor } from './people.ts';
import { situationSetup, type Situation } from './situation.ts';

type AnswerViewProps = { readonly situation: Situation; readonly read: ReadQuestion };

export function AnswerView({ situation, read }: AnswerViewProps) {
  const says = words('referee');
  const answer = answerOf(situation, read);
  const id = useId();
  return (
    <section class="stack referee-answer" aria-labelledby={id}>
      <h2 class="visually-hidden" id={id}>
        {says.answer}
      </h2>
      <div role="status">
        {answer === undefined ? (
          <p class="soft">{read.t === 'missing' && says.missing[read.what]}</p>
        ) : (
          <Verdict answer={answer} situation={situation} />
        )}
      </div>
      {answer !== undefined &&
        rulesOf(answer).map((rule) => (
          <RuleQuote
            key={rule}
            rule={rule}
            setup={situationSetup(situation)}
            inCase={caseSource(answer, rule)}
          />
        ))}
    </section>
  );
}

function answerOf(situation: Situation, read: ReadQuestion): RefereeAnswer | undefined {
  if (read.t === 'whole') return answerTo(situation, read.command);
  const fault = faultOf(situation);
  return fault === undefined ? undefined : { t: 'impossible', fault };
}

function rulesOf(answer: RefereeAnswer): readonly RuleId[] {
  switch (answer.t) {
    case 'yes':
      // What decides is read first, also where it lies behind the rules for the move.
      return [...new Set([...(answer.decided ? [answer.decided.rule] : []), ...answer.rules])];
    case 'no':
      return [answer.refusal.rule];
    case 'impossible':
      return [];
  }
}

/** What is known of the very move that was asked about. */
function caseSource(answer: RefereeAnswer, rule: RuleId): CaseSource | undefined {
  if (answer.t === 'no') return { source: answer.source, readings: answer.readings };
  if (answer.t !== 'yes' || answer.decided?.rule !== rule) return undefined;
  const { source, otherReading = {} } = answer.decided;
  const readings = Object.entries(otherReading).map(([option, value]) => ({ option, value }));
  return { source, readings: readings as readonly OtherReading[] };
}

type VerdictProps = { readonly answer: RefereeAnswer; readonly situation: Situation };

function Verdict({ answer, situation }: VerdictProps) {
  const says = words('referee');
  const { players, edition } = situationSetup(situation);
  const naming = { ...namingFor(players, edition), melds: situation.melds };
  switch (answer.t) {
    case 'yes':
      return (
        <>
          <p class="row toned heavy referee-verdict" data-tone="good">
            <Icon name="check" />
            {says.yes}
          </p>
          <p>{answer.events.map((event) => words('game').event(event, naming)).join(' ')}</p>
        </>
      );
    case 'no':
      return (
        <>
          <p class="row toned heavy referee-verdict" data-tone="bad">
            <Icon name="close" />
            {says.no}
          </p>
          <p>{words('game').refusal(answer.refusal, naming)}</p>
        </>
      );
    case 'impossible':
      return (
        <>
          <p class="row toned heavy referee-verdict" data-tone="bad">
            {says.impossible}
          </p>
          <p>{words('faults').fault(answer.fault)}</p>
        </>
      );
  }
}

type RuleQuoteProps = {
  readonly rule: RuleId;
  readonly setup: Setup;
  readonly inCase?: CaseSource | undefined;
};

/** A rule in its own words, with where it comes from. */
export function RuleQuote({ rule, setup, inCase }: RuleQuoteProps) {
  const text = useWords('rules')?.rule(rule, setup.edition);
  return (
    <div class="stack snug remark">
      {text !== undefined && (
        <>
          <h3>{text.title}</h3>
          <p class="soft">{text.text}</p>
          <SourceNote rule={rule} setup={setup} inCase={inCase} />
        </>
      )}
      <a class="referee-rule-link" href={makeRoute({ t: 'rules', rule })}>
        <Icon name="book" />
        {words('table').seeRule(rule)}
      </a>
    </div>
  );
}
