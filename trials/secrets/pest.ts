/** Somebody at a table who asks for everything they should not get, and notes what they hear. */
import { COLOUR_LETTERS, MAX_VALUE, VERSION } from '@palier/rules';
import type { Dice } from '@palier/rules/testing';
import type { Tap } from '@palier/server/testing';
import { WebSocket } from 'ws';

export type PestPlan = {
  readonly url: string;
  readonly table: string;
  /** That of a player whose second device it is, or one that nobody has. */
  readonly token: string | undefined;
  readonly tap: Tap;
  readonly dice: Dice;
};

type Told = {
  readonly t: string;
  readonly from?: number;
  readonly entries?: readonly unknown[];
  readonly done?: number;
};

const QUESTIONS = 12;

/** Says so much, and goes; answers when it is gone. */
export async function pester({ url, table, token, tap, dice }: PestPlan): Promise<void> {
  const socket = new WebSocket(`${url.replace(/^http/u, 'ws')}/live`, { perMessageDeflate: false });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let number = 0;
  let left = QUESTIONS;
  const say = (message: object): void => {
    const text = JSON.stringify(message);
    tap.said(text);
    socket.send(text);
  };
  const ask = (): void => {
    if (left-- > 0) say(question(dice, left, number));
    else socket.close();
  };
  socket.on('open', () => {
    const isAhead = dice.oneIn(3);
    const viewer = dice.pick([1, 2, 'spectator']);
    const known = isAhead ? { known: { number: dice.below(40), viewer } } : {};
    const proof = token === undefined ? {} : { token };
    say({ t: 'hello', palier: VERSION, table, ...proof, ...known });
    ask();
  });
  socket.on('message', (data) => {
    const text = (data as Buffer).toString();
    tap.heard(text);
    const { t, from = 0, entries, done } = JSON.parse(text) as Told;
    if (entries !== undefined) number = from + entries.length;
    if (t === 'answered' || done !== undefined) ask();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(undefined));
  await promise;
}

/** Of the wrong person, at the wrong time, about the wrong thing; read by the server all the same. */
function question(dice: Dice, id: number, number: number): object {
  const key = `pest-${dice.below(1_000_000)}-${id}`;
  const at = dice.oneIn(4) ? dice.below(50) : number;
  const act = (move: string): object => ({ t: 'act', id, key, at, move });
  switch (dice.below(12)) {
    case 0:
      return { t: 'record', id };
    case 1:
      return { t: 'takeBack', id, key, at };
    case 2:
      return { t: 'consent', id, at, yes: false };
    case 3:
      return { t: 'moveOn', id, at };
    case 4:
      return { t: 'passHost', id, person: 1 + dice.below(3) };
    case 5:
      return { t: 'say', id, key, saying: { t: 'text', text: 'what have you got?' } };
    case 6:
      return act(`discard ${anyCard(dice)}`);
    case 7:
      return act(`lay ${anyCard(dice)} ${anyCard(dice)} ${anyCard(dice)} / ${anyCard(dice)} J`);
    case 8:
      return act(`add ${anyCard(dice)} to ${1 + dice.below(3)}.1`);
    case 9:
      return act(`keep ${anyCard(dice)} ${anyCard(dice)}`);
    case 10:
      return act(`take ${1 + dice.below(4)}`);
    default:
      return act(dice.pick(['draw', 'pass 1', 'offer R1', 'peek', '__proto__', 'hold', 'swap X']));
  }
}

function anyCard(dice: Dice): string {
  return `${dice.pick(COLOUR_LETTERS)}${1 + dice.below(MAX_VALUE)}`;
}
