import {
  JOKER,
  PASS,
  UNKNOWN,
  placeCard,
  type Card,
  type Event,
  type Meld,
  type Viewer,
} from '@palier/rules';
import { describe, expect, test } from 'vitest';
import type { Naming } from './naming.ts';
import { inAllLangs, inExamples, namingOf } from './testing/texts.ts';
import { G9, O8, R7 } from './testing/sample-facts.ts';

const EXAMPLES = await inExamples('game');
const ALL = await inAllLangs('game');
const [, fr] = EXAMPLES;

const NAMES = ['Anna', 'Ben', ''];

function said(event: Event, viewer: Viewer): readonly string[] {
  const naming = namingOf(viewer, NAMES);
  return EXAMPLES.map((words) => words.event(event, naming).replaceAll('\u00a0', ' '));
}

describe('seats are called as their viewer calls them', () => {
  test.each<[Event, Viewer, readonly string[]]>([
    [
      { t: 'cardTaken', seat: 1, from: 2, card: R7 },
      1,
      [
        'You take a red 7 from Ben’s discard pile.',
        'Tu prends un 7 rouge sur la défausse de Ben.',
        'Du nimmst eine rote 7 von Bens Ablagestapel.',
      ],
    ],
    [
      { t: 'cardTaken', seat: 1, from: 2, card: O8 },
      2,
      [
        'Anna takes an orange 8 from your discard pile.',
        'Anna prend un 8 orange sur ta défausse.',
        'Anna nimmt eine orange 8 von deinem Ablagestapel.',
      ],
    ],
    [
      { t: 'cardTaken', seat: 2, from: 1, card: JOKER },
      'spectator',
      [
        'Ben takes a joker from Anna’s discard pile.',
        'Ben prend un joker sur la défausse d’Anna.',
        'Ben nimmt einen Joker von Annas Ablagestapel.',
      ],
    ],
    [
      { t: 'cardTaken', seat: 2, from: 2, card: PASS },
      1,
      [
        'Ben takes a Pass card from their own discard pile.',
        'Ben prend une carte Passe sur sa propre défausse.',
        'Ben nimmt eine Aussetzkarte vom eigenen Ablagestapel.',
      ],
    ],
    [
      { t: 'cardAdded', seat: 1, card: placeCard(R7), to: 3, meld: 2 },
      2,
      [
        'Anna adds a red 7 to Player 3’s second combination.',
        'Anna ajoute un 7 rouge à la combinaison 2 du joueur 3.',
        'Anna legt eine rote 7 an die zweite Kombination von Spieler 3 an.',
      ],
    ],
    [
      { t: 'passPlayed', seat: 3, on: 2 },
      2,
      [
        'Player 3 plays a Pass card on you.',
        'Le joueur 3 met une carte Passe devant toi.',
        'Spieler 3 legt eine Aussetzkarte vor dich.',
      ],
    ],
    [
      { t: 'cardDrawn', seat: 2, card: UNKNOWN },
      1,
      ['Ben draws a card.', 'Ben pioche une carte.', 'Ben zieht vom Nachziehstapel.'],
    ],
  ])('%j for %s', (event, viewer, sentences) => {
    expect(said(event, viewer)).toEqual(sentences);
  });
});

describe('a combination is called as the table calls it', () => {
  const set = (...cards: readonly Card[]): Meld => ({
    kind: 'set',
    cards: cards.map((card) => placeCard(card)),
  });
  const run: Meld = { kind: 'run', cards: [placeCard(R7), placeCard(O8), placeCard(G9)] };
  const naming: Naming = {
    ...namingOf(1, NAMES),
    melds: [[set(O8, O8), run], [set(R7, R7)], [run, run]],
  };
  const added = (seat: number, to: number, meld: number): Event => ({
    t: 'cardAdded',
    seat,
    card: placeCard(R7),
    to,
    meld,
  });
  const exchanged = (seat: number, to: number, meld: number): Event => ({
    t: 'jokerExchanged',
    seat,
    card: R7,
    joker: placeCard(JOKER),
    to,
    meld,
  });

  test.each<[Event, readonly string[]]>([
    [
      added(1, 2, 1),
      [
        'You add a red 7 to Ben’s sevens.',
        'Tu ajoutes un 7 rouge aux 7 de Ben.',
        'Du legst eine rote 7 an Bens Siebenen an.',
        'Añades un 7 rojo a los sietes de Ben.',
        'Hai attaccato un 7 rosso ai 7 di Ben.',
      ],
    ],
    [
      added(2, 1, 2),
      [
        'Ben adds a red 7 to your run.',
        'Ben ajoute un 7 rouge à ta suite.',
        'Ben legt eine rote 7 an deine Folge an.',
        'Ben añade un 7 rojo a tu escalera.',
        'Ben ha attaccato un 7 rosso alla tua scala.',
      ],
    ],
    [
      added(2, 2, 1),
      [
        'Ben adds a red 7 to their own sevens.',
        'Ben ajoute un 7 rouge à ses 7.',
        'Ben legt eine rote 7 an die eigenen Siebenen an.',
        'Ben añade un 7 rojo a sus sietes.',
        'Ben ha attaccato un 7 rosso ai propri 7.',
      ],
    ],
    [
      added(3, 3, 2),
      [
        'Player 3 adds a red 7 to their own second run.',
        'Le joueur 3 ajoute un 7 rouge à sa deuxième suite.',
        'Spieler 3 legt eine rote 7 an die eigene zweite Folge an.',
        'El jugador 3 añade un 7 rojo a su segunda escalera.',
        'Giocatore 3 ha attaccato un 7 rosso alla propria seconda scala.',
      ],
    ],
    [
      exchanged(1, 2, 1),
      [
        'You put a red 7 into Ben’s sevens and take the joker.',
        'Tu mets un 7 rouge dans les 7 de Ben et récupères le joker.',
        'Du legst eine rote 7 in Bens Siebenen und nimmst dafür den Joker.',
        'Pones un 7 rojo en los sietes de Ben y te llevas el comodín.',
        'Hai messo un 7 rosso tra i 7 di Ben e preso il jolly.',
      ],
    ],
  ])('%j', (event, sentences) => {
    const said = ALL.map((words) => words.event(event, naming).replaceAll('\u00a0', ' '));
    expect(said).toEqual(sentences);
  });

  test('and by its number where what lies there is not told', () => {
    const unknown = { ...naming, melds: [] };
    for (const words of ALL) {
      const told = words.event(added(1, 2, 1), namingOf(1, NAMES));
      expect(words.event(added(1, 2, 1), unknown)).toBe(told);
    }
  });
});

