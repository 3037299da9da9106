/** Somebody who speaks everything but the protocol, over a real network, in one of many ways. */
import type { Dice } from '@palier/rules/testing';
import { WebSocket } from 'ws';
import { brokenText, rightMessage } from './broken-messages.ts';
import { badFrames, crawl, fragments, noise, pings, requests } from './raw-vandal.ts';
import { anyAddress, type Target } from './target.ts';

export type Way = (target: Target, dice: Dice) => Promise<void>;

/** What is tried, and how often. */
const WAYS: readonly (readonly [name: string, parts: number, way: Way])[] = [
  ['noise', 1, noise],
  ['bad frames', 3, badFrames],
  ['fragments', 2, fragments],
  ['ping floods', 1, pings],
  ['slow hellos', 1, crawl],
  ['crowds', 1, crowd],
  ['requests', 3, requests],
  ['talk', 5, talk],
  ['peeping', 2, peep],
];

const ALL = WAYS.flatMap(([name, parts, way]) =>
  Array.from({ length: parts }, () => ({ name, way })),
);

/** Answers what it did. */
export async function vandalise(target: Target, dice: Dice): Promise<string> {
  const { name, way } = dice.pick(ALL);
  await way(target, dice);
  return name;
}

type Live = {
  readonly say: (text: string) => void;
  readonly socket: WebSocket;
  readonly closed: Promise<unknown>;
};

async function live({ port, tap }: Target, dice: Dice): Promise<Live> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': anyAddress(dice) },
  });
  const ear = tap();
  socket.on('error', () => undefined);
  socket.on('message', (data) => ear.heard((data as Buffer).toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const opened = new Promise((resolve) => socket.once('open', resolve));
  await Promise.race([opened, closed]);
  const say = (text: string): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    ear.said(text);
    socket.send(text, { binary: dice.oneIn(30) });
  };
  return { say, socket, closed };
}

async function leave({ socket, closed }: Live, dice: Dice): Promise<void> {
  if (dice.oneIn(3)) socket.terminate();
  else socket.close();
  await closed;
}

const ODD_TABLES = ['constructor', '\u0000', '\uD800', '\u{1F0A1}', 'x'.repeat(64)];

/** A real client with bad manners: says hello perhaps, and then all sorts of things, fast. */
async function talk(target: Target, dice: Dice): Promise<void> {
  const visitor = await live(target, dice);
  const hello = { t: 'hello', palier: 1, table: dice.pick([...target.tables, ...ODD_TABLES]) };
  if (!dice.oneIn(5)) visitor.say(JSON.stringify(hello));
  else visitor.say(brokenText({ ...hello, known: { number: 3, viewer: 1 }, token: 'x' }, dice));
  for (let said = dice.below(14); said > 0; said--) {
    const message = rightMessage(dice);
    visitor.say(dice.oneIn(8) ? brokenText(message, dice) : JSON.stringify(message));
    if (dice.oneIn(20)) visitor.socket.ping();
  }
  if (dice.oneIn(2)) await answerOrEnd(visitor);
  await leave(visitor, dice);
}

/** Asks for everything at a table of others, without ever being anybody there. */
async function peep(target: Target, dice: Dice): Promise<void> {
  const visitor = await live(target, dice);
  const known = dice.oneIn(2) ? { known: { number: dice.below(60), viewer: 1 } } : {};
  const token = dice.oneIn(3)
    ? { token: dice.pick(['', 'x', '0123456789ABCDEF', '__proto__']) }
    : {};
  const table = target.others();
  visitor.say(JSON.stringify({ t: 'hello', palier: 1, table, ...known, ...token }));
  for (let said = dice.below(14); said > 0; said--) {
    const message = rightMessage(dice);
    if (message['t'] !== 'join') visitor.say(JSON.stringify(message));
  }
  await answerOrEnd(visitor);
  await leave(visitor, dice);
}

async function answerOrEnd({ socket, closed }: Live): Promise<void> {
  const answer = new Promise((resolve) => socket.once('message', resolve));
  await Promise.race([answer, closed]);
}

/** Many who come at once from one address; some never say a word, some go without one. */
async function crowd(target: Target, dice: Dice): Promise<void> {
  const headers = { 'x-forwarded-for': anyAddress(dice) };
  const sockets = Array.from({ length: 5 + dice.below(40) }, () => {
    const path = dice.pick(['live', 'live', 'lobby']);
    const socket = new WebSocket(`ws://127.0.0.1:${target.port}/${path}`, { headers });
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const opened = new Promise((resolve) => socket.once('open', resolve));
    return { socket, closed, opened };
  });
  const isPatient = dice.oneIn(2);
  await Promise.all(
    sockets.map(async ({ socket, closed, opened }) => {
      if (isPatient) await Promise.race([opened, closed]);
      if (dice.oneIn(2)) socket.terminate();
      else socket.close();
      await closed;
    }),
  );
}
