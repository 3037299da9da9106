/** What the game says, made from a language's catalogue. */
import { LADDER_IDS, type Event, type Fault, type Refusal, type TakenBack } from '@palier/rules';
import { CHARACTER_NAMES } from './character-words.ts';
import { callOf, hintOf } from './hint.ts';
import type { Naming } from './naming.ts';
import { typesetAll } from './typeset-all.ts';
import type { GameCatalogue, GameWords } from './words.ts';

export function makeGameWords(catalogue: GameCatalogue): GameWords {
  const { locale, typeset, events, refusals, faults, cards, setup, hints, characters } = catalogue;
  return {
    locale,
    // A table's entry fits the code it stands under; the checker cannot follow that through a union.
    event: (event, naming) => {
      const say = events[event.t] as (event: Event | TakenBack, naming: Naming) => string;
      return typeset(say(event, naming));
    },
    refusal: (refusal, naming) => {
      const say = refusals[refusal.code] as (facts: Refusal['facts'], naming: Naming) => string;
      return typeset(say(refusal.facts, naming));
    },
    fault: (fault) => {
      const say = faults[fault.code] as (facts: Fault['facts']) => string;
      return typeset(say(fault.facts));
    },
    colour: (colour) => cards.colour(colour),
    card: (card) => typeset(cards.card(card)),
    placed: (placed) => typeset(cards.placed(placed)),
    cards: (list) => typeset(cards.cards(list)),
    part: (part) => typeset(cards.part(part)),
    level: (level) => typeset(cards.level(level)),
    edition: (id) => typeset(setup.editions[id]),
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
    strength: (strength) => typesetAll(characters.strengths[strength], typeset),
  };
}
