/** What waits for an answer: invitations, who asks, whom one has asked. */
import { Face } from '../board/face.tsx';
import type { Circle, Invitation, Person } from '../people/friends.ts';
import { makeRoute } from '../state/router.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import type { FriendsState } from './friends-state.ts';

type RequestsProps = { readonly circle: Circle; readonly state: FriendsState };

export function Requests({ circle: { invitations, asking, asked }, state }: RequestsProps) {
  const says = words('friends');
  return (
    <>
      {invitations.length > 0 && (
        <section class="panel stack">
          <h2>{says.invitations.title}</h2>
          <ul class="stack">
            {invitations.map((one) => (
              <Invited key={one.person.id} invitation={one} state={state} />
            ))}
          </ul>
        </section>
      )}
      {asking.length > 0 && (
        <section class="panel stack">
          <h2>{says.asking.title}</h2>
          <ul class="stack">
            {asking.map((person) => (
              <Asking key={person.id} person={person} state={state} />
            ))}
          </ul>
        </section>
      )}
      {asked.length > 0 && (
        <section class="panel stack">
          <h2>{says.asked.title}</h2>
          <ul class="stack snug">
            {asked.map(({ id, name, face }) => (
              <li key={id} class="row spread profile-row">
                <Face of={{ name, face }} />
                <span class="grow">{name}</span>
                <Button
                  class="button-quiet"
                  aria-label={says.asked.takeBackOf(name)}
                  onClick={() =>
                    void state.change(['DELETE', `/friends/${id}`], says.asked.takenBack)
                  }
                >
                  {says.asked.takeBack}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type InvitedProps = { readonly invitation: Invitation; readonly state: FriendsState };

function Invited({ invitation: { person, table }, state }: InvitedProps) {
  const says = words('friends').invitations;
  return (
    <li class="stack snug">
      <p class="row nowrap">
        <Face of={person} />
        <span class="grow">{says.from(person.name)}</span>
      </p>
      <div class="row row-buttons">
        <a
          class="button button-primary"
          aria-label={says.goTo(person.name)}
          href={makeRoute({ t: 'table', table })}
        >
          {says.go}
        </a>
        <Button
          aria-label={says.dropOf(person.name)}
          onClick={() => void state.change(['DELETE', `/invitations/${person.id}`], '')}
        >
          {says.drop}
        </Button>
      </div>
    </li>
  );
}

type AskingProps = { readonly person: Person; readonly state: FriendsState };

function Asking({ person, state }: AskingProps) {
  const says = words('friends').asking;
  const { id, name } = person;
  return (
    <li class="stack snug">
      <p class="row nowrap">
        <Face of={person} />
        <span class="grow">{says.from(name)}</span>
      </p>
      <div class="row row-buttons">
        <Button
          class="button-primary"
          aria-label={says.acceptOf(name)}
          onClick={() => void state.change(['PUT', `/friends/${id}`], says.areFriends(name))}
        >
          {says.accept}
        </Button>
        <Button
          aria-label={says.declineOf(name)}
          onClick={() => void state.change(['DELETE', `/friends/${id}`], says.declined)}
        >
          {says.decline}
        </Button>
      </div>
    </li>
  );
}
