/** A new table: which box; all the rest is chosen at the table itself. */
import { EDITION_IDS } from '@palier/rules';
import { useSignal } from '@preact/signals';
import { words } from '../state/words.ts';
import { Choices } from '../ui/choices.tsx';
import { go } from '../state/router.ts';
import { createTable, type CreateProblem } from './api.ts';
import { setOut } from './entering.ts';
import { lastDraft, optionsFor } from './last-table.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';

export function CreateForm({ nickname }: { readonly nickname: () => string | undefined }) {
  const says = words('online').start;
  const { newGame } = words('shell');
  const edition = useSignal(lastDraft().edition);
  const isBusy = useSignal(false);
  const problem = useSignal<CreateProblem | undefined>(undefined);

  async function create(): Promise<void> {
    const name = nickname();
    if (name === undefined || isBusy.value) return;
    isBusy.value = true;
    problem.value = undefined;
    const created = await createTable(optionsFor(edition.value));
    isBusy.value = false;
    if ('problem' in created) {
      problem.value = created.problem;
      return;
    }
    setOut(created.code, { nickname: name });
    go({ t: 'table', table: created.code });
  }

  return (
    <Form class="panel stack" onSubmit={() => void create()}>
      <h2>{says.create}</h2>
      <p class="choice-about">{says.createAbout}</p>
      <Choices
        legend={newGame.edition}
        isLegendHidden
        choices={EDITION_IDS.map((value) => ({
          value,
          title: words('game').edition(value),
          about: words('game').editionAbout(value),
        }))}
        value={edition.value}
        onChoose={(value) => (edition.value = value)}
      />
      <div role="alert">
        {problem.value !== undefined && <p class="problem">{sentence(problem.value)}</p>}
      </div>
      <Button type="submit" class="button-primary button-large" disabled={isBusy.value}>
        {isBusy.value ? says.creating : says.createNow}
      </Button>
    </Form>
  );
}

function sentence(problem: CreateProblem): string {
  const { start } = words('online');
  switch (problem) {
    case 'failed':
      return navigator.onLine ? start.notCreated : start.offline;
    case 'no-server':
      return start.noServer;
    case 'full':
      return start.tooManyTables;
    case 'too-many-from-here':
      return start.tooManyFromHere;
    case 'too-fast':
      return start.tooFast;
  }
}
