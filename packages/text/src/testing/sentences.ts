/** What a module of a language says, read from its source: every piece of text with the key it stands under. */

export type Sentence = {
  /** "online.ts join.takeOver" */
  readonly key: string;
  readonly text: string;
};

/**
 * Every literal of a module that somebody may be told: not a comment, an import, a key, a tag that is
 * compared or a type. A template is told in pieces, what is put in between left out.
 */
export function sentencesIn(code: string, file: string): readonly Sentence[] {
  const found: Sentence[] = [];
  /** What is open, each with the key it stands under; in a template the quote that ends it. */
  const open: { readonly sign: string; readonly key: string }[] = [];
  let key = '';
  let at = 0;

  function keep(text: string, from: number): void {
    const path = [...open.filter(({ sign }) => sign === '{').map((one) => one.key), key];
    const isTyped = path.some((name) => TYPED.test(name));
    const isPlain = !isTyped && !NOT_TOLD.test(code.slice(Math.max(0, from - 12), from));
    if (!isPlain || text.trim() === '') return;
    const name = path.filter((part) => part !== '').join('.');
    found.push({
      key: `${file} ${name}`.trim(),
      text: text.replaceAll(/\\(?<sign>.)/gu, '$<sign>'),
    });
  }

  /** From a backtick, or the end of what was put in, to the next of them. */
  function template(): void {
    const [text] = match(/(?:[^`\\$]|\\.|\$(?!\{))*/uy, at + 1)!;
    keep(text, at);
    at += text.length + 1;
    if (code[at] === '`') at++;
    else {
      open.push({ sign: '`', key });
      at += 2;
    }
  }

  function match(pattern: RegExp, from: number): RegExpExecArray | null {
    pattern.lastIndex = from;
    return pattern.exec(code);
  }

  while (at < code.length) {
    const sign = code[at]!;
    const skipped = match(/\s+|\/\*[^]*?\*\/|\/\/[^\n]*/uy, at);
    const named = open.at(-1)?.sign === '{' ? match(KEY, at) : null;
    if (skipped !== null) at += skipped[0].length;
    else if (named !== null) {
      key = named.groups!['bare'] ?? named.groups!['quoted']!;
      at += named[0].length;
    } else if (sign === "'") {
      const [text] = match(/'(?:[^'\\]|\\.)*'/uy, at)!;
      keep(text.slice(1, -1), at);
      at += text.length;
    } else if (sign === '`') template();
    else if (sign === '}' && open.at(-1)?.sign === '`') {
      ({ key } = open.pop()!);
      template();
    } else {
      if ('{(['.includes(sign)) {
        open.push({ sign, key });
        if (sign === '{') key = '';
      }
      if ('})]'.includes(sign)) ({ key } = open.pop()!);
      at++;
    }
  }
  return found;
}

/** Typed at a command line or pressed, or a name that no language translates. */
const TYPED = /^(?:line|keys?|botNames)$/u;

/** Before a literal that nobody is told: an import, a comparison, a type. */
const NOT_TOLD = /(?:\bfrom|\bimport\(|[!=]==|\bcase|\||<)\s*$/u;

/** A member of an object, as the formatter writes it. */
const KEY = /(?<=[{,\n]\s*)(?:(?<bare>[\w$]+)|'(?<quoted>[^'\n]+)'):\s/uy;
