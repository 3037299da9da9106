/** The letters that stand for a person on a disc. */

/** The first letters of the first and of the last word; none for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen
    .map((word) => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase())
    .join('');
}

/** Which of so many discs a name has: always the same one. */
export function discOf(name: string, discs: number): number {
  return Array.from(name).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % discs;
}
