/**
 * The oracle sees every hand and the order of the stock: a cheat, for the laboratory only, to show how
 * far a player without those eyes can get. It is no bot of `@palier/bots`, where nothing can see a
 * state, and no game with people offers it.
 *
 * In the one true world a choice is worth what becomes of it, if all go on as `expert`, each of whom
 * sees what its seat sees. Of the way that ends best it asks what another choice at its next decision
 * would make of it, and so on, as long as its ways last.
 */
import { chanceToWin, randomFrom, type Bot } from '@palier/bots';
import { momentOf, playOn, type Moment, type Player } from '@palier/bots/lab';
import { networkBot, sceneOf, weigh, type Learnt } from '@palier/bots/network';
import {
  assert,
  checkAt,
  makeMove,
  seededChance,
  type Command,
  type Seat,
  type State,
  type Table,
} from '@palier/rules';

export const ORACLE = 'oracle';

/** How many ways on are looked at in a turn, and of how many choices at one moment. */
const WAYS = 24;
const CHOICES = 8;

export function oracle(learnt: Learnt): Player {
  const expert = networkBot('expert', learnt);
  let truth: State | undefined;
  let plan: readonly Command[] = [];
  return {
    name: ORACLE,
    peek: (state) => {
      truth = state;
    },
    decide: (question) => {
      const { table, viewer, hand } = question.view;
      assert(truth !== undefined && viewer !== 'spectator', 'the oracle is shown the state');
      // What is kept serves a round whose cards nobody has seen.
      if (table.step === 'keep') return expert.decide(question);
      const [planned] = plan;
      // Within a turn nobody else moves: it goes as it was seen to go.
      const isSettled = table.step === 'play' && table.turn === viewer && planned !== undefined;
      if (!isSettled || checkAt({ table, seat: viewer, hand }, planned) !== undefined) {
        plan = new Foresight(truth, { seat: viewer, expert, learnt }).best(plan);
      }
      const [chosen, ...rest] = plan;
      plan = rest;
      return chosen!;
    },
  };
}

/** A way the round may go, from the choice that is asked for. */
type Line = {
  /** The own choices, and the moments at which they were made. */
  readonly commands: readonly Command[];
  readonly moments: readonly Moment[];
  /** The chance to win the game at its end. */
  readonly chance: number;
  /** So many of them were settled before: from there on others may be tried. */
  settled: number;
};

type Eyes = { readonly seat: Seat; readonly expert: Bot; readonly learnt: Learnt };

class Foresight {
  readonly #from: Moment;
  readonly #seat: Seat;
  readonly #expert: Bot;
  readonly #learnt: Learnt;
  readonly #most: number;
  readonly #lines: Line[] = [];

  constructor(truth: State, { seat, expert, learnt }: Eyes) {
    this.#from = momentOf(truth);
    this.#seat = seat;
    this.#expert = expert;
    this.#learnt = learnt;
    this.#most = chanceToWin(atBest(truth.table, seat), seat);
  }

  /** The own choices of the best way found. */
  best(plan: readonly Command[]): readonly Command[] {
    this.#branch(this.#look([]));
    if (plan.length > 1 && !this.#isDone()) this.#look(plan).settled = 1;
    while (!this.#isDone()) {
      const open = this.#lines.filter(({ settled, commands }) => settled < commands.length);
      if (open.length === 0) break;
      this.#branch(bestOf(open));
    }
    return bestOf(this.#lines).commands;
  }

  /** Nothing is better than a round in which nobody else climbs. */
  #isDone(): boolean {
    return this.#lines.length >= WAYS || bestOf(this.#lines).chance >= this.#most;
  }

  /** Looks at the other choices where the line is first unsettled. */
  #branch(line: Line): void {
    const at = line.settled++;
    const before = line.commands.slice(0, at);
    const own = makeMove(line.commands[at]!);
    for (const other of this.#choicesAt(line.moments[at]!)) {
      if (!this.#isDone() && makeMove(other) !== own) this.#look([...before, other]);
    }
  }

  #look(told: readonly Command[]): Line {
    const commands: Command[] = [];
    const moments: Moment[] = [];
    const random = randomFrom('foresight');
    let left = told;
    const choose = (moment: Moment, seat: Seat): Command => {
      const view = moment.views[seat - 1]!;
      const expected = (): Command =>
        this.#expert.decide({ view, random, shouldStop: () => false });
      if (seat !== this.#seat) return expected();
      const [said] = left;
      const at = { table: view.table, seat, hand: view.hand };
      const isLegal = said !== undefined && checkAt(at, said) === undefined;
      // What does not fit any more is no plan.
      left = isLegal ? left.slice(1) : [];
      const command = isLegal ? said : expected();
      commands.push(command);
      moments.push(moment);
      return command;
    };
    const chance = chanceToWin(playOn(this.#from, choose, seededChance('foresight')), this.#seat);
    const line = { commands, moments, chance, settled: told.length };
    this.#lines.push(line);
    return line;
  }

  /** What the network likes best there. */
  #choicesAt({ views }: Moment): readonly Command[] {
    const network = this.#learnt();
    assert(network !== undefined, 'the laboratory has the network');
    const scene = sceneOf(views[this.#seat - 1]!, randomFrom('foresight'));
    return weigh(network, scene)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, CHOICES)
      .map(({ option }) => option.command);
  }
}

/** Of equals the first: the expert's own way, before any other. */
function bestOf(lines: readonly Line[]): Line {
  return lines.reduce((top, line) => (line.chance > top.chance ? line : top));
}

/** The table when the seat has laid and gone out, and nobody else has done either. */
function atBest(table: Table, seat: Seat): Table {
  const left = table.left.map((levels, index) => (index + 1 === seat ? levels.slice(2) : levels));
  const winners = left[seat - 1]!.length === 0 ? [seat] : [];
  return { ...table, left, winners };
}
