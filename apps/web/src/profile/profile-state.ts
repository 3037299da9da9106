/** What the screen of the profile knows, and what comes of what is done there. */
import { useSignal, type Signal } from '@preact/signals';
import { shareSeats } from '../online/shared-seats.ts';
import { agree } from '../people/account.ts';
import { ask, isDone, textOf, type Answer, type Me } from '../people/api.ts';
import type { Touched } from '../people/passkeys.ts';
import { words } from '../state/words.ts';
import { useNews, type ScreenNews } from '../ui/news.tsx';

/** `none`: nobody is signed in; undefined: not known yet. */
type Standing = Me | 'none' | 'away' | 'nowhere' | undefined;

export type ProfileState = {
  readonly me: Signal<Standing>;
  readonly problem: Signal<string>;
  /** A recovery code that was just made, while it is shown. */
  readonly code: Signal<string | undefined>;
  readonly news: ScreenNews;
  /** What came of something: who one is now, or why not. True where it is done. */
  readonly heed: (answer: Touched<Me>, says: string) => Promise<boolean>;
  /** Of what changes nothing here. */
  readonly fail: (answer: Touched<unknown>) => void;
};

export function useProfile(): ProfileState {
  const me = useSignal<Standing>(undefined);
  const problem = useSignal('');
  const code = useSignal<string | undefined>(undefined);
  const news = useNews();
  const fail = (answer: Touched<unknown>): void => {
    const says = words('profile');
    if (answer.t === 'refused') problem.value = answer.says;
    else if (answer.t !== 'done') problem.value = says[answer.t];
    if (answer.t === 'refused' && answer.code === 'not-signed-in') me.value = 'none';
  };
  const heed = async (answer: Touched<Me>, says: string): Promise<boolean> => {
    problem.value = '';
    if (answer.t !== 'done') {
      fail(answer);
      return false;
    }
    me.value = await agree(answer.value);
    news.say(says);
    await shareSeats();
    return true;
  };
  return { me, problem, code, news, heed, fail };
}

/** Another recovery code, shown at once. */
export async function makeCode({ me, code, problem, fail }: ProfileState): Promise<void> {
  const made = await ask('POST', '/me/recovery-code');
  if (!isDone(made)) {
    fail(made);
    return;
  }
  problem.value = '';
  code.value = textOf(made.value['code']);
  const now = me.peek();
  if (typeof now === 'object') me.value = { ...now, hasRecoveryCode: true };
}

export function standingOf(answer: Answer<Me>): Standing {
  switch (answer.t) {
    case 'done':
      return answer.value;
    case 'refused':
      return answer.code === 'not-signed-in' ? 'none' : 'away';
    case 'away':
      return 'away';
    case 'none':
      return 'nowhere';
  }
}
