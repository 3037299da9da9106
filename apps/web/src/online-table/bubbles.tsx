/** Words that hang in the air: at the seat of who said them, or below the bar for who has none there. */
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
      {said !== undefined && <SeatBubble key={`${said.at}`} said={said} />}
    </>
  );
}

/** It may be wider than its seat, and stays on the screen. */
function SeatBubble({ said }: { readonly said: ToldSaid }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const bubble = element.current;
    const seat = bubble?.parentElement?.getBoundingClientRect();
    if (bubble === null || seat === undefined) return;
    const middle = (seat.left + seat.right) / 2 / innerWidth;
    bubble.dataset['side'] = middle < 0.4 ? 'start' : middle > 0.6 ? 'end' : 'middle';
  }, []);
  return (
    <span ref={element} class="bubble" aria-hidden="true">
      <SayingView saying={said.saying} />
    </span>
  );
}

/** Of those who look on. */
function TopBubbles({ at }: { readonly at: AtTable }) {
  const { room, me } = at.told.value;
  const others = [...at.talk.bubbles.value.values()].filter(
    ({ person }) => person !== me && !isSeated(at, person),
  );
  if (others.length === 0) return null;
  return (
    <span class="top-bubbles" aria-hidden="true">
      {others.slice(-2).map((said) => (
        <span key={`${said.person} ${said.at}`} class="bubble bubble-named row">
          <span class="bubble-name">{speakerName(room, said.person, me)}</span>
          <SayingView saying={said.saying} />
        </span>
      ))}
    </span>
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
