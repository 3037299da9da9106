/** Novices err, but never as no person does: over whole turns in any position, whatever the rules. */
import { randomBytes } from 'node:crypto';
import {
  cardOf,
  firstLaying,
  isFault,
  isJoker,
  isNumber,
  isRefusal,
  ladderOfSeat,
  layableLevels,
  makeCard,
  makeSetup,
  nextSeat,
  PASS,
  pastEvents,
  play,
  seededChance,
  start,
  viewOf,
  type Card,
  type Command,
  type LayLevel,
  type Seat,
  type State,
} from '@palier/rules';
import { describe, expect, it } from 'vitest';
import { standpointOf, type Bot } from './bot.ts';
import { CHARACTER_IDS } from './bot-names.ts';
import { remember } from './memory.ts';
import { fitsTable, hasLaid } from './outlook.ts';
import { compileLevel, distanceOf, tallyOf } from './solver/index.ts';
import { botNamed } from './testing/learnt.ts';
import { lawsOf } from './testing/laws.ts';
import { questionFor } from './testing/play-out.ts';
import { afterMoves, stateOf, type RandomPosition } from './testing/positions.ts';

const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

type Move = { readonly state: State; readonly seat: Seat; readonly command: Command };

/** What a bot does from a position on until its turn is over. */
function turnOf(bot: Bot, { state, seat, seed }: RandomPosition): readonly Move[] {
  const chance = seededChance(seed);
  const moves: Move[] = [];
  let now = state;
  while (now.table.turn === seat && (now.table.step === 'draw' || now.table.step === 'play')) {
    const command = bot.decide(questionFor(now, seat, `${seed}/${moves.length}`));
    moves.push({ state: now, seat, command });
    const played = play(now, seat, command, chance);
    if (isRefusal(played)) throw new Error(played.code);
    const isOver = played.events.some(({ t }) => t === 'roundEnded' || t === 'cardDiscarded');
    if (isOver) break;
    now = played.state;
  }
  return moves;
}

function handOf({ state, seat }: Move): readonly Card[] {
  return state.hands[seat - 1]!;
}

function taken({ state, command }: Move): Card | undefined {
  return command.t === 'takeCard' ? state.table.discards[command.from - 1]!.at(-1) : undefined;
}

/** Who could have drawn from the stock took because it wanted to. */
const isFree = ({ state }: Move): boolean => state.table.stock > 0;

function assertNotThrownBack(move: Move): void {
  const { command, state } = move;
  if (command.t !== 'discard' || command.card !== state.table.taken || !isFree(move)) return;
  expect(new Set(handOf(move)), 'a card that was taken is thrown back').toEqual(
    new Set([command.card]),
  );
}

/** Nearer to a level, of use for a place on the table, or a card that always is. */
function assertOfUse(move: Move): void {
  const card = taken(move);
  if (card === undefined || !isFree(move) || card === PASS) return;
  const { state, seat } = move;
  const { table } = state;
  const at = standpointOf(viewOf(state, seat));
  if (hasLaid(at)) return expect(fitsTable(table, card), 'the card taken fits').toBe(true);
  const { levels, mode } = ladderOfSeat(table.setup, seat);
  // On an open ladder another level may have come nearest.
  if (isJoker(card) || mode === 'open') return;
  const plan = compileLevel(levels[layableLevels(table, seat)[0]! - 1]!, table.setup);
  const hand = handOf(move);
  expect(distanceOf(tallyOf([...hand, card]), plan), 'the card taken helps').toBeLessThan(
    distanceOf(tallyOf(hand), plan),
  );
}

function assertNotTakenBack(move: Move): void {
  const { state, seat, command } = move;
  if (command.t !== 'takeCard' || command.from !== seat || !isFree(move)) return;
  const { thrown } = remember(viewOf(state, seat))[seat - 1]!;
  expect(thrown, 'what was thrown is taken back').not.toContain(taken(move));
}

/** Jokers alone are laid only where there is no other way to lay the level. */
function assertNoJokersAlone(move: Move): void {
  const { state, seat, command } = move;
  if (command.t !== 'layLevel' || !command.melds.some(isOfJokers)) return;
  const { table } = state;
  const number = command.level ?? layableLevels(table, seat)[0]!;
  const level = ladderOfSeat(table.setup, seat).levels[number - 1]!;
  const rules = { ...table.setup.rules, jokerNeedsNatural: 'yes' } as const;
  const other = firstLaying(handOf(move), level, { top: table.setup.top, rules });
  expect(other, 'another way to lay').toBeUndefined();
}

function isOfJokers(meld: LayLevel['melds'][number]): boolean {
  return meld.every((placed) => isJoker(cardOf(placed)));
}

