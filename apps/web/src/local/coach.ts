/** Questions about a hand, answered by a worker from the view alone. */
import type { Advice } from '@palier/bots';
import type { View } from '@palier/rules';
import type { Study } from './calls.ts';
import { packView } from './packed-view.ts';
import { coach } from './workers.ts';

export type { Aim, Study } from './calls.ts';

export async function studyOf(view: View): Promise<Study> {
  return coach('study', [packView(view)]);
}

export async function hintFor(view: View): Promise<Advice> {
  return coach('advise', [packView(view)]);
}
