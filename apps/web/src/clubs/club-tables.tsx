/** The tables of a club at which somebody is now, and the way to one more. */
import { useSignal } from '@preact/signals';
import { makeSetupChoice } from '@palier/rules';
import type { ListedTable, ToldOptions } from '@palier/table/room';
import { useEffect } from 'preact/hooks';
import { createTrouble } from '../online/create-form.tsx';
import { createTable, type NotCreated } from '../online/api.ts';
import { lastDraft, optionsFor } from '../online/last-table.ts';
import { OpenTable } from '../online/open-tables-screen.tsx';
import { isDone } from '../people/api.ts';
import { go } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { fetchTables, type Club } from './club-api.ts';
import '../online/open-tables.css';

/** Milliseconds between two looks while somebody is looking. */
const OFTEN = 10_000;

export function ClubTables({ club }: { readonly club: Club }) {
  const { tables: says } = words('friends').clubs;
  const { edition } = words('game');
  const tables = useSignal<readonly ListedTable[]>([]);
  useEffect(() => watch(club.id, (told) => (tables.value = told)), [club.id]);
  const { setup, role } = club;
  return (
    <section class="stack">
      <h2>{says.title}</h2>
      {tables.value.length === 0 ? (
        <p class="panel">{says.none}</p>
      ) : (
        <ul class="stack">
          {tables.value.map((table) => (
            <li key={table.id}>
              <OpenTable {...table} />
            </li>
          ))}
        </ul>
      )}
      {role !== undefined && <MakeTable club={club} />}
      {role !== undefined && setup !== undefined && (
        <p class="soft small">{says.beginsWith(edition(setup.edition))}</p>
      )}
    </section>
  );
}

function MakeTable({ club }: { readonly club: Club }) {
  const isBusy = useSignal(false);
  const problem = useSignal<NotCreated | undefined>(undefined);
  const make = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    const made = await createTable(optionsIn(club), club.id);
    isBusy.value = false;
    if ('problem' in made) problem.value = made;
    else go({ t: 'table', table: made.code });
  };
  return (
    <>
      <div role="alert">
        {problem.value !== undefined && <p class="problem">{createTrouble(problem.value)}</p>}
      </div>
      <Button class="button-primary" disabled={isBusy.value} onClick={() => void make()}>
        {words('friends').clubs.tables.make}
      </Button>
    </>
  );
}

/** As the club has it; and what it leaves open, as at this device's last table. */
function optionsIn({ setup }: Club): ToldOptions {
  const own = optionsFor(setup?.edition ?? lastDraft().edition);
  return setup === undefined
    ? own
    : { ...own, setup: makeSetupChoice(setup) as ToldOptions['setup'] };
}

/** Looks again and again, until the answer is called. */
function watch(club: string, hear: (tables: readonly ListedTable[]) => void): () => void {
  const lookNow = async (): Promise<void> => {
    const answer = await fetchTables(club);
    if (isDone(answer)) hear(answer.value);
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') void lookNow();
  };
  const timer = setInterval(look, OFTEN);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
