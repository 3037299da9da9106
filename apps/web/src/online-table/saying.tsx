/** One thing that was said, drawn and in words. */
import type { PersonId, Saying, ToldRoom } from '@palier/table/room';
import { words } from '../state/words.ts';
import { EmoteView } from './emotes.tsx';
import { toldPerson } from './sitters.ts';

export function SayingView({ saying }: { readonly saying: Saying }) {
  if (saying.t !== 'emote') return <span class="saying">{sayingText(saying)}</span>;
  return (
    <span class="saying saying-emote">
      <EmoteView emote={saying.emote} />
      <span class="visually-hidden">{sayingText(saying)}</span>
    </span>
  );
}

export function sayingText(saying: Saying): string {
  const { talk } = words('onlineTable');
  switch (saying.t) {
    case 'phrase':
      return talk.phrases[saying.phrase];
    case 'emote':
      return talk.emotes[saying.emote];
    case 'text':
      return saying.text;
  }
}

export function speakerName(room: ToldRoom, person: PersonId, me: PersonId | undefined): string {
  const { talk } = words('onlineTable');
  return person === me ? talk.you : (toldPerson(room, person)?.name ?? talk.gone);
}
