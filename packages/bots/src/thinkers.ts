/** The bots that weigh their options: each a mind, and for the novice the slips that people make. */
import type { Bot, Random } from './bot.ts';
import { deliberate, deliberateEnd, type Mind, type MoveOption } from './deliberate.ts';
import { EXPERT, STEADY } from './weights.ts';

/** Greedy on distance and outs, blind to the others. */
export const STEADY_MIND: Mind = { weights: STEADY, looks: 0, plansGoingOut: false, isWide: false };
export const EXPERT_MIND: Mind = { weights: EXPERT, looks: 8, plansGoingOut: true, isWide: false };

/** A bot that always takes what it thinks best. */
export function thinker(name: string, mind: Mind): Bot {
  return { name, decide: ({ view, random }) => deliberate(view, random, mind)[0]!.command };
}

/** How people err who have played a few evenings: of a hundred chances so many are overlooked. */
const OVERLOOKED = { take: 35, add: 12, lay: 6 } as const;
/** How far a judgement is off, in turns either way. */
const BLUR = 2;

/** Plays legally and plausibly, and errs as people do. */
export function noviceBot(name: string, mind: Mind): Bot {
  return {
    name,
    decide: ({ view, random }) => {
      const options = deliberate(view, random, mind);
      const seen = options.filter((option) => !isOverlooked(option, random));
      if (seen.length > 0) return blurred(seen, random).command;
      // What can be laid or added is listed alone; who overlooks it ends the turn.
      const others = view.table.step === 'play' ? deliberateEnd(view, random, mind) : options;
      return blurred(others, random).command;
    },
  };
}

function isOverlooked({ command }: MoveOption, random: Random): boolean {
  switch (command.t) {
    case 'takeCard':
      return random.below(100) < OVERLOOKED.take;
    case 'addCard':
      return random.below(100) < OVERLOOKED.add;
    case 'layLevel':
      return random.below(100) < OVERLOOKED.lay;
    default:
      return false;
  }
}

function blurred(options: readonly MoveOption[], random: Random): MoveOption {
  let best = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const score = option.score + (BLUR * (random.below(2001) - 1000)) / 1000;
    if (score <= most) continue;
    most = score;
    best = option;
  }
  return best;
}
