/**
 * One decision of a bot: the wait, the thinking, and a way out where it breaks. It happens beside the
 * table's queue: where bots think elsewhere, nobody waits for them.
 */
import { assert, otherMoves, type Command, type View } from '@palier/rules';
import type { BotQuestion, Clock, BotDecider } from './ports.ts';

/** Milliseconds before a bot thinks, where nobody says otherwise: so that people can follow. */
export const BOT_PAUSE = 750;

export type BotPorts = {
  readonly clock: Clock;
  readonly botDecider: BotDecider;
  readonly report: (error: unknown) => void;
};

export type BotTurn = {
  readonly question: BotQuestion;
  /** Milliseconds before it thinks. */
  readonly delay: number;
  readonly decided: (command: Command) => void;
};

/** Asks a bot. The answer keeps it from thinking; what it thinks already, the asker may ignore. */
export function askBot(ports: BotPorts, { question, delay, decided }: BotTurn): () => void {
  const think = async (): Promise<void> => decided(await commandFrom(ports, question));
  return ports.clock.after(delay, () => void think());
}

/** A bot that breaks must not hold up the table. */
async function commandFrom(
  { botDecider, report }: BotPorts,
  question: BotQuestion,
): Promise<Command> {
  try {
    return await botDecider.decide(question);
  } catch (error) {
    report(error);
    return somethingLegal(question.view);
  }
}

/** What anybody would do who cannot think: draw, discard, or whatever comes first. */
export function somethingLegal(view: View): Command {
  let first: Command | undefined;
  for (const move of otherMoves(view)) {
    if (move.t === 'drawCard' || move.t === 'discard') return move;
    first ??= move;
  }
  assert(first !== undefined, 'whoever must decide has a legal move');
  return first;
}
