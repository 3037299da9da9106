/** What programs are told of their legal moves, over whole games of many rules. */
import { playBotGame, type Player } from '@palier/bots/lab';
import {
  checkAt,
  isRefusal,
  legalMoves,
  makeMove,
  parseMove,
  type SetupChoice,
} from '@palier/rules';
import { setupOf } from '@palier/rules/testing';
import { describe, expect, it } from 'vitest';
import { FALLBACK } from './fallback.ts';
import { listMoves } from './listed-moves.ts';

/** Kinds of which not all need be listed. */
const BOUNDED = /^(?:lay|keep|offer|swap)\b/u;
/** More than are ever listed. */
const ENOUGH = 1000;

const CHOICES: readonly SetupChoice[] = [
  { edition: 'level-8-101', players: 2 },
  { edition: 'level-up', players: 3, ladder: 'open' },
  {
    edition: 'level-8-98',
    players: 4,
    ladder: 'two-star',
    master: 'all',
    rules: { keepFrom: 1, keepCards: 9, jokerSwap: 'yes' },
  },
];

describe.each(CHOICES)('in $edition, $players players', (choice) => {
  const setup = setupOf(choice);

  it('lists legal moves, each once, and all but of the kinds with a bound', async () => {
    const seen = { more: 0, whole: 0, longest: 0 };
    const decide: Player['decide'] = (question) => {
      const { view } = question;
      const { legal, more } = listMoves(question);
      const at = { table: view.table, seat: Number(view.viewer), hand: view.hand };
      const refused = legal.filter((text) => {
        const command = parseMove(text);
        return isRefusal(command) || checkAt(at, command) !== undefined;
      });
      const all = legalMoves(view).take(ENOUGH).map(makeMove).toArray();
      const missing = all.filter((text) => !legal.includes(text));
      expect(refused).toEqual([]);
      expect(new Set(legal).size).toBe(legal.length);
      expect(missing.filter((text) => !BOUNDED.test(text))).toEqual([]);
      expect(more).toBe(all.length > legal.length);
      seen[more ? 'more' : 'whole']++;
      seen.longest = Math.max(seen.longest, legal.length);
      return FALLBACK.decide(question);
    };
    const bots = Array.from({ length: setup.players }, () => ({ name: 'check', decide }));
    for (let game = 1; game <= 4; game++) {
      await playBotGame({ setup, bots, seed: `listed/${game}`, number: game });
    }
    expect(seen.whole).toBeGreaterThan(100);
    expect(seen.more).toBeGreaterThan(choice.master === 'all' ? 0 : -1);
    expect(seen.longest).toBeLessThan(300);
  });
});
