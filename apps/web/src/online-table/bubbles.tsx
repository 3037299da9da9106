/** Words that hang in the air: above the seat of who said them, or in the bar for who has none there. */
import type { ToldSaid } from '@palier/table/room';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import { OnlineIcon } from '../ui/online-icons.tsx';
import type { AtTable } from './at-table.ts';
import { SayingView, speakerName } from './saying.tsx';
import { SeatTag, type PartProps } from './seat-sign.tsx';
import { sitterOf } from './sitters.ts';
import { IconButton } from '../ui/button.tsx';

/** Beside a player. Those who listen hear it from the log (`listening.tsx`). */
export function SeatVoice({ at, seat = 0 }: PartProps) {
  const sitter = sitterOf(at.told.value.room, seat);
  const said = sitter?.t === 'person' ? at.talk.bubbles.value.get(sitter.id) : undefined;
  return (
    <>
      <SeatTag at={at} seat={seat} />
      {said !== undefined && <SeatBubble key={`${said.at}`} at={at} said={said} />}
    </>
  );
}

type BubbleProps = { readonly at: AtTable; readonly said: ToldSaid };

/** Pixels between it and its seat, and the edge of the window. */
const AWAY = 8;

/** It may be wider than its seat, and stays on the screen: above the first of two rows of seats. */
function SeatBubble({ at, said }: BubbleProps) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const bubble = element.current;
    const seat = bubble?.parentElement?.getBoundingClientRect();
    const seats = bubble?.parentElement?.parentElement?.getBoundingClientRect();
    if (bubble === null || seat === undefined || seats === undefined) return;
    bubble.dataset['side'] = sideOf(seat, bubble.offsetWidth);
    const isFar = seat.top - seats.top > seat.height / 2;
    if (isFar) bubble.dataset['far'] = '';
    const edge = isFar ? seats.top : seat.top;
    const lacking = Math.max(0, bubble.offsetHeight + AWAY - edge);
    bubble.style.setProperty('--up', `${seat.top - edge - lacking}px`);
  }, []);
  return (
    <span
      ref={element}
      class="bubble"
      data-latest={saidByOthers(at).at(-1) === said}
      aria-hidden="true"
    >
      <Named at={at} said={said} />
    </span>
  );
}

/** Over the face, where that leaves all of it in the window. */
function sideOf({ left, right }: DOMRect, width: number): 'start' | 'end' | 'middle' {
  if (left + width <= innerWidth - AWAY) return 'start';
  return right - width >= AWAY ? 'end' : 'middle';
}

/** The latest of those who look on, and of those at the table where nothing is said at their seats. */
function TopBubbles({ at }: { readonly at: AtTable }) {
  const others = saidByOthers(at);
  const latest = [true, false].flatMap((isAt) => {
    const said = others.findLast(({ person }) => isSeated(at, person) === isAt);
    return said === undefined ? [] : [said];
  });
  if (latest.length === 0) return null;
  return (
    <span class="top-bubbles" aria-hidden="true">
      {latest.map((said) => (
        <span
          key={`${said.person} ${said.at}`}
          class="bubble bubble-named row"
          data-seated={isSeated(at, said.person)}
        >
          <Named at={at} said={said} />
        </span>
      ))}
    </span>
  );
}

/** The latest last. */
function saidByOthers(at: AtTable): readonly ToldSaid[] {
  const { me } = at.told.value;
  return [...at.talk.bubbles.value.values()]
    .filter(({ person }) => person !== me)
    .toSorted((a, b) => a.at - b.at);
}

function Named({ at, said }: BubbleProps) {
  const { room, me } = at.told.value;
  return (
    <>
      <span class="bubble-name">{speakerName(room, said.person, me)}</span>{' '}
      <SayingView saying={said.saying} />
    </>
  );
}

export function OwnBubble({ at }: { readonly at: AtTable }) {
  const { me } = at.told.value;
  const said = me === undefined ? undefined : at.talk.bubbles.value.get(me);
  return said === undefined ? null : <FacedBubble key={said.at} said={said} />;
}

/** As high as the viewer's own face is, which stands above what their level asks for or alone. */
function FacedBubble({ said }: { readonly said: ToldSaid }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const bar = element.current?.parentElement?.querySelector('.level-bar');
    const face = bar?.querySelector('.face')?.getBoundingClientRect();
    if (bar === undefined || bar === null || face === undefined || face.height === 0) return;
    const middle = face.top + face.height / 2 - bar.getBoundingClientRect().top;
    element.current?.style.setProperty('--face-middle', `${middle}px`);
  }, []);
  return (
    <span ref={element} class="own-bubble" aria-hidden="true">
      <span class="bubble">
        <SayingView saying={said.saying} />
      </span>
    </span>
  );
}

function isSeated(at: AtTable, person: number): boolean {
  return at.told.value.room.seats.some((seat) => seat.t === 'person' && seat.person === person);
}

/** The way to what is said, in the bar above the table. */
export function TalkButton({ at, model }: PartProps) {
  const unread = at.talk.unread.value;
  const { options } = at.told.value.room;
  if (options.chat === 'off') return null;
  return (
    <span class="talk-button">
      <IconButton
        says={words('onlineTable').talk.open(unread)}
        onClick={() => {
          model.sheet.value = { t: 'online', name: 'talk' };
        }}
      >
        <OnlineIcon name="talk" />
        {unread > 0 && <span class="talk-unread" aria-hidden="true" />}
      </IconButton>
      <TopBubbles at={at} />
    </span>
  );
}
