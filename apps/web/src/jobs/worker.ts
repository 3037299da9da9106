/**
 * The worker's side of long work: one job, then its end. Each job's code is fetched with it. Nothing
 * of the page may be imported here: it needs a document.
 */
import {
  assert,
  isFault,
  makeSetup,
  parseRecord,
  type Setup,
  type SetupChoice,
} from '@palier/rules';
import type { JobMessage, JobName, Jobs } from './jobs.ts';

/** `tell` may be called as often as something is new. */
type Doer<Name extends JobName> = (
  input: Jobs[Name]['input'],
  tell: (news: Jobs[Name]['news']) => void,
) => Promise<Jobs[Name]['result']>;

/** News after so many games: often enough to be seen moving. */
const BATCH = 10;

const DOERS: { readonly [Name in JobName]: Doer<Name> } = {
  'ladder-odds': async (inputs, tell) => {
    const { levelOdds } = await import('@palier/bots/lab');
    for (const { key, choice } of inputs) {
      const setup = playable(choice);
      tell({ key, odds: levelOdds(setup, setup.ladders[0]!.levels[0]!) });
    }
    return undefined;
  },
  'ladder-games': async ({ choice, seed, from, to }, tell) => {
    const { NO_FACTS, addSums, ladderSample } = await import('@palier/bots/lab');
    const setup = playable(choice);
    let facts = NO_FACTS;
    for (let number = from; number < to; number++) {
      facts = addSums(facts, await ladderSample(setup, seed, number));
      const isLast = number === to - 1;
      if (isLast || (number - from + 1) % BATCH === 0) tell(facts);
    }
    return undefined;
  },
  'ladder-report': async ({ choice, facts }) => {
    const { reportOn } = await import('@palier/bots/lab');
    return reportOn(playable(choice), facts);
  },
  drill: async (request) => {
    const { makeDrill } = await import('@palier/bots/drills');
    return makeDrill(request);
  },
  daily: async ({ date }, tell) => {
    const { dailyDrills } = await import('@palier/bots/drills');
    return Array.from(dailyDrills(date), (drill) => {
      tell(drill);
      return drill;
    });
  },
  // With the coach's usual options and seed: `palier review` on the same record says the same.
  review: async ({ text, seat }, tell) => {
    const { USUAL_REVIEW, reviewGame } = await import('@palier/bots/coach');
    const record = parseRecord(text);
    assert(!isFault(record), 'a record is checked before it is reviewed');
    const course = reviewGame(record, seat, USUAL_REVIEW);
    for (;;) {
      const next = course.next();
      if (next.done === true) return next.value;
      tell(next.value);
    }
  },
};

/** Only ladders that can be played come here. */
function playable(choice: SetupChoice): Setup {
  const setup = makeSetup(choice);
  assert(!isFault(setup), 'the ladder can be played');
  return setup;
}

addEventListener('message', ({ data }: MessageEvent<{ name: JobName; input: unknown }>) => {
  void run(data.name, data.input);
});

async function run(name: JobName, input: unknown): Promise<void> {
  const doer = DOERS[name] as (input: unknown, tell: (news: unknown) => void) => Promise<unknown>;
  try {
    say({ t: 'done', result: await doer(input, (news) => say({ t: 'news', news })) });
  } catch (error) {
    say({ t: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

function say(message: JobMessage): void {
  postMessage(message);
}
