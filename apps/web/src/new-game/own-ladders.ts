/** The ladders of one's own that this device keeps, each under an id of its own. */
import { computed } from '@preact/signals';
import { anyText, record, type ByName, type KeptCodec } from '../state/kept-codecs.ts';
import { kept } from '../state/kept.ts';
import { CODE_VERSION, makeLadderCode, parseLadderCode, type OwnLadder } from './ladder-code.ts';

export type KeptLadder = OwnLadder & { readonly id: string };

/** A text that is no ladder stays where it is: another version may have written it. */
const ladderOrText: KeptCodec<OwnLadder | string> = {
  parse: (json, path) => parseLadderCode(json) ?? anyText.parse(json, path),
  make: (ladder) => (typeof ladder === 'string' ? ladder : makeLadderCode(ladder)),
};

const stored = kept<ByName<OwnLadder | string>>('ladders', record(ladderOrText), {});

/** The oldest first. */
export const ownLadders = computed<readonly KeptLadder[]>(() =>
  Object.entries(stored.value).flatMap(([id, ladder]) =>
    typeof ladder === 'string' ? [] : [{ id, ...ladder }],
  ),
);

export function keepLadder({ id, ...ladder }: KeptLadder): void {
  stored.change((before) => ({ ...before, [id]: ladder }));
}

/** Under an id of its own, which is given back. */
export function keepNew(ladder: OwnLadder): string {
  const id = `my-${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)}`;
  keepLadder({ id, ...ladder });
  return id;
}

export function dropLadder(id: string): void {
  stored.change(({ [id]: _gone, ...others }) => others);
}

/** Whether an address names a ladder of this device, not one that somebody shared. */
export function isKeptId(operand: string): boolean {
  return operand.startsWith('my-');
}

export function isOtherVersion(operand: string): boolean {
  const version = /^(\d+)\./u.exec(operand)?.[1];
  return version !== undefined && version !== CODE_VERSION;
}
