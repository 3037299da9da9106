/** When the solver is asked about a hand: by what its owner does, and never by what others do. */
import { assert, isFault, parsePosition, viewOf, type View } from '@palier/rules';
import { expect, it } from 'vitest';
import { studyOf } from '@palier/bots';
import { HandStudy } from './hand-study.ts';

const HAND = ['R1', 'G2', 'B3', 'Y5', 'P6', 'O7', 'R12', 'G14'];
const LAID = [{ kind: 'run', cards: ['R9', 'G10', 'B11'] }];

/** Two players, seen by the first. */
function viewAt(more: {
  readonly turn: number;
  readonly step: 'draw' | 'play';
  readonly laid?: boolean;
  readonly hand?: readonly string[];
}): View {
  const { turn, step, laid = false, hand = HAND } = more;
  const parsed = parsePosition(
    {
      edition: 'level-8-101',
      players: 2,
      dealer: 2,
      turn,
      step,
      hands: [hand, ['P1', 'P2', 'O3']],
      melds: [[], laid ? LAID : []],
      stock: ['Y1', 'Y2', 'Y3'],
    },
    'seed',
  );
  assert(!isFault(parsed), 'the position is sound');
  return viewOf(parsed.state, 1);
}

/** The real solver, without the worker between. */
function handStudy() {
  let heard: () => void = () => undefined;
  const answered = async () =>
    new Promise<void>((resolve) => {
      heard = resolve;
    });
  const hand = new HandStudy(
    () => heard(),
    async (view) => studyOf(view),
  );
  const follow = async (view: View): Promise<void> => {
    const answer = answered();
    hand.follow(view);
    if (hand.isAsking) await answer;
  };
  return { hand, follow };
}

it('what others lay does not change what is said of the hand, until the own turn begins', async () => {
  const { hand, follow } = handStudy();
  await follow(viewAt({ turn: 2, step: 'play' }));
  const said = hand.value.value;
  expect(said.layings.length).toBeGreaterThan(0);
  await follow(viewAt({ turn: 2, step: 'play', laid: true }));
  expect(hand.value.value).toBe(said);
  const own = viewAt({ turn: 1, step: 'draw', laid: true });
  await follow(own);
  expect(hand.value.value).not.toBe(said);
  expect(hand.value.value).toEqual(studyOf(own));
});

it('a hand that has changed is looked at anew, whoever changed it', async () => {
  const { hand, follow } = handStudy();
  await follow(viewAt({ turn: 2, step: 'play' }));
  const taken = viewAt({ turn: 2, step: 'play', hand: HAND.slice(1) });
  await follow(taken);
  expect(hand.value.value).toEqual(studyOf(taken));
});
