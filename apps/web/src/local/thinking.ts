/**
 * What bots decide, and what the solver and the hint say of a view. It runs in a worker, so that the
 * page never waits, and is fetched when it is first needed.
 */
import { LEARNT_STRENGTHS, botOrUsual, parseBotName, questionOf } from '@palier/bots';
import type { Command } from '@palier/rules';
import type { BotQuestion } from '@palier/table';

export { hintAt, studyOf } from '@palier/bots';

export async function decideForBot({ bot, view, stream }: BotQuestion): Promise<Command> {
  const strength = parseBotName(bot)?.strength;
  const isLearnt = strength !== undefined && LEARNT_STRENGTHS.has(strength);
  const network = isLearnt ? await (await import('../minds/learnt.ts')).learnt() : undefined;
  return botOrUsual(bot, () => network).decide(questionOf(view, stream));
}
