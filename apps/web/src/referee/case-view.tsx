/** A situation with its question: whatever is changed, the answer and the address follow. */
import { useSignal } from '@preact/signals';
import { makeRoute } from '../state/router.ts';
import { AnswerView } from './answer-view.tsx';
import { askAfter, askOf, emptyAsk, readAsk, type Ask } from './ask.ts';
import { packCase, type Case } from './link.ts';
import { QuestionPanel } from './question-panel.tsx';
import { refereeWords } from './referee-words.ts';
import { ShareCase } from './share-case.tsx';
import { SituationPanel } from './situation-panel.tsx';
import type { Situation } from './situation.ts';

type Shown = { readonly situation: Situation; readonly ask: Ask };

export function CaseView({ opened }: { readonly opened: Case }) {
  const shown = useSignal<Shown>(shownFrom(opened));
  const { situation, ask } = shown.value;
  const read = readAsk(situation, ask);
  const change = (next: Shown): void => {
    shown.value = next;
    // The same screen: no step back is made of it, and nothing is drawn anew.
    history.replaceState(history.state, '', addressOf(next));
  };
  const home = makeRoute({ t: 'place', place: 'referee' });
  return (
    <div class="referee-case">
      <div class="referee-side">
        <section class="panel stack">
          <QuestionPanel
            situation={situation}
            ask={ask}
            onChange={(next) => change({ situation, ask: next })}
          />
          <AnswerView situation={situation} read={read} />
        </section>
        <ShareCase address={addressOf(shown.value)} />
        <a class="button" href={home}>
          {refereeWords().otherQuestions}
        </a>
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

function addressOf({ situation, ask }: Shown): string {
  const read = readAsk(situation, ask);
  const question = read.t === 'whole' ? read.command : undefined;
  return makeRoute({
    t: 'place',
    place: 'referee',
    operand: packCase({ situation, question }),
  });
}
