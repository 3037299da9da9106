/** What has changed, said to those who listen. */
import { useSignal } from '@preact/signals';
import type { ToldRoom } from '@palier/table/room';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../state/words.ts';
import type { Hosting } from './hosting.ts';
import { newsOf, type LobbyNews } from './lobby-news.ts';

export function NewsOfLobby({ hosting }: { readonly hosting: Hosting }) {
  const room = hosting.room.value;
  const before = useRef<ToldRoom>(room);
  const said = useSignal('');
  useEffect(() => {
    const news = newsOf(before.current, room, hosting.me.peek());
    before.current = room;
    if (news.length > 0) said.value = news.map(sentence).join(' ');
  }, [room]);
  return (
    <p class="visually-hidden" role="status">
      {said.value}
    </p>
  );
}

function sentence(news: LobbyNews): string {
  const says = words('online').lobby.news;
  switch (news.t) {
    case 'joined':
    case 'left':
      return says[news.t](news.name);
    case 'sat':
      return says.sat(news.name, news.seat);
    case 'rulesChanged':
    case 'youHost':
      return says[news.t];
  }
}