describe('the end of a round says who climbs', () => {
  const wentOut: Event = {
    t: 'roundEnded',
    by: 'went-out',
    seat: 1,
    last: 1,
    cleared: [[3, 4], [2], [5]],
    keepers: [],
    nextDealer: 2,
  };

  test('for the one who went out', () => {
    expect(said(wentOut, 1)).toEqual([
      'You go out and the round ends. You climb two levels. Ben and Player 3 climb one level each.',
      'Tu termines la manche. Tu montes de deux niveaux. Ben et le joueur 3 montent d’un niveau.',
      'Du machst Schluss: Die Runde ist vorbei. Du steigst zwei Level auf. Ben und Spieler 3 steigen je ein Level auf.',
    ]);
  });

  test('for one of the others', () => {
    expect(said(wentOut, 2)).toEqual([
      'Anna goes out and the round ends. Anna climbs two levels. You and Player 3 climb one level each.',
      'Anna termine la manche. Anna monte de deux niveaux. Le joueur 3 et toi montez d’un niveau.',
      'Anna macht Schluss: Die Runde ist vorbei. Anna steigt zwei Level auf. Spieler 3 und du steigt je ein Level auf.',
    ]);
  });

  test('when nobody does, and some may keep cards', () => {
    const { seat: _, ...rest } = wentOut;
    const stockOut: Event = { ...rest, by: 'stock', cleared: [[], [], []], keepers: [1, 2] };
    expect(said(stockOut, 2)).toEqual([
      'There are no more cards to draw: the round ends. Nobody climbs. You and Anna may keep cards.',
      'Il n’y a plus rien à piocher : la manche s’arrête. Personne ne monte. Anna et toi pouvez garder des cartes.',
      'Es gibt nichts mehr zu ziehen: Die Runde ist vorbei. Niemand steigt auf. Anna und du dürft Karten behalten.',
    ]);
  });
});

describe('victory', () => {
  test.each<[readonly number[], Viewer, readonly string[]]>([
    [[1], 1, ['You win the game!', 'Tu gagnes la partie !', 'Du gewinnst die Partie!']],
    [[1], 2, ['Anna wins the game!', 'Anna gagne la partie !', 'Anna gewinnt die Partie!']],
    [
      [1, 2],
      1,
      [
        'You and Ben share the win!',
        'Ben et toi partagez la victoire !',
        'Ben und du gewinnt die Partie gemeinsam!',
      ],
    ],
    [
      [1, 2],
      'spectator',
      [
        'Anna and Ben share the win!',
        'Anna et Ben partagent la victoire !',
        'Anna und Ben gewinnen die Partie gemeinsam!',
      ],
    ],
  ])('of %j for %s', (winners, viewer, sentences) => {
    expect(said({ t: 'gameWon', winners }, viewer)).toEqual(sentences);
  });
});

test('counts have their plural', () => {
  const rebuilt = (stock: Event & { t: 'stockRebuilt' }) => said(stock, 1);
  expect(rebuilt({ t: 'stockRebuilt', stock: [R7] })).toEqual([
    'The discard piles are shuffled into a new draw pile of 1 card.',
    'La pioche est refaite, avec 1 carte.',
    'Aus den Ablagestapeln entsteht ein neuer Nachziehstapel mit 1 Karte.',
  ]);
  expect(rebuilt({ t: 'stockRebuilt', stock: [R7, O8, G9] })).toEqual([
    'The discard piles are shuffled into a new draw pile of 3 cards.',
    'La pioche est refaite, avec 3 cartes.',
    'Aus den Ablagestapeln entsteht ein neuer Nachziehstapel mit 3 Karten.',
  ]);
});

test('a name is elided in French where it sounds so', () => {
  const names = ['Anna', 'Élise', 'Hugo', 'Hélène 2', 'Harry', 'Yves', 'Yann', 'Œdipe', 'Zoé'];
  const piles = names.map((_, index) =>
    fr!.refusal(
      { t: 'refusal', code: 'pile-empty', rule: 'DRAW-1', facts: { seat: index + 1 } },
      namingOf('spectator', names),
    ),
  );
  expect(piles.map((text) => text.split(/ sur la défausse |(?<=\.) /u)[1])).toEqual([
    'd’Anna.',
    'd’Élise.',
    'd’Hugo.',
    'd’Hélène 2.',
    'de Harry.',
    'd’Yves.',
    'de Yann.',
    'd’Œdipe.',
    'de Zoé.',
  ]);
});
