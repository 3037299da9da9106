/** Yes or no, what happens or why not, and the rule in its own words. */
import type { RuleId } from '@palier/rules';
import { useId } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
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
      {answer !== undefined && rulesOf(answer).map((rule) => <RuleQuote key={rule} rule={rule} />)}
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
      return answer.rules;
    case 'no':
      return [answer.refusal.rule];
    case 'impossible':
      return [];
  }
}

type VerdictProps = { readonly answer: RefereeAnswer; readonly situation: Situation };

function Verdict({ answer, situation }: VerdictProps) {
  const says = words('referee');
  const { players, edition } = situationSetup(situation);
  const naming = namingFor(players, edition);
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
          <p>{words('game').fault(answer.fault)}</p>
        </>
      );
  }
}

function RuleQuote({ rule }: { readonly rule: RuleId }) {
  const text = useWords('rules')?.rule(rule);
  return (
    <div class="remark">
      {text !== undefined && (
        <>
          <h3>{text.title}</h3>
          <p class="soft">{text.text}</p>
        </>
      )}
      <a class="referee-rule-link" href={makeRoute({ t: 'rules', rule })}>
        <Icon name="book" />
        {words('table').seeRule(rule)}
      </a>
    </div>
  );
}
