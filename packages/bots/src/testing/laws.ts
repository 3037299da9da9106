/**
 * Laws are tried on fresh luck each run. `PALIER_SEED=…` brings the same luck again. A law says how
 * often it wants to be tried; `npm test` tries a quarter of that, `PALIER_QUICK=1` a fifth,
 * `PALIER_LONG=1` twenty times as much.
 */
import { randomPositions, type RandomPosition } from './positions.ts';

export type Environment = { readonly [name: string]: string | undefined };

export type Law = (position: RandomPosition, index: number) => void;

/** What a test file tries its laws with: its environment, and luck for where that names none. */
export function lawsOf(
  env: Environment,
  fresh: string,
): (title: string, count: number, law: Law) => void {
  const seed = env['PALIER_SEED'] ?? fresh;
  const times = timesOf(env);
  return (title, count, law) => {
    let index = 0;
    for (const position of randomPositions(`${seed}/${title}`, Math.ceil(count * times))) {
      try {
        law(position, index++);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const { table } = position.state;
        const where = `${position.seed}, seat ${position.seat} at ${table.step}: ${table.setup.id}`;
        const again = `PALIER_SEED=${seed} npx vitest run packages/bots`;
        throw new Error(`${reason}\n  in ${where}\n  again: ${again}`, { cause: error });
      }
    }
  };
}

/** How much of something `npm test` does, and how much the long form does, `PALIER_LONG=1`. */
export function shortOrLong<T>(env: Environment, short: T, long: T): T {
  return env['PALIER_LONG'] === undefined ? short : long;
}

function timesOf(env: Environment): number {
  if (env['PALIER_LONG'] !== undefined) return 20 * Math.max(1, Number(env['PALIER_LONG']));
  return env['PALIER_QUICK'] === '1' ? 0.2 : 0.25;
}
