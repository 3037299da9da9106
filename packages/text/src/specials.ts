/** What a language says of the special cards, card by card, and the tables that are made from it. */
import {
  ALONE_COMMANDS,
  PLAYED_ALONE,
  SPECIALS,
  makeCard,
  type AloneCommand,
  type AloneCommandType,
  type AloneEvent,
  type AloneVerb,
  type MasterSpecial,
  type Seat,
  type SpecialName,
} from '@palier/rules';
import type { Sentences } from './facts.ts';
import type { Naming } from './naming.ts';

type Verb = readonly [you: string, other: string];

type MasterWords = {
  /** The card beside others of its kind: "Take". */
  readonly name: string;
  /** The card beside all others: "Take card". */
  readonly card: string;
  /** On the button that plays it. */
  readonly button: string;
  /** After "May I …". */
  readonly question: string;
  /** Why it is advised, as a clause; nothing where it would have no effect. */
  readonly why: (hasLaid: boolean) => string | undefined;
};

/** Of a card that is played alone; for the others this depends on what is chosen with them. */
type AloneWords = MasterWords & {
  /** A short call without a full stop. */
  readonly call: string;
  /** What happened, by what its player does: "You play", "Anna plays". */
  readonly played: (does: (verb: Verb) => string) => string;
};

type AloneName = (typeof PLAYED_ALONE)[AloneCommandType]['name'];

export type SpecialWords = {
  readonly pass: { readonly card: string };
} & { readonly [N in Exclude<MasterSpecial, AloneName>]: MasterWords } & {
  readonly [N in AloneName]: AloneWords;
};

const NAMES = Object.keys(SPECIALS) as readonly SpecialName[];
const MASTER_NAMES = NAMES.filter((name) => name !== 'pass');

/** "T, W, K" */
export const MASTER_LETTERS = MASTER_NAMES.map((name) => makeCard(SPECIALS[name])).join(', ');

/** What is typed to play the cards of Master: Take goes on with an offer and a pick. */
export const MASTER_VERBS = MASTER_NAMES.flatMap((name) =>
  name === 'take' ? ['grab', 'offer', 'pick'] : [verbOf(name)],
).join(', ');

function verbOf(name: MasterSpecial): AloneVerb | 'swap' {
  const command = ALONE_COMMANDS.find(({ t }) => PLAYED_ALONE[t].name === name);
  return command === undefined ? 'swap' : PLAYED_ALONE[command.t].verb;
}

export function cardNames(words: SpecialWords): { readonly [N in SpecialName]: string } {
  return table(NAMES, (name) => [name, words[name].card]);
}

/** In the order of the rules. */
export function masterNames(words: SpecialWords): readonly string[] {
  return MASTER_NAMES.map((name) => words[name].name);
}

export function buttons(words: SpecialWords): { readonly [N in MasterSpecial]: string } {
  return table(MASTER_NAMES, (name) => [name, words[name].button]);
}

export function questions(words: SpecialWords): { readonly [V in AloneVerb | 'swap']: string } {
  return table(MASTER_NAMES, (name) => [verbOf(name), words[name].question]);
}

export function calls(words: SpecialWords): Sentences<AloneCommand> {
  return table(ALONE_COMMANDS, ({ t }) => [t, () => words[PLAYED_ALONE[t].name].call]);
}

export function playedAlone(
  words: SpecialWords,
  opens: (naming: Naming, seat: Seat, verb: Verb) => string,
): Sentences<AloneEvent, [naming: Naming]> {
  return table(ALONE_COMMANDS, ({ t }) => {
    const { event, name } = PLAYED_ALONE[t];
    const sentence = ({ seat }: AloneEvent, naming: Naming): string =>
      words[name].played((verb) => opens(naming, seat, verb));
    return [event, sentence];
  });
}

/** A table with an entry from each item; the caller's type says that the items are all there are. */
function table<Item, Made extends object>(
  items: readonly Item[],
  entry: (item: Item) => readonly [keyof Made, Made[keyof Made]],
): Made {
  return Object.fromEntries(items.map(entry)) as Made;
}
