import {
  STRENGTHS,
  CHARACTER_IDS,
  advise,
  botOf,
  randomFrom,
  type Advice,
  type Reason,
} from '@palier/bots';
import {
  JOKER,
  PASS,
  deciders,
  emptyState,
  evolveViews,
  isFault,
  isRefusal,
  makeSetup,
  numberCard,
  placeAsValue,
  placeCard,
  play,
  seededChance,
  start,
  viewOf,
  type Card,
  type Command,
  type Kind,
  type Meld,
  type Placed,
  type SetupChoice,
  type Table,
  type View,
} from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frequencyOf } from './speech.ts';
import { LANGS } from './langs.ts';
import { inAllLangs, inExamples, namingOf } from './testing/texts.ts';
import { SAMPLE_ADVICE, SAMPLE_COMMANDS, sampleTable } from './testing/sample-advice.ts';
import { G9, O8, R7 } from './testing/sample-facts.ts';

const ALL = await inAllLangs('game');
const EXAMPLES = await inExamples('game');
const NAMES = ['Anna', 'Ben', 'Wanda', 'Zoé'];

/** No value that slipped through, no doubled space or mark. */
const isClean = (text: string): boolean =>
  !/undefined|null|NaN|\[object|=>|\s\s|\.\.|,,|['"]|hidden|cachée|verdeckte|oculta|carta coperta/.test(
    text,
  );

/** One sentence or two. */
function isHint(text: string): boolean {
  const sentences = text.split(/\. (?=\p{Lu})/u).length;
  return isClean(text) && /^\p{Lu}[^.]+\.(?: \p{Lu}[^.]+\.)?$/u.test(text) && sentences <= 2;
}

const isLoose = (text: string): boolean => /(?<!\u00a0)[:;!?]/u.test(text);

describe.each(ALL.map((words, index) => [LANGS[index]!, words] as const))(
  'in %s',
  (lang, words) => {
    test.each([1, 2, 3, 'spectator'] as const)('every hint is short and whole for %s', (viewer) => {
      for (const names of [NAMES, []]) {
        const naming = namingOf(viewer, names);
        const texts = SAMPLE_ADVICE.map((advice) => words.hint(advice, sampleTable(), naming));
        expect(texts.filter((text) => !isHint(text))).toEqual([]);
        if (lang === 'fr') expect(texts.filter(isLoose)).toEqual([]);
      }
    });

    test('two different hints never sound the same', () => {
      const naming = namingOf(1, NAMES);
      const texts = SAMPLE_ADVICE.map((advice) => words.hint(advice, sampleTable(), naming));
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    });

    test('between two, whoever is ahead is ahead of the other', () => {
      const table = sampleTable();
      const duel: Table = { ...table, setup: { ...table.setup, players: 2 } };
      const advice: Advice = {
        command: { t: 'playPass', on: 2 },
        reasons: [{ t: 'skips-leader', seat: 2 }],
      };
      const hint = words.hint(advice, duel, namingOf(1, NAMES));
      expect(hint).toMatch(/ (?:ahead of you|sur toi|vor dir|delante de ti|davanti a te)\.$/u);
      expect(words.hint(advice, table, namingOf(1, NAMES))).not.toBe(hint);
    });

    test('every move is a call', () => {
      const naming = namingOf(1, NAMES);
      const calls = SAMPLE_COMMANDS.map((command) => words.move(command, sampleTable(), naming));
      expect(calls.filter((call) => !isClean(call) || !/^\p{Lu}[^.:]+$/u.test(call))).toEqual([]);
    });

    test('characters and strengths are named and described', () => {
      const characters = CHARACTER_IDS.map(words.character);
      expect(characters.map(({ name }) => name)).toEqual([
        'Odile',
        'Bruno',
        'Wanda',
        'Hugo',
        'Nell',
        'Sami',
      ]);
      const strengths = STRENGTHS.map(words.strength);
      const abouts = [...characters, ...strengths].map(({ about }) => about);
      expect(abouts.filter((about) => !/^\p{Lu}[^.]+\.$/u.test(about))).toEqual([]);
      expect(new Set(abouts).size).toBe(CHARACTER_IDS.length + STRENGTHS.length);
      expect(new Set(strengths.map(({ name }) => name)).size).toBe(STRENGTHS.length);
    });
  },
);

test('nothing was left untranslated', () => {
  const naming = namingOf(1, NAMES);
  const inAll = [
    ...SAMPLE_ADVICE.map((advice) => ALL.map((words) => words.hint(advice, sampleTable(), naming))),
    ...CHARACTER_IDS.map((id) => ALL.map((words) => words.character(id).about)),
    ...STRENGTHS.map((strength) => ALL.map((words) => words.strength(strength).about)),
  ];
  expect(inAll.filter((texts) => new Set(texts).size < ALL.length)).toEqual([]);
});

function hinted(command: Command, reasons: readonly Reason[]): readonly string[] {
  // Only Level Up has an open ladder.
  const naming = namingOf(1, NAMES, command.t === 'dropPalier' ? 'level-up' : 'level-8-101');
  return EXAMPLES.map((words) =>
    words.hint({ command, reasons }, sampleTable(), naming).replaceAll('\u00a0', ' '),
  );
}

const TEN = numberCard(0, 10);
const JOKER_AS_TEN = placeAsValue(JOKER, 10);

describe('a combination is told from its owner’s others by what can be seen', () => {
  const table: Table = {
    ...sampleTable(),
    melds: [
      [meld('run', R7, O8), meld('set', TEN, TEN), meld('run', R7, O8)],
      [meld('set', R7, R7), meld('set', R7, R7), meld('set', TEN, JOKER_AS_TEN)],
      [meld('colour', R7, TEN), meld('set', O8, O8)],
    ],
  };

  test.each<[to: number, meld: number, texts: readonly string[]]>([
    [1, 1, ['your first run', 'à ta première suite', 'an deine erste Folge']],
    [1, 3, ['your second run', 'à ta deuxième suite', 'an deine zweite Folge']],
    [1, 2, ['your tens', 'à tes 10', 'an deine Zehnen']],
    [
      2,
      2,
      [
        'Ben’s second set of sevens',
        'au deuxième groupe de 7 de Ben',
        'an Bens zweite Gruppe Siebenen',
      ],
    ],
    [2, 3, ['Ben’s tens', 'aux 10 de Ben', 'an Bens Zehnen']],
    [3, 1, ['Wanda’s red cards', 'aux cartes rouges de Wanda', 'an Wandas rote Karten']],
    [3, 2, ['Wanda’s eights', 'aux 8 de Wanda', 'an Wandas Achten']],
    // A move that cannot be made is named as it was written.
    [3, 4, ['Wanda’s combination 4', 'à la combinaison 4 de Wanda', 'an Wandas Kombination 4']],
  ])('%i.%i', (to, meld, [inEn, inFr, inDe]) => {
    const command: Command = { t: 'addCard', card: placeCard(R7), to, meld };
    const naming = namingOf(1, NAMES);
    expect(EXAMPLES.map((words) => words.move(command, table, naming))).toEqual([
      `Add the red 7 to ${inEn}`,
      `Ajoute le 7 rouge ${inFr}`,
      `Lege die rote 7 ${inDe} an`,
    ]);
  });

  test('also where a joker is taken out of it', () => {
    const command: Command = { t: 'exchangeJoker', card: G9, to: 2, meld: 1 };
    const naming = namingOf(1, NAMES);
    expect(EXAMPLES.map((words) => words.move(command, table, naming))).toEqual([
      'Put the green 9 into Ben’s first set of sevens and take the joker',
      'Mets le 9 vert dans le premier groupe de 7 de Ben et récupère le joker',
      'Lege die grüne 9 in Bens erste Gruppe Siebenen und nimm dafür den Joker',
    ]);
  });
});

function meld(kind: Kind, ...cards: readonly (Card | Placed)[]): Meld {
  return { kind, cards: cards.map((card) => card as Placed) };
}

describe('a hint says what to do and why', () => {
  const discard: Command = { t: 'discard', card: R7 };

  test.each<[Command, readonly Reason[], readonly string[]]>([
    [
      discard,
      [
        { t: 'keeps-outs', outs: 9, instead: 4 },
        { t: 'gives-nothing', to: [2] },
      ],
      [
        'Discard the red 7: then 9 cards can help you instead of 4, and Ben has no use for it.',
        'Défausse-toi du 7 rouge : 9 cartes peuvent alors t’aider, au lieu de 4, et Ben n’en a pas besoin.',
        'Wirf die rote 7 ab: Dann können dir 9 Karten helfen statt 4, und Ben kann damit nichts anfangen.',
      ],
    ],
    [
      discard,
      [
        { t: 'keeps-nearer', missing: 1, instead: 2 },
        { t: 'gives-nothing', to: [2, 3] },
      ],
      [
        'Discard the red 7: then you need only one more card for your level instead of two, and the others have no use for it.',
        'Défausse-toi du 7 rouge : il ne te manque alors qu’une carte pour ton niveau, au lieu de 2, et les autres n’en ont pas besoin.',
        'Wirf die rote 7 ab: Dann fehlt dir für dein Level nur noch 1 Karte statt 2, und die anderen können damit nichts anfangen.',
      ],
    ],
    [
      { t: 'discard', card: JOKER },
      [{ t: 'spare' }, { t: 'gives', to: 3, chance: 0.31 }],
      [
        'Discard the joker: you can do without it. It would help Wanda about 1 time in 3, but your other cards are worth more to you.',
        'Défausse-toi du joker : tu peux t’en passer. Wanda en a peut-être besoin (environ 1 fois sur 3), mais tes autres cartes te sont plus utiles.',
        'Wirf den Joker ab: Auf diese Karte kannst du verzichten. Wanda kann diese Karte in etwa 1 von 3 Fällen gebrauchen, aber deine anderen Karten sind dir mehr wert.',
      ],
    ],
    [
      { t: 'drawCard' },
      [{ t: 'stock', outs: 9, unseen: 62 }],
      [
        'Draw from the draw pile: no face-up card is better, and 9 of the 62 cards you cannot see would help.',
        'Pioche une carte : aucune carte visible n’est meilleure, et sur les 62 cartes que tu ne vois pas, 9 t’aideraient.',
        'Ziehe vom Nachziehstapel: Keine offene Karte bringt dir mehr, und von den 62 Karten, die du nicht siehst, würden dir 9 helfen.',
      ],
    ],
    [
      { t: 'takeCard', from: 2 },
      [{ t: 'nearer', missing: 1 }],
      [
        'Take the red 7 from Ben’s discard pile: then you need only one more card for your level.',
        'Prends le 7 rouge sur la défausse de Ben : il ne te manque alors qu’une carte pour ton niveau.',
        'Nimm die rote 7 von Bens Ablagestapel: Dann fehlt dir für dein Level nur noch 1 Karte.',
      ],
    ],
    [
      { t: 'takeCard', from: 1 },
      [{ t: 'nearer', missing: 0 }],
      [
        'Take the purple 3 from your discard pile: then your level is complete.',
        'Prends le 3 violet sur ta défausse : ton niveau est alors complet.',
        'Nimm die lila 3 von deinem Ablagestapel: Dann ist dein Level vollständig.',
      ],
    ],
    [
      {
        t: 'layLevel',
        melds: [
          [placeCard(R7), placeCard(O8), placeAsValue(JOKER, 9)],
          [placeCard(O8), placeCard(G9), placeAsValue(JOKER, 10)],
        ],
      },
      [{ t: 'lays', level: 1 }],
      [
        'Lay level 1 (red 7, orange 8 and joker as 9; orange 8, green 9 and joker as 10): then you climb when the round ends.',
        'Pose le niveau 1 (7 rouge, 8 orange et joker valant 9 ; 8 orange, 9 vert et joker valant 10) : tu monteras à la fin de la manche.',
        'Lege Level 1 aus (rote 7, orange 8 und Joker als 9; orange 8, grüne 9 und Joker als 10): Damit steigst du am Ende der Runde auf.',
      ],
    ],
    [
      { t: 'addCard', card: placeAsValue(JOKER, 9), to: 1, meld: 2 },
      [{ t: 'goes-out' }],
      [
        'Add the joker as 9 to your second run: that lets you go out this turn.',
        'Ajoute le joker valant 9 à ta deuxième suite : tu termines la manche dès ce tour.',
        'Lege den Joker als 9 an deine zweite Folge an: So machst du in diesem Zug Schluss.',
      ],
    ],
    [
      { t: 'playPass', on: 2 },
      [{ t: 'skips-laid', seat: 2, cards: 1 }],
      [
        'Play the Pass card on Ben: Ben has already laid a level and has only 1 card left.',
        'Mets la carte Passe devant Ben : Ben a déjà posé et n’a plus qu’une carte.',
        'Lege die Aussetzkarte vor Ben: Ben hat schon ausgelegt und hat nur noch 1 Karte.',
      ],
    ],
    [
      { t: 'discard', card: PASS },
      [],
      ['Discard the Pass card.', 'Défausse-toi de la carte Passe.', 'Wirf die Aussetzkarte ab.'],
    ],
    [
      { t: 'keepCards', cards: [] },
      [{ t: 'keeps-cards' }],
      [
        'Keep no cards: none of them helps your level.',
        'Ne garde aucune carte : aucune n’est utile pour ton niveau.',
        'Behalte keine Karten: Keine davon hilft dir bei deinem Level.',
      ],
    ],
    [
      { t: 'playSwap', cards: [R7, JOKER] },
      [{ t: 'special', card: 'swap' }],
      [
        'Play the Swap card and swap the red 7 and the joker: the new cards may help you more.',
        'Joue la carte Échange et défausse-toi du 7 rouge et du joker : les nouvelles cartes t’aideront peut-être davantage.',
        'Spiele die Tauschkarte und tausche die rote 7 und den Joker: Die neuen Karten helfen dir vielleicht mehr.',
      ],
    ],
    [
      { t: 'dropPalier', level: 7 },
      [{ t: 'hardest', level: 7 }],
      [
        'Remove level 7 as well: it is the hardest one you have left.',
        'Retire aussi le palier 7 : c’est le plus dur qui te reste.',
        'Entferne auch Level 7: Es ist das schwerste, das dir noch bleibt.',
      ],
    ],
  ])('%j', (command, reasons, sentences) => {
    expect(hinted(command, reasons)).toEqual(sentences);
  });
});

test.each<[number, string]>([
  [0, 'never'],
  [0.04, 'never'],
  [0.05, '1/10'],
  [0.3, '1/3'],
  [0.42, '1/2'],
  [0.6, '2/3'],
  [0.95, '9/10'],
  [0.96, 'always'],
  [1, 'always'],
])('a chance of %d is %s', (chance, said) => {
  const frequency = frequencyOf(chance);
  expect(frequency.t === 'times' ? `${frequency.times}/${frequency.of}` : frequency.t).toBe(said);
});

const SETUPS: readonly SetupChoice[] = [
  { edition: 'level-8-101', players: 3 },
  { edition: 'level-up', players: 2, ladder: 'open' },
  {
    edition: 'level-8-101',
    players: 4,
    ladder: 'two-star',
    master: 'all',
    rules: { jokerSwap: 'yes', keepFrom: 1, keepCards: 2 },
  },
];

type Decision = { readonly view: View; readonly advice: Advice };

/** What the expert would advise at every decision of a game that a novice plays. */
function* decisions(choice: SetupChoice, seed: string): Generator<Decision> {
  const setup = makeSetup(choice);
  if (isFault(setup)) throw new Error(setup.code);
  const random = randomFrom(seed);
  const chance = seededChance(seed);
  const novice = botOf({ strength: 'novice' });
  let played = start(setup, chance);
  let views: readonly View[] = Array.from({ length: setup.players }, (_, index) =>
    viewOf(emptyState(setup), index + 1),
  );
  for (;;) {
    views = evolveViews(views, played);
    const [seat] = deciders(played.state.table);
    if (seat === undefined) return;
    const view = views[seat - 1]!;
    yield { view, advice: advise(view, random) };
    const command = novice.decide({ view, random, shouldStop: () => false });
    const next = play(played.state, seat, command, chance);
    if (isRefusal(next)) throw new Error(next.code);
    played = next;
  }
}

test('whatever is advised in a game can be said', () => {
  const game = fc.tuple(fc.constantFrom(...SETUPS), fc.integer({ min: 0 }).map(String));
  fc.assert(
    fc.property(game, ([choice, seed]) => {
      for (const { view, advice } of decisions(choice, seed)) {
        const naming = namingOf(view.viewer, NAMES);
        const texts = ALL.map((words) => words.hint(advice, view.table, naming));
        expect(texts.filter((text) => !isHint(text))).toEqual([]);
      }
    }),
    { numRuns: 6 },
  );
});
