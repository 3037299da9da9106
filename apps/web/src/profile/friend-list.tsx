/** One's friends, who is there first; and those one does not want to see. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Face } from '../board/face.tsx';
import { isDone } from '../people/api.ts';
import type { Circle, Friend } from '../people/friends.ts';
import { fetchEncounters, type Encounters } from '../people/games.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { FriendsState } from './friends-state.ts';

type FriendListProps = { readonly circle: Circle; readonly state: FriendsState };

/** What is about to be done to somebody. */
type Doing = { readonly what: 'menu' | 'remove' | 'block'; readonly friend: Friend };

export function FriendList({ circle: { friends, blocked }, state }: FriendListProps) {
  const { list, none, here, away, block } = words('friends');
  const doing = useSignal<Doing | undefined>(undefined);
  const there = friends.filter(({ isHere }) => isHere);
  return (
    <>
      <section class="stack">
        <h2>{list}</h2>
        {friends.length === 0 ? (
          <p class="panel">{none}</p>
        ) : (
          <ul class="panel panel-list">
            {[...there, ...friends.filter(({ isHere }) => !isHere)].map((friend) => (
              <li key={friend.id}>
                <button
                  type="button"
                  class="list-row"
                  aria-haspopup="dialog"
                  onClick={() => (doing.value = { what: 'menu', friend })}
                >
                  <Face of={friend} />
                  <span class="grow">
                    <span class="line strong">{friend.name}</span>
                    <span class="line soft small" data-here={friend.isHere}>
                      {friend.isHere ? here : away}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {blocked.length > 0 && (
        <section class="panel stack">
          <h2>{block.title}</h2>
          <ul class="stack snug">
            {blocked.map(({ id, name }) => (
              <li key={id} class="row spread profile-row">
                <span class="grow">{name}</span>
                <Button
                  aria-label={block.undoOf(name)}
                  onClick={() => void state.change(['DELETE', `/blocks/${id}`], block.undone)}
                >
                  {block.undo}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FriendMenu doing={doing} state={state} />
    </>
  );
}

/** What the two have played with each other; nothing where it cannot be known. */
function Met({ friend: { id, name } }: { readonly friend: Friend }) {
  const { met } = words('friends');
  const found = useSignal<Encounters | undefined>(undefined);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const answer = await fetchEncounters(id);
      if (isDone(answer)) found.value = answer.value;
    };
    void look();
  }, [id]);
  const now = found.value;
  return (
    <div role="status" class="stack snug">
      {now?.games === 0 && <p class="soft">{met.none}</p>}
      {now !== undefined && now.games > 0 && (
        <>
          <p class="strong">{met.games(now.games)}</p>
          <p>{met.ahead(name, now.ahead, now.behind)}</p>
        </>
      )}
    </div>
  );
}

type FriendMenuProps = {
  readonly doing: { value: Doing | undefined };
  readonly state: FriendsState;
};

function FriendMenu({ doing, state }: FriendMenuProps) {
  const { remove, block } = words('friends');
  const now = doing.value;
  if (now === undefined) return null;
  const { what, friend } = now;
  const { id, name } = friend;
  const close = (): void => {
    doing.value = undefined;
  };
  if (what === 'menu') {
    return (
      <Sheet title={name} onClose={close}>
        <Met friend={friend} />
        <div class="stack snug">
          <Button onClick={() => (doing.value = { what: 'remove', friend })}>{remove.does}</Button>
          <Button class="button-danger" onClick={() => (doing.value = { what: 'block', friend })}>
            {block.does}
          </Button>
        </div>
      </Sheet>
    );
  }
  const isRemoved = what === 'remove';
  const says = isRemoved ? remove : { ...block, yes: block.does };
  return (
    <Confirm
      key={what}
      title={says.ask(name)}
      about={says.about}
      yes={says.yes}
      onYes={() => {
        close();
        const request = isRemoved ? ['DELETE', `/friends/${id}`] : ['PUT', `/blocks/${id}`];
        void state.change(request as [string, string], says.done);
      }}
      onNo={close}
    />
  );
}
