/** No leak by construction: what a seat cannot see cannot change its move. */
import { randomBytes } from 'node:crypto';
import {
  legalMoves,
  makeMove,
  pastEvents,
  viewOf,
  type Command,
  type Seat,
  type State,
  type View,
} from '@palier/rules';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { CHARACTER_IDS } from './bot-names.ts';
import { sceneOf } from './network-bot.ts';
import { Inputs, STATE_INPUTS } from './inputs/index.ts';
import { diceFrom } from '@palier/rules/testing';
import { anyNetwork } from './testing/any-network.ts';
import { botNamed } from './testing/learnt.ts';
import { lawsOf } from './testing/laws.ts';
import { questionFor } from './testing/play-out.ts';
import { randomPositions } from './testing/positions.ts';
import { lookAlike } from './testing/twins.ts';

const everywhere = lawsOf(process.env, randomBytes(6).toString('hex'));

/** What moves in a world; a bot looks at it through the view of its seat. */
type Mover = (state: State, seat: Seat, seed: string) => Command;

function moverOf(bot: Bot): Mover {
  return (state, seat, seed) => bot.decide(questionFor(state, seat, seed));
}

/** As text: the table is the very same object in both worlds. */
function shown({ hand, offered, kept, past }: View): string {
  return JSON.stringify({ hand, offered, kept, past: pastEvents(past) });
}

describe('two worlds that look alike from a seat', () => {
  // The long form takes minutes.
  const timeout = process.env['PALIER_LONG'] === undefined ? 240_000 : 0;

  it('are told from each other by no bot', { timeout }, () => {
    const always = ['random', 'novice', 'steady', 'expert'].map((name) => moverOf(botNamed(name)!));
    const master = moverOf(botNamed('master:20')!);
    const inTurn = CHARACTER_IDS.flatMap((id) =>
      ['novice', 'steady', 'expert', 'master:4'].map((strength) =>
        moverOf(botNamed(`${id}-${strength}`)!),
      ),
    );
    everywhere('no leak', 2000, ({ state, seat, seed }, index) => {
      const other = lookAlike(state, seat, diceFrom(seed));
      expect(other.table).toBe(state.table);
      expect(shown(viewOf(other, seat))).toBe(shown(viewOf(state, seat)));
      const asked = [...always, inTurn[index % inTurn.length]!];
      if (index % 4 === 0) asked.push(master);
      const movesIn = (world: State): readonly string[] =>
        asked.map((mover) => makeMove(mover(world, seat, seed)));
      expect(movesIn(other)).toEqual(movesIn(state));
    });
  });

  /** One of the legal moves, which one a hidden thing decides. */
  function moveBy(state: State, seat: Seat, hidden: number): Command {
    const moves = [...legalMoves(viewOf(state, seat)).take(7)];
    return moves[hidden % moves.length]!;
  }

  it.each<[string, Mover]>([
    [
      'the next card of the stock',
      (state, seat) => moveBy(state, seat, state.stock.at(-state.table.stock) ?? 0),
    ],
    [
      "an opponent's hand",
      (state, seat) => moveBy(state, seat, state.hands[seat % state.hands.length]![0] ?? 0),
    ],
    [
      'what others were dealt',
      (state, seat) => {
        const [dealt] = pastEvents(state.past);
        const hands = dealt?.t === 'roundDealt' ? dealt.hands : [];
        return moveBy(state, seat, hands[seat % state.hands.length]?.[0] ?? 0);
      },
    ],
  ])('are told from each other by one who peeks at %s', (_, peeker) => {
    expect(caughtOf(peeker)).toBeGreaterThan(5);
  });

  it.each<[string, Peek]>([
    [
      "an opponent's hand",
      (state, seat) => state.hands[seat % state.hands.length]!.map((card) => card / 4),
    ],
    ['the next card of the stock', (state) => [(state.stock.at(-state.table.stock) ?? 0) / 2]],
    [
      'the order in which the stock lies',
      ({ stock, table }) => stock.slice(-table.stock).map((card, place) => (card * place) / 100),
    ],
  ])('are told from each other by a network that is told %s', (_, peek) => {
    expect(caughtOf(peekingNetwork(peek))).toBeGreaterThan(5);
    expect(caughtOf(peekingNetwork(() => []))).toBe(0);
  });
});

/** In how many of 40 positions it moves otherwise in a world that looks alike. */
function caughtOf(mover: Mover): number {
  return [...randomPositions('peekers', 40)].filter(({ state, seat, seed }) => {
    const other = lookAlike(state, seat, diceFrom(seed));
    return makeMove(mover(state, seat, seed)) !== makeMove(mover(other, seat, seed));
  }).length;
}

/** What a network is told that it may not know: it takes the place of its last inputs. */
type Peek = (state: State, seat: Seat) => readonly number[];

function peekingNetwork(peek: Peek): Mover {
  const network = anyNetwork();
  const inputs = new Inputs();
  return (state, seat, seed) => {
    const { view, random } = questionFor(state, seat, seed);
    const scene = sceneOf(view, random);
    const told = inputs.ofState(scene).slice();
    const secrets = peek(state, seat);
    told.set(secrets, STATE_INPUTS - secrets.length);
    network.see(told);
    const values = scene.options.map((option) => network.value(inputs.ofOption(option)));
    return scene.options[values.indexOf(Math.max(...values))]!.command;
  };
}
