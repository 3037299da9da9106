/** The two laws of views, and that nothing leaks. */
import { assert } from '../../assert.ts';
import { makeCard } from '../../cards.ts';
import { check } from '../../check.ts';
import { seededChance } from '../../chance.ts';
import type { Json } from '../../codec.ts';
import type { Command } from '../../commands.ts';
import { play } from '../../decide.ts';
import { makeEvent } from '../../documents.ts';
import type { Event } from '../../events.ts';
import { emptyState, evolve } from '../../evolve.ts';
import { makeMove } from '../../notation.ts';
import { makeView } from '../../position-print.ts';
import { isRefusal } from '../../refusals.ts';
import type { Setup } from '../../setup.ts';
import { deciders, type Seat, type State, type View, type Viewer } from '../../state.ts';
import { evolveView, evolveViews, redact, viewOf } from '../../view.ts';
import { anyCommand, mutated } from '../arbitrary.ts';
import { differenceOf } from '../difference.ts';
import type { Dice } from '../dice.ts';
import { knowledgeOf } from '../knowledge.ts';
import { retoldTwin, hiddenTwin } from '../hidden.ts';
import { chooseMove, firstMoves } from '../player.ts';
import { assertSame, type Property } from './property.ts';

function viewersOf({ players }: Setup): readonly Viewer[] {
  return [...Array.from({ length: players }, (_, index) => index + 1), 'spectator'];
}

function viewText(view: View): string {
  return JSON.stringify(makeView(view));
}

/** Law 1: folding what a viewer was shown gives what the viewer may know of the truth. */
export const viewsFollowTheTruth: Property = {
  closely: 80,
  watch: ({ setup, start }) => {
    const views = new Map(
      viewersOf(setup).map((viewer) => [viewer, viewOf(emptyState(setup), viewer)]),
    );
    let state = emptyState(setup);
    let together: readonly View[] = evolveViews([...views.values()], start);
    const fold = (event: Event): void => {
      state = evolve(state, event);
      for (const [viewer, view] of views) {
        const next = evolveView(view, redact(event, viewer));
        const { past: _, ...found } = next;
        const { past: __, ...expected } = viewOf({ ...state, past: undefined }, viewer);
        const difference = differenceOf(found, expected);
        assert(difference === undefined, `${viewer} after ${event.t}: ${difference}`);
        views.set(viewer, next);
      }
    };
    const assertWhole = (): void => {
      for (const [viewer, view] of views) {
        const expected = viewOf(state, viewer);
        const difference = differenceOf(view, expected);
        assert(difference === undefined, `the view of ${viewer}: ${difference}`);
        assertSame(viewText(view), viewText(expected), `the view of ${viewer} as JSON`);
      }
      const difference = differenceOf(together, [...views.values()]);
      assert(difference === undefined, `views folded together: ${difference}`);
    };
    for (const event of start.events) fold(event);
    assertWhole();
    return {
      follow: ({ events, after }) => {
        for (const event of events) fold(event);
        together = evolveViews(together, { events, state: after });
      },
      inspect: assertWhole,
    };
  },
};

const COMMANDS = 16;
const LISTED = 120;
const CONTINUED = 5;

/** Law 2: what a viewer cannot tell apart gives the same views, moves, answers and events. */
export const twinsLookAlike: Property = {
  closely: 90,
  watch: ({ setup, start, dice }) => {
    let beforeDeal = emptyState(setup);
    let state = beforeDeal;
    const fold = (event: Event): void => {
      if (event.t === 'roundDealt') beforeDeal = state;
      state = evolve(state, event);
    };
    for (const event of start.events) fold(event);
    return {
      follow: ({ events }) => {
        for (const event of events) fold(event);
      },
      inspect: ({ before, after }) => {
        for (const viewer of dice.some(viewersOf(setup), 2)) {
          assertTwins(before, viewer, dice);
          const retold = retoldTwin(beforeDeal, after, viewer, dice);
          if (retold === undefined) continue;
          assertSame(
            viewText(viewOf(retold, viewer)),
            viewText(viewOf(after, viewer)),
            `${viewer} can tell two worlds apart`,
          );
        }
      },
    };
  },
};

