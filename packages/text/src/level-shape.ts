/** What a level asks for, equal parts counted together: "2 runs of 3". */
import type { Level, Meld, Part } from '@palier/rules';

export type Parts = { readonly part: Part; readonly count: number };

export function countedParts(level: Level): readonly Parts[] {
  const groups = Map.groupBy(level, ({ kind, size }) => `${kind} ${size}`);
  return [...groups.values()].map((parts) => ({ part: parts[0]!, count: parts.length }));
}

/** The combination that a meld is by now. */
export function partOf(meld: Meld): Part {
  return { kind: meld.kind, size: meld.cards.length };
}
