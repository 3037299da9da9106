/** A history as Elle reads it. */
import { expect, it } from 'vitest';
import { elleHistory } from './elle.ts';
import { COUNT, NotedTable, STEPS, wellPlayed } from './noted-table.ts';

it('is written for Elle: what was asked, done, refused, and not answered', () => {
  const table = new NotedTable();
  wellPlayed(table);
  table.act(table.ben, 'key-late', 4);
  table.answer(table.ben, { t: 'stale' });
  table.act(table.ben, 'key-lost', 5);
  table.hello(table.anna);
  table.opened(table.anna, 5);
  const lines = elleHistory(table.end(COUNT), STEPS, true).trim().split('\n');
  expect(lines).toEqual(
    [
      // The table's own, at any time.
      ':type :invoke :process 0 :f :txn :value [[:append "game" 0]]',
      ':type :invoke :process 1 :f :txn :value [[:append "game" 1]]',
      ':type :invoke :process 2 :f :txn :value [[:append "game" 2] [:append "game" 3]]',
      ':type :ok :process 2 :f :txn :value [[:append "game" 2] [:append "game" 3]]',
      ':type :invoke :process 3 :f :txn :value [[:append "game" 4]]',
      ':type :ok :process 3 :f :txn :value [[:append "game" 4]]',
      ':type :invoke :process 3 :f :txn :value [[:append "game" 1000000]]',
      ':type :fail :process 3 :f :txn :value [[:append "game" 1000000]]',
      ':type :invoke :process 3 :f :txn :value [[:append "game" 1000001]]',
      ':type :invoke :process 6 :f :txn :value [[:r "game" nil]]',
      ':type :ok :process 6 :f :txn :value [[:r "game" [0 1 2 3 4]]]',
      ':type :invoke :process 7 :f :txn :value [[:r "game" nil]]',
      ':type :ok :process 7 :f :txn :value [[:r "game" [0 1 2 3 4]]]',
      ':type :info :process 0 :f :txn :value [[:append "game" 0]]',
      ':type :info :process 1 :f :txn :value [[:append "game" 1]]',
      ':type :info :process 3 :f :txn :value [[:append "game" 1000001]]',
      ':type :invoke :process 8 :f :txn :value [[:r "game" nil] [:r "said" nil]]',
      ':type :ok :process 8 :f :txn :value [[:r "game" [0 1 2 3 4]] [:r "said" []]]',
    ].map((line, index) => `{:index ${index} ${line}}`),
  );
});
