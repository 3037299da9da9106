/** Over the lower edge of the felt: the line, the own seat, wishes and votes; above the cards the clock. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pastEvents } from '@palier/rules';
import { Icon } from '../board/icons.tsx';
import { useDialogNews } from '../online/use-dialog-news.ts';
import { words } from '../state/words.ts';
import { OnlineIcon } from '../ui/online-icons.tsx';
import { AskingNote } from './asking-note.tsx';
import { DaysNote } from './days-note.tsx';
import { OwnBubble } from './bubbles.tsx';
import { Listening } from './listening.tsx';
import { sayComing } from './log-lines.tsx';
import { Note } from './note.tsx';
import type { PartProps } from './seat-sign.tsx';
import { sitterOf } from './sitters.ts';
import { OwnClock } from './turn-clock.tsx';
import { VoteNote } from './vote-note.tsx';
import { WishNote } from './wish-note.tsx';
import { IconButton } from '../ui/button.tsx';

export function Notes(props: PartProps) {
  useDialogNews(<AskingNote {...props} />);
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
          <DaysNote {...props} />
        </div>
        {/* Those who listen hear it among the rest (`Listening`). */}
        <div class="note-live">
          <ComingNote {...props} />
        </div>
        {/* Apart, so that who asks is not read out again with every vote. */}
        <div class="note-live" role="status">
          <AskingNote {...props} />
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
      <IconButton
        says={words('shell').close}
        onClick={() => {
          at.talk.hasFailed.value = false;
        }}
        icon="close"
      />
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

/** Who has just left or come back. */
function ComingNote({ at }: PartProps) {
  const newest = at.comings.value.at(-1);
  const seen = useSignal(newest?.number);
  useEffect(() => {
    if (newest === undefined || newest.number === seen.peek()) return undefined;
    const timer = setTimeout(() => (seen.value = newest.number), TOLD);
    return () => clearTimeout(timer);
  }, [newest?.number]);
  if (newest === undefined || newest.number === seen.value) return null;
  return <Note icon={<Icon name="people" />} text={sayComing(newest.coming)} />;
}

/** True once something has lasted so many milliseconds. */
function useLasting(isSo: boolean, ms: number): boolean {
  const hasLasted = useSignal(false);
  useEffect(() => {
    hasLasted.value = false;
    if (!isSo) return undefined;
    const timer = setTimeout(() => {
      hasLasted.value = true;
    }, ms);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && hasLasted.value;
}

/** True for so many milliseconds after something has ceased to be so. */
function useJustOver(isSo: boolean, ms: number): boolean {
  const isShown = useSignal(false);
  const was = useSignal(isSo);
  useEffect(() => {
    const hasEnded = was.peek() && !isSo;
    was.value = isSo;
    isShown.value = hasEnded;
    if (!hasEnded) return undefined;
    const timer = setTimeout(() => {
      isShown.value = false;
    }, ms);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isShown.value;
}

/** In the summary of a round: the table does not wait for who still looks at it. */
export function RoundNote({ at, model }: PartProps) {
  const { nextRound } = words('onlineTable');
  const ended = model.ended.value;
  const { past } = model.state.value!.view;
  const isDealt = ended !== undefined && !pastEvents(past).includes(ended);
  const seat = model.seat.value;
  const isDue = seat !== undefined && model.awaited.value.includes(seat);
  const text = !isDealt ? nextRound.waiting : isDue ? nextRound.yourTurn : nextRound.dealt;
  return (
    <div class="round-note">
      <OwnClock at={at} model={model} />
      <p role="status" data-due={isDealt && isDue}>
        {text}
      </p>
    </div>
  );
}
