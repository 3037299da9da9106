/** A club: what goes on there, how everybody does, who is in it; and the door of one that somebody was invited to. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../board/icons.tsx';
import { nightsRoute } from '../nights/addresses.ts';
import { findAddress } from '../online/links.ts';
import { isSignedIn } from '../people/account.ts';
import { ask, isDone, type Answer } from '../people/api.ts';
import { useChanges, type FriendsState } from '../profile/friends-state.ts';
import { goInstead, makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { NewsLine } from '../ui/news.tsx';
import { Page } from '../ui/page.tsx';
import { clubPath, CLUBS, fetchClub, fetchDoor, type Club, type Door } from './club-api.ts';
import { isClubId } from './club-code.ts';
import { ClubPeople } from './club-people.tsx';
import { ClubSeason } from './club-season.tsx';
import { ClubSettings, LeaveClub } from './club-settings.tsx';
import { ClubTables } from './club-tables.tsx';
import { InviteToClub } from './invite-to-club.tsx';
import { ReportClub } from './report-club.tsx';
import { ToProfile } from './to-profile.tsx';
import './clubs.css';

/** `operand`: the id of a club, or the code of an invitation. */
export function ClubScreen({ operand }: { readonly operand: string }) {
  return isClubId(operand) ? (
    <KnownClub key={operand} id={operand} />
  ) : (
    <ClubDoor key={operand} code={operand} />
  );
}

function KnownClub({ id }: { readonly id: string }) {
  const answer = useSignal<Answer<Club> | undefined>(undefined);
  const look = async (): Promise<void> => {
    answer.value = await fetchClub(id);
  };
  const state = useChanges(look);
  useEffect(() => {
    void findAddress();
    void look();
  }, []);
  const now = answer.value;
  if (now === undefined || !isDone(now)) return <NotShown answer={now} />;
  return (
    <Page title={now.value.name} class="clubs">
      <NewsLine news={state.news} />
      <div role="alert">
        {state.problem.value !== '' && <p class="problem">{state.problem.value}</p>}
      </div>
      <Known club={now.value} state={state} />
    </Page>
  );
}

type KnownProps = { readonly club: Club; readonly state: FriendsState };

function Known({ club, state }: KnownProps) {
  const says = words('friends').clubs;
  const { id, name, role, isOpen, members } = club;
  const isHelper = role === 'owner' || role === 'helper';
  const isAlone = isHelper && members.length === 1;
  return (
    <>
      <p class="soft">
        {[isOpen ? says.open : says.private, says.members(members.length)].join(' · ')}
      </p>
      {role === undefined &&
        (isSignedIn() ? (
          <Button
            class="button-primary"
            onClick={() =>
              void state.change(['POST', `${clubPath(id)}/join`], says.door.joined(name))
            }
          >
            {says.door.join}
          </Button>
        ) : (
          <ToProfile />
        ))}
      <ClubTables club={club} />
      {/* Whoever is alone in it has somebody to fetch first. */}
      {isAlone && <InviteToClub club={club} state={state} />}
      {role !== undefined && (
        <a class="link-panel row nowrap" href={makeRoute(nightsRoute(id))}>
          <Icon name="moon" />
          <span class="grow strong">{words('friends').nights.title}</span>
        </a>
      )}
      <ClubSeason club={club} />
      <ClubPeople club={club} state={state} />
      {isHelper && !isAlone && <InviteToClub club={club} state={state} />}
      {isHelper && <ClubSettings club={club} state={state} />}
      {role !== undefined && <LeaveClub club={club} state={state} />}
      {role !== 'owner' && isSignedIn() && <ReportClub club={id} />}
    </>
  );
}

type NotShownProps = { readonly answer: Answer<unknown> | undefined; readonly missing?: string };

function NotShown({ answer, missing }: NotShownProps) {
  const { title, door } = words('friends').clubs;
  const { loading, notLoaded } = words('shell');
  return (
    <Page title={title} class="clubs">
      {answer?.t === 'refused' ? (
        <>
          <p class="notice" role="status">
            {answer.code === 'not-there' ? (missing ?? door.missing) : answer.says}
          </p>
          {!isSignedIn() && <ToProfile />}
          <a class="button" href={makeRoute({ t: 'place', place: 'clubs' })}>
            {door.toClubs}
          </a>
        </>
      ) : (
        <p class="soft" role="status">
          {answer === undefined ? loading : notLoaded}
        </p>
      )}
    </Page>
  );
}

function ClubDoor({ code }: { readonly code: string }) {
  const says = words('friends').clubs;
  const answer = useSignal<Answer<Door> | undefined>(undefined);
  const problem = useSignal('');
  useEffect(() => {
    void fetchDoor(code).then((told) => (answer.value = told));
  }, []);
  const now = answer.value;
  if (now === undefined || !isDone(now))
    return <NotShown answer={now} missing={words('friends').clubs.join.notFound} />;
  const { id, name, members, isMember } = now.value;
  const goIn = (): void => goInstead({ t: 'place', place: 'clubs', operand: id });
  const join = async (): Promise<void> => {
    const joined = await ask('POST', `${CLUBS}/join`, { code });
    if (isDone(joined)) goIn();
    else problem.value = joined.t === 'refused' ? joined.says : words('shell').notLoaded;
  };
  return (
    <Page title={name} class="clubs">
      <section class="panel stack">
        <p>{says.door.invited}</p>
        <p class="soft">{says.members(members)}</p>
        <div role="alert">{problem.value !== '' && <p class="problem">{problem.value}</p>}</div>
        {isMember ? (
          <Button class="button-primary" onClick={goIn}>
            {says.door.goThere}
          </Button>
        ) : (
          isSignedIn() && (
            <Button class="button-primary" onClick={() => void join()}>
              {says.door.join}
            </Button>
          )
        )}
      </section>
      {isSignedIn() ? <ReportClub club={code} /> : <ToProfile />}
    </Page>
  );
}
