import type { InTurns } from './vitest-turns.ts';

/** Whole programs and many samples, which a change rarely touches; of about the same length. */
export const IN_TURNS: InTurns = [
  [
    'packages/bots/src/drills/drills.test.ts',
    'packages/bots/src/drills/daily.test.ts',
    'packages/bots/src/characters.test.ts',
  ],
  [
    'apps/cli/src/exec/outside.test.ts',
    'packages/bots/src/coach/judge-move.test.ts',
    'packages/bots/src/strength.test.ts',
    'tools/packages/build.test.ts',
    'trials/secrets/secrets.test.ts',
    'trials/week/week.test.ts',
  ],
  [
    'apps/cli/src/pack.test.ts',
    'packages/bots/src/coach/review-game.test.ts',
    'apps/server/src/pushes.test.ts',
  ],
];
