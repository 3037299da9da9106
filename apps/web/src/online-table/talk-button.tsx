/** The way to what is said, in the bar above the table. */
import { words } from '../state/words.ts';
import { TopBubbles } from './bubbles.tsx';
import { OnlineIcon } from '../ui/online-icons.tsx';
import type { PartProps } from './seat-sign.tsx';

export function TalkButton({ at, model }: PartProps) {
  const unread = at.talk.unread.value;
  const { options } = at.told.value.room;
  if (options.chat === 'off') return null;
  return (
    <span class="talk-button">
      <button
        type="button"
        class="icon-button"
        aria-label={words('onlineTable').talk.open(unread)}
        onClick={() => {
          model.sheet.value = { t: 'online', name: 'talk' };
        }}
      >
        <OnlineIcon name="talk" />
        {unread > 0 && <span class="talk-unread" aria-hidden="true" />}
      </button>
      <TopBubbles at={at} />
    </span>
  );
}
