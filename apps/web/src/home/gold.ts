/** Which one thing on home is gold: what matters most today. */

export type Gold = 'daily' | 'turn' | 'running' | 'goal' | 'quick';

type Waiting = {
  /** Days in a row that end today unless the challenge is done. */
  readonly isStreakAtStake: boolean;
  /** Tables online at which others wait for this player. */
  readonly turns: number;
  readonly isRunning: boolean;
  readonly hasGoal: boolean;
};

export function goldOf({ isStreakAtStake, turns, isRunning, hasGoal }: Waiting): Gold {
  if (isStreakAtStake) return 'daily';
  if (turns > 0) return 'turn';
  if (isRunning) return 'running';
  return hasGoal ? 'goal' : 'quick';
}
