/** Round summary, results and replay in German. */
import type { StoryWords } from '../../web/story-words.ts';
import { replay } from './story-replay.ts';
import { results } from './story-results.ts';
import { round, tellings } from './story-round.ts';

export const story: StoryWords = { round, tellings, results, replay };
