/** The proof of an honest deal, when a game online is over: what was promised against what the record says. */
import {
  commandOf,
  commitmentTo,
  isFault,
  parseRecord,
  verify,
  type GameRecord,
} from '@palier/rules';
import type { RoomPromise } from '@palier/table/room';
import type { OnlineWords } from './words.ts';

type Found = 'good' | 'bad' | 'unknown';

/** `noted`: the server's commitment and the own salt, as they were kept before the first deal. */
export function proofLines(
  text: string,
  noted: RoomPromise | undefined,
  { at }: OnlineWords,
): readonly string[] {
  const { proof } = at;
  const record = parseRecord(text);
  if (isFault(record)) return [proof.game.unknown];
  const found = [...promiseFound(record, noted, at), gameFound(record, at)];
  const isBad = found.some(([state]) => state === 'bad');
  const isGood = found.every(([state]) => state === 'good');
  return [
    `${proof.title}: ${isBad ? proof.bad : isGood ? proof.good : proof.partly}`,
    ...(isGood ? [] : found.map(([state, line]) => `${proof.mark[state]} ${line}`)),
  ];
}

/** The whole game, dealt again. */
function gameFound(record: GameRecord, { proof }: OnlineWords['at']): readonly [Found, string] {
  const { problems, shuffles } = verify(record);
  const [first] = problems;
  if (first !== undefined || shuffles === 'unknown') {
    const event = first !== undefined && 'number' in first ? first.number : undefined;
    return ['bad', proof.game.bad(event)];
  }
  const moves = record.events.filter(
    (event) => event.t !== 'takenBack' && commandOf(event) !== undefined,
  );
  return ['good', proof.game.good(moves.length)];
}

function promiseFound(
  { header, result }: GameRecord,
  noted: RoomPromise | undefined,
  { proof }: OnlineWords['at'],
): readonly (readonly [Found, string])[] {
  const luck = header.fairness.t === 'honest' ? header.fairness : undefined;
  const secret = result?.secret;
  const states = {
    promise: stateOf(noted && luck?.commitment === noted.commitment),
    secret: stateOf(secret === undefined ? undefined : commitmentTo(secret) === luck?.commitment),
    salt: stateOf(noted && luck?.salts.includes(noted.salt) === true),
  };
  return (['promise', 'secret', 'salt'] as const).map((name) => [
    states[name],
    proof[name][states[name]],
  ]);
}

function stateOf(isSo: boolean | undefined): Found {
  if (isSo === undefined) return 'unknown';
  return isSo ? 'good' : 'bad';
}
