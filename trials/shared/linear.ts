/**
 * Is a history linearizable: can every operation be given one moment between its question and its answer,
 * so that one after another they are what a sequential object would have answered? Wing and Gong's search
 * with Lowe's memory of what was tried (as in porcupine), without recursion. Several objects are
 * linearizable together if each of them is alone: so each table has a history of its own.
 */

/** A sequential object. */
export type Model<State, Op> = {
  readonly first: State;
  /** The state after an operation; undefined: here it would have been answered otherwise. */
  readonly next: (state: State, op: Op) => State | undefined;
  /** Whether an operation never changes anything, in no state. */
  readonly isLook: (op: Op) => boolean;
  /** The same text for the same state, and no other. */
  readonly textOf: (state: State) => string;
};

/** Without an answer it may happen at any time after the question, or never. */
export type Operation<Op> = {
  readonly op: Op;
  readonly askedAt: number;
  readonly answeredAt?: number | undefined;
};

export type Violation<State, Op> = {
  /** Its answer is the first that cannot be: all that was answered before it fits together. */
  readonly operation: Operation<Op>;
  /** One order of what was answered before, and where it leads. */
  readonly before: readonly Op[];
  readonly state: State;
  /** What else was asked and not answered then. */
  readonly open: readonly Op[];
};

/** Undefined: it is linearizable. `searched` hears how many choices the search has tried. */
export function violationIn<State, Op>(
  model: Model<State, Op>,
  history: readonly Operation<Op>[],
  searched: (choices: number) => void = () => undefined,
): Violation<State, Op> | undefined {
  const whole = new Search(model, history);
  const order = whole.run();
  searched(whole.choices);
  if (order !== undefined) return undefined;
  // What was true until a moment cannot become false: so the first answer that is too much can be halved for.
  const answers = history
    .filter((one) => one.answeredAt !== undefined)
    .toSorted((a, b) => a.answeredAt! - b.answeredAt!);
  let good = 0;
  for (let bad = answers.length; bad - good > 1;) {
    const middle = (good + bad) >> 1;
    if (search(model, knownAfter(history, answers.slice(0, middle))) !== undefined) good = middle;
    else bad = middle;
  }
  const operation = answers[good]!;
  const known = knownAfter(history, answers.slice(0, good), operation.answeredAt);
  const before = search(model, known)!.map((index) => known[index]!);
  return {
    operation,
    before: before.map(({ op }) => op),
    state: before.reduce((state, { op }) => model.next(state, op)!, model.first),
    open: known
      .filter((one) => !before.includes(one) && one.op !== operation.op)
      .map(({ op }) => op),
  };
}

/** The history as it was after some answers; `moment`: a while after the last. */
function knownAfter<Op>(
  history: readonly Operation<Op>[],
  answers: readonly Operation<Op>[],
  moment = answers.at(-1)?.answeredAt ?? 0,
): readonly Operation<Op>[] {
  const answered = new Set(answers);
  return history
    .filter(({ askedAt }) => askedAt < moment)
    .map((one) => (answered.has(one) ? one : { op: one.op, askedAt: one.askedAt }));
}

/** A question or an answer, in a list of those of all operations that are not placed yet. */
type Mark = {
  readonly index: number;
  readonly answer: Mark | undefined;
  readonly isAnswer: boolean;
  before: Mark | undefined;
  after: Mark | undefined;
};

type Placed<State> = { readonly mark: Mark; readonly state: State; readonly isFree: boolean };

/** An order in which all that was answered is what the model answers, by index; undefined: there is none. */
function search<State, Op>(
  model: Model<State, Op>,
  history: readonly Operation<Op>[],
): readonly number[] | undefined {
  return new Search(model, history).run();
}

class Search<State, Op> {
  readonly #model: Model<State, Op>;
  readonly #history: readonly Operation<Op>[];
  readonly #head: Mark;
  readonly #placed: Placed<State>[] = [];
  /** The same as bits. */
  readonly #bits: Uint16Array;
  readonly #tried = new Set<string>();
  #state: State;
  /** Answers that are still to be explained. */
  #left: number;

