/**
 * Many writes in one commit. What is submitted in one turn of the event loop is done together at its
 * end, and answered when it is on the disk: the disk is waited for once, whoever was read from the
 * network meanwhile comes with the next. It waits on the main thread on purpose: there is nothing to say
 * before the commit, and handing steps to another thread costs more than the commit does.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

type Job = {
  /** A part of the transaction, or of a second one where the first fails. */
  readonly work: () => unknown;
  readonly resolve: (outcome: never) => void;
  readonly reject: (error: unknown) => void;
  outcome: unknown;
  failure: { readonly error: unknown } | undefined;
};

export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #onRollback: () => void;
  #jobs: Job[] = [];
  #isClosed = false;

  /** `onRollback`: what was read or written in works since the last commit is not so. */
  constructor(db: DatabaseSync, onRollback: () => void) {
    this.#db = db;
    this.#begin = db.prepare('BEGIN IMMEDIATE');
    this.#commit = db.prepare('COMMIT');
    this.#onRollback = onRollback;
  }

  // Not async: that would be one more promise for every step.
  submit<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#isClosed) {
        reject(new Error('the ledger is closed'));
        return;
      }
      const job = { work, resolve, reject, outcome: undefined, failure: undefined };
      if (this.#jobs.push(job) === 1) setImmediate(() => this.#flush());
    });
  }

  /** After what was submitted is done. */
  close(): void {
    this.#isClosed = true;
    this.#flush();
  }

  #flush(): void {
    const jobs = this.#jobs;
    if (jobs.length === 0) return;
    this.#jobs = [];
    this.#commitAll(jobs);
  }

  #commitAll(jobs: readonly Job[]): void {
    try {
      this.#begin.run();
      for (const job of jobs) this.#run(job);
      this.#commit.run();
    } catch (error) {
      this.#rollback();
      // Nothing is stored. Each for itself, so that it fails only for those who are the reason.
      if (jobs.length > 1) for (const job of jobs) this.#commitAll([job]);
      else for (const { reject } of jobs) reject(error);
      return;
    }
    for (const { failure, outcome, resolve, reject } of jobs) {
      if (failure === undefined) resolve(outcome as never);
      else reject(failure.error);
    }
  }

  /** A work that fails leaves the others alone, unless it has cost them the transaction. */
  #run(job: Job): void {
    job.failure = undefined;
    try {
      job.outcome = job.work();
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      job.failure = { error };
    }
  }

  #rollback(): void {
    try {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    } finally {
      this.#onRollback();
    }
  }
}
