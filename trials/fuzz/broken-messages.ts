/** Messages that are right, and what can become of them. */
import type { Dice } from '@palier/rules/testing';
import { PHRASES, USUAL_OPTIONS } from '@palier/table/room';
import { anyBytes } from './target.ts';

type Message = { readonly [member: string]: unknown };

const SETUP = { edition: 'level-8-101', players: 3, rules: { levels: 2 } };
const MOVES = [
  'draw',
  'take 2',
  'discard R7',
  'lay R3 G4 J=5 / B7 B8 B9',
  'add J 1.1',
  'pass 2',
  'x',
];

/** One of all that can be asked, with members that fit the schema. */
export function rightMessage(dice: Dice): Message {
  const id = dice.below(1000);
  const at = dice.below(200);
  const seat = 1 + dice.below(6);
  const person = 1 + dice.below(5);
  const key = `key-${dice.below(1_000_000)}-abc`;
  const name = `Name ${dice.below(50)}`;
  const salt = anyBytes(dice, 16).toString('hex');
  return dice.pick<Message>([
    { t: 'join', id, name, token: tokenOf(dice), salt },
    { t: 'salt', id, salt },
    { t: 'rename', id, name },
    { t: 'face', id, face: dice.pick(['a0000', 'l5555']) },
    { t: 'sit', id, seat },
    { t: 'stand', id },
    { t: 'leave', id },
    { t: 'away', on: dice.oneIn(2) },
    { t: 'act', id, key, at, move: dice.pick(MOVES) },
    { t: 'takeBack', id, key, at },
    { t: 'consent', id, at, yes: dice.oneIn(2) },
    { t: 'moveOn', id, at },
    { t: 'say', id, key, saying: { t: 'phrase', phrase: dice.pick(PHRASES) } },
    { t: 'say', id, key, saying: { t: 'text', text: 'ÄÖ \u{1F0A1} hello' } },
    { t: 'wantNext', id, on: dice.oneIn(2) },
    { t: 'again', id },
    { t: 'record', id },
    { t: 'ping', id },
    {
      t: 'configure',
      id,
      options: { ...USUAL_OPTIONS, setup: { ...SETUP, players: 2 + dice.below(5) } },
    },
    { t: 'seatBot', id, seat, bot: { bot: dice.pick(['steady', 'novice', 'none']), name } },
    { t: 'remove', id, person },
    { t: 'remove', id, person, forGood: dice.oneIn(2) },
    { t: 'admit', id, person, yes: dice.oneIn(2) },
    { t: 'passHost', id, person },
    { t: 'begin', id },
  ]);
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function tokenOf(dice: Dice): string {
  return Array.from({ length: 16 }, () => LETTERS[dice.below(32)]!).join('');
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '\u202Etxet',
  'x'.repeat(3000),
  '__proto__',
  [],
  [[[[[[[[[[]]]]]]]]]],
  {},
  { t: 'ping' },
  { toString: 1, constructor: { prototype: {} } },
];

/** Something between a slip and an attack. */
export function brokenText(message: Message, dice: Dice): string {
  const members = Object.keys(message);
  const member = dice.pick(members);
  const { [member]: value, ...rest } = message;
  const text = JSON.stringify(message);
  switch (dice.below(9)) {
    case 8:
      return deepText(message, dice);
    case 0:
      return JSON.stringify(rest);
    case 1:
      return JSON.stringify({ ...message, [member]: dice.pick(STRANGE) });
    case 2:
      return JSON.stringify({ ...message, [dice.pick(['admin', '__proto__', 'id ', 'T'])]: value });
    case 3:
      return text.slice(0, dice.below(text.length));
    case 4:
      return `${'['.repeat(dice.below(3000))}${text}`;
    case 5:
      return text.replace('{', '{"__proto__":{"t":"begin"},');
    case 6:
      return JSON.stringify(dice.pick(STRANGE));
    default:
      return anyBytes(dice, dice.below(200)).toString('latin1');
  }
}

/** Good JSON, with something nested as deep as a message may be long, anywhere in it. */
function deepText(message: Message, dice: Dice): string {
  const depth = dice.pick([20, 1000, 2500, 3800]);
  const [open, close] = dice.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const deep = `${open.repeat(depth)}0${close.repeat(depth)}`;
  // Not as a value: whoever writes it calls itself, too.
  return JSON.stringify(withStrange(message, dice)).replace(JSON.stringify(PLACE), deep);
}

const PLACE = '@';

function withStrange(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return PLACE;
  if (dice.oneIn(4)) return { ...value, more: PLACE };
  const [name, member] = dice.pick(Object.entries(value as { readonly [name: string]: unknown }));
  return { ...value, [name]: withStrange(member, dice) };
}
