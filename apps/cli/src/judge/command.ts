/** `palier judge`: the referee. */
import { randomBytes } from 'node:crypto';
import {
  isFault,
  judge,
  makeEvent,
  makePosition,
  VERSION,
  type Json,
  type EditionId,
  type JudgedMove,
  type Judgement,
} from '@palier/rules';
import { defineCommand } from '../command.ts';
import { isFailure, refusedDocument } from '../failure.ts';
import { readJsonFile } from '../input.ts';
import { layOut, write } from '../output.ts';
import { DONE } from '../status.ts';
import type { Words } from '../words.ts';

const SEED_BYTES = 16;

export const command = defineCommand('judge', {
  operands: ['FILE'],
  json: 'always',
  options: {},
  run: async (context, { operands, json }) => {
    const { words, stdout } = context;
    const file = operands[0]!;
    const input = await readJsonFile(context, file);
    if (isFailure(input)) return input;
    const judgement = judge(input.json, randomBytes(SEED_BYTES).toString('hex'));
    if (isFault(judgement)) return refusedDocument(words, judgement, file);
    await write(stdout, json ? onOneLine(judgement, words) : onLines(judgement, words));
    return DONE;
  },
});

function judgedMove(move: JudgedMove, edition: EditionId, words: Words): Json {
  const { seat } = move;
  const named = { seat: seat ?? null, move: move.move, ok: move.ok };
  if (move.ok) {
    const events = move.events.map(makeEvent);
    if (move.decided === undefined) return { ...named, events };
    const { rule, source, otherReading } = move.decided;
    return { ...named, events, rule, source, otherReading: otherReading ?? null };
  }
  const { code, rule } = move.refusal;
  const message = words.refusal(move.refusal, { viewer: seat ?? 'spectator', names: [], edition });
  return { ...named, code, rule, source: move.source, message };
}

/** What stands after the moves. */
function outcome({
  state,
  seed,
  rounds,
  winners,
}: Judgement): readonly (readonly [string, Json])[] {
  return [
    ['position', makePosition(state, seed)],
    [
      'rounds',
      rounds.map(({ endedBy, seat, climbed, nextDealer }) => ({
        endedBy,
        seat: seat ?? null,
        climbed,
        nextDealer: nextDealer ?? null,
      })),
    ],
    ['winners', winners],
  ];
}

// Piece by piece: the answers to a long list of moves may together be longer than a text can be.
function* onOneLine(judgement: Judgement, words: Words): Generator<string> {
  yield `{"palier":${VERSION},"moves":[`;
  for (const [index, move] of judgement.moves.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(judgedMove(move, judgement.state.table.setup.edition, words))}`;
  }
  yield ']';
  for (const [name, value] of outcome(judgement)) yield `,"${name}":${JSON.stringify(value)}`;
  yield '}\n';
}

function* onLines(judgement: Judgement, words: Words): Generator<string> {
  yield `{\n  "palier": ${VERSION},\n  "moves": [`;
  for (const [index, move] of judgement.moves.entries()) {
    yield `${index === 0 ? '' : ','}\n    ${layOut(judgedMove(move, judgement.state.table.setup.edition, words), '    ')}`;
  }
  yield judgement.moves.length === 0 ? ']' : '\n  ]';
  for (const [name, value] of outcome(judgement)) yield `,\n  "${name}": ${layOut(value, '  ')}`;
  yield '\n}\n';
}
