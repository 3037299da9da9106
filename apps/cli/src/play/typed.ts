/** What a typed line asks for. */
import {
  isRefusal,
  parseMove,
  RULE_IDS,
  type Command,
  type Refusal,
  type RuleId,
} from '@palier/rules';

export type Typed =
  | { readonly t: 'move'; readonly command: Command }
  | { readonly t: 'refused'; readonly refusal: Refusal }
  /** `lay` alone: the level, in the first way that is found; on an open ladder perhaps a named one. */
  | { readonly t: 'lay'; readonly level: number | undefined }
  | { readonly t: 'rule'; readonly id: RuleId }
  | { readonly t: 'no-such-rule'; readonly text: string }
  | { readonly t: 'save'; readonly file: string }
  | {
      readonly t:
        | 'help'
        | 'moves'
        | 'hint'
        | 'odds'
        | 'undo'
        | 'sort'
        | 'table'
        | 'history'
        | 'quit';
    };

/** The short forms of moves; everything else is the notation itself. */
const SHORT_MOVES: ReadonlyMap<string, string> = new Map([
  ['d', 'draw'],
  ['t', 'take'],
  ['l', 'lay'],
  ['a', 'add'],
  ['e', 'exchange'],
  ['x', 'discard'],
  ['p', 'pass'],
  ['k', 'keep'],
]);

const WISHES: ReadonlyMap<
  string,
  Exclude<Typed['t'], 'move' | 'refused' | 'lay' | 'rule' | 'no-such-rule' | 'save'>
> = new Map([
  ['', 'table'],
  ['table', 'table'],
  ['?', 'moves'],
  ['hint', 'hint'],
  ['odds', 'odds'],
  ['help', 'help'],
  ['h', 'help'],
  ['undo', 'undo'],
  ['u', 'undo'],
  ['sort', 'sort'],
  ['s', 'sort'],
  ['history', 'history'],
  ['quit', 'quit'],
  ['q', 'quit'],
  ['exit', 'quit'],
]);

export function readTyped(line: string): Typed {
  const text = line.trim();
  const [word, rest] = split(text);
  const wish = rest === '' ? WISHES.get(word.toLowerCase()) : undefined;
  if (wish !== undefined) return { t: wish };
  if (word.toLowerCase() === 'rule') return readRule(rest);
  if (word.toLowerCase() === 'save') return { t: 'save', file: rest };
  const verb = SHORT_MOVES.get(word.toLowerCase()) ?? word;
  const bare = verb.toLowerCase() === 'lay' ? /^(\d{0,3}):?$/.exec(rest) : null;
  if (bare !== null) return { t: 'lay', level: bare[1] === '' ? undefined : Number(bare[1]) };
  const command = parseMove(rest === '' ? verb : `${verb} ${rest}`);
  return isRefusal(command) ? { t: 'refused', refusal: command } : { t: 'move', command };
}

function split(text: string): readonly [string, string] {
  const space = text.search(/\s/);
  return space === -1 ? [text, ''] : [text.slice(0, space), text.slice(space).trim()];
}

function readRule(text: string): Typed {
  const id = RULE_IDS.find((candidate) => candidate.toLowerCase() === text.toLowerCase());
  return id === undefined ? { t: 'no-such-rule', text } : { t: 'rule', id };
}
