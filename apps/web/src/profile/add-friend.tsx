/** A friend is found by a code, typed or brought along by a link. */
import { useSignal } from '@preact/signals';
import { isTableCode } from '@palier/table/room';
import { circle } from '../people/friends.ts';
import { words } from '../state/words.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { parseFriendCode } from './friend-code.ts';
import type { FriendsState } from './friends-state.ts';

type AddFriendProps = { readonly code: string; readonly state: FriendsState };

export function AddFriend({ code, state }: AddFriendProps) {
  const { add, asking } = words('friends');
  const typed = useSignal(code);
  const problem = useSignal('');
  const send = async (): Promise<void> => {
    const found = parseFriendCode(typed.peek());
    if (!isTableCode(found)) {
      problem.value = add.bad;
      return;
    }
    const before = circle.peek()?.friends ?? [];
    if (!(await state.change(['POST', '/friends', { code: found }], add.done))) {
      // What the server says of it fits anything that is gone.
      if (state.problem.peek() !== '') problem.value = add.notFound;
      state.problem.value = '';
      return;
    }
    typed.value = '';
    const fresh = circle.peek()?.friends.find(({ id }) => before.every((one) => one.id !== id));
    if (fresh !== undefined) state.news.say(asking.areFriends(fresh.name));
  };
  return (
    <section class="panel stack">
      <h2>{add.title}</h2>
      <Form class="stack" onSubmit={() => void send()}>
        <CodeField
          name="friend-code"
          label={add.code}
          about={add.about}
          typed={typed}
          problem={problem}
          maxLength={300}
        />
        <Button type="submit" class={code === '' ? undefined : 'button-primary'}>
          {add.go}
        </Button>
      </Form>
    </section>
  );
}
