/** The ladders of this device, as the editor changes them. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { CODE_VERSION, makeLadderCode, type OwnLadder } from './ladder-code.ts';
import { OWN_LADDERS, ownLadders, storedCodes, type KeptLadder } from './own-ladders.ts';
import { store } from '../state/storage.ts';

const known = signal<readonly KeptLadder[]>([]);

export const keptLadders: ReadonlySignal<readonly KeptLadder[]> = known;

/** Another tab may have changed them since. */
export function refreshKept(): void {
  known.value = ownLadders();
}

export function keepLadder(ladder: KeptLadder): void {
  const { id, ...own } = ladder;
  store(OWN_LADDERS, JSON.stringify({ ...storedCodes(), [id]: makeLadderCode(own) }));
  const isNew = known.peek().every((other) => other.id !== id);
  // Where nothing can be stored they hold until the page is closed.
  known.value = isNew
    ? [...known.peek(), ladder]
    : known.peek().map((other) => (other.id === id ? ladder : other));
}

/** Under an id of its own, which is given back. */
export function keepNew(ladder: OwnLadder): string {
  const id = `my-${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`;
  keepLadder({ id, ...ladder });
  return id;
}

export function dropLadder(id: string): void {
  const { [id]: _gone, ...others } = storedCodes();
  store(OWN_LADDERS, JSON.stringify(others));
  known.value = known.peek().filter((other) => other.id !== id);
}

/** Whether an address names a ladder of this device, not one that somebody shared. */
export function isKeptId(operand: string): boolean {
  return operand.startsWith('my-');
}

export function isOtherVersion(operand: string): boolean {
  const version = /^(\d+)\./u.exec(operand)?.[1];
  return version !== undefined && version !== CODE_VERSION;
}
