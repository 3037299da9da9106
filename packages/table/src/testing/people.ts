/** People at a table for tests: each with a client of their own, now and then taking a move back. */
import { deciders } from '@palier/rules';
import type { TableClient } from '../client.ts';
import type { Answer } from '../messages.ts';
import { diceFrom } from '@palier/rules/testing';
import { eagerMove } from './eager-player.ts';

export type TestPerson = {
  readonly client: TableClient;
  readonly seed: string;
};

/**
 * Does what this person would do now, if anything; the same for the same number of entries. Goes on
 * after a round, too, as somebody must.
 */
export async function takeTurn({ client, seed }: TestPerson): Promise<Answer | undefined> {
  const { state } = client;
  if (state === undefined || state.isBusy || state.closed !== undefined) return undefined;
  const { view, entries, canTakeBack, pause } = state;
  if (pause === 'round') client.pause(false);
  const { viewer, table } = view;
  if (viewer === 'spectator') return undefined;
  const isDue = deciders(table).includes(viewer);
  const stream = `${seed}/${viewer}/${entries.length}`;
  const isWary = canTakeBack && diceFrom(`${stream}/back`).oneIn(3);
  if (isWary) return client.takeBack();
  return isDue ? client.act(eagerMove(view, stream)) : undefined;
}
