/**
 * What is asked for seldom and costs much: a record is long, and what the host chooses is written to the
 * disk each time. An address and a table have a budget for each, which time fills again. Who spends more
 * is not heard for as long as that takes, and who goes on over other connections is sent away.
 */
import type { RoomAsk } from '@palier/table/room';

type Budget = {
  /** What comes back in a second. */
  readonly rate: number;
  /** What may be spent at once; and so much again may be owed. */
  readonly most: number;
};

type Cost = {
  /** What a message of so many characters costs. */
  readonly of: (length: number) => number;
  readonly address: Budget;
  readonly table: Budget;
};

const KILOBYTE = 1024;

const COSTS: { readonly [T in RoomAsk['t']]?: Cost } = {
  // Everybody at a table asks once, when the game is over.
  record: { of: () => 1, address: { rate: 0.5, most: 40 }, table: { rate: 2, most: 100 } },
  // In bytes: a choice among ladders is short, one's own ladder a kilobyte or two.
  configure: {
    of: (length) => length,
    address: { rate: 512, most: 128 * KILOBYTE },
    table: { rate: 256, most: 64 * KILOBYTE },
  },
};

type Account = { left: number; at: number; readonly budget: Budget };

export class Costs {
  readonly #accounts = new Map<string, Account>();

  /** Milliseconds until this address, at this table, may be heard again. `now` on a steady clock. */
  spend(
    message: { readonly t: RoomAsk['t']; readonly length: number },
    { address, table }: { readonly address: string; readonly table: string },
    now: number,
  ): number | 'too-fast' {
    const cost = COSTS[message.t];
    if (cost === undefined) return 0;
    const amount = cost.of(message.length);
    const accounts = [
      this.#account(`${message.t} address ${address}`, cost.address, now),
      this.#account(`${message.t} table ${table.toUpperCase()}`, cost.table, now),
    ];
    if (accounts.some(({ left, budget }) => left - amount < -budget.most)) return 'too-fast';
    for (const account of accounts) account.left -= amount;
    return Math.max(...accounts.map(({ left, budget }) => msUntilPaid(left, budget)));
  }

  /** Forgets those that owe nothing and have everything. */
  tidy(now: number): void {
    for (const [key, { budget }] of this.#accounts) {
      if (this.#account(key, budget, now).left >= budget.most) this.#accounts.delete(key);
    }
  }

  #account(key: string, budget: Budget, now: number): Account {
    const known = this.#accounts.get(key) ?? { left: budget.most, at: now, budget };
    known.left = Math.min(budget.most, known.left + ((now - known.at) / 1000) * budget.rate);
    known.at = now;
    this.#accounts.set(key, known);
    return known;
  }
}

function msUntilPaid(left: number, { rate }: Budget): number {
  return left >= 0 ? 0 : Math.ceil((-left / rate) * 1000);
}
