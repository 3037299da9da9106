/** One's clubs, and the ways into another. */
import { useSignal } from '@preact/signals';
import { isTableCode } from '@palier/table/room';
import { useEffect } from 'preact/hooks';
import { isSignedIn } from '../people/account.ts';
import { isDone, textOf, ask, type Answer } from '../people/api.ts';
import { go, makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Page } from '../ui/page.tsx';
import { TextField } from '../ui/text-field.tsx';
import { CLUBS, fetchClubs, type ClubInShort } from './club-api.ts';
import { parseClubCode } from './club-code.ts';
import { ClubNameField } from './club-name-field.tsx';
import { ToProfile } from './to-profile.tsx';
import './clubs.css';

export function ClubsScreen() {
  const says = words('friends').clubs;
  const answer = useSignal<Answer<readonly ClubInShort[]> | undefined>(undefined);
  useEffect(() => {
    if (isSignedIn()) void fetchClubs().then((told) => (answer.value = told));
  }, []);
  const now = answer.value;
  const isKnown = isSignedIn() && now?.t !== 'refused';
  return (
    <Page title={says.title} class="clubs">
      {!isKnown && <ToProfile />}
      {isKnown && (now === undefined || !isDone(now)) && (
        <p class="soft" role="status">
          {now === undefined ? words('shell').loading : words('shell').notLoaded}
        </p>
      )}
      {now !== undefined && isDone(now) && (
        <>
          <Own clubs={now.value} />
          <FoundForm isFirst={now.value.length === 0} />
        </>
      )}
      <JoinForm />
    </Page>
  );
}

function Own({ clubs }: { readonly clubs: readonly ClubInShort[] }) {
  const says = words('friends').clubs;
  if (clubs.length === 0) return <p class="panel">{says.none}</p>;
  return (
    <section class="stack">
      <h2>{says.yours}</h2>
      <ul class="panel panel-list">
        {clubs.map(({ id, name, role = 'member', members, tables }) => (
          <li key={id}>
            <a class="list-row" href={makeRoute({ t: 'place', place: 'clubs', operand: id })}>
              <span class="grow">
                <span class="line strong">{name}</span>
                <span class="line soft small">
                  {[says.roles[role], says.members(members)].join(' · ')}
                </span>
              </span>
              {tables > 0 && <span class="small club-now">{says.tablesNow(tables)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `isFirst`: there is nothing else to be done here yet. */
function FoundForm({ isFirst }: { readonly isFirst: boolean }) {
  const { found } = words('friends').clubs;
  const name = useSignal('');
  const problem = useSignal('');
  const make = async (): Promise<void> => {
    if (name.peek().trim() === '') {
      problem.value = found.bad;
      return;
    }
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const made = await ask('POST', CLUBS, { name: name.peek(), zone });
    if (isDone(made)) go({ t: 'place', place: 'clubs', operand: textOf(made.value['id']) });
    else problem.value = made.t === 'refused' ? made.says : words('shell').notLoaded;
  };
  return (
    <section class="panel stack">
      <h2>{found.title}</h2>
      <Form class="stack" onSubmit={() => void make()}>
        <ClubNameField name={name} problem={problem} about={found.about} enterKey="go" />
        <Button type="submit" class={isFirst ? 'button-primary' : undefined}>
          {found.go}
        </Button>
      </Form>
    </section>
  );
}

function JoinForm() {
  const { join } = words('friends').clubs;
  const typed = useSignal('');
  const problem = useSignal('');
  const look = (): void => {
    const operand = parseClubCode(typed.peek());
    if (isTableCode(operand)) go({ t: 'place', place: 'clubs', operand });
    else problem.value = join.bad;
  };
  return (
    <section class="panel stack">
      <h2>{join.title}</h2>
      <Form class="stack" onSubmit={look}>
        <TextField
          label={join.code}
          about={join.about}
          problem={problem.value}
          value={typed.value}
          onInput={(text) => {
            typed.value = text;
            problem.value = '';
          }}
          input={{
            name: 'club-code',
            maxLength: 300,
            autocomplete: 'off',
            autocapitalize: 'characters',
            enterkeyhint: 'go',
          }}
        />
        <Button type="submit">{join.look}</Button>
      </Form>
    </section>
  );
}
