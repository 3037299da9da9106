/**
 * The strength table: every strength against the one below it, and the oracle against all, on
 * duplicate deals with 95 % intervals. Writes bench/strength.md:
 * `npm run lab:strength -- [--minutes 60] [--master 1500] [--only TEXT] [--seed TEXT] [--out FILE]`.
 * A row ends when its games are played or its part of the minutes is over. `--only` takes the rows whose
 * `EDITION PLAYERS BOT AGAINST` has that text in it.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { EditionId } from '@palier/rules';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    master: { type: 'string', default: '1500' },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: 'strength' },
    out: { type: 'string', default: 'bench/strength.md' },
  },
});

const MASTER = `master:${values.master}`;

type Row = {
  readonly edition: EditionId;
  readonly players: number;
  /** One seat of this bot … */
  readonly bot: string;
  /** … and every other seat of that one. */
  readonly against: string;
  readonly games: number;
  /** Its part of the time, against the others'. */
  readonly part: number;
};

const FIELDS: readonly (readonly [EditionId, number])[] = [
  ['level-8-101', 2],
  ['level-8-101', 4],
  ['level-8-99', 2],
  ['level-8-99', 4],
  ['level-up', 2],
  ['level-up', 4],
];

const ROWS: readonly Row[] = FIELDS.flatMap(([edition, players]): readonly Row[] => {
  const of = (bot: string, against: string, [games, part]: readonly [number, number]): Row => ({
    edition,
    players,
    bot,
    against,
    games,
    part,
  });
  const isMain = edition === 'level-8-101';
  return [
    of('steady', 'novice', [2000, 1]),
    of('expert', 'steady', [3000, 2]),
    of(MASTER, 'expert', [100_000, isMain ? 40 : 4]),
    of('oracle', 'novice', [200, 0.5]),
    of('oracle', 'steady', [200, 0.5]),
    of('oracle', 'expert', [200, 0.5]),
    ...(isMain ? [of('oracle', MASTER, [100_000, 3])] : []),
  ];
}).filter(({ edition, players, bot, against }) =>
  `${edition} ${players} ${bot} ${against}`.includes(values.only),
);

type Result = {
  readonly games: number;
  readonly seconds: number;
  readonly bots: readonly {
    readonly share: number;
    readonly interval: readonly [number, number];
  }[];
};

const PROGRAM = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));

/** One row by `palier sim`, interrupted when its time is over: it then tells the result so far. */
async function play(row: Row, ms: number): Promise<Result> {
  const { edition, players, bot, against, games } = row;
  const bots = [bot, ...Array.from({ length: players - 1 }, () => against)].join(',');
  const options = ['--edition', edition, '--bots', bots, '--games', String(games), '--rotate'];
  const argv = [PROGRAM, 'sim', ...options, '--seed', values.seed, '--json'];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'ignore'] });
  const timer = setTimeout(() => child.kill('SIGINT'), ms);
  let text = '';
  child.stdout.setEncoding('utf8');
  for await (const chunk of child.stdout) text += chunk as string;
  clearTimeout(timer);
  // Interrupted before the first deal was finished.
  if (text === '') return play(row, 2 * ms);
  return JSON.parse(text) as Result;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function lineOf({ edition, players, bot, against }: Row, { games, seconds, bots }: Result): string {
  const { share, interval } = bots[0]!;
  const others = players === 2 ? against : `${players - 1} × ${against}`;
  const cells = [
    edition,
    players,
    `**${bot}**`,
    others,
    percent(share),
    interval.map(percent).join(' – '),
    percent(1 / players),
    games,
    seconds.toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

const head = `# How strong the bots are

\`npm run lab:strength -- --minutes ${values.minutes} --master ${values.master} --seed ${values.seed}\` on ${cpus()[0]?.model ?? '?'} × ${cpus().length}, Node ${process.version}. One seat of the first bot, all others of the second; every deal is played once in every rotation of the seats and the 95 % interval comes from the deals. *Even* is the share of a player as good as the others.

| edition | players | bot | against | share won | 95 % interval | even | games | seconds |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
`;

const parts = ROWS.reduce((sum, { part }) => sum + part, 0);
let table = head;
for (const row of ROWS) {
  const ms = (60_000 * Number(values.minutes) * row.part) / parts;
  const line = lineOf(row, await play(row, ms));
  console.log(line);
  table += `${line}\n`;
  writeFileSync(values.out, table);
}
