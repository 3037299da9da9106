/**
 * Plays a round on to its end, all hands known, every seat by one quick policy that looks at nothing
 * but its own hand and the table. The search asks it thousands of times what becomes of a move, so it
 * keeps each seat's tally and outs from one move to the next.
 */
import {
  assert,
  cardOf,
  checkAt,
  deciders,
  isJoker,
  isNumber,
  isRefusal,
  isSpecial,
  ladderOfSeat,
  layCommand,
  layableLevels,
  PASS,
  play,
  winsByLaying,
  type Card,
  type Chance,
  type Command,
  type Level,
  type Seat,
  type Setup,
  type Standpoint,
  type State,
  type Table,
} from '@palier/rules';
import { fitsTable, hurryAt, WORTH_OF_WIN } from './outlook.ts';
import { quickChoice, quickSpecial } from './quick.ts';
import { byUse, drawAny, growth, kindsOfOuts, mayThrow, throwStuck } from './sprint-moves.ts';
import {
  addTo,
  assess,
  bestLaying,
  compileLevel,
  distanceOf,
  emptyTally,
  makeAssessment,
  refill,
  removeFrom,
  shapeOf,
  isOut,
  leftAfterLevel,
  type Assessment,
  type HandTally,
  type LevelPlan,
} from './solver/index.ts';
import { useOf } from './use.ts';
import { EXPERT } from './weights.ts';

/** What is kept of a seat between its moves. */
export type SprintSeat = {
  readonly tally: HandTally;
  /** Of the hand as it stands in `tally`, while `isFresh`. */
  readonly sight: Assessment;
  isFresh: boolean;
  /** The level it plays for, and its number. */
  plan: LevelPlan | undefined;
  number: number;
  /** The card that came last, while `sight` is of the hand without it. */
  came: Card | undefined;
};

