/**
 * The strongest minds of November 2026, before anything was learnt, under names that nobody at a table
 * is offered: what comes later is measured against them, so they must go on answering as they did
 * (`frozen.test.ts`).
 */
import type { Bot } from '../bot.ts';
import { MOST_CONTINUATIONS } from '../bot-names.ts';
import { judgedChance } from '../judged-standing.ts';
import { masterBot } from '../master-bot.ts';
import { byJudgement } from '../proposals.ts';
import { EXPERT_MIND, thinker } from '../thinkers.ts';

const EXPERT = 'expert-2611';
const MASTER = 'master-2611';

/** The search with what it is usually measured with. */
export const FROZEN_NAMES: readonly string[] = [EXPERT, `${MASTER}:1500`];

const SEARCH = new RegExp(`^${MASTER}:([1-9]\\d*)$`, 'u');

/** Undefined where none is called that. */
export function frozenNamed(name: string): Bot | undefined {
  if (name === EXPERT) return thinker(name, EXPERT_MIND);
  const continuations = Number(SEARCH.exec(name)?.[1]);
  if (!(continuations <= MOST_CONTINUATIONS)) return undefined;
  const propose = byJudgement(EXPERT_MIND);
  return masterBot(name, { propose, continuations, worth: judgedChance });
}
