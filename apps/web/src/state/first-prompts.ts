/** What somebody who plays at once, without the lesson, is told at the table: each until it was done once. */
import { oneOf } from '@palier/rules/codec';
import { looseList } from './kept-codecs.ts';
import { kept } from './kept.ts';

const FIRST_PROMPTS = ['draw', 'spare', 'lay'] as const;
export type FirstPrompt = (typeof FIRST_PROMPTS)[number];

const codec = looseList<FirstPrompt>(oneOf(FIRST_PROMPTS), FIRST_PROMPTS.length);

/** Those still to be told: none but after `promptFirstGame`. */
export const promptsLeft = kept<readonly FirstPrompt[]>('prompts', codec, []);

export function promptFirstGame(): void {
  promptsLeft.set(FIRST_PROMPTS);
}

export function forgetPrompts(done: ReadonlySet<FirstPrompt>): void {
  if (promptsLeft.peek().some((prompt) => done.has(prompt))) {
    promptsLeft.change((left) => left.filter((prompt) => !done.has(prompt)));
  }
}
