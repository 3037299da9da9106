/** A whole game by players who lay and add when they can, as a record. */
import {
  deciders,
  assert,
  below,
  isFault,
  isRefusal,
  legalMoves,
  makeHeader,
  makeRecord,
  makeSetup,
  play,
  seededBits,
  seededChance,
  start,
  viewOf,
  type Bits,
  type Command,
  type Event,
  type SetupChoice,
  type State,
} from '@palier/rules';

const CHOICES = 40;

export function recordedGame(choice: SetupChoice, seed: string): string {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'a set-up that cannot be played');
  const chance = seededChance(seed);
  const bits = seededBits(`${seed}/players`);
  let played = start(setup, chance);
  const events: Event[] = [...played.events];
  while (played.state.table.step !== 'over') {
    const { seat, command } = choose(played.state, bits);
    const next = play(played.state, seat, command, chance);
    assert(!isRefusal(next), 'a legal move was refused');
    events.push(...next.events);
    played = next;
  }
  const { winners, round } = played.state.table;
  const names = ['Anna', 'Ben', 'Carla', 'David', 'Emma', 'Finn'].slice(0, choice.players);
  const header = makeHeader(setup, { names, fairness: { t: 'seeded', seed }, engine: 'test' });
  return makeRecord({ header, events, result: { t: 'result', winners, rounds: round } });
}

function choose(state: State, bits: Bits): { readonly seat: number; readonly command: Command } {
  const seat = deciders(state.table)[0]!;
  const moves = [...legalMoves(viewOf(state, seat)).take(CHOICES)];
  const putting = moves.find(({ t }) => t === 'layLevel' || t === 'addCard');
  return { seat, command: putting ?? moves[below(bits, moves.length)]! };
}
