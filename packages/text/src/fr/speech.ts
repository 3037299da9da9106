/** How things are called in French sentences: numbers, lists, seats, cards, levels. */
import {
  cardOf,
  type Card,
  type Colour,
  type EditionId,
  type Meld,
  type Placed,
  type Seat,
} from '@palier/rules';
import { faceOf, makeCardWords, meldWithCards, spokenMeld, type MeldName } from '../cards.ts';
import { say, type Sentences } from '../facts.ts';
import { isYou, nameOf, withYou, type Naming } from '../naming.ts';
import { capital, frequencyOf, quotable, speechOf, type Forms, type Frequency } from '../speech.ts';
import { cardNames } from '../specials.ts';
import { specials } from './specials.ts';

/** What `Intl` calls it. */
export const LOCALE = 'fr';

export const { number, count, and, or } = speechOf(LOCALE);

/** What is counted in several places. */
export const CARDS = { one: 'carte', other: 'cartes' };
export const GAMES = { one: 'partie', other: 'parties' };
export const MINUTES = { one: 'minute', other: 'minutes' };
export const DAYS = { one: 'jour', other: 'jours' };
export const MOVES = { one: 'coup', other: 'coups' };
export const ROUNDS = { one: 'manche', other: 'manches' };
export const SECONDS = { one: 'seconde', other: 'secondes' };
export const TURNS = { one: 'tour', other: 'tours' };

/** With up to one decimal: « 1,4 manche », « 12,5 tours » */
export function countTenths(value: number, forms: Forms): string {
  return count(Math.round(value * 10) / 10, forms);
}

const NIVEAUX: Forms = { one: 'niveau', other: 'niveaux' };
const PALIERS: Forms = { one: 'palier', other: 'paliers' };

/** What each box calls a level. Both words are masculine, so nothing around them changes. */
const LEVEL_WORDS: { readonly [Id in EditionId]: Forms } = {
  'level-up': PALIERS,
  'level-8-98': NIVEAUX,
  'level-8-99': NIVEAUX,
  'level-8-101': NIVEAUX,
};

/** Levels, counted: as the box calls them, or « niveaux » where no edition is meant. */
export function levelForms(edition?: EditionId): Forms {
  return edition === undefined ? NIVEAUX : LEVEL_WORDS[edition];
}

/** « niveau », « palier »; with a capital: « Niveau », « Palier ». */
export function niveau(edition: EditionId): string {
  return LEVEL_WORDS[edition].one;
}

export function openNiveau(edition: EditionId): string {
  return capital(niveau(edition));
}

/**
 * For texts about any box, which are written with « niveau »: for Level Up they say « palier », but where
 * a sentence is about Level 8. Only for texts that hold none from outside: the word is replaced where it
 * stands.
 */
export function inBox(text: string, edition: EditionId): string {
  const { one, other } = levelForms(edition);
  return text
    .split(/(?<=[.!?] )/u)
    .map((sentence) =>
      /Level 8|étoile/u.test(sentence)
        ? sentence
        : sentence
            .replaceAll('niveaux', other)
            .replaceAll('niveau', one)
            .replaceAll('Niveaux', capital(other))
            .replaceAll('Niveau', capital(one)),
    )
    .join('');
}

export function quote(text: string): string {
  return `« ${quotable(text)} »`;
}

const NO_BREAK = '\u00a0';

/** As `Intl` writes it before a percent sign. */
const NARROW_NO_BREAK = '\u202f';

/** French keeps a space before : ; ! ? % and inside « », and never breaks a line there. */
export function typeset(text: string): string {
  return text
    .replaceAll(/ (?=[:;!?»])|(?<=«) /g, NO_BREAK)
    .replaceAll(/[ \u00a0](?=%)/g, NARROW_NO_BREAK);
}

/** What you do, and what another does: « pioches », « pioche ». */
type Verb = readonly [tu: string, autre: string];

/** The same with the forms for you and others, and for several others. */
type GroupVerb = readonly [tu: string, autre: string, vous: string, autres: string];

/** Whoever has no name. */
export function joueur(seat: number): string {
  return `Joueur ${seat}`;
}

