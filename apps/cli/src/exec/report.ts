/** The faults of programs from outside, for scripts and for people. */
import { isFault, type EditionId, type Json } from '@palier/rules';
import type { Output } from '../command.ts';
import { CLEAR_LINE } from '../output.ts';
import { isOutside } from './entry.ts';
import { FALLBACK } from './fallback.ts';
import {
  INCIDENT_CODES,
  NO_FAULTS,
  type Faults,
  type Incident,
  type IncidentCode,
  type UnreadableLine,
} from './faults.ts';
import type { Words } from '../words.ts';

/** What the row of an entry has besides: for a bot of our own nothing. */
export function faultMembers(
  entry: string,
  faults: Faults = NO_FAULTS,
): { readonly [member: string]: Json } {
  if (!isOutside(entry)) return {};
  const counts = codesIn(faults).map((code) => [code, faults.incidents[code]!.count] as const);
  return { faults: Object.fromEntries(counts), replaced: faults.replaced };
}

/** How many there were, of whatever kind. */
export function faultCount({ incidents }: Faults): number {
  return INCIDENT_CODES.reduce((sum, code) => sum + (incidents[code]?.count ?? 0), 0);
}

/** A line for each entry that did something wrong. */
export function faultLines(
  entries: readonly string[],
  faults: readonly Faults[],
  { cli }: Words,
): readonly string[] {
  return entries.flatMap((entry, index) => {
    const own = faults[index] ?? NO_FAULTS;
    const counts = codesIn(own).map((code) => cli.outside.counts[code](own.incidents[code]!.count));
    if (counts.length === 0) return [];
    return [cli.outside.summary(entry, counts, { times: own.replaced, bot: FALLBACK.name })];
  });
}

function codesIn({ incidents }: Faults): readonly IncidentCode[] {
  return INCIDENT_CODES.filter((code) => incidents[code] !== undefined);
}

/** Who plays, and in which box. */
type Playing = { readonly entries: readonly string[]; readonly edition: EditionId };

/** Tells the first fault of each kind and entry as soon as it is known. */
export function faultTeller(
  { entries, edition }: Playing,
  words: Words,
  output: Output,
): (faults: readonly Faults[]) => void {
  const told = new Set<string>();
  return (faults) => {
    for (const [entry, name] of entries.entries()) {
      const { incidents } = faults[entry] ?? NO_FAULTS;
      for (const code of INCIDENT_CODES) {
        const found = incidents[code];
        if (found === undefined || told.has(`${entry}/${code}`)) continue;
        told.add(`${entry}/${code}`);
        const place = words.cli.outside.place(name, found.game, found.seat);
        // A bar may stand there.
        const clear = output.isTTY === true ? CLEAR_LINE : '';
        output.write(`${clear}palier: ${place}: ${sentenceOf(found.first, edition, words)}\n`);
      }
    }
  };
}

function sentenceOf(incident: Incident, edition: EditionId, words: Words): string {
  const { faults } = words.cli.outside;
  switch (incident.code) {
    case 'broken': {
      const { line, problem } = incident;
      return faults.broken({ line, why: whyUnreadable(problem, words) });
    }
    case 'illegal': {
      const { move, refusal } = incident;
      const why = words.refusal(refusal, { viewer: 'spectator', names: [], edition });
      return faults.illegal({ move, rule: refusal.rule, why });
    }
    default: {
      // A table's entry fits the code it stands under; the checker cannot follow that through a union.
      const say = faults[incident.code] as (facts: typeof incident) => string;
      return say(incident);
    }
  }
}

function whyUnreadable(problem: UnreadableLine, words: Words): string {
  if (!isFault(problem)) return words.cli.failures['not-json']({ near: problem.near });
  const sentence = words.fault(problem);
  return problem.path === '' ? sentence : `${problem.path}: ${sentence}`;
}
