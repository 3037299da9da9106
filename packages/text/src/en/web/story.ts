import type { StoryWords } from '../../web/story-words.ts';

export const story: StoryWords = { title: '' };
