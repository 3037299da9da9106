/** Characters: each plays like itself, whatever its strength. */
import {
  check,
  isSpecial,
  ladderOfSeat,
  layableLevels,
  makeMove,
  nextSeat,
  type Card,
  type Seat,
  type State,
} from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { CHARACTER_IDS, STRENGTHS } from './bot-names.ts';
import { compileLevel, distanceOf, tallyOf } from './solver/index.ts';
import { botNamed } from './testing/learnt.ts';
import { shortOrLong } from './testing/laws.ts';
import { playOut, questionFor, type BotDecision } from './testing/play-out.ts';
import { randomPositions } from './testing/positions.ts';

const POSITIONS = [...randomPositions('characters', 400)];
const GAMES = shortOrLong(process.env, 25, 50);

describe.each(STRENGTHS)('%s', (strength) => {
  const name = strength === 'master' ? 'master:8' : strength;
  const positions = strength === 'master' ? POSITIONS.slice(0, 100) : POSITIONS;
  const plain = positions.map(({ state, seat, seed }) =>
    makeMove(botNamed(name)!.decide(questionFor(state, seat, seed))),
  );

  it.each(CHARACTER_IDS)(
    'of the character %s plays legally, and unlike the plain one unless it is sami',
    (id) => {
      const bot = botNamed(`${id}-${name}`)!;
      const moves = positions.map(({ state, seat, seed }) => {
        const move = bot.decide(questionFor(state, seat, seed));
        expect(check(state, seat, move)).toBeUndefined();
        return makeMove(move);
      });
      const others = moves.filter((move, index) => move !== plain[index]);
      if (id === 'sami') expect(others).toEqual([]);
      else expect(others.length).toBeGreaterThan(0);
    },
  );
});

it('wanda makes others miss more turns than sami does', () => {
  const setup = setupOf({ edition: 'level-8-101', players: 4, rules: { levels: 4 } });
  const played = { wanda: 0, sami: 0 };
  for (const strength of ['novice', 'steady', 'expert']) {
    for (let game = 0; game < GAMES; game++) {
      const ids = ([0, 1, 2, 3] as const).map((seat) =>
        (game + seat) % 2 === 0 ? 'wanda' : 'sami',
      );
      const bots = ids.map((id) => botNamed(`${id}-${strength}`)!);
      const watch = ({ seat, command }: BotDecision): void => {
        if (command.t === 'playPass') played[ids[seat - 1]!]++;
      };
      playOut(setup, bots, { seed: `wanda/${game}`, watch });
    }
  }
  expect(played.wanda).toBeGreaterThan(1.05 * played.sami);
});

describe.each(['steady', 'expert'])('of the strength %s', (strength) => {
  it('where only one of them throws what the next player needs, it is bruno rather than odile', () => {
    const alone = { odile: 0, bruno: 0 };
    const [odile, bruno] = ['odile', 'bruno'].map((id) => botNamed(`${id}-${strength}`)!);
    for (let game = 0; game < GAMES; game++) {
      const players = 2 + (game % 2);
      const watch = ({ state, seat, question }: BotDecision): void => {
        const { step, laid, idle } = state.table;
        if (step !== 'play' || laid.some((level) => level !== undefined)) return;
        const gives = (bot: Bot): boolean => {
          const { random } = questionFor(state, seat, `odile/${game}/${idle}`);
          const move = bot.decide({ ...question, random });
          return move.t === 'discard' && isNeeded(state, nextSeat(seat, players), move.card);
        };
        const [careful, bold] = [gives(odile!), gives(bruno!)];
        if (careful && !bold) alone.odile++;
        if (bold && !careful) alone.bruno++;
      };
      const bots = Array.from({ length: players }, (_, seat) =>
        botNamed(seat === 0 ? 'novice' : 'steady')!,
      );
      const setup = setupOf({ edition: 'level-8-101', players });
      playOut(setup, bots, { seed: `odile/${game}`, watch });
    }
    expect(alone.bruno).toBeGreaterThan(1.15 * alone.odile);
  });
});

/** Whether a card would bring a seat nearer to its level. */
function isNeeded({ table, hands }: State, seat: Seat, card: Card): boolean {
  const level = ladderOfSeat(table.setup, seat).levels[layableLevels(table, seat)[0]! - 1]!;
  const plan = compileLevel(level, table.setup);
  const hand = hands[seat - 1]!;
  return (
    !isSpecial(card) && distanceOf(tallyOf([...hand, card]), plan) < distanceOf(tallyOf(hand), plan)
  );
}
