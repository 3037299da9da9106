/** Friends who could come to this table: each is told by one touch. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Face } from '../../board/face.tsx';
import { circle, inviteTo, watchFriends, type Friend } from '../../people/friends.ts';
import { words } from '../../state/words.ts';
import { Button } from '../../ui/button.tsx';

export function InviteFriends({ code }: { readonly code: string }) {
  const { invite, here, away } = words('friends');
  const invited = useSignal<ReadonlySet<string>>(new Set());
  useEffect(() => watchFriends(), []);
  const { friends = [] } = circle.value ?? {};
  const ask = async (friend: Friend): Promise<void> => {
    if (await inviteTo(code, friend)) invited.value = new Set([...invited.value, friend.id]);
  };
  if (friends.length === 0) return null;
  return (
    <details class="fold invite-friends">
      <summary>{invite.title}</summary>
      <p class="choice-about">{invite.about}</p>
      <ul class="stack snug">
        {[
          ...friends.filter(({ isHere }) => isHere),
          ...friends.filter(({ isHere }) => !isHere),
        ].map((friend) => (
          <li key={friend.id} class="row spread">
            <Face of={friend} />
            <span class="grow">
              <span class="line strong">{friend.name}</span>
              <span class="line soft small">{friend.isHere ? here : away}</span>
            </span>
            {invited.value.has(friend.id) ? (
              <span role="status">{invite.done}</span>
            ) : (
              <Button aria-label={invite.of(friend.name)} onClick={() => void ask(friend)}>
                {invite.does}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
