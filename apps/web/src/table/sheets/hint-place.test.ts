import { JOKER, parseMove, isRefusal, type Command } from '@palier/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf, topOf, type Box } from './hint-place.ts';

const HINT = { left: 0, right: 320, height: 200 };
const ROOM = { top: 0, bottom: 400 };

function at(top: number, height = 60): Box {
  return { left: 10, right: 60, top, bottom: top + height };
}

/** Its upper edge with these spoken of, and this in sight too if it can be. */
function topWith(spoken: readonly Box[], more: readonly Box[] = [], hint = HINT): number {
  return topOf(hint, ROOM, { spoken, more });
}

describe('a hint lies', () => {
  it('right above the hand', () => {
    expect(topWith([])).toBe(200);
    expect(topWith([at(40)])).toBe(200);
  });

  it('above what lies there', () => {
    expect(topWith([at(300)])).toBe(92);
    expect(topWith([at(300), at(250)])).toBe(42);
    expect(topWith([], [at(340)])).toBe(132);
  });

  it('beside what it does not reach', () => {
    expect(topWith([at(300)], [], { ...HINT, left: 100 })).toBe(200);
  });

  it('over as little as it can of what it speaks of, whatever else it hides', () => {
    expect(topWith([at(160)])).toBe(200);
    expect(topWith([at(195)])).toBe(0);
    expect(topWith([at(120)], [at(340)])).toBe(200);
    expect(topWith([at(300)], [], { ...HINT, height: 500 })).toBe(0);
  });

  it('never over the hand', () => {
    const aBox = fc.record({ top: fc.nat(380), height: fc.integer({ min: 1, max: 200 }) });
    const boxes = fc.array(
      aBox.map(({ top, height }) => at(top, height)),
      { maxLength: 3 },
    );
    const aHeight = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(boxes, boxes, aHeight, (spoken, more, height) => {
        const top = topWith(spoken, more, { ...HINT, height });
        expect(top).toBeGreaterThanOrEqual(ROOM.top);
        expect(top + height).toBeLessThanOrEqual(ROOM.bottom);
      }),
    );
  });
});

it.each([
  ['draw', ['stock']],
  ['take 2', ['pile-2']],
  ['add R7 2.1', ['meld-2-1']],
  ['pass 3', ['seat-3']],
  ['discard R7', []],
])('%s is about %j', (text, places) => {
  const command = parseMove(text);
  expect(isRefusal(command)).toBe(false);
  expect(placesOf(command as Command)).toEqual(places);
});

it('is about the combination a joker is taken from', () => {
  expect(placesOf({ t: 'exchangeJoker', card: JOKER, to: 1, meld: 2 })).toEqual(['meld-1-2']);
});
