/** What is done on the pages of friends and clubs, and what comes of it. */
import { useSignal, type Signal } from '@preact/signals';
import { ask, isDone } from '../people/api.ts';
import { lookAtFriends } from '../people/friends.ts';
import { words } from '../state/words.ts';
import { useNews, type ScreenNews } from '../ui/news.tsx';

type Request = readonly [method: string, path: string, body?: object];

export type FriendsState = {
  readonly problem: Signal<string>;
  readonly news: ScreenNews;
  /** Asks, looks what is so then, and says so. False where it was refused. */
  readonly change: (request: Request, says: string) => Promise<boolean>;
};

export function useFriends(): FriendsState {
  return useChanges(lookAtFriends);
}

/** `look`: what is so then. */
export function useChanges(look: () => Promise<unknown>): FriendsState {
  const problem = useSignal('');
  const news = useNews();
  const change = async ([method, path, body]: Request, says: string): Promise<boolean> => {
    const answer = await ask(method, path, body);
    problem.value = isDone(answer)
      ? ''
      : answer.t === 'refused'
        ? answer.says
        : words('shell').notLoaded;
    if (!isDone(answer)) return false;
    await look();
    news.say(says);
    return true;
  };
  return { problem, news, change };
}