function assertTwins(state: State, viewer: Viewer, dice: Dice): void {
  const world: State = { ...state, past: undefined };
  const twin = hiddenTwin(state, viewer, dice);
  assertSame(
    viewText(viewOf(twin, viewer)),
    viewText(viewOf(world, viewer)),
    `the view of ${viewer}`,
  );
  assertHiddenMoves(world, twin, viewer, dice);
  if (viewer === 'spectator') return;
  const moves = firstMoves(viewOf(world, viewer), LISTED);
  const texts = moves.map(makeMove);
  assertSame(firstMoves(viewOf(twin, viewer), LISTED).map(makeMove), texts, 'legal moves');
  const at = { table: state.table, seat: viewer, hand: state.hands[viewer - 1]! };
  for (let i = 0; i < COMMANDS; i++) {
    const legal = moves.length > 0 && dice.oneIn(2) ? dice.pick(moves) : undefined;
    const command = legal === undefined ? anyCommand(at, dice) : mutated(at, legal, dice);
    assertSame(
      check(twin, viewer, command) ?? 'accepted',
      check(world, viewer, command) ?? 'accepted',
      `the answer to ${makeMove(command)}`,
    );
  }
  for (const command of dice.some(moves, CONTINUED)) {
    if (!isOpenMove(command)) continue;
    assertSame(
      shownEvents(twin, viewer, viewer, command),
      shownEvents(world, viewer, viewer, command),
      `what ${viewer} sees of its own ${makeMove(command)}`,
    );
  }
}

/** A move after which its player sees nothing that was hidden before. */
function isOpenMove({ t }: Command): boolean {
  return t !== 'drawCard' && t !== 'playSwap';
}

/** What a viewer is shown of a move, up to where luck or a choice laid open tells worlds apart. */
function shownEvents(world: State, viewer: Viewer, seat: Seat, command: Command): string {
  const result = play(world, seat, command, seededChance('twins'));
  assert(!isRefusal(result), `refused in one of two worlds: ${makeMove(command)}`);
  const { step } = world.table;
  const isChoice = step === 'keep' || step === 'offer';
  const events = isChoice ? result.events.slice(0, 1) : result.events;
  const shown = events.map((event) => JSON.stringify(makeEvent(redact(event, viewer))));
  // Where nothing is laid open the view afterwards is the same too.
  if (!isChoice) shown.push(viewText(viewOf(result.state, viewer)));
  return shown.join('\n');
}

/** Another player draws, offers or keeps: which cards, and how many are kept, does not show. */
function assertHiddenMoves(world: State, twin: State, viewer: Viewer, dice: Dice): void {
  const others = deciders(world.table).filter((seat) => seat !== viewer);
  if (others.length === 0) return;
  const seat = dice.pick(others);
  const { step } = world.table;
  const moveIn = (state: State): Command | undefined => {
    if (step === 'draw') {
      const draw: Command = { t: 'drawCard' };
      return check(state, seat, draw) === undefined ? draw : undefined;
    }
    if (step === 'keep' || step === 'offer') return chooseMove(state, seat, 'random', dice);
    return undefined;
  };
  const move = moveIn(world);
  const other = moveIn(twin);
  if (move === undefined || other === undefined) {
    assertSame(other, move, `seat ${seat} can draw in one of two worlds`);
    return;
  }
  assertSame(
    shownEvents(twin, viewer, seat, other),
    shownEvents(world, viewer, seat, move),
    `what ${viewer} sees of the ${step} of seat ${seat}`,
  );
}

/**
 * No leak: every card in what a viewer is shown is one that the viewer has seen in this round, by a
 * list of its own of what is seen when. Hands of others and the stock are `?` and nothing else.
 */
export const nothingLeaks: Property = {
  closely: 80,
  watch: ({ setup, start }) => {
    const all = new Map(viewersOf(setup).map((viewer) => [viewer, knowledgeOf(viewer)]));
    let state = emptyState(setup);
    const fold = (event: Event): void => {
      state = evolve(state, event);
      for (const [viewer, knowledge] of all) knowledge.take(event, redact(event, viewer));
    };
    const assertViews = (): void => {
      for (const [viewer, knowledge] of all) {
        const json = makeView(viewOf(state, viewer)) as { readonly [member: string]: Json };
        const { rules: _, ladder: __, ladders: ___, ...table } = json;
        knowledge.assertKnown(table, `the view of ${viewer}`);
        assertHidden(json, state, viewer);
      }
    };
    for (const event of start.events) fold(event);
    assertViews();
    return {
      follow: ({ events }) => {
        for (const event of events) fold(event);
      },
      inspect: assertViews,
    };
  },
};

function assertHidden(
  json: { readonly [member: string]: Json },
  state: State,
  viewer: Viewer,
): void {
  const { table } = state;
  const hands = state.hands.map((hand, index) =>
    index + 1 === viewer ? hand.map(makeCard) : hand.map(() => '?'),
  );
  assertSame(json['hands'], hands, `the hands in the view of ${viewer}`);
  const stock = [
    ...Array.from({ length: table.stock }, () => '?'),
    ...table.faceUp.map((card) => `${makeCard(card)}^`),
  ];
  assertSame(json['stock'], stock, `the stock in the view of ${viewer}`);
  const own = (index: number): boolean => index + 1 === viewer;
  for (const member of ['kept', ...(table.step === 'offer' ? ['offers'] : [])]) {
    const choices = (json[member] ?? []) as readonly Json[];
    assert(
      choices.every((choice, index) => choice === null || own(index)),
      `${viewer} sees what another has chosen: ${member}`,
    );
  }
}
