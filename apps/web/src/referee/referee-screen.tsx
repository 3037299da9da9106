/** The referee: the arguments everybody knows, or a situation of one's own, judged as it is changed. */
import { useSignal } from '@preact/signals';
import { words } from '../state/words.ts';
import { Page } from '../ui/page.tsx';
import type { PlaceProps } from '../state/router.ts';
import { caseAddress } from './addresses.ts';
import { Examples } from './examples-view.tsx';
import { GameName, OtherQuestions } from './frame.tsx';
import { unpackCase, type Case, type ReadCase } from './link.ts';
import { AnswerView } from './answer-view.tsx';
import { askAfter, askOf, emptyAsk, readQuestion, type OpenQuestion } from './ask.ts';
import { QuestionPanel } from './question-panel.tsx';
import { RoundView } from './round-view.tsx';
import { ShareCase } from './share-case.tsx';
import { SituationPanel } from './situation-panel.tsx';
import { situationSetup, type Situation } from './situation.ts';
import './referee.css';

export function RefereeScreen({ operand }: PlaceProps) {
  const says = words('referee');
  if (operand === undefined) {
    return (
      <Page title={says.title}>
        <Examples />
      </Page>
    );
  }
  const read = unpackCase(operand);
  if (read.t === 'broken') {
    return (
      <Page title={says.title}>
        <Broken why={read.why} />
        <Examples />
      </Page>
    );
  }
  return (
    <Page title={says.title} class="referee-page">
      {read.t === 'round' ? <RoundView opened={read.round} /> : <CaseView opened={read.case} />}
    </Page>
  );
}

function Broken({ why }: Pick<Extract<ReadCase, { t: 'broken' }>, 'why'>) {
  const { broken } = words('referee');
  return (
    <div class="problem" role="alert">
      <h2>{broken.title}</h2>
      {typeof why === 'string' ? (
        <p>{broken[why]}</p>
      ) : (
        <p>
          {words('faults').fault(why)} <span class="small">({why.path})</span>
        </p>
      )}
    </div>
  );
}

type Shown = { readonly situation: Situation; readonly ask: OpenQuestion };

/** A situation with its question: whatever is changed, the answer and the address follow. */
function CaseView({ opened }: { readonly opened: Case }) {
  const shown = useSignal<Shown>(shownFrom(opened));
  const { situation, ask } = shown.value;
  const read = readQuestion(situation, ask);
  const change = (next: Shown): void => {
    shown.value = next;
    // The same screen: no step back is made of it, and nothing is drawn anew.
    history.replaceState(history.state, '', caseAddress(caseOf(next)));
  };
  return (
    <div class="stack referee-case">
      <div class="stack referee-side">
        <section class="panel stack">
          <GameName setup={situationSetup(situation)} />
          <QuestionPanel
            situation={situation}
            ask={ask}
            onChange={(next) => change({ situation, ask: next })}
          />
          <AnswerView situation={situation} read={read} />
        </section>
        <ShareCase address={caseAddress(caseOf(shown.value))} />
        <OtherQuestions />
      </div>
      <SituationPanel
        situation={situation}
        onChange={(next) => change({ situation: next, ask: askAfter(next, ask) })}
      />
    </div>
  );
}

function shownFrom({ situation, question }: Case): Shown {
  const ask = question === undefined ? undefined : askOf(question);
  const usual = emptyAsk(situation.step === 'draw' ? 'take' : 'lay');
  return { situation, ask: askAfter(situation, ask ?? usual) };
}

/** Without a question where that is not whole yet. */
function caseOf({ situation, ask }: Shown): Case {
  const read = readQuestion(situation, ask);
  return { situation, question: read.t === 'whole' ? read.command : undefined };
}
