/** What other workspaces need to test what they build on the rules. For tests only. */
export { COMMAND_TYPES } from './arbitrary.ts';
export { diceFrom, type Dice } from './dice.ts';
export { knowledgeOf, type Knowledge } from './knowledge.ts';
export { setupOf } from './set-ups.ts';