/** In a sentence: « Anna », « le joueur 2 » */
export function called(name: string): string {
  return name.replace(/^Joueur (?=\d)/u, 'le joueur ');
}

/** After a preposition or in a list: « toi », « Anna », « le joueur 2 » */
export function toi(naming: Naming, seat: Seat): string {
  return isYou(naming, seat) ? 'toi' : called(nameOf(naming, seat) ?? joueur(seat));
}

/** « à Anna », « au joueur 2 » */
export function aNom(name: string): string {
  return contracted(`à ${called(name)}`);
}

/** « à toi », « à Anna », « au joueur 2 » */
export function aToi(naming: Naming, seat: Seat): string {
  return aNom(toi(naming, seat));
}

/** « ta défausse », « la défausse d’Anna »; `thing` is feminine. */
export function yoursOr(naming: Naming, owner: Seat, thing: string): string {
  return isYou(naming, owner) ? `ta ${thing}` : `la ${thing} ${de(toi(naming, owner))}`;
}

/** The same for a thing that `seat` acts on: « ta propre défausse », « sa propre défausse ». */
export function ownOr(naming: Naming, seat: Seat, owner: Seat): (thing: string) => string {
  if (seat !== owner) return (thing) => yoursOr(naming, owner, thing);
  return (thing) => `${isYou(naming, seat) ? 'ta' : 'sa'} propre ${thing}`;
}

/** First names with a mute h. Before any other h nothing is elided: « de Harry », « de Hans ». */
const MUTE_H = new Set(
  `hadrien hector hedwige helena helene heloise henri henriette henry herbert hercule hermine
  hermione herve hilaire hilda hippolyte honore honorine horace hortense hubert hugo hugues
  hyacinthe`.split(/\s+/u),
);

/** « de Ben », « d’Anna », « d’Hugo », « d’Yves », « de Yann », « du joueur 2 »: the one place where a name is elided. */
export function de(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const isElided = plain.startsWith('h')
    ? MUTE_H.has(/^\p{L}+/u.exec(plain)![0])
    : /^(?:[aeiouœæ]|y[bcdfghj-np-tv-xz])/u.test(plain);
  return isElided ? `d’${name}` : `de ${called(name)}`.replace('de le ', 'du ');
}

/** A clause inside a sentence: « tu pioches », « Anna pioche ». */
export function does(naming: Naming, seat: Seat, [tu, autre]: Verb): string {
  return isYou(naming, seat) ? `tu ${tu}` : `${toi(naming, seat)} ${autre}`;
}

/** « tu » and « le joueur 2 » begin a sentence with a capital; a name stays as it is. */
export function opened(text: string): string {
  return text.replace(/^(?:tu|le joueur) /u, capital);
}

/** The beginning of a sentence: « Tu pioches », « Anna pioche ». */
export function opens(naming: Naming, seat: Seat, verb: Verb): string {
  return opened(does(naming, seat, verb));
}

/** The beginning of a sentence about one or more: « Anna et toi montez ». */
export function openAll(naming: Naming, seats: readonly Seat[], verb: GroupVerb): string {
  return opened(allDo(naming, seats, verb));
}

/** The same inside a sentence. */
export function allDo(naming: Naming, seats: readonly Seat[], verb: GroupVerb): string {
  const [tu, autre, vous, autres] = verb;
  if (seats.length === 1) return does(naming, seats[0]!, [tu, autre]);
  const hasYou = seats.some((seat) => isYou(naming, seat));
  const names = withYou(naming, seats, 'last').map((seat) => toi(naming, seat));
  return `${and(names)} ${hasYou ? vous : autres}`;
}

const COLOURS: { readonly [C in Colour]: string } = {
  0: 'rouge',
  1: 'orange',
  2: 'jaune',
  3: 'vert',
  4: 'bleu',
  5: 'violet',
};

const SETS: { readonly [size: number]: string } = { 2: 'paire', 3: 'brelan', 4: 'carré' };

