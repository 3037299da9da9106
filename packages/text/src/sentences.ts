/** A sentence for each member of a union: one that is missing, or too many, is a type error. */
type Tagged = { readonly t: string };

/** The member, or members, that a tag stands for. */
type Of<Fact extends Tagged, T> = Fact extends Tagged
  ? T extends Fact['t']
    ? Fact
    : never
  : never;

/** `More`: what a sentence is told besides the fact itself. */
export type Sentences<Fact extends Tagged, More extends readonly unknown[] = []> = {
  readonly [T in Fact['t']]: (fact: Of<Fact, T>, ...more: More) => string;
};

export function say<Fact extends Tagged, More extends readonly unknown[]>(
  sentences: Sentences<Fact, More>,
  fact: Fact,
  ...more: More
): string {
  // An entry fits the fact it stands under; the checker cannot follow that through a union.
  const sentence = sentences[fact.t as Fact['t']] as (fact: Fact, ...more: More) => string;
  return sentence(fact, ...more);
}
