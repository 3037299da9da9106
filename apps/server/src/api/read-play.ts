/** What somebody sends who would play at once, from the body of a request. */
import { fault, isFault, makeSetup, parseSetupChoice, type Fault } from '@palier/rules';
import { plainName, playNow, quickOptions, type PlayNow } from '@palier/table/room';
import { readBody } from './read-body.ts';

export function readPlay(body: unknown): PlayNow | Fault {
  const read = readBody(playNow, body);
  if (isFault(read)) return read;
  const { wishes, name } = read;
  if (plainName(name) === undefined) return fault('wrong-type', 'name', { expected: 'string' });
  const choice = parseSetupChoice(quickOptions(wishes).setup);
  const setup = isFault(choice) ? choice : makeSetup(choice);
  return isFault(setup) ? { ...setup, path: `wishes.${setup.path}` } : read;
}
