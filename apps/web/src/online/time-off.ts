/**
 * Time off from games over days. The tables keep it, so that every device of somebody knows; this one
 * remembers what was chosen here, for tables at which one sits down meanwhile.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import { anyText, looseList, looseObject, whole } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';
import { MOST_ASKED, takeRest } from './api.ts';
import { MOST_TICKETS, tickets, updateTicket, type Ticket } from './tickets.ts';

type Chosen = {
  readonly until: number;
  /** The seats for which it was asked: each is asked for once. */
  readonly seats: readonly string[];
};

const NONE: Chosen = { until: 0, seats: [] };

const chosen = kept<Chosen>(
  'time-off',
  looseObject({ until: whole, seats: looseList(anyText, MOST_TICKETS * 2) }),
  NONE,
);

/** Until when this player has time off anywhere; undefined: nowhere. */
export const timeOff: ReadonlySignal<number | undefined> = computed(() => {
  const ends = tickets.value.filter(isOpen).flatMap(({ rest }) => rest ?? []);
  const last = Math.max(0, ...ends);
  return last > Date.now() ? last : undefined;
});

/** Whether there is anything to have time off from. */
export const playsOverDays: ReadonlySignal<boolean> = computed(
  () =>
    timeOff.value !== undefined ||
    tickets.value.some((one) => isOpen(one) && one.due !== undefined),
);

/** `none`: no table grants it. */
export type RestProblem = 'none' | 'failed';

/** At all tables at once. Answers why not, where it is not so. */
export async function takeTimeOff(until: number): Promise<RestProblem | undefined> {
  return (await askFor(until, tickets.peek().filter(isOpen), [])) ?? grantedOrNot();
}

function grantedOrNot(): RestProblem | undefined {
  return timeOff.peek() === undefined ? 'none' : undefined;
}

export async function endTimeOff(): Promise<RestProblem | undefined> {
  const seats = tickets.peek().filter(({ rest }) => rest !== undefined);
  chosen.set(NONE);
  for (let from = 0; from < seats.length; from += MOST_ASKED) {
    const some = seats.slice(from, from + MOST_ASKED);
    if ((await takeRest(undefined, some)) === undefined) return 'failed';
    for (const { rest: _, ...ticket } of some) updateTicket(ticket);
  }
  return undefined;
}

/** Tables that have come since take it up; where it was ended on another device, it is ended here. */
export async function takeUpRest(): Promise<void> {
  const { until, seats } = chosen.peek();
  if (until === 0) return;
  if (until <= Date.now() || timeOff.peek() === undefined) {
    chosen.set(NONE);
    return;
  }
  const asked = new Set(seats);
  const others = tickets.peek().filter((one) => isOpen(one) && !asked.has(nameOf(one)));
  if (others.length > 0) await askFor(until, others, seats);
}

async function askFor(
  until: number,
  seats: readonly Ticket[],
  before: readonly string[],
): Promise<RestProblem | undefined> {
  const some = seats.slice(0, MOST_ASKED);
  const ends = await takeRest(until, some);
  if (ends === undefined) return 'failed';
  for (const [index, end] of ends.entries()) {
    if (end !== null) updateTicket({ ...some[index]!, rest: end });
  }
  // Who has not sat down yet is asked again.
  const done = some.filter(({ phase }, index) => phase === 'playing' || ends[index] !== null);
  chosen.set({ until, seats: [...before, ...done.map(nameOf)].slice(-MOST_TICKETS * 2) });
  return undefined;
}

function isOpen({ phase }: Ticket): boolean {
  return phase !== 'over';
}

function nameOf({ id, token }: Ticket): string {
  return `${id} ${token}`;
}
