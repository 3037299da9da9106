/**
 * What a language has to say. Each catalogue is a mapped type over the kernel's codes, so a message
 * that is missing or asks for facts its code does not have is a type error.
 */
import type { Advice, CharacterId, Strength } from '@palier/bots';
import type {
  Card,
  ChoiceName,
  Choices,
  Colour,
  Command,
  EditionId,
  Event,
  EventOf,
  EventType,
  Fault,
  FaultCode,
  FaultFacts,
  HouseRuleName,
  HouseRules,
  LadderId,
  Level,
  Master,
  Part,
  Placed,
  Refusal,
  RefusalCode,
  RefusalFacts,
  RuleId,
  Step,
  Table,
  TakenBack,
} from '@palier/rules';
import type { CharacterWords, NameAndAbout } from './character-words.ts';
import type { HintWords } from './hint-words.ts';
import type { RuleText } from './ledger/rule-text.ts';
import type { Naming } from './naming.ts';

export type EventWords = {
  readonly [T in EventType]: (event: EventOf<T>, naming: Naming) => string;
} & { readonly takenBack: (event: TakenBack, naming: Naming) => string };

export type RefusalWords = {
  readonly [Code in RefusalCode]: (facts: RefusalFacts[Code], naming: Naming) => string;
};

export type FaultWords = {
  readonly [Code in FaultCode]: (facts: FaultFacts[Code]) => string;
};

export type CardWords = {
  readonly colour: (colour: Colour) => string;
  /** A card's bare name: "red 7". */
  readonly card: (card: Card) => string;
  /** A card on the table: "red 7", "joker as 9". */
  readonly placed: (placed: Placed) => string;
  /** A list of cards, on the table or not. */
  readonly cards: (cards: readonly (Card | Placed)[]) => string;
  readonly part: (part: Part) => string;
  /** "2 runs of 3", "run of 3 + 4 of one colour": a plus, since "and" would run the numbers together. */
  readonly level: (level: Level) => string;
};

type NumberName = Exclude<HouseRuleName, ChoiceName>;

export type HouseRuleValue<Name extends HouseRuleName> = Required<HouseRules>[Name];

/** A plain sentence for every value of every option; where the value is a number, made from it. */
export type HouseRuleSentences = {
  readonly [Name in ChoiceName]: { readonly [Value in Choices[Name]]: string };
} & {
  readonly [Name in NumberName]: (value: HouseRuleValue<Name>) => string;
};

/** An option's title, which is its rule's, and its sentences. */
export type HouseRuleWords = {
  readonly [Name in ChoiceName]: {
    readonly title: string;
    readonly values: HouseRuleSentences[Name];
  };
} & {
  readonly [Name in NumberName]: {
    readonly title: string;
    readonly sentence: HouseRuleSentences[Name];
  };
};

export type SetupWords = {
  readonly editions: { readonly [Id in EditionId]: string };
  readonly ladders: { readonly [Id in LadderId]: string };
  readonly masters: { readonly [Option in Master]: string };
  readonly steps: { readonly [S in Step]: string };
};

export type Ledger = { readonly [Id in RuleId]: RuleText };

/** All that the game itself says in a language. */
export type GameCatalogue = {
  /** For dates and whatever else `Intl` writes. */
  readonly locale: string;
  /** The last touch on every text that leaves: what a language's typography asks for. */
  readonly typeset: (text: string) => string;
  readonly events: EventWords;
  readonly refusals: RefusalWords;
  readonly faults: FaultWords;
  readonly cards: CardWords;
  readonly setup: SetupWords;
  readonly hints: HintWords;
  readonly characters: CharacterWords;
};

/** What the rulebook and the list of house rules are made from. */
export type RuleCatalogue = {
  readonly typeset: (text: string) => string;
  readonly houseRules: HouseRuleSentences;
  readonly ledger: Ledger;
};

/** What is said at any table, in a browser or a terminal. */
export type GameWords = {
  /** For dates and whatever else `Intl` writes. */
  readonly locale: string;
  /** What happened, as the event tells it: a redacted event names no hidden card. */
  readonly event: (event: Event | TakenBack, naming: Naming) => string;
  /** Why not, and what would be legal. The rule's id is for the caller to show. */
  readonly refusal: (refusal: Refusal, naming: Naming) => string;
  /** What is wrong with a document. The path is for the caller to show. */
  readonly fault: (fault: Fault) => string;
  readonly edition: (id: EditionId) => string;
  /** A ladder of the box by its id; the players' own by the name they gave it. */
  readonly ladder: (name: string) => string;
  readonly master: (option: Master) => string;
  /** What is expected now, as a short call without a full stop. */
  readonly step: (step: Step) => string;
  /** A move of the seat that decides, as a short call without a full stop: "Discard the red 7". */
  readonly move: (command: Command, table: Table, naming: Naming) => string;
  /** The advised move and why, in a sentence or two, for the seat that decides. */
  readonly hint: (advice: Advice, table: Table, naming: Naming) => string;
  /** Somebody to play against: a name, the same in every language, and a way of playing. */
  readonly character: (id: CharacterId) => NameAndAbout;
  readonly strength: (strength: Strength) => NameAndAbout;
} & CardWords;

/** The rules in full and the house rules: long, so apart from what every table needs. */
export type RuleWords = {
  readonly rule: (id: RuleId) => RuleText;
  readonly houseRule: <Name extends HouseRuleName>(name: Name) => HouseRuleWords[Name];
  /** A house rule at one of its values as a plain sentence. */
  readonly houseRuleSentence: <Name extends HouseRuleName>(
    name: Name,
    value: HouseRuleValue<Name>,
  ) => string;
};
