/** The questions that every table has had once, for the box that is played. */
import { EDITION_IDS, type EditionId } from '@palier/rules';
import { signal } from '@preact/signals';
import { Icon } from '../board/icons.tsx';
import { lastSetup } from '../state/last-setup.ts';
import { words } from '../state/words.ts';
import { SelectField } from '../ui/select.tsx';
import { caseAddress, roundAddress } from './addresses.ts';
import { exampleOf, examplesOf, startingCase } from './examples.ts';
import { endExample, endExamplesOf, startingRound } from './round-examples.ts';

/** Whoever comes back from an answer asks about the same game. */
const chosen = signal<EditionId | undefined>(undefined);

export function Examples() {
  const says = words('referee');
  const { edition: nameOf } = words('game');
  const edition = chosen.value ?? lastSetup('bots').edition;
  return (
    <>
      <p class="soft">{says.about}</p>
      <SelectField
        label={words('shell').newGame.edition}
        value={edition}
        values={EDITION_IDS}
        nameOf={nameOf}
        onChoose={(id) => (chosen.value = id)}
      />
      <div class="row referee-own">
        <a class="button button-primary" href={caseAddress(startingCase(edition))}>
          {says.own}
        </a>
        <a class="button" href={roundAddress(startingRound(edition))}>
          {says.ownEnd}
        </a>
      </div>
      <section class="stack">
        <h2>{says.examplesTitle(nameOf(edition))}</h2>
        <h3>{says.inTurn}</h3>
        <Questions
          of={examplesOf(edition).map((id) => ({
            says: says.examples[id],
            to: caseAddress(exampleOf(id, edition)),
          }))}
        />
        <h3>{says.atEnd}</h3>
        <Questions
          of={endExamplesOf(edition).map((id) => ({
            says: says.endExamples[id],
            to: roundAddress(endExample(id, edition)),
          }))}
        />
      </section>
    </>
  );
}

type Question = { readonly says: string; readonly to: string };

function Questions({ of }: { readonly of: readonly Question[] }) {
  return (
    <ul class="panel panel-list">
      {of.map(({ says, to }) => (
        <li key={to}>
          <a class="list-row" href={to}>
            <span class="grow">{says}</span>
            <Icon name="back" class="referee-go" />
          </a>
        </li>
      ))}
    </ul>
  );
}
