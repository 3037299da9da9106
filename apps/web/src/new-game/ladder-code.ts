/**
 * A ladder of one's own as one short text, for links and for this device:
 * `1.level-8-101.r3r3-s2s2c4.My ladder` has the version, the edition it was made for, its levels and
 * its name. Only the form is checked here; whether it can be played is the kernel's to say.
 */
import {
  EDITION_IDS,
  KINDS,
  makeSetup,
  type CustomLadder,
  type EditionId,
  type Fault,
  type Level,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import { cleanName } from '../state/seat-name.ts';

export type OwnLadder = CustomLadder & { readonly edition: EditionId };

export const CODE_VERSION = '1';

/** More than the longest ladder needs; a longer text is not looked at. */
const LONGEST = 2000;
const CODE = /^1\.([a-z\d-]+)\.((?:[rsc]\d{1,2}|-)*)\.(.*)$/su;

export function makeLadderCode({ edition, levels, name }: OwnLadder): string {
  const rows = levels.map((level) => level.map(({ kind, size }) => kind[0]! + size).join(''));
  return [CODE_VERSION, edition, rows.join('-'), name].join('.');
}

/** Undefined where the text has another form. */
export function parseLadderCode(text: unknown): OwnLadder | undefined {
  const found = typeof text === 'string' && text.length <= LONGEST ? CODE.exec(text) : null;
  const edition = EDITION_IDS.find((id) => id === found?.[1]);
  if (found === null || edition === undefined) return undefined;
  return { edition, levels: found[2]!.split('-').map(levelFrom), name: cleanName(found[3]!) };
}

function levelFrom(row: string): Level {
  return (row.match(/[rsc]\d+/gu) ?? []).map((part) => ({
    kind: KINDS.find((kind) => kind.startsWith(part[0]!))!,
    size: Number(part.slice(1)),
  }));
}

/** A table of so many that plays it, by the edition's own rules. */
export function choiceOn({ edition, name, levels }: OwnLadder, players: number): SetupChoice {
  return { edition, players, ladder: { name, levels } };
}

/** The kernel's word on it: the table, or the first thing that cannot be played. */
export function setupOn(ladder: OwnLadder, players: number): Setup | Fault {
  return makeSetup(choiceOn(ladder, players));
}
