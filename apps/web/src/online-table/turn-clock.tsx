/** The clock of a decision: a ring around whoever is due, a bar above one's own cards. No alarm. */
import { useSignal } from '@preact/signals';
import type { Seat } from '@palier/rules';
import { TURN_TIME, isOverDays } from '@palier/table/room';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../state/words.ts';
import type { TableModel } from '../table/table-model.ts';
import type { AtTable } from './at-table.ts';
import { waitedFor } from './sitters.ts';
import { COUNTED, timeLeft, toSay, type TimeLeft } from './time.ts';

const SECOND = 1000;
const MINUTE = 60_000;

/** Of the decision that is due, second by second, over days by the minute; undefined without a clock. */
export function useTimeLeft(at: AtTable): TimeLeft | undefined {
  const { dueAt, room } = at.told.value;
  const whole = TURN_TIME[room.options.clock];
  const hasClock = dueAt !== undefined && Number.isFinite(whole);
  const step = isOverDays(room.options.clock) ? MINUTE : SECOND;
  const second = useSignal(0);
  useEffect(() => {
    if (!hasClock) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = dueAt - at.now();
      if (left <= 0) return;
      // A little after the number has changed, so that it has.
      timer = setTimeout(tick, (left % step) + 20);
    };
    const tick = (): void => {
      second.value++;
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [dueAt, hasClock, step]);
  void second.value;
  return hasClock ? timeLeft(dueAt, at.now(), whole) : undefined;
}

type ClockProps = { readonly at: AtTable; readonly model: TableModel; readonly seat: Seat };

function isOnClock({ at, model, seat }: ClockProps): boolean {
  return waitedFor(at.told.value.room, model.awaited.value).some((one) => one.seat === seat);
}

/** Twice the radius's way round, so that a share is a length. */
const ROUND = 100;

/** Around a face; the last seconds as a number before it. */
export function ClockRing(props: ClockProps) {
  return isOnClock(props) ? <Ring at={props.at} /> : null;
}

function Ring({ at }: { readonly at: AtTable }) {
  const left = useTimeLeft(at);
  if (left === undefined) return null;
  const isCounted = left.seconds <= COUNTED && !isOverDays(at.told.value.room.options.clock);
  return (
    <>
      <svg class="clock-ring" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle class="clock-track" cx="20" cy="20" r="18" />
        <circle
          class="clock-left"
          cx="20"
          cy="20"
          r="18"
          pathLength={ROUND}
          stroke-dasharray={`${left.share * ROUND} ${ROUND}`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      {isCounted && <span class="clock-count">{left.seconds}</span>}
    </>
  );
}

/** The viewer's own clock, drawn and, at half of the time and near its end, said. */
export function OwnClock({ at, model }: Omit<ClockProps, 'seat'>) {
  const seat = model.seat.value;
  if (seat === undefined || !isOnClock({ at, model, seat })) return null;
  return isOverDays(at.told.value.room.options.clock) ? <DaysBar at={at} /> : <Bar at={at} />;
}

/** Over days nothing presses: what is left stands there, and is not counted out. */
function DaysBar({ at }: { readonly at: AtTable }) {
  const left = useTimeLeft(at);
  if (left === undefined) return null;
  const says = words('onlineTable').clock;
  const ms = left.seconds * SECOND;
  return (
    <div class="own-clock own-clock-days">
      <span class="own-clock-bar" aria-hidden="true">
        <span style={{ '--share': left.share }} />
      </span>
      <p class="visually-hidden">{says.left(ms)}</p>
      <span class="own-clock-count" aria-hidden="true">
        {says.leftShort(ms)}
      </span>
    </div>
  );
}

function Bar({ at }: { readonly at: AtTable }) {
  const left = useTimeLeft(at);
  const { dueAt, room } = at.told.value;
  const said = useSignal<number | undefined>(undefined);
  const before = useRef({ dueAt, seconds: left?.seconds ?? 0 });
  const seconds = left?.seconds ?? 0;
  useEffect(() => {
    const from = before.current.dueAt === dueAt ? before.current.seconds : seconds;
    before.current = { dueAt, seconds };
    const whole = TURN_TIME[room.options.clock];
    const now = toSay(from, seconds, whole);
    if (now !== undefined) said.value = now;
    else if (from === seconds) said.value = undefined;
  }, [dueAt, seconds]);
  if (left === undefined) return null;
  return (
    <div class="own-clock" data-counted={seconds <= COUNTED}>
      <span class="own-clock-bar" aria-hidden="true">
        <span style={{ '--share': left.share }} />
      </span>
      {seconds <= COUNTED && (
        <span class="own-clock-count" aria-hidden="true">
          {seconds}
        </span>
      )}
      <span class="visually-hidden" role="status">
        {said.value === undefined ? '' : words('onlineTable').clock.announce(said.value)}
      </span>
    </div>
  );
}
