/** A language's catalogue made into the words that callers use. */
import {
  HOUSE_RULE_NAMES,
  LADDER_IDS,
  type Event,
  type Fault,
  type HouseRuleName,
  type Refusal,
  type TakenBack,
} from '@palier/rules';
import { CHARACTER_NAMES } from './character-words.ts';
import { callOf, hintOf } from './hint.ts';
import type { Naming } from './naming.ts';
import { typesetAll } from './typeset-all.ts';
import type { Catalogue, HouseRuleValue, HouseRuleWords, Words } from './words.ts';

type Typeset = (text: string) => string;

export function makeWords(catalogue: Catalogue): Words {
  const { lang, typeset, events, refusals, faults, cards, setup, ledger, cli, play } = catalogue;
  const { hints, characters } = catalogue;
  const houseRules = houseRuleWords(catalogue);
  return {
    lang,
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
    houseRule: (name) => houseRules[name],
    houseRuleSentence: (name, value) => houseRuleSentence(houseRules, name, value),
    rule: (id) => ({ title: typeset(ledger[id].title), text: typeset(ledger[id].text) }),
    move: (command, table, naming) => typeset(callOf(hints, { command, table, naming })),
    hint: (advice, table, naming) => typeset(hintOf(hints, advice, { table, naming })),
    character: (id) => ({
      name: CHARACTER_NAMES[id],
      about: typeset(characters.characters[id]),
    }),
    strength: (strength) => typesetAll(characters.strengths[strength], typeset),
    cli: typesetAll(cli, typeset),
    play: typesetAll(play, typeset),
  };
}

type AnySentences = { readonly [value: string]: string } | ((value: never) => string);
type AnyHouseRule =
  | { readonly title: string; readonly values: { readonly [value: string]: string } }
  | { readonly title: string; readonly sentence: (value: never) => string };

function houseRuleWords({ setup, ledger, typeset }: Catalogue): HouseRuleWords {
  const entries = HOUSE_RULE_NAMES.map((name) => {
    const sentences: AnySentences = setup.houseRules[name];
    const title = typeset(ledger[`HOUSE-${name}`].title);
    return [name, typesetHouseRule(title, sentences, typeset)];
  });
  return Object.fromEntries(entries) as HouseRuleWords;
}

function typesetHouseRule(title: string, sentences: AnySentences, typeset: Typeset): AnyHouseRule {
  if (typeof sentences === 'function') {
    return { title, sentence: (value) => typeset(sentences(value)) };
  }
  const values = Object.entries(sentences).map(([value, text]) => [value, typeset(text)]);
  return { title, values: Object.fromEntries(values) as { readonly [value: string]: string } };
}

function houseRuleSentence<Name extends HouseRuleName>(
  houseRules: HouseRuleWords,
  name: Name,
  value: HouseRuleValue<Name>,
): string {
  const words: AnyHouseRule = houseRules[name];
  return 'values' in words ? words.values[value as string]! : words.sentence(value as never);
}
