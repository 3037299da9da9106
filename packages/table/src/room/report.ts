/**
 * What somebody tells the operator about another at the table. What was said is taken from the table's
 * own steps, and not from who reports it: nobody can put words into another's mouth.
 */
import type { ReportReason } from './options.ts';
import type { Origin } from './origin.ts';
import { plainLine } from './plain-line.ts';
import type { PersonId, RoomStep, Saying } from './room.ts';

export type ReportedPerson = {
  readonly person: PersonId;
  /** As they were called one after the other, the newest last. */
  readonly names: readonly string[];
  readonly origin?: Origin;
};

export type ReportedLine = { readonly at: number; readonly saying: Saying };

export type NewReport = {
  readonly at: number;
  readonly table: string;
  readonly code: string;
  /** The id of a club: then it is about its name, and about no table. */
  readonly club?: string;
  readonly reason: ReportReason;
  readonly text?: string;
  readonly reporter: ReportedPerson;
  readonly reported: ReportedPerson;
  /** What the reported person said of late. */
  readonly lines: readonly ReportedLine[];
};

/** As many as tell what it is about; a report must not be long. */
const MOST_LINES = 20;
const MOST_NAMES = 5;

export type Reporting = {
  readonly at: number;
  readonly reporter: PersonId;
  readonly person: PersonId;
  readonly reason: ReportReason;
  readonly text?: string | undefined;
};

/** Undefined where one of the two was never at this table. Who has left it was. */
export function reportFrom(
  steps: readonly RoomStep[],
  { at, reporter, person, reason, text }: Reporting,
): NewReport | undefined {
  const [opened] = steps[0]?.events ?? [];
  const by = personIn(steps, reporter);
  const about = personIn(steps, person);
  if (opened?.t !== 'opened' || by === undefined || about === undefined) return undefined;
  const more = text === undefined ? undefined : plainLine(text);
  return {
    at,
    table: opened.id,
    code: opened.code,
    reason,
    ...(more !== undefined && { text: more }),
    reporter: by,
    reported: about,
    lines: linesOf(steps, person),
  };
}

/** Somebody who is or was at a table, as its steps know them. */
export function personIn(steps: readonly RoomStep[], person: PersonId): ReportedPerson | undefined {
  const [opened] = steps[0]?.events ?? [];
  if (opened?.t !== 'opened') return undefined;
  const doorKey = opened.doorKey ?? opened.secret;
  const names: string[] = [];
  let from: string | undefined;
  for (const { events } of steps) {
    for (const event of events) {
      const isComing = event.t === 'joined' || event.t === 'knocked';
      if (!(isComing || event.t === 'renamed') || event.person !== person) continue;
      names.push(event.name);
      if (isComing) from = event.from;
    }
  }
  if (names.length === 0) return undefined;
  return {
    person,
    names: names.slice(-MOST_NAMES),
    ...(from !== undefined && { origin: { doorKey, from } }),
  };
}

function linesOf(steps: readonly RoomStep[], person: PersonId): readonly ReportedLine[] {
  const lines: ReportedLine[] = [];
  for (const { at, events } of steps) {
    for (const event of events) {
      if (event.t === 'said' && event.person === person) lines.push({ at, saying: event.saying });
    }
  }
  return lines.slice(-MOST_LINES);
}
