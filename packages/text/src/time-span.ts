/** How long something still lasts that lasts for days. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TimeSpans = {
  /** The two largest of its parts: "2 days, 5 hours", "12 minutes". What has begun of the smaller counts. */
  readonly span: (ms: number) => string;
  /** The largest alone: "2 days". */
  readonly shortSpan: (ms: number) => string;
};

export function timeSpans(locale: string): TimeSpans {
  const unit = (name: 'day' | 'hour' | 'minute'): Intl.NumberFormat =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' });
  const [days, hours, minutes] = [unit('day'), unit('hour'), unit('minute')];
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  const partsOf = (ms: number): readonly string[] => {
    // Time left is never nothing.
    const wholeMinutes = Math.max(1, Math.ceil(ms / MINUTE));
    const wholeHours = Math.ceil(ms / HOUR);
    const [large, small, count, per] =
      wholeHours >= DAY / HOUR
        ? ([days, hours, wholeHours, DAY / HOUR] as const)
        : ([hours, minutes, wholeMinutes, HOUR / MINUTE] as const);
    if (count < per) return [small.format(count)];
    const rest = count % per;
    const whole = large.format(Math.floor(count / per));
    return rest === 0 ? [whole] : [whole, small.format(rest)];
  };
  return {
    span: (ms) => list.format(partsOf(ms)),
    shortSpan: (ms) => partsOf(ms)[0]!,
  };
}
