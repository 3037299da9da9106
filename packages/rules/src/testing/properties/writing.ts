/** What is written can be read again: moves, positions, events, records. */
import { assert } from '../../assert.ts';
import { seededChance } from '../../chance.ts';
import type { Command } from '../../commands.ts';
import { play } from '../../decide.ts';
import { makeEvent } from '../../documents.ts';
import type { Event } from '../../events.ts';
import { isFault } from '../../faults.ts';
import { MAX_MOVE_LENGTH, makeMove, parseMove } from '../../notation.ts';
import { parsePosition } from '../../position.ts';
import { makePosition } from '../../position-print.ts';
import { makeHeader, makeRecord, momentsOf, parseRecord } from '../../record.ts';
import { isRefusal } from '../../refusals.ts';
import { deciders, type State, type Viewer } from '../../state.ts';
import { redact } from '../../view.ts';
import { differenceOf } from '../difference.ts';
import type { Dice } from '../dice.ts';
import { reread, stockOf, withRichHand } from '../hidden.ts';
import { firstMoves, glance } from '../player.ts';
import { assertSame, type Property } from './property.ts';

const MOVES = 300;

export const movesCanBeRead: Property = {
  closely: 80,
  watch: ({ dice }) => ({
    inspect: ({ before }) => {
      const { step, turn } = before.table;
      for (const seat of deciders(before.table)) assertMoves(before, seat, dice);
      if (step === 'play') assertMoves(withRichHand(before, turn, dice).state, turn, dice);
    },
  }),
};

function assertMoves(state: State, seat: number, dice: Dice): void {
  for (const command of firstMoves(glance(state, seat), MOVES)) {
    const text = makeMove(command);
    assert(text.length <= MAX_MOVE_LENGTH, `a legal move too long to be read: ${text}`);
    assertReads(text, command);
    assertReads(text.toLowerCase(), command);
    assertReads(spaced(text, dice), command);
  }
}

function assertReads(text: string, command: Command): void {
  const difference = differenceOf(parseMove(text), command);
  assert(difference === undefined, `${text} reads as another move: ${difference}`);
}

/** Surplus spaces wherever one may stand, without passing the length that is read. */
function spaced(text: string, dice: Dice): string {
  const wide = ` ${text.replaceAll(/[ /:=]/gu, (mark) => {
    const space = dice.pick(['  ', ' \t', ' ']);
    return mark === ' ' ? space : `${space}${mark}${space}`;
  })}  `;
  return wide.length <= MAX_MOVE_LENGTH ? wide : text;
}

export const positionsCanBeRead: Property = {
  closely: 110,
  watch: ({ seed, start }) => {
    assertPosition(start.state, seed);
    return {
      inspect: ({ before, after, seat, command, events }) => {
        const parsed = assertPosition(before, seed);
        const again = play(parsed, seat, command, seededChance(seed));
        assert(!isRefusal(again), `refused in the position read back: ${makeMove(command)}`);
        assertSame(lines(again.events), lines(events), 'other events in the position read back');
        assertPosition(after, seed);
      },
    };
  },
};

function lines(events: readonly Event[]): string {
  return events.map((event) => JSON.stringify(makeEvent(event))).join('\n');
}

function assertPosition(state: State, seed: string): State {
  const text = JSON.stringify(makePosition(state, seed));
  const parsed = parsePosition(JSON.parse(text), 'another seed');
  assert(
    !isFault(parsed),
    () => `a position cannot be read back: ${JSON.stringify(parsed)}\n  ${text}`,
  );
  assertSame(parsed.seed, seed, 'the seed is lost');
  assertSame(JSON.stringify(makePosition(parsed.state, parsed.seed)), text, 'another position');
  const expected: State = { ...state, stock: stockOf(state), past: undefined };
  const difference = differenceOf(parsed.state, expected);
  assert(difference === undefined, `another state: ${difference}\n  ${text}`);
  return parsed.state;
}

const MOST_RECORDED = 900;

export const eventsCanBeRead: Property = {
  closely: 'all',
  watch: ({ setup, start, seed }) => {
    const viewers: readonly Viewer[] = [...start.state.hands.map((_, i) => i + 1), 'spectator'];
    const recorded: Event[] = [...start.events];
    let last = start.state;
    const assertEvent = (event: Event): void => {
      const difference = differenceOf(reread(event), event);
      assert(difference === undefined, `another event: ${difference}`);
    };
    return {
      follow: ({ events, after }) => {
        for (const event of events) {
          assertEvent(event);
          for (const viewer of viewers) assertEvent(redact(event, viewer));
        }
        recorded.push(...events);
        last = after;
      },
      isDone: () => recorded.length > MOST_RECORDED,
      end: () => {
        const names = setup.ladders.map((_, i) => `P${i}`);
        const fairness = { t: 'seeded', seed } as const;
        const header = makeHeader(setup, { names, fairness, engine: 'battery' });
        const isOver = last.table.step === 'over';
        const result = {
          t: 'result',
          winners: last.table.winners,
          rounds: last.table.round,
        } as const;
        const record = { header, events: recorded, ...(isOver ? { result } : {}) };
        const text = makeRecord(record);
        const parsed = parseRecord(text);
        assert(!isFault(parsed), () => `a record cannot be read back: ${JSON.stringify(parsed)}`);
        const difference = differenceOf(parsed, { t: 'record', setup, ...record });
        assert(difference === undefined, `another record: ${difference}`);
        assertSame(makeRecord(parsed), text, 'another record');
        const moments = momentsOf(parsed);
        assert(!isFault(moments), 'a record cannot be folded');
        const end = differenceOf(
          { ...moments.at(-1)!.state, past: undefined },
          { ...last, past: undefined },
        );
        assert(end === undefined, `a record ends elsewhere: ${end}`);
      },
    };
  },
};
