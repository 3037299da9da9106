/** What somebody does at a terminal, read from what it sends: keys, text, the mouse, pasted text. */
import { lettersOf } from '../layout.ts';

export type KeyName =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'pageUp'
  | 'pageDown'
  | 'enter'
  | 'escape'
  | 'tab'
  | 'backTab'
  | 'backspace'
  | 'delete';

export type Input =
  | { readonly t: 'key'; readonly key: KeyName }
  /** A letter. */
  | { readonly t: 'text'; readonly text: string }
  | { readonly t: 'ctrl'; readonly letter: string }
  | { readonly t: 'paste'; readonly text: string }
  /** Columns and rows from 0; a wheel goes up (-1) or down. */
  | { readonly t: 'press'; readonly x: number; readonly y: number }
  | { readonly t: 'wheel'; readonly x: number; readonly y: number; readonly by: -1 | 1 };

const ESC = '\x1b';
const PASTE = [`${ESC}[200~`, `${ESC}[201~`] as const;

/** More than that is no text for a name or a message. */
const MOST_PASTED = 10_000;
/** No terminal sends a sequence as long: what begins like one is none. */
const LONGEST_SEQUENCE = 32;

const FINALS: { readonly [final: string]: KeyName } = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  M: 'enter',
  Z: 'backTab',
};
const NUMBERS: { readonly [number: string]: KeyName } = {
  1: 'home',
  3: 'delete',
  4: 'end',
  5: 'pageUp',
  6: 'pageDown',
  7: 'home',
  8: 'end',
};

export class KeyReader {
  #rest = '';

  /** Whether what came last may be the beginning of more: soon to be `flush`ed if nothing comes. */
  get isPending(): boolean {
    return this.#rest !== '';
  }

  read(chunk: string): readonly Input[] {
    this.#rest += chunk;
    const inputs: Input[] = [];
    for (;;) {
      const taken = takeInput(this.#rest);
      if (taken === undefined) return inputs;
      this.#rest = this.#rest.slice(taken.length);
      inputs.push(...taken.inputs);
    }
  }

  /** Nothing more came: an escape is the key, and not the beginning of something. */
  flush(): readonly Input[] {
    if (!this.#rest.startsWith(ESC) || this.#rest.startsWith(PASTE[0])) return [];
    const rest = this.#rest.slice(1);
    this.#rest = '';
    return [{ t: 'key', key: 'escape' }, ...this.read(rest)];
  }
}

type Taken = { readonly length: number; readonly inputs: readonly Input[] };

/** The first thing in a text; undefined where it is not all there. */
function takeInput(text: string): Taken | undefined {
  if (text === '') return undefined;
  if (text.startsWith(ESC)) return takeEscape(text);
  const stop = text.indexOf(ESC);
  const [letter = ''] = lettersOf(stop === -1 ? text : text.slice(0, stop));
  return { length: letter.length, inputs: letterInput(letter) };
}

function letterInput(letter: string): readonly Input[] {
  switch (letter) {
    case '\r':
    case '\n':
    case '\r\n':
      return [{ t: 'key', key: 'enter' }];
    case '\t':
      return [{ t: 'key', key: 'tab' }];
    case '\x7f':
    case '\b':
      return [{ t: 'key', key: 'backspace' }];
    default: {
      const code = letter.codePointAt(0)!;
      if (code >= 0x20) return [{ t: 'text', text: letter }];
      return [{ t: 'ctrl', letter: String.fromCodePoint(code + 0x60) }];
    }
  }
}

function takeEscape(text: string): Taken | undefined {
  if (text.length === 1) return undefined;
  const second = text[1]!;
  if (second === 'O') {
    if (text.length === 2) return undefined;
    const key = FINALS[text[2]!];
    return { length: 3, inputs: key === undefined ? [] : [{ t: 'key', key }] };
  }
  if (second !== '[') return { length: 1, inputs: [{ t: 'key', key: 'escape' }] };
  if (text.startsWith(PASTE[0])) return takePaste(text);
  // oxlint-disable-next-line no-control-regex -- that is what terminals send
  const found = /^\x1b\[(?<given>[\x20-\x3f]*)(?<final>[\x40-\x7e])/u.exec(text);
  if (found === null) return isBeginning(text) ? undefined : { length: 2, inputs: [] };
  const { given = '', final = '' } = found.groups!;
  return { length: found[0].length, inputs: sequenceInput(given, final) };
}

function isBeginning(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- as above
  return text.length <= LONGEST_SEQUENCE && /^\x1b\[[\x20-\x3f]*$/u.test(text);
}

function sequenceInput(given: string, final: string): readonly Input[] {
  if (given.startsWith('<')) return mouseInput(given.slice(1), final);
  const key = final === '~' ? NUMBERS[given.split(';')[0]!] : FINALS[final];
  return key === undefined ? [] : [{ t: 'key', key }];
}

/** `0;12;5M`: the button, column and row from 1; `m` where a button is let go. */
function mouseInput(given: string, final: string): readonly Input[] {
  const [button = 0, column = 1, row = 1] = given.split(';').map(Number);
  if (final !== 'M') return [];
  const at = { x: column - 1, y: row - 1 };
  // Keys that are held with it do not matter.
  switch (button & ~0b11100) {
    case 0:
      return [{ t: 'press', ...at }];
    case 64:
      return [{ t: 'wheel', by: -1, ...at }];
    case 65:
      return [{ t: 'wheel', by: 1, ...at }];
    default:
      return [];
  }
}

function takePaste(text: string): Taken | undefined {
  const end = text.indexOf(PASTE[1]);
  if (end === -1) {
    if (text.length <= MOST_PASTED) return undefined;
    return { length: text.length, inputs: [] };
  }
  const pasted = text.slice(PASTE[0].length, end);
  return { length: end + PASTE[1].length, inputs: [{ t: 'paste', text: pasted }] };
}

/** Ctrl-C and Ctrl-D. */
export function isEnd(input: Input): boolean {
  return input.t === 'ctrl' && (input.letter === 'c' || input.letter === 'd');
}

/** Enter or space: yes, on. */
export function isGo(input: Input): boolean {
  if (input.t === 'key') return input.key === 'enter';
  return input.t === 'text' && input.text === ' ';
}

/** By how many lines a text is moved. */
export function scrollOf(input: Input, page: number): number | undefined {
  if (input.t === 'wheel') return input.by * 2;
  if (input.t !== 'key') return undefined;
  switch (input.key) {
    case 'up':
      return -1;
    case 'down':
      return 1;
    case 'pageUp':
      return -page;
    case 'pageDown':
      return page;
    case 'home':
      return -Infinity;
    case 'end':
      return Infinity;
    default:
      return undefined;
  }
}

/** The line being typed after that; undefined where it is nothing of a line. */
export function typedLine(line: string, input: Input): string | undefined {
  if (input.t === 'text') return line + input.text;
  if (input.t === 'paste') return line + input.text.replaceAll(/\s+/gu, ' ');
  if (input.t === 'ctrl') return input.letter === 'u' ? '' : undefined;
  const isBack = input.t === 'key' && input.key === 'backspace';
  return isBack ? Array.from(line).slice(0, -1).join('') : undefined;
}
