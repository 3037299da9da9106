/** The duplicate nights of a club, the newest first. */
import { DEFAULT_EDITION } from '@palier/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { isDone, type Answer } from '../people/api.ts';
import { formatTime } from '../state/dates.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { nightRoute } from './addresses.ts';
import { fetchNights, fetchOpening, type NightInShort, type Opening } from './night-api.ts';
import { NotShown } from './not-shown.tsx';
import { OpenNight } from './open-night.tsx';
import { ToClub } from './to-club.tsx';

export function ClubNights({ club }: { readonly club: string }) {
  const says = words('friends').nights;
  const answer = useSignal<Answer<readonly NightInShort[]> | undefined>(undefined);
  const known = useSignal<Opening | undefined>(undefined);
  const isOpening = useSignal(false);
  useEffect(() => {
    void fetchNights(club).then((told) => (answer.value = told));
    void fetchOpening(club).then((told) => (known.value = told));
  }, []);
  const { mayOpen = false, edition = DEFAULT_EDITION } = known.value ?? {};
  const now = answer.value;
  if (now === undefined || !isDone(now)) return <NotShown answer={now} />;
  return (
    <Page title={says.title} class="nights">
      <p class="choice-about">{says.about}</p>
      {now.value.length === 0 ? (
        <p class="panel" role="status">
          {says.none}
        </p>
      ) : (
        <ul class="panel panel-list">
          {now.value.map((night) => (
            <li key={night.id}>
              <Row {...night} />
            </li>
          ))}
        </ul>
      )}
      {mayOpen && (
        <Button
          class={now.value.length === 0 ? 'button-primary' : undefined}
          aria-haspopup="dialog"
          onClick={() => (isOpening.value = true)}
        >
          {says.open.does}
        </Button>
      )}
      <ToClub club={club} />
      {isOpening.value && (
        <OpenNight club={club} edition={edition} onClose={() => (isOpening.value = false)} />
      )}
    </Page>
  );
}

function Row({ id, name, until, isOver, isIn, entrants }: NightInShort) {
  const says = words('friends').nights;
  const facts = [
    isOver ? says.over : says.until(formatTime(until)),
    says.people(entrants),
    ...(isIn ? [says.youAreIn] : []),
  ];
  return (
    <a class="list-row" href={makeRoute(nightRoute(id))}>
      <Icon name="moon" />
      <span class="grow">
        <span class="line strong">{name === '' ? says.one : name}</span>
        <span class="line soft small">{facts.join(' · ')}</span>
      </span>
    </a>
  );
}
