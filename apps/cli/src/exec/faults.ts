/** What went wrong with programs from outside, counted: once told for each kind, never fatal. */
import type { Fault, Refusal, Seat } from '@palier/rules';
import type { JsonBreak } from '../json-text.ts';

/** Why a line is no answer: it is not JSON, or not what an answer looks like. */
export type UnreadableLine = JsonBreak | Fault;

/** One thing that went wrong. */
export type Incident =
  | { readonly code: 'late'; readonly ms: number }
  /** A line that is no answer. */
  | { readonly code: 'broken'; readonly line: string; readonly problem: UnreadableLine }
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'illegal'; readonly move: string; readonly refusal: Refusal }
  /** An answer that nobody had asked for. */
  | { readonly code: 'surplus'; readonly line: string }
  | ({ readonly code: 'ended' } & ProgramEnd)
  /** It is not started any more. */
  | { readonly code: 'given-up'; readonly starts: number };

/** How a program ended: by itself, by a signal, not even started, or deaf to its output's end. */
export type ProgramEnd = {
  readonly status?: number;
  readonly signal?: string;
  /** The system's word for why it could not be started. */
  readonly error?: string;
  /** The last line on its standard error; empty where there was none. */
  readonly said: string;
};

export type IncidentCode = Incident['code'];

export const INCIDENT_CODES = [
  'late',
  'broken',
  'too-long',
  'illegal',
  'surplus',
  'ended',
  'given-up',
] as const satisfies readonly IncidentCode[];

/** Incidents of one kind: how many, and the first with its game and seat. */
export type Incidents = {
  readonly count: number;
  readonly first: Incident;
  readonly game: number;
  readonly seat: Seat;
};

/** Of one entry of `--bots`. */
export type Faults = {
  /** Decisions that the fallback bot made. */
  readonly replaced: number;
  readonly incidents: { readonly [Code in IncidentCode]?: Incidents };
};

export const NO_FAULTS: Faults = { replaced: 0, incidents: {} };

export function addFaults(a: Faults, b: Faults): Faults {
  const incidents = INCIDENT_CODES.flatMap((code) => {
    const [here, there] = [a.incidents[code], b.incidents[code]];
    if (here === undefined || there === undefined) {
      const only = here ?? there;
      return only === undefined ? [] : [[code, only] as const];
    }
    const first = there.game < here.game ? there : here;
    return [[code, { ...first, count: here.count + there.count }] as const];
  });
  return { replaced: a.replaced + b.replaced, incidents: Object.fromEntries(incidents) };
}

/** By entry; a list may be shorter than the other. */
export function addFaultLists(a: readonly Faults[], b: readonly Faults[]): readonly Faults[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, entry) =>
    addFaults(a[entry] ?? NO_FAULTS, b[entry] ?? NO_FAULTS),
  );
}

/** One incident as faults of its entry. */
export function faultsFrom(
  first: Incident,
  { game, seat }: { readonly game: number; readonly seat: Seat },
): Faults {
  return { replaced: 0, incidents: { [first.code]: { count: 1, first, game, seat } } };
}
