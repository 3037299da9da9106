/** What is said of a record as a whole. */
import type { GameRecord, Viewer } from '@palier/rules';
import { quotable, toldApart, type Naming } from '@palier/text';
import type { Words } from './words.ts';

/** The players by the names in the header, which come from outside; namesakes get their seat. */
export function recordNaming({ header, setup }: GameRecord, viewer: Viewer): Naming {
  return { viewer, names: toldApart(header.names.map(quotable)), edition: setup.edition };
}

/** Which game it is: edition, ladders, add-on. */
export function titleOf({ setup }: GameRecord, words: Words): string {
  const ladders = [...new Set(setup.ladders.map(({ name }) => quotable(words.ladder(name))))];
  const master = setup.master === 'none' ? [] : [words.master(setup.master)];
  return [words.edition(setup.edition), ladders.join(' / '), ...master].join(' · ');
}

/** The names in order, an empty one replaced by its seat. */
export function playerNames(record: GameRecord, words: Words): readonly string[] {
  const { names } = recordNaming(record, 'spectator');
  return names.map((name, index) => (name === '' ? words.cli.seat(index + 1) : name));
}
