/** `palier verify`: checks a record. */
import { VERSION, verify, type GameRecord, type Json, type Verdict } from '@palier/rules';
import { defineCommand } from '../command.ts';
import { isFailure } from '../failure.ts';
import { readRecord } from '../input.ts';
import { problemEvent, problemSentence } from '../problem-words.ts';
import { recordNaming, playerNames, titleOf } from '../record-words.ts';
import { DONE, REFUSED } from '../status.ts';
import type { Words } from '../words.ts';

export const command = defineCommand('verify', {
  operands: ['FILE'],
  json: 'option',
  options: {},
  run: async (context, { operands, json }) => {
    const { words, stdout } = context;
    const record = await readRecord(context, operands[0]!);
    if (isFailure(record)) return record;
    const verdict = verify(record);
    const text = json
      ? JSON.stringify(verdictDocument(record, verdict, words))
      : verdictText(record, verdict, words);
    stdout.write(`${text}\n`);
    return verdict.problems.length === 0 ? DONE : REFUSED;
  },
});

function verdictDocument(record: GameRecord, verdict: Verdict, words: Words): Json {
  const { events, rounds, isFinished, shuffles, winners, problems } = verdict;
  return {
    palier: VERSION,
    ok: problems.length === 0,
    finished: isFinished,
    events,
    rounds,
    shuffles,
    winners,
    problems: problems.map((problem) => ({
      code: problem.t,
      event: problemEvent(problem) ?? null,
      message: problemSentence(problem, record, { words, eyes: 'open' }),
      ...(problem.t === 'illegal-move'
        ? { rule: problem.refusal.rule, refusal: problem.refusal.code }
        : {}),
      ...(problem.t === 'bad-position' ? { path: problem.fault.path } : {}),
    })),
  };
}

function verdictText(record: GameRecord, verdict: Verdict, words: Words): string {
  const { verify: say } = words.cli;
  const lines = [titleOf(record, words), say.players(playerNames(record, words))];
  return [
    ...lines,
    ...checkedLines(record, verdict, words),
    ...problemLines(record, verdict, words),
  ].join('\n');
}

/** What was checked: the whole game, or as much of it as could be played again. */
function checkedLines(record: GameRecord, verdict: Verdict, words: Words): readonly string[] {
  const { verify: say } = words.cli;
  const { events, rounds, shuffles, winners, isFinished, problems } = verdict;
  const stop = problems.map(problemEvent).find((number) => number !== undefined);
  if (stop !== undefined) return [say.stopped(stop, events)];
  if (problems.some(({ t }) => t === 'bad-position')) return [];
  const standing = isFinished
    ? words.event({ t: 'gameWon', winners }, recordNaming(record, 'spectator'))
    : say.unfinished;
  return [say.checked(events, rounds), say.shuffles[shuffles], standing];
}

function problemLines(record: GameRecord, { problems }: Verdict, words: Words): readonly string[] {
  const { verify: say } = words.cli;
  if (problems.length === 0) return [say.good];
  const lines = problems.map((problem) => {
    const number = problemEvent(problem);
    const sentence = problemSentence(problem, record, { words, eyes: 'open' });
    return `  ${number === undefined ? say.inRecord(sentence) : say.atEvent(number, sentence)}`;
  });
  return [say.bad(problems.length), ...lines];
}
