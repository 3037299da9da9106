import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCard, type Card } from './cards.ts';
import { chanceFrom } from './chance.ts';
import { start } from './decide.ts';
import { SECRET_BYTES, commitmentTo, honestChance, isSecret } from './honest.ts';
import { chiSquare, chiSquareLimit } from './testing/statistics.ts';
import { setupOf } from './testing/set-ups.ts';

const secrets = fc
  .uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const salts = fc.array(fc.string({ maxLength: 20 }), { minLength: 2, maxLength: 6 });
const cards = Array.from({ length: 40 }, (_, index) => (index + 1) as Card);

/** The shuffle of the documentation, written again with Node's own HMAC. */
function documented(secret: string, salted: readonly string[]): ReturnType<typeof chanceFrom> {
  const key = createHmac('sha256', Buffer.from(secret, 'hex')).update(salted.join('\n')).digest();
  return chanceFrom((stream) => {
    let word = 0;
    return () => {
      const block = createHmac('sha256', key)
        .update(`${stream}\n${Math.floor(word / 8)}`)
        .digest();
      return block.readUInt32BE((word++ % 8) * 4);
    };
  });
}

describe('the honest shuffle', () => {
  it('is the one documented, by Node’s own HMAC', () => {
    fc.assert(
      fc.property(secrets, salts, fc.string(), (secret, salted, stream) => {
        const ours = honestChance(secret, salted);
        const other = documented(secret, salted);
        expect(ours.shuffle(stream, cards)).toEqual(other.shuffle(stream, cards));
        expect(ours.below(stream, 6)).toBe(other.below(stream, 6));
      }),
    );
  });

  it('commits to the secret', () => {
    fc.assert(
      fc.property(secrets, (secret) => {
        const hash = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
        expect(commitmentTo(secret)).toBe(hash);
        expect(commitmentTo(secret.toUpperCase())).toBe(hash);
      }),
    );
  });

  it('knows a secret', () => {
    expect(isSecret('ab'.repeat(32))).toBe(true);
    for (const text of ['', 'ab', 'ab'.repeat(31), 'ab'.repeat(33), 'xy'.repeat(32)]) {
      expect(isSecret(text)).toBe(false);
      expect(() => commitmentTo(text)).toThrow('32 bytes');
      expect(() => honestChance(text, [])).toThrow('32 bytes');
    }
  });

  it('deals otherwise by another secret, another salt, another order of salts, another stream', () => {
    const secret = '00'.repeat(32);
    const order = (chance: ReturnType<typeof honestChance>, stream = 'deal/1'): string =>
      chance.shuffle(stream, cards).join();
    const orders = [
      order(honestChance(secret, ['a', 'b'])),
      order(honestChance('01'.padStart(64, '0'), ['a', 'b'])),
      order(honestChance(secret, ['a', 'c'])),
      order(honestChance(secret, ['b', 'a'])),
      order(honestChance(secret, ['a', 'b', ''])),
      order(honestChance(secret, ['a', 'b']), 'deal/2'),
    ];
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('does not depend on how much of another stream is used', () => {
    const chance = honestChance('5a'.repeat(32), ['x', 'y']);
    const before = chance.shuffle('deal/2', cards);
    for (let i = 0; i < 20; i++) chance.shuffle(`bot/${i}`, cards);
    expect(chance.shuffle('deal/2', cards)).toEqual(before);
  });

  it('puts every card in every place equally often', () => {
    const size = 8;
    const counts = Array.from({ length: size * size }, () => 0);
    const chance = honestChance('c3'.repeat(32), ['even']);
    for (let i = 0; i < 4000; i++) {
      const order = chance.shuffle(`deal/${i}`, cards.slice(0, size));
      for (const [place, card] of order.entries()) counts[place * size + card - 1]!++;
    }
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit((size - 1) ** 2));
  });
});

/**
 * The example anybody can work through with another HMAC: the secret is the bytes 0 … 31, the salts
 * are `alpha` and `beta`. If this fails, games already played can no longer be checked.
 */
describe('the worked example', () => {
  const secret = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  const chance = honestChance(secret, ['alpha', 'beta']);

  it('its commitment', () => {
    expect(commitmentTo(secret)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
  });

  it('its first dealer and first deal', () => {
    const setup = setupOf({ edition: 'level-8-101', players: 2 });
    const { state } = start(setup, chance);
    expect({
      dealer: state.table.dealer,
      hands: state.hands.map((hand) => hand.map(makeCard).join(' ')),
      upcard: makeCard(state.table.discards[state.table.dealer - 1]![0]!),
      next: state.stock.slice(0, 3).map(makeCard).join(' '),
    }).toEqual(EXAMPLE);
  });
});

const EXAMPLE = {
  dealer: 2,
  hands: ['X P6 P12 G12 R8 B3 Y8 P11 R14 R11', 'R4 O13 O10 B5 Y13 O8 R5 J O3 P7'],
  upcard: 'G10',
  next: 'B2 B13 P1',
};