  constructor(model: Model<State, Op>, history: readonly Operation<Op>[]) {
    this.#model = model;
    this.#history = history;
    this.#head = marksOf(history);
    this.#bits = new Uint16Array(Math.ceil(history.length / 16));
    this.#state = model.first;
    this.#left = history.filter(({ answeredAt }) => answeredAt !== undefined).length;
  }

  get choices(): number {
    return this.#tried.size;
  }

  run(): readonly number[] | undefined {
    this.#placeFree();
    let mark = this.#head.after;
    while (this.#left > 0 && mark !== undefined) {
      const isNew = !mark.isAnswer && this.#tryNext(mark);
      if (isNew) mark = this.#head.after;
      else if (!mark.isAnswer) mark = mark.after;
      else {
        // Whoever was answered here had to be placed by now: the last choice was wrong.
        const last = this.#takeBack();
        if (last === undefined) return undefined;
        mark = last.after;
      }
    }
    return this.#placed.map(({ mark: { index } }) => index);
  }

  #next({ index }: Mark): State | undefined {
    return this.#model.next(this.#state, this.#history[index]!.op);
  }

  /** Whether it may be the next, and leads to where nobody has been. */
  #tryNext(mark: Mark): boolean {
    const next = this.#next(mark);
    if (next === undefined) return false;
    this.#flip(mark);
    const name = `${String.fromCharCode(...this.#bits)}${this.#model.textOf(next)}`;
    this.#flip(mark);
    if (this.#tried.has(name)) return false;
    this.#tried.add(name);
    this.#place(mark, false);
    this.#state = next;
    this.#placeFree();
    return true;
  }

  /** A look that fits now may as well be now: no order is lost by it, and there is no choice to undo. */
  #placeFree(): void {
    let last = this.#head;
    for (let mark = last.after; mark !== undefined && !mark.isAnswer; mark = last.after) {
      const isLook = this.#model.isLook(this.#history[mark.index]!.op);
      if (isLook && this.#next(mark) !== undefined) this.#place(mark, true);
      else last = mark;
    }
  }

  #place(mark: Mark, isFree: boolean): void {
    this.#placed.push({ mark, state: this.#state, isFree });
    this.#flip(mark);
    lift(mark);
    if (mark.answer !== undefined) this.#left--;
  }

  /** The last choice, and what came freely after it. */
  #takeBack(): Mark | undefined {
    for (let last = this.#placed.pop(); last !== undefined; last = this.#placed.pop()) {
      const { mark, state, isFree } = last;
      this.#flip(mark);
      putBack(mark);
      if (mark.answer !== undefined) this.#left++;
      this.#state = state;
      if (!isFree) return mark;
    }
    return undefined;
  }

  #flip({ index }: Mark): void {
    this.#bits[index >> 4]! ^= 1 << (index & 15);
  }
}

function marksOf(history: readonly Operation<unknown>[]): Mark {
  const marks = history.flatMap(({ askedAt, answeredAt }, index) => {
    const one = { index, before: undefined, after: undefined };
    if (answeredAt === undefined) {
      return [{ at: askedAt, mark: { ...one, answer: undefined, isAnswer: false } }];
    }
    const answer: Mark = { ...one, answer: undefined, isAnswer: true };
    return [
      { at: askedAt, mark: { ...one, answer, isAnswer: false } },
      { at: answeredAt, mark: answer },
    ];
  });
  const head: Mark = {
    index: -1,
    answer: undefined,
    isAnswer: false,
    before: undefined,
    after: undefined,
  };
  let last = head;
  for (const { mark } of marks.toSorted((a, b) => a.at - b.at)) {
    link(last, mark);
    last = mark;
  }
  return head;
}

function link(before: Mark, after: Mark | undefined): void {
  before.after = after;
  if (after !== undefined) after.before = before;
}

/** What is lifted remembers its neighbours: put back in the opposite order, it is where it was. */
function lift({ before, after, answer }: Mark): void {
  link(before!, after);
  if (answer !== undefined) link(answer.before!, answer.after);
}

function putBack(mark: Mark): void {
  const { before, after, answer } = mark;
  if (answer !== undefined) {
    link(answer.before!, answer);
    link(answer, answer.after);
  }
  link(before!, mark);
  link(mark, after);
}