function assertJokerKept(move: Move): void {
  const { command, state } = move;
  if (command.t !== 'discard' || !isJoker(command.card)) return;
  const others = handOf(move).filter((card) => !isJoker(card) && card !== state.table.taken);
  expect(others, 'a joker is thrown').toEqual([]);
}

/** Who has drawn or taken in this round, if it was seen from its deal on. */
function assertFirstTurnLeft({ state, command }: Move): void {
  const past = pastEvents(state.past);
  if (command.t !== 'playPass' || !past.some(({ t }) => t === 'roundDealt')) return;
  const drawers = past.filter(({ t }) => t === 'cardDrawn' || t === 'cardTaken');
  expect(drawers, 'a first turn is missed').toContainEqual(
    expect.objectContaining({ seat: command.on }),
  );
}

const NOVICES = ['novice', ...CHARACTER_IDS.map((id) => `${id}-novice`)].map((name) =>
  botNamed(name)!,
);

const LAWS = [
  assertOfUse,
  assertNotThrownBack,
  assertNotTakenBack,
  assertNoJokersAlone,
  assertJokerKept,
  assertFirstTurnLeft,
];

describe('no novice, whatever its character,', () => {
  it('takes what is of no use, undoes its own move, or wastes jokers', () => {
    everywhere('novices', 2000, (position, index) => {
      for (const move of turnOf(NOVICES[index % NOVICES.length]!, position)) {
        for (const assertLaw of LAWS) assertLaw(move);
      }
    });
  });

  it('takes back its own discard, not even where it would complete the level', () => {
    const hands = [
      ['R1', 'G2', 'B3', 'R7', 'G8', 'B6', 'P12', 'O12'],
      ['P1', 'P2', 'P3', 'Y1'],
    ];
    const state = stateOf({ turn: 1, step: 'play', hands, stock: ['Y15', 'O15', 'Y14', 'O14'] });
    const later = afterMoves(state, ['1 discard B6', '2 draw', '2 discard Y1']);
    for (const bot of NOVICES) {
      const moves = Array.from(
        { length: 40 },
        (_, index) => bot.decide(questionFor(later, 1, `back/${index}`)).t,
      );
      expect(moves).not.toContain('takeCard');
    }
  });
});

/** A deal whose first player holds a Pass card and has drawn. */
function dealtWithPass(): State {
  const setup = makeSetup({ edition: 'level-8-101', players: 3 });
  if (isFault(setup)) throw new Error(setup.code);
  for (let deal = 0; ; deal++) {
    const { state } = start(setup, seededChance(`pass/${deal}`));
    const { turn } = state.table;
    if (state.hands[turn - 1]!.includes(PASS)) return afterMoves(state, [`${turn} draw`]);
  }
}

/** The turn ends with a number card, and the next player has drawn. */
function turnGone(state: State): State {
  const { turn, setup } = state.table;
  const card = state.hands[turn - 1]!.find(isNumber)!;
  const moves = [`${turn} discard ${makeCard(card)}`, `${nextSeat(turn, setup.players)} draw`];
  return afterMoves(state, moves);
}

describe('a Pass card', () => {
  const played = (state: State): number =>
    NOVICES.flatMap((bot) =>
      Array.from(
        { length: 40 },
        (_, index) => bot.decide(questionFor(state, state.table.turn, `pass/${index}`)).t,
      ),
    ).filter((t) => t === 'playPass').length;

  it('is played by no novice on who has not had a turn in this round', () => {
    expect(played(dealtWithPass())).toBe(0);
  });

  it('is played by novices on who has', () => {
    expect(played(turnGone(turnGone(turnGone(dealtWithPass()))))).toBeGreaterThan(0);
  });
});

describe.each(['steady', 'expert', 'wanda-steady', 'wanda-expert', 'master:8'])('%s', (name) => {
  const count = name.startsWith('master') ? 120 : 800;

  it('undoes nothing, and a steady one lays no jokers alone where it need not', () => {
    everywhere(`${name} undoes nothing`, count, (position) => {
      for (const move of turnOf(botNamed(name)!, position)) {
        assertNotThrownBack(move);
        if (name.endsWith('steady')) assertNoJokersAlone(move);
      }
    });
  });
});

it.each(['novice', 'steady'])('%s spreads three jokers', (name) => {
  const hands = [
    ['R1', 'G2', 'B3', 'J', 'J', 'J', 'P15', 'O13', 'Y12', 'Y8'],
    ['P1', 'P2'],
  ];
  const state = stateOf({ turn: 1, step: 'play', hands });
  const bot = botNamed(name)!;
  const laid = Array.from({ length: 20 }, (_, index) =>
    bot.decide(questionFor(state, 1, `jokers/${index}`)),
  ).filter((command) => command.t === 'layLevel');
  expect(laid.length).toBeGreaterThan(5);
  expect(laid.filter(({ melds }) => melds.some(isOfJokers))).toEqual([]);
});
