/** Round summary, results and replay in French. */
import { typesetAll } from '../../typeset-all.ts';
import type { StoryWords } from '../../web/story-words.ts';
import { typeset } from '../typeset.ts';
import { replay } from './story-replay.ts';
import { results } from './story-results.ts';
import { round, tellings } from './story-round.ts';

export const story: StoryWords = typesetAll({ round, tellings, results, replay }, typeset);
