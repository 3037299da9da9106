/** A new table: which box; all the rest is chosen at the table itself. */
import { EDITION_IDS, type EditionId } from '@palier/rules';
import type { ToldOptions } from '@palier/table/room';
import { useSignal } from '@preact/signals';
import { words } from '../state/words.ts';
import { Choices } from '../ui/choices.tsx';
import { go } from '../state/router.ts';
import { bannedSentence } from './answers.ts';
import { createTable, type NotCreated } from './api.ts';
import { setOut } from './entering.ts';
import { lastDraft, optionsFor } from './last-table.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';

type CreateFormProps = {
  /** Whose table it will be; undefined where they have yet to say. Not asked of a screen in the room. */
  readonly nickname?: () => string | undefined;
  readonly says?: { readonly title: string; readonly about: string; readonly now: string };
  readonly options?: (edition: EditionId) => ToldOptions;
  readonly onCreated?: (code: string) => void;
  /** Nothing else is to be done on this screen. */
  readonly isMain?: boolean;
};

export function CreateForm({
  nickname,
  options = optionsFor,
  onCreated,
  isMain = false,
  ...own
}: CreateFormProps) {
  const { creating, ...start } = words('online').start;
  const says = own.says ?? { title: start.create, about: start.createAbout, now: start.createNow };
  const { newGame } = words('shell');
  const edition = useSignal(lastDraft().edition);
  const isBusy = useSignal(false);
  const problem = useSignal<NotCreated | undefined>(undefined);

  async function create(): Promise<void> {
    const name = nickname?.();
    if ((nickname !== undefined && name === undefined) || isBusy.value) return;
    isBusy.value = true;
    problem.value = undefined;
    const created = await createTable(options(edition.value));
    isBusy.value = false;
    if ('problem' in created) {
      problem.value = created;
      return;
    }
    if (onCreated !== undefined) {
      onCreated(created.code);
      return;
    }
    if (name !== undefined) setOut(created.code, { nickname: name });
    go({ t: 'table', table: created.code });
  }

  return (
    <Form class="panel stack" onSubmit={() => void create()}>
      <h2>{says.title}</h2>
      <p class="choice-about">{says.about}</p>
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
        {problem.value !== undefined && <p class="problem">{createTrouble(problem.value)}</p>}
      </div>
      <Button
        type="submit"
        class={isMain ? 'button-primary button-large' : 'button-large'}
        disabled={isBusy.value}
      >
        {isBusy.value ? creating : says.now}
      </Button>
    </Form>
  );
}

export function createTrouble({ problem, until }: NotCreated): string {
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
    case 'banned':
      return bannedSentence(until);
    case 'left-often':
      return words('online').quick.leftOften((until ?? 0) - Date.now());
  }
}
