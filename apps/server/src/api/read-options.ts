/** What somebody wants to be played at a new table, from the body of a request. */
import { isFault, makeSetup, parseSetupChoice, type Fault } from '@palier/rules';
import {
  askedOptions,
  CLOCK_AMONG_STRANGERS,
  USUAL_OPTIONS,
  type ToldOptions,
} from '@palier/table/room';
import { pathOf, readBody } from './read-body.ts';

export function readOptions(body: unknown): ToldOptions | Fault {
  const read = readBody(askedOptions, body);
  if (isFault(read)) return read;
  const choice = parseSetupChoice(read.setup);
  const setup = isFault(choice) ? choice : makeSetup(choice);
  if (isFault(setup)) return { ...setup, path: pathOf(['setup', setup.path]) };
  // Everything but what is played may be left out, and is then as usual.
  const { listing = USUAL_OPTIONS.listing } = read;
  const clock = listing === 'hidden' ? USUAL_OPTIONS.clock : CLOCK_AMONG_STRANGERS;
  return { ...USUAL_OPTIONS, clock, ...read };
}
