/** Who is in a club, and what may be done about it. */
import { useSignal } from '@preact/signals';
import { Face } from '../board/face.tsx';
import type { FriendsState } from '../profile/friends-state.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { clubPath, type Club, type Member } from './club-api.ts';

type ClubPeopleProps = { readonly club: Club; readonly state: FriendsState };

/** What is about to be done to somebody. */
type Doing = { readonly what: 'menu' | 'handOver' | 'sendAway'; readonly member: Member };

const ORDER = { owner: 0, helper: 1, member: 2 };

export function ClubPeople({ club, state }: ClubPeopleProps) {
  const says = words('friends').clubs;
  const doing = useSignal<Doing | undefined>(undefined);
  const members = club.members.toSorted((one, other) => ORDER[one.role] - ORDER[other.role]);
  return (
    <>
      <section class="stack">
        <h2>{says.people.title}</h2>
        <ul class="panel panel-list">
          {members.map((member) => (
            <li key={member.id}>
              {mayChange(club, member) ? (
                <button
                  type="button"
                  class="list-row"
                  aria-haspopup="dialog"
                  onClick={() => (doing.value = { what: 'menu', member })}
                >
                  <Named club={club} member={member} />
                </button>
              ) : (
                <span class="list-row">
                  <Named club={club} member={member} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </section>
      {club.barred.length > 0 && (
        <section class="panel stack">
          <h2>{says.people.barred}</h2>
          <ul class="stack snug">
            {club.barred.map(({ id, name }) => (
              <li key={id} class="row spread">
                <span class="grow">{name}</span>
                <Button
                  aria-label={says.people.letInOf(name)}
                  onClick={() =>
                    void state.change(['DELETE', `${clubPath(club.id)}/barred/${id}`], says.changed)
                  }
                >
                  {says.people.letIn}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <MemberMenu club={club} doing={doing} state={state} />
    </>
  );
}

function Named({ club, member }: { readonly club: Club; readonly member: Member }) {
  const { roles, people } = words('friends').clubs;
  const { id, name, role } = member;
  return (
    <>
      <Face of={member} />
      <span class="grow">
        <span class="line strong">{id === club.you ? `${name} (${people.you})` : name}</span>
        <span class="line soft small">{roles[role]}</span>
      </span>
    </>
  );
}

function mayChange({ role, you }: Club, member: Member): boolean {
  if (member.id === you || member.role === 'owner') return false;
  return role === 'owner' || (role === 'helper' && member.role === 'member');
}

type MemberMenuProps = ClubPeopleProps & { readonly doing: { value: Doing | undefined } };

function MemberMenu({ club, doing, state }: MemberMenuProps) {
  const { people, changed } = words('friends').clubs;
  const now = doing.value;
  if (now === undefined) return null;
  const { what, member } = now;
  const path = `${clubPath(club.id)}/members/${member.id}`;
  const close = (): void => {
    doing.value = undefined;
  };
  const change = (request: readonly [string, string, object?]): void => {
    close();
    void state.change(request, changed);
  };
  if (what !== 'menu') {
    const says = people[what];
    return (
      <Confirm
        key={what}
        title={says.ask(member.name)}
        about={says.about}
        yes={says.yes}
        onYes={() =>
          change(what === 'handOver' ? ['PUT', path, { role: 'owner' }] : ['DELETE', path])
        }
        onNo={close}
      />
    );
  }
  const isHelper = member.role === 'helper';
  return (
    <Sheet title={member.name} onClose={close}>
      <div class="stack snug">
        {club.role === 'owner' && (
          <>
            <Button onClick={() => change(['PUT', path, { role: isHelper ? 'member' : 'helper' }])}>
              {isHelper ? people.makeMember : people.makeHelper}
            </Button>
            <p class="soft small">{people.helperAbout}</p>
            <Button onClick={() => (doing.value = { what: 'handOver', member })}>
              {people.handOver.does}
            </Button>
          </>
        )}
        <Button class="button-danger" onClick={() => (doing.value = { what: 'sendAway', member })}>
          {people.sendAway.does}
        </Button>
      </div>
    </Sheet>
  );
}