export const cards = makeCardWords({
  and,
  colours: COLOURS,
  number: (colour, value) => `${value} ${COLOURS[colour]}`,
  joker: 'joker',
  specials: cardNames(specials),
  unknown: 'carte cachée',
  asValue: (value) => `valant ${value}`,
  asColour: (colour) => `en ${colour}`,
  asBeyond: 'd’une valeur qui n’existe pas',
  part: {
    run: (size) => `suite de ${size}`,
    set: (size) => SETS[size] ?? `${size} cartes de même valeur`,
    colour: (size) => `${size} cartes de même couleur`,
  },
  parts: {
    run: (count, size) => `${count} suites de ${size}`,
    set: (count, size) => SETS[size] && `${count} ${SETS[size]}s`,
  },
});

/** « un 7 rouge », « une carte Passe »: numbers and jokers are masculine. */
export function aCard(card: Card | Placed): string {
  const face = faceOf(cardOf(card as Placed));
  const isFeminine = face.t === 'special' || face.t === 'unknown';
  return `${isFeminine ? 'une' : 'un'} ${cards.cards([card])}`;
}

/** The beginning of a sentence: « Un 7 rouge » */
export function openCard(card: Card | Placed): string {
  return `U${aCard(card).slice(1)}`;
}

export function someCards(cards: readonly Card[]): string {
  return and(cards.map(aCard));
}

/** « d’un 7 rouge et d’un joker » */
export function ofCards(cards: readonly Card[]): string {
  return and(cards.map((card) => `d’${aCard(card)}`));
}

/** Melds with what they are made of: « paire (3 rouge et joker valant 3) ». */
export function meldList(melds: readonly Meld[]): string {
  return and(melds.map((meld) => meldWithCards(meld, cards)));
}

/** A thing with its articles: « ta suite », « la suite »; « tes 10 », « les 10 ». */
type Thing = { readonly yours: string; readonly the: string; readonly name: string };

const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'] as const;

/** « cartes … » */
const CARDS_OF: { readonly [C in Colour]: string } = {
  0: 'rouges',
  1: 'orange',
  2: 'jaunes',
  3: 'vertes',
  4: 'bleues',
  5: 'violettes',
};

/** « ta suite », « tes 10 », « tes cartes rouges »; of several: « ta deuxième suite ». */
export function meldThing(name: MeldName): Thing {
  const ordinal = name.rank === undefined ? undefined : ORDINALS[name.rank - 1];
  if (name.t === 'run') {
    const rank = ordinal === undefined ? '' : `${name.rank === 1 ? 'première' : ordinal} `;
    return { yours: 'ta', the: 'la', name: `${rank}suite` };
  }
  const cards = name.t === 'set' ? `${name.value}` : `cartes ${CARDS_OF[name.colour]}`;
  return ordinal === undefined
    ? { yours: 'tes', the: 'les', name: cards }
    : { yours: 'ton', the: 'le', name: `${ordinal} groupe de ${cards}` };
}

/** The same; one that is not known goes by its number. */
export function thingOf(name: MeldName | undefined, meld: number): Thing {
  return name === undefined
    ? { yours: 'ta', the: 'la', name: `combinaison ${meld}` }
    : meldThing(name);
}

/** « ta suite », « les 10 d’Anna »; of the one who acts: « ses 10 ». */
export function combinationOf(naming: Naming, seat: Seat, owner: Seat, meld: number): string {
  const { yours, the, name } = thingOf(spokenMeld(naming, owner, meld), meld);
  if (isYou(naming, owner)) return `${yours} ${name}`;
  // « ta », « ton », « tes » of oneself are « sa », « son », « ses » of another.
  if (seat === owner) return `s${yours.slice(1)} ${name}`;
  return `${the} ${name} ${de(toi(naming, owner))}`;
}

/** « à le groupe » is « au groupe ». */
export function contracted(text: string): string {
  return text.replace(/^à les? /u, (à) => (à === 'à le ' ? 'au ' : 'aux '));
}

const FREQUENCIES: Sentences<Frequency> = {
  never: () => 'presque jamais',
  times: ({ times, of }) => `environ ${times} fois sur ${of}`,
  always: () => 'presque toujours',
};

/** How often, as told of a chance. */
export function about(chance: number): string {
  return say(FREQUENCIES, frequencyOf(chance));
}
