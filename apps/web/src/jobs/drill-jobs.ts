/** The worker's part of drills: playing games until one asks a good question. */
import { dailyDrills, makeDrill, type Drill } from '@palier/bots/drills';
import type { Doer } from './jobs.ts';

export const makeOneDrill: Doer<'drill'> = async (request) => Promise.resolve(makeDrill(request));

export const makeDailyDrills: Doer<'daily'> = async ({ date }, tell) => {
  const drills: Drill[] = [];
  for (const drill of dailyDrills(date)) {
    drills.push(drill);
    tell(drill);
  }
  return Promise.resolve(drills);
};
