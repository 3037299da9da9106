/** JSON from outside: bounded in depth, and with the place where it breaks. */

/** No document of ours comes near. */
export const MOST_DEPTH = 100;

export type JsonBreak = {
  readonly t: 'break';
  readonly line: number;
  readonly column: number;
  /** The beginning of what is not expected there; empty at the end of the text. */
  readonly near: string;
};

export type JsonText =
  | { readonly t: 'json'; readonly json: unknown }
  | { readonly t: 'too-deep' }
  | JsonBreak;

/**
 * Reads a document. One that is nested too deeply is not handed on: what comes behind recurses.
 * `JSON.parse` itself does not, and says whether it is JSON at all.
 */
export function parseJsonText(text: string): JsonText {
  try {
    const json: unknown = JSON.parse(text);
    return isDeep(text) ? { t: 'too-deep' } : { t: 'json', json };
  } catch {
    return placeOf(text, breakOf(text));
  }
}

/** Whether lists and objects are nested beyond the limit. */
export function isDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at) - 1;
    else if (letter === '[' || letter === '{') {
      depth++;
      if (depth > MOST_DEPTH) return true;
    } else if (letter === ']' || letter === '}') depth--;
  }
  return false;
}

const NEAR = 20;

function placeOf(text: string, at: number): JsonBreak {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  const near = text
    .slice(at, at + NEAR)
    .split('\n')[0]!
    .trim();
  return { t: 'break', line, column, near };
}

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end' | 'end';

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/** Where a text that is not JSON stops being it. The engine's own message often does not say. */
function breakOf(text: string): number {
  const open: ('[' | '{')[] = [];
  let expected: Expected = 'value';
  for (let at = endOf(SPACE, text, 0); at < text.length;) {
    const letter = text[at]!;
    const isValue: boolean = expected === 'value' || expected === 'value-or-end';
    const isKey: boolean = expected === 'key' || expected === 'key-or-end';
    let next = at + 1;
    if (letter === ']' || letter === '}') {
      const isEnd =
        expected === 'comma-or-end' ||
        expected === (letter === ']' ? 'value-or-end' : 'key-or-end');
      if (!isEnd || open.pop() !== (letter === ']' ? '[' : '{')) return at;
      expected = afterValue(open);
    } else if (isValue && (letter === '[' || letter === '{')) {
      open.push(letter);
      expected = letter === '[' ? 'value-or-end' : 'key-or-end';
    } else if (letter === ',' && expected === 'comma-or-end') {
      expected = open.at(-1) === '{' ? 'key' : 'value';
    } else if (letter === ':' && expected === 'colon') expected = 'value';
    else if (letter === '"' && (isValue || isKey)) {
      next = endOfString(text, at);
      const token = text.slice(at, next);
      // A string that is never closed breaks where it begins, or at the end if it is the last line.
      if (!isString(token)) return next < text.length || token.includes('\n') ? at : next;
      expected = isKey ? 'colon' : afterValue(open);
    } else {
      next = isValue ? endOf(SCALAR, text, at) : at;
      if (next === at) return at;
      expected = afterValue(open);
    }
    at = endOf(SPACE, text, next);
  }
  return text.length;
}

function afterValue(open: readonly string[]): Expected {
  return open.length === 0 ? 'end' : 'comma-or-end';
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Behind the closing quote, or the end of the text where there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function isString(token: string): boolean {
  try {
    return typeof JSON.parse(token) === 'string';
  } catch {
    return false;
  }
}
