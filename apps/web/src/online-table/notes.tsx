/** Over the lower edge of the felt: the line, the own seat, wishes and votes; above the cards the clock. */
import { Icon } from '../board/icons.tsx';
import { words } from '../state/words.ts';
import { OwnBubble } from './bubbles.tsx';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { Listening } from './listening.tsx';
import { Note } from './note.tsx';
import type { PartProps } from './seat-sign.tsx';
import { sitterOf } from './sitters.ts';
import { OwnClock } from './turn-clock.tsx';
import { useJustOver, useLasting } from './use-after.ts';
import { VoteNote } from './vote-note.tsx';
import { WishNote } from './wish-note.tsx';

export function Notes(props: PartProps) {
  return (
    <>
      <OwnClock at={props.at} model={props.model} />
      <OwnBubble at={props.at} />
      <div class="online-notes">
        <div class="note-live" role="status">
          <LinkNote {...props} />
          <SeatNote {...props} />
        </div>
        <div class="note-live" role="status">
          <WishNote {...props} />
          <VoteNote {...props} />
        </div>
      </div>
      <Listening {...props} />
    </>
  );
}

/** Milliseconds after which a move that is on its way is said to be. */
const SLOW = 800;
const TOLD = 4000;

function LinkNote({ at, model }: PartProps) {
  const { link } = words('onlineTable');
  const isLost = at.told.value.link === 'waiting';
  const isBusy = model.state.value?.isBusy === true;
  const isSlow = useLasting(isBusy && !isLost, SLOW);
  const isBack = useJustOver(isLost, TOLD);
  const hasNotSpoken = at.talk.hasFailed.value;
  const icon = <OnlineIcon name="link" />;
  if (isLost) return <Note icon={icon} text={link.lost} more={isBusy ? link.kept : undefined} />;
  if (isSlow) return <Note icon={<OnlineIcon name="wait" />} text={link.slow} />;
  if (hasNotSpoken) return <NotSaid at={at} model={model} />;
  return isBack ? <Note icon={<Icon name="check" />} text={link.back} /> : null;
}

function NotSaid({ at }: PartProps) {
  return (
    <Note icon={<OnlineIcon name="talk" />} text={words('onlineTable').talk.notSent}>
      <button
        type="button"
        class="icon-button"
        aria-label={words('shell').close}
        onClick={() => {
          at.talk.hasFailed.value = false;
        }}
      >
        <Icon name="close" />
      </button>
    </Note>
  );
}

/** A bot plays in the viewer's own seat, or has just handed it back. */
function SeatNote({ at }: PartProps) {
  const { presence } = words('onlineTable');
  const { room, seat } = at.told.value;
  const sitter = seat === undefined ? undefined : sitterOf(room, seat);
  const standIn = sitter?.t === 'person' ? sitter.standIn : undefined;
  const isMine = useJustOver(standIn !== undefined, TOLD);
  if (standIn !== undefined) {
    return <Note icon={<Icon name="robot" />} text={presence.standInForYou[standIn]} />;
  }
  return isMine ? <Note icon={<Icon name="check" />} text={presence.yoursAgain} /> : null;
}
