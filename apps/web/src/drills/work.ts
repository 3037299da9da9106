/** The worker's part of drills: playing games until one asks a good question. */
import { dailyDrills, makeDrill, type Drill, type DrillRequest } from '@palier/bots/drills';
import type { Job } from '../jobs/jobs.ts';

export type DrillJob = Job<DrillRequest, never, Drill>;
/** Each question is news as soon as it is found; the seed is the date. */
export type DailyJob = Job<{ readonly date: string }, Drill, readonly Drill[]>;

export async function makeOneDrill(request: DrillRequest): Promise<Drill> {
  return Promise.resolve(makeDrill(request));
}

export async function makeDailyDrills(
  { date }: DailyJob['input'],
  tell: (drill: Drill) => void,
): Promise<readonly Drill[]> {
  const drills: Drill[] = [];
  for (const drill of dailyDrills(date)) {
    drills.push(drill);
    tell(drill);
  }
  return Promise.resolve(drills);
}
