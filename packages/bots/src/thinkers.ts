/** The bots that weigh their options and take what they think best: each a mind. */
import type { Bot } from './bot.ts';
import { deliberate, type Mind } from './deliberate.ts';
import { EXPERT, STEADY } from './weights.ts';

/** Greedy on distance and outs, blind to the others. */
export const STEADY_MIND: Mind = { weights: STEADY, looks: 0, plansGoingOut: false, isWide: false };
export const EXPERT_MIND: Mind = { weights: EXPERT, looks: 8, plansGoingOut: true, isWide: false };

/** A bot that always takes what it thinks best. */
export function thinker(name: string, mind: Mind): Bot {
  return { name, decide: ({ view, random }) => deliberate(view, random, mind)[0]!.command };
}
