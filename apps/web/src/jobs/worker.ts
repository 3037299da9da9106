/** The worker's side of long work: one job, then its end. Each job's code is fetched with it. */
import type { Doer, JobMessage, JobName } from './jobs.ts';

const DOERS: { readonly [Name in JobName]: () => Promise<Doer<Name>> } = {
  'ladder-odds': async () => (await import('./ladder-jobs.ts')).findOdds,
  'ladder-games': async () => (await import('./ladder-jobs.ts')).playLadder,
  'ladder-report': async () => (await import('./ladder-jobs.ts')).reportLadder,
  drill: async () => (await import('./drill-jobs.ts')).makeOneDrill,
  daily: async () => (await import('./drill-jobs.ts')).makeDailyDrills,
  review: async () => (await import('./review-job.ts')).review,
};

addEventListener('message', ({ data }: MessageEvent<{ name: JobName; input: unknown }>) => {
  void run(data.name, data.input);
});

async function run(name: JobName, input: unknown): Promise<void> {
  try {
    const doer = (await (DOERS[name] as () => Promise<unknown>)()) as (
      input: unknown,
      tell: (news: unknown) => void,
    ) => Promise<unknown>;
    say({ t: 'done', result: await doer(input, (news) => say({ t: 'news', news })) });
  } catch (error) {
    say({ t: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

function say(message: JobMessage): void {
  postMessage(message);
}
