/** The days on which somebody was here last: whoever was away for long is welcomed back. */
import type { Day } from '../local/daily-book.ts';
import { anyText, looseObject } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';

/** The last day, and the one before it; empty where there was none. */
type Visits = { readonly day: Day; readonly before: Day };

const visits = kept('home-visits', looseObject<Visits>({ day: anyText, before: anyText }), {
  day: '',
  before: '',
});

export function rememberVisit(today: Day): void {
  if (visits.peek().day !== today) visits.set({ day: today, before: visits.peek().day });
}

/** The last day before today; undefined where none is known. */
export function visitBefore(today: Day): Day | undefined {
  const { day, before } = visits.value;
  const last = day === today ? before : day;
  return Number.isNaN(Date.parse(last)) ? undefined : last;
}
