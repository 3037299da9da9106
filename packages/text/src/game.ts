/** What is said at any table, made from a language's tables of sentences. */
import type { Advice, CharacterId, Strength } from '@palier/bots';
import {
  LADDER_IDS,
  type Command,
  type EditionId,
  type Event,
  type LadderId,
  type Master,
  type Refusal,
  type RefusalCode,
  type RefusalFacts,
  type Step,
  type Table,
  type TakenBack,
} from '@palier/rules';
import type { CardWords } from './cards.ts';
import { callOf, hintOf, type HintWords } from './hint.ts';
import type { Naming } from './naming.ts';
import { say, type Sentences } from './facts.ts';
import { capital, typesetAll } from './speech.ts';

export type EventWords = Sentences<Event | TakenBack, [naming: Naming]>;

/** Of what takes long to tell in full, the short of it: where room is scarce, and never to those who listen. */
export type BriefWords = Pick<EventWords, 'levelLaid' | 'roundEnded'>;

export type RefusalWords = {
  readonly [Code in RefusalCode]: (facts: RefusalFacts[Code], naming: Naming) => string;
};

export type SetupWords = {
  readonly editions: { readonly [Id in EditionId]: NameAndAbout };
  readonly ladders: { readonly [Id in LadderId]: string };
  readonly masters: { readonly [Option in Master]: string };
  readonly steps: { readonly [S in Step]: string };
};

export type NameAndAbout = {
  readonly name: string;
  /** One sentence. */
  readonly about: string;
};

/** The people to play against, and how strong they are: for menus. */
export type CharacterWords = {
  readonly characters: { readonly [Id in CharacterId]: string };
  readonly strengths: { readonly [S in Strength]: NameAndAbout };
};

/** Names are not translated. */
const CHARACTER_NAMES: { readonly [Id in CharacterId]: string } = {
  odile: 'Odile',
  bruno: 'Bruno',
  wanda: 'Wanda',
  hugo: 'Hugo',
  nell: 'Nell',
  sami: 'Sami',
};

type GameCatalogue = {
  readonly locale: string;
  /** The last touch on every text that leaves: what a language's typography asks for. */
  readonly typeset?: (text: string) => string;
  readonly events: EventWords;
  readonly briefs: BriefWords;
  readonly refusals: RefusalWords;
  readonly cards: CardWords;
  readonly setup: SetupWords;
  readonly hints: HintWords;
  readonly characters: CharacterWords;
};

export type GameWords = CardWords & {
  /** For dates and whatever else `Intl` writes. */
  readonly locale: string;
  /** What happened, as the event tells it: a redacted event names no hidden card. */
  readonly event: (event: Event | TakenBack, naming: Naming) => string;
  /** The same in a few words, where a glance must do: a level laid without its cards. */
  readonly brief: (event: Event | TakenBack, naming: Naming) => string;
  /** Why not, and what would be legal. The rule's id is for the caller to show. */
  readonly refusal: (refusal: Refusal, naming: Naming) => string;
  readonly edition: (id: EditionId) => string;
  /** What is in the box, in a sentence. */
  readonly editionAbout: (id: EditionId) => string;
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
  /** Its name as it stands inside a sentence; `label`: alone, as on a button, or at the beginning of one. */
  readonly strength: (strength: Strength) => NameAndAbout & { readonly label: string };
};

export function makeGameWords({
  locale,
  typeset = (text) => text,
  events,
  briefs,
  refusals,
  cards,
  setup,
  hints,
  characters,
}: GameCatalogue): GameWords {
  return {
    locale,
    ...typesetAll(cards, typeset),
    event: (event, naming) => typeset(say(events, event, naming)),
    brief: (event, naming) => typeset(say({ ...events, ...briefs }, event, naming)),
    // An entry fits the code it stands under; the checker cannot follow that through a union.
    refusal: (refusal, naming) => {
      const why = refusals[refusal.code] as (facts: Refusal['facts'], naming: Naming) => string;
      return typeset(why(refusal.facts, naming));
    },
    edition: (id) => typeset(setup.editions[id].name),
    editionAbout: (id) => typeset(setup.editions[id].about),
    ladder: (name) => {
      const id = LADDER_IDS.find((candidate) => candidate === name);
      return id === undefined ? name : typeset(setup.ladders[id]);
    },
    master: (option) => typeset(setup.masters[option]),
    step: (step) => typeset(setup.steps[step]),
    move: (command, table, naming) => typeset(callOf(hints, { command, table, naming })),
    hint: (advice, table, naming) => typeset(hintOf(hints, advice, { table, naming })),
    character: (id) => ({
      name: CHARACTER_NAMES[id],
      about: typeset(characters.characters[id]),
    }),
    strength: (strength) => {
      const said = typesetAll(characters.strengths[strength], typeset);
      return { ...said, label: capital(said.name, locale) };
    },
  };
}
