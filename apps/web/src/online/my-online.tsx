/** Tables online on other screens: their code is fetched where this device has some, or friends who call. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MyTables as Tables, MyTurn as Turn } from './my-games.tsx';
import { readStored } from '../state/storage.ts';
import { wantWords } from '../state/words.ts';

type Parts = { readonly MyTables: typeof Tables; readonly MyTurn: typeof Turn };

/** Whether there may be some: the list itself is read by who shows it. */
export function hasTables(): boolean {
  return (readStored('tables') ?? '[]') !== '[]';
}

type OnlineProps =
  | { readonly part: 'MyTables'; readonly onNews: (news: string) => void }
  | { readonly part: 'MyTurn'; readonly onCount: (turns: number) => void };

/** Without a network the screen goes on without. */
export function Online(props: OnlineProps) {
  const parts = useSignal<Parts | undefined>(undefined);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [loaded] = await Promise.all([import('./my-games.tsx'), wantWords('online')]);
      parts.value = loaded;
    };
    if (hasTables() || readStored('account') !== null) load().catch(() => undefined);
  }, []);
  if (parts.value === undefined) return null;
  const { MyTables, MyTurn } = parts.value;
  return props.part === 'MyTurn' ? <MyTurn {...props} /> : <MyTables {...props} />;
}