export class Sprint {
  readonly #setup: Setup;
  readonly #runners: readonly SprintSeat[];

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#runners = Array.from({ length: setup.players }, () => ({
      tally: emptyTally(),
      sight: makeAssessment(),
      isFresh: false,
      plan: undefined,
      number: 0,
      came: undefined,
    }));
  }

  /** What is kept of each seat: tests compare it with the truth. */
  get runners(): readonly Readonly<SprintSeat>[] {
    return this.#runners;
  }

  /** The table when the round is over: nothing of the next one is looked at. */
  run(from: State, round: number, chance: Chance, watch?: (state: State) => void): Table {
    let state = from;
    for (let seat = 1; seat <= this.#setup.players; seat++)
      this.#enter({ table: state.table, seat, hand: state.hands[seat - 1]! });
    for (;;) {
      const { table } = state;
      if (table.step === 'over' || table.step === 'keep' || table.round !== round) return table;
      watch?.(state);
      const seat = deciders(table)[0]!;
      state = this.#step(state, seat, chance);
    }
  }

  /** What the policy does at one moment, with nothing kept from before. */
  move(at: Standpoint): Command {
    this.#enter(at);
    return this.#choose(at, this.#runners[at.seat - 1]!);
  }

  #enter({ table, seat, hand }: Standpoint): void {
    const runner = this.#runners[seat - 1]!;
    refill(runner.tally, hand);
    runner.isFresh = false;
    runner.came = undefined;
    runner.plan = undefined;
    if (table.laid[seat - 1] !== undefined) return;
    const { levels } = ladderOfSeat(this.#setup, seat);
    // HOUSE-openWin: the palier that wins may miss a card more than another.
    const winning = this.#setup.rules.openWin === 'last' ? levels.length : 0;
    let least = Infinity;
    for (const number of layableLevels(table, seat)) {
      const plan = compileLevel(levels[number - 1]!, this.#setup);
      const distance = distanceOf(runner.tally, plan) - (number === winning ? WORTH_OF_WIN : 0);
      if (distance > least) continue;
      least = distance;
      runner.plan = plan;
      runner.number = number;
    }
  }

  #sightOf(runner: SprintSeat, plan: LevelPlan): Assessment {
    if (!runner.isFresh) assess(runner.tally, plan, runner.sight);
    runner.isFresh = true;
    return runner.sight;
  }

  #step(state: State, seat: Seat, chance: Chance): State {
    const at: Standpoint = { table: state.table, seat, hand: state.hands[seat - 1]! };
    const runner = this.#runners[seat - 1]!;
    const command = this.#choose(at, runner);
    const played = play(state, seat, command, chance);
    assert(!isRefusal(played), 'the sprint plays by the rules');
    this.#note(played.state, seat, command);
    return played.state;
  }

  #choose(at: Standpoint, runner: SprintSeat): Command {
    switch (at.table.step) {
      case 'draw':
        return this.#draw(at, runner);
      case 'play':
        return this.#play(at, runner);
      default:
        return quickChoice(at, runner.plan?.level ?? NO_LEVEL, runner.tally);
    }
  }

  /** Keeps the tallies true without counting hands again, where only the own hand changed. */
  #note(after: State, seat: Seat, command: Command): void {
    const runner = this.#runners[seat - 1]!;
    switch (command.t) {
      case 'drawCard':
      case 'takeCard':
        // The sight stays that of the hand before: what came is asked of it.
        runner.came = after.hands[seat - 1]!.at(-1)!;
        addTo(runner.tally, runner.came);
        if (!runner.isFresh) runner.came = undefined;
        return;
      case 'discard':
        removeFrom(runner.tally, command.card);
        runner.came = undefined;
        return;
      case 'addCard':
        removeFrom(runner.tally, cardOf(command.card));
        return;
      case 'playPass':
        removeFrom(runner.tally, PASS);
        // What came stays: the sight is of another hand now.
        if (runner.came !== undefined && runner.came !== PASS) runner.isFresh = false;
        runner.came = undefined;
        return;
      case 'layLevel':
        this.#enter({ table: after.table, seat, hand: after.hands[seat - 1]! });
        return;
      default:
        for (let other = 1; other <= this.#setup.players; other++) {
          this.#enter({ table: after.table, seat: other, hand: after.hands[other - 1]! });
        }
    }
  }

  #draw(at: Standpoint, runner: SprintSeat): Command {
    const { table } = at;
    const { plan } = runner;
    const sight = plan === undefined ? undefined : this.#sightOf(runner, plan);
    const welcome = (card: Card): boolean => {
      if (plan === undefined) return fitsTable(table, card);
      return sight!.distance === 0 ? this.#fitsLevel(table, runner, card) : isOut(sight!, card);
    };
    let best: Command | undefined;
    for (let from = 1; from <= table.discards.length; from++) {
      const card = table.discards[from - 1]!.at(-1);
      if (card === undefined || isSpecial(card)) continue;
      if ((best !== undefined && !isJoker(card)) || !welcome(card)) continue;
      const take: Command = { t: 'takeCard', from };
      if (checkAt(at, take) === undefined) best = take;
    }
    return best ?? drawAny(at);
  }

  #play(at: Standpoint, runner: SprintSeat): Command {
    const special =
      at.hand.length > 1 && at.hand.some(isSpecial)
        ? quickSpecial(at, runner.plan?.level ?? NO_LEVEL, runner.tally)
        : undefined;
    if (runner.plan === undefined) return growth(at, runner.tally) ?? special ?? throwStuck(at);
    const { came } = runner;
    const isNearer = came !== undefined && !isSpecial(came) && isOut(runner.sight, came);
    const distance =
      came === undefined
        ? distanceOf(runner.tally, runner.plan)
        : runner.sight.distance - (isNearer ? 1 : 0);
    if (distance > 0) return special ?? this.#throw(at, runner, { distance, isNearer });
    const laying = this.#isTime(at, runner) ? this.#lay(at, runner) : undefined;
    return laying ?? special ?? this.#throwWaiting(at, runner);
  }

  /** The card that serves least, unless what came adds nothing and goes back. */
  #throw(
    at: Standpoint,
    runner: SprintSeat,
    now: { readonly distance: number; readonly isNearer: boolean },
  ): Command {
    const { tally, came } = runner;
    const plan = runner.plan!;
    const { level } = plan;
    const order = byUse(at, tally, level);
    if (came !== undefined && !now.isNearer && isNumber(came) && mayThrow(at, came)) {
      const other = order.find((card) => card !== came);
      if (other === undefined || useOf(tally, level, other) >= useOf(tally, level, came)) {
        return { t: 'discard', card: came };
      }
      removeFrom(tally, other);
      assess(tally, plan, trial);
      addTo(tally, other);
      const isBetter =
        trial.distance === now.distance &&
        kindsOfOuts(trial) > kindsOfOuts(runner.sight) &&
        mayThrow(at, other);
      if (!isBetter) return { t: 'discard', card: came };
      runner.isFresh = false;
      return { t: 'discard', card: other };
    }
    runner.isFresh = false;
    for (const card of order) {
      removeFrom(tally, card);
      const isSpare = distanceOf(tally, plan) === now.distance;
      addTo(tally, card);
      if (isSpare && mayThrow(at, card)) return { t: 'discard', card };
    }
    const any =
      order.find((card) => mayThrow(at, card)) ?? at.hand.find((card) => mayThrow(at, card));
    assert(any !== undefined, 'some card can always be discarded');
    return { t: 'discard', card: any };
  }

  /** Whether a card goes down with a level that is complete in hand, or on the table. */
  #fitsLevel(table: Table, { tally, plan }: SprintSeat, card: Card): boolean {
    const shape = shapeOf(table.melds, this.#setup.top);
    const before = leftAfterLevel(tally, plan!, { shape, distance: 0 });
    addTo(tally, card);
    const after = leftAfterLevel(tally, plan!, { shape, distance: 0 });
    removeFrom(tally, card);
    return after <= before;
  }

  /** A level that can be laid waits until the hand goes with it, or somebody else may go out. */
  #isTime(at: Standpoint, { tally, plan, number }: SprintSeat): boolean {
    const { table, seat } = at;
    if (winsByLaying(table, seat, number) || hurryAt(table, seat, EXPERT) > 0) return true;
    const shape = shapeOf(table.melds, this.#setup.top);
    return leftAfterLevel(tally, plan!, { shape, distance: 0 }) <= 1;
  }

  /** With the level complete in hand: the card that leaves fewest others behind. */
  #throwWaiting(at: Standpoint, runner: SprintSeat): Command {
    const { tally } = runner;
    const plan = runner.plan!;
    const shape = shapeOf(at.table.melds, this.#setup.top);
    runner.isFresh = false;
    let best: Card | undefined;
    let least = Infinity;
    for (const card of byUse(at, tally, plan.level).slice(0, TRIED)) {
      if (!mayThrow(at, card)) continue;
      removeFrom(tally, card);
      const left =
        distanceOf(tally, plan) > 0
          ? Infinity
          : leftAfterLevel(tally, plan, { shape, distance: 0 });
      addTo(tally, card);
      if (left >= least) continue;
      least = left;
      best = card;
    }
    best ??= at.hand.find((card) => mayThrow(at, card));
    assert(best !== undefined, 'some card can always be discarded');
    return { t: 'discard', card: best };
  }

  #lay(at: Standpoint, { number, plan }: SprintSeat): Command | undefined {
    const { table, seat, hand } = at;
    const laying = bestLaying(hand, plan!.level, table);
    if (laying === undefined) return undefined;
    const command = layCommand(table, seat, { level: number, laying });
    return checkAt(at, command) === undefined ? command : undefined;
  }
}

/** Once laid, no card serves a level. */
const NO_LEVEL: Level = [];

/** Of the cards of least use so many are tried. */
const TRIED = 5;

const trial = makeAssessment();
