/** A whole game by players who lay and add when they can, as a record. */
import {
  deciders,
  assert,
  isRefusal,
  legalMoves,
  makeHeader,
  makeRecord,
  play,
  seededChance,
  start,
  viewOf,
  type Command,
  type Event,
  type SetupChoice,
  type State,
} from '@palier/rules';
import { diceFrom, setupOf, type Dice } from '@palier/rules/testing';

const CHOICES = 40;

export function recordedGame(choice: SetupChoice, seed: string): string {
  const setup = setupOf(choice);
  const chance = seededChance(seed);
  const dice = diceFrom(`${seed}/players`);
  let played = start(setup, chance);
  const events: Event[] = [...played.events];
  while (played.state.table.step !== 'over') {
    const { seat, command } = choose(played.state, dice);
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

function choose(state: State, dice: Dice): { readonly seat: number; readonly command: Command } {
  const seat = deciders(state.table)[0]!;
  const moves = [...legalMoves(viewOf(state, seat)).take(CHOICES)];
  const putting = moves.find(({ t }) => t === 'layLevel' || t === 'addCard');
  return { seat, command: putting ?? dice.pick(moves) };
}
