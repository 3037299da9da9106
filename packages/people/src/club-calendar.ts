/**
 * The evenings and seasons of a club. A day there lasts until six in the morning, by the clocks of the place:
 * whoever plays past midnight still plays that evening. Days are written as `2026-11-19`.
 */
import type { Season } from './kept.ts';

/** From the first evening to the last, both in it; null: since ever, or without an end. */
export type Span = { readonly from: string | null; readonly until: string | null };

const DAY = 86_400_000;
const ENDS_AT = 6;

/** On which evening something was. */
export function eveningOf(zone: string, at: number): string {
  const { day, hour } = clockAt(zone, at);
  return hour < ENDS_AT ? dayAfter(day, -1) : day;
}

/** The first millisecond of an evening. */
export function beginningOf(zone: string, evening: string): number {
  const wanted = daysTo(evening) * DAY + (ENDS_AT * DAY) / 24;
  // Twice: the first may fall to the other side of a change of the clocks.
  const near = wanted - aheadOfUtc(zone, wanted);
  return wanted - aheadOfUtc(zone, near);
}

export function dayAfter(day: string, days = 1): string {
  return dayAt(daysTo(day) + days);
}

/** The season that an evening is in; or so many before it. */
export function seasonAround(season: Season, evening: string, back = 0): Span {
  if (season === 'always') return { from: null, until: null };
  const months = { month: 1, quarter: 3, year: 12 }[season];
  const [year = 0, month = 1] = evening.split('-').map(Number);
  const first = Math.floor((year * 12 + month - 1) / months) * months - back * months;
  return { from: firstOf(first), until: dayAfter(firstOf(first + months), -1) };
}

/** The first day of a month, counted from the year 0 on. */
function firstOf(month: number): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${twoDigits((month % 12) + 1)}-01`;
}

/**
 * Days since 1970 until a day. Years are counted from March on, so that a leap day is the last of its year;
 * 400 of them, of 146,097 days, are always alike.
 */
function daysTo(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const since = month > 2 ? year : year - 1;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const leaps = Math.floor(since / 4) - Math.floor(since / 100) + Math.floor(since / 400);
  return since * 365 + leaps + ofYear - FROM_MARCH_0_TO_1970;
}

const FROM_MARCH_0_TO_1970 = 719_468;

function dayAt(days: number): string {
  // The year is met at once or is one too late.
  const near = Math.floor((days + FROM_MARCH_0_TO_1970) / 365.2425) + 1;
  const year = daysTo(`${near}-01-01`) <= days ? near : near - 1;
  let month = 12;
  while (daysTo(`${year}-${month}-01`) > days) month -= 1;
  const date = days - daysTo(`${year}-${month}-01`) + 1;
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`;
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0');
}

type Moment = { readonly day: string; readonly hour: number; readonly asUtc: number };

function clockAt(zone: string, at: number): Moment {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')].map(Number);
  const seconds = (hour! * 60 + minute!) * 60 + second!;
  return { day, hour: hour!, asUtc: daysTo(day) * DAY + seconds * 1000 };
}

function aheadOfUtc(zone: string, at: number): number {
  return clockAt(zone, at).asUtc - Math.floor(at / 1000) * 1000;
}

/** To make one takes long. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  formats.set(zone, format);
  return format;
}
