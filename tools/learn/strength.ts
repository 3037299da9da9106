/**
 * How strong a network is against the old expert, on duplicate deals with 95 % intervals:
 * `npm run lab:learnt -- --network FILE [--deals 200] [--actors 1] [--seed TEXT] [--only TEXT]
 * [--players 2,4] [--own master:800] [--against master-2611:1500] [--minutes 10]`. When the time is over,
 * rows tell of the deals played so far.
 */
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { EditionId, LadderId } from '@palier/rules';
import type { Answer, Work } from './actor.ts';

const { values } = parseArgs({
  options: {
    network: { type: 'string' },
    deals: { type: 'string', default: '200' },
    actors: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'learn-strength' },
    only: { type: 'string', default: '' },
    players: { type: 'string', default: '2,3,4,6' },
    /** Who plays by the network: a bot's name, or its own choice whatever the rules. */
    own: { type: 'string' },
    against: { type: 'string', default: 'expert-2611' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});

type Rules = {
  readonly edition: EditionId;
  readonly ladder: LadderId;
};

const RULES: readonly Rules[] = [
  { edition: 'level-8-101', ladder: 'one-star' },
  { edition: 'level-8-99', ladder: 'one-star' },
  { edition: 'level-8-101', ladder: 'two-star' },
  { edition: 'level-up', ladder: 'stacked' },
  { edition: 'level-up', ladder: 'open' },
];

const PIECE = 5;
const until = performance.now() + 60_000 * Number(values.minutes);
const network = values.network;
if (network === undefined) throw new Error('--network FILE');

type Row = {
  readonly rules: Rules & { readonly players: number };
  readonly shares: number[];
  left: number;
};

const rows: Row[] = RULES.flatMap((rules) =>
  values.players.split(',').map((players): Row => {
    return { rules: { ...rules, players: Number(players) }, shares: [], left: 0 };
  }),
).filter(({ rules }) => `${rules.edition} ${rules.ladder} ${rules.players}`.includes(values.only));

const jobs: { readonly row: Row; readonly work: Work }[] = [];
for (const row of rows) {
  const count = Number(values.deals);
  for (let from = 0; from < count; from += PIECE) {
    const deals = [from, Math.min(count, from + PIECE)] as const;
    const { seed, own, against } = values;
    const work: Work = { t: 'measure', network, rules: row.rules, deals, seed, own, against };
    jobs.push({ row, work });
    row.left++;
  }
}

function tell({ rules, shares }: Row): void {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt(squares / (shares.length - 1) / shares.length);
  const percent = (share: number): string => (100 * share).toFixed(1);
  const cells = [
    `${rules.edition} ${rules.ladder}`,
    rules.players,
    `${percent(mean)} ± ${percent(error)} %`,
    `${percent(1 / rules.players)} %`,
    shares.length,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

console.log('| rules | players | share won | even | deals |\n| --- | --- | --- | --- | --- |');
await Promise.all(
  Array.from({ length: Number(values.actors) }, async () => {
    const child = fork(fileURLToPath(new URL('actor.ts', import.meta.url)));
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      if (performance.now() > until) break;
      const { promise, resolve } = Promise.withResolvers<Answer>();
      child.once('message', resolve);
      child.send(job.work);
      const answer = await promise;
      if (answer.t === 'measured') job.row.shares.push(...answer.shares);
      if (--job.row.left === 0) tell(job.row);
    }
    child.disconnect();
  }),
);
for (const row of rows) if (row.left > 0 && row.shares.length > 1) tell(row);
