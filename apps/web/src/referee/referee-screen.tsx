/** The referee: the arguments everybody knows, or a situation of one's own, judged as it is changed. */
import type { PlaceProps } from '../places/index.tsx';
import { Icon } from '../board/icons.tsx';
import { Page } from '../ui/page.tsx';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { CaseView } from './case-view.tsx';
import { EXAMPLE_IDS, exampleOf, startingCase } from './examples.ts';
import { packCase, unpackCase, type Case, type ReadCase } from './link.ts';
import { refereeWords } from './referee-words.ts';
import './referee.css';

export function RefereeScreen({ operand }: PlaceProps) {
  const says = refereeWords();
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
      <CaseView opened={read.case} />
    </Page>
  );
}

function addressOf(one: Case): string {
  return makeRoute({ t: 'place', place: 'referee', operand: packCase(one) });
}

function Examples() {
  const says = refereeWords();
  return (
    <>
      <p class="soft">{says.about}</p>
      <a class="button button-primary button-large" href={addressOf(startingCase())}>
        {says.own}
      </a>
      <section class="stack">
        <h2>{says.examplesTitle}</h2>
        <ul class="panel panel-list">
          {EXAMPLE_IDS.map((id) => (
            <li key={id} class="referee-example">
              <a class="list-row" href={addressOf(exampleOf(id))}>
                <span class="grow">{says.examples[id]}</span>
                <Icon name="back" class="referee-go" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Broken({ why }: Pick<Extract<ReadCase, { t: 'broken' }>, 'why'>) {
  const { broken } = refereeWords();
  return (
    <div class="problem" role="alert">
      <h2>{broken.title}</h2>
      {typeof why === 'string' ? (
        <p>{broken[why]}</p>
      ) : (
        <p>
          {words().fault(why)} <span class="small">({why.path})</span>
        </p>
      )}
    </div>
  );
}
