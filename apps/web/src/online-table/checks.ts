/** The proof of an honest deal in its steps: what this device noted, against what the record says. */
import { commitmentTo } from '@palier/rules';
import type { RoomPromise } from '@palier/table/room';
import type { CheckedRecord } from '../local/check-record.ts';

type CheckName = 'promise' | 'secret' | 'salt' | 'game' | 'seen';

/** `unknown`: this device cannot tell. */
export type CheckState = 'good' | 'bad' | 'unknown';

export type Check = { readonly name: CheckName; readonly state: CheckState };

/** `noted`: the server's commitment and the own salt, as this device kept them before the first deal. */
export function checksOf(
  { receipt, isAsSeen }: CheckedRecord,
  noted: RoomPromise | undefined,
): readonly Check[] {
  if (receipt.t === 'unreadable') return [{ name: 'game', state: 'unknown' }];
  const { header, secret, problem, source } = receipt;
  const { fairness } = header;
  const luck = fairness.t === 'honest' ? fairness : undefined;
  return [
    { name: 'promise', state: stateOf(noted && luck?.commitment === noted.commitment) },
    {
      name: 'secret',
      state: stateOf(secret === undefined ? undefined : commitmentTo(secret) === luck?.commitment),
    },
    { name: 'salt', state: stateOf(noted && luck?.salts.includes(noted.salt) === true) },
    { name: 'game', state: stateOf(problem === undefined && source === 'secret') },
    { name: 'seen', state: stateOf(isAsSeen) },
  ];
}

function stateOf(isSo: boolean | undefined): CheckState {
  if (isSo === undefined) return 'unknown';
  return isSo ? 'good' : 'bad';
}

/** `partly`: nothing is wrong, and not everything could be checked here. */
export function verdictOf(checks: readonly Check[]): 'good' | 'bad' | 'partly' | 'unknown' {
  if (checks.some(({ state }) => state === 'bad')) return 'bad';
  if (checks.every(({ state }) => state === 'good')) return 'good';
  return checks.some(({ state }) => state === 'good') ? 'partly' : 'unknown';
}
